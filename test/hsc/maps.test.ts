import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { virtualscapeMaps } from '../../src/games/heroscape/builder/map-file.ts'
import { readHsc } from '../../src/games/heroscape/builder/virtualscape.ts'
import { broken, byHand, nothing } from './by-hand.ts'
import { built } from './built.ts'

const FOLDER = import.meta.dirname
const stored = (...path: string[]): Uint8Array => new Uint8Array(readFileSync(join(FOLDER, ...path)))
const mapsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.hsc'))
    .map((name) => name.slice(0, -4))
    .sort()

describe('the sample maps', () => {
  it('are those that are made here, and no others', () => {
    const made = { ...built(), ...byHand }
    expect(mapsIn(FOLDER)).toEqual(Object.keys(made).sort())
    for (const [name, bytes] of Object.entries(made)) expect(stored(`${name}.hsc`)).toEqual(Uint8Array.from(bytes))
    const unread = {
      ...Object.fromEntries(Object.entries(broken).map(([name, { bytes }]) => [name, bytes])),
      ...nothing,
    }
    expect(mapsIn(join(FOLDER, 'broken'))).toEqual(Object.keys(unread).sort())
    for (const [name, bytes] of Object.entries(unread))
      expect(stored('broken', `${name}.hsc`)).toEqual(Uint8Array.from(bytes))
  })
})

describe('a broken map', () => {
  it.each(Object.entries(broken))('%s is refused with the byte that is wrong', (name, { offset, key }) => {
    expect(readHsc(stored('broken', `${name}.hsc`))).toMatchObject({ ok: false, problem: { offset, key } })
  })

  it.each(Object.keys(nothing))('%s can be read, but is no battlefield', (name) => {
    const bytes = stored('broken', `${name}.hsc`)
    expect(readHsc(bytes).ok).toBe(true)
    expect(virtualscapeMaps.importMap(bytes, name)).toMatchObject({
      ok: false,
      problems: [{ problem: 'no piece of the map is a tile that a battlefield can have' }],
    })
  })
})
