import { describe, expect, it } from 'vitest'
import { fragmentOf, merged } from './tokens.ts'

const TOKEN = 'k3yk3yk3yk3yk3yk3yk3y'
const OTHER = '1nv1t3-1nv1t3-1nv1t3'
const read = (hash: string, kept = '') => fragmentOf(merged(hash, kept))

describe('the fragment of a link', () => {
  it('invites to a seat', () => {
    expect(read(`#seat=2&token=${TOKEN}`)).toEqual({ seat: 2, invite: TOKEN, link: undefined, tokens: [] })
  })

  it('leads to a seat that is held already', () => {
    expect(read(`#seat=${TOKEN}`)).toEqual({ seat: undefined, invite: undefined, link: TOKEN, tokens: [] })
  })

  it('lets watch, and only that is sent to the server', () => {
    expect(read(`#watch=${TOKEN}`, `seat=1&token=${OTHER}`)).toEqual({
      seat: 1,
      invite: OTHER,
      link: undefined,
      tokens: [TOKEN],
    })
  })

  it('leaves what is kept alone if it says nothing', () => {
    expect(read('', `watch=${TOKEN}`).tokens).toEqual([TOKEN])
    expect(read('#main', `watch=${TOKEN}`).tokens).toEqual([TOKEN])
  })

  it('keeps nothing that no server has given: it would be refused for ever', () => {
    const nothing = { seat: undefined, invite: undefined, link: undefined, tokens: [] }
    for (const junk of ['x', 'y'.repeat(101), 'käse-käse-käse-käse', '<img src=x onerror=1>'])
      for (const hash of [`#watch=${junk}`, `#seat=${junk}`, `#seat=1&token=${junk}`])
        expect(read(hash), hash).toEqual(nothing)
    expect(read('', 'watch=x&seat=1&token=y')).toEqual({ ...nothing, seat: 1 })
  })

  it('lets an invitation come before a link that came earlier', () => {
    expect(read(`#seat=1&token=${TOKEN}`, `link=${OTHER}`)).toEqual({
      seat: 1,
      invite: TOKEN,
      link: undefined,
      tokens: [],
    })
  })
})
