import { describe, expect, it } from 'vitest'
import { fragmentOf, merged } from './tokens.ts'

const TOKEN = 'k3yk3yk3yk3yk3yk3yk3y'
const read = (hash: string, kept = '') => fragmentOf(merged(hash, kept))

describe('the fragment of a link', () => {
  it('invites to a seat', () => {
    expect(read(`#seat=2&token=${TOKEN}`)).toEqual({ seat: 2, invite: TOKEN, link: undefined, tokens: [] })
  })

  it('leads to a seat that is held already', () => {
    expect(read(`#seat=${TOKEN}`)).toEqual({ seat: undefined, invite: undefined, link: TOKEN, tokens: [] })
  })

  it('lets watch, and only that is sent to the server', () => {
    expect(read(`#watch=${TOKEN}`, 'seat=1&token=invitation')).toEqual({
      seat: 1,
      invite: 'invitation',
      link: undefined,
      tokens: [TOKEN],
    })
  })

  it('leaves what is kept alone if it says nothing', () => {
    expect(read('', `watch=${TOKEN}`).tokens).toEqual([TOKEN])
    expect(read('#main', `watch=${TOKEN}`).tokens).toEqual([TOKEN])
  })
})
