import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { about as german } from '../../i18n/de-about.ts'
import { about as english } from '../../i18n/en-about.ts'

/** Marks of the table's own that stand in what boards share or in a game, where no type checks them. */
const marks = Object.keys(import.meta.glob('../../../{boardkit,games}/**/*.{ts,tsx}')).flatMap((path) => {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8')
  return [...text.matchAll(/about\(['`]table\.(\w+)(?:\$\{(\w+)\})?/g)].map(([, thing, rest]) =>
    rest === undefined ? thing : `${thing}…`,
  )
})

describe('what the table explains itself', () => {
  it('is said in whole sentences, in both languages', () => {
    for (const about of [english, german])
      for (const [thing, text] of Object.entries(about)) expect(text, thing).toMatch(/^\S.*[.?!]$/)
  })

  it('is known, wherever it is marked', () => {
    const known = Object.keys(english)
    expect(marks.length).toBeGreaterThan(2)
    for (const mark of marks)
      expect(
        known.some((thing) => thing.startsWith(mark.replace('…', ''))),
        mark,
      ).toBe(true)
  })
})
