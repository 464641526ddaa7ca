import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linkedRules, parseRulebook } from '../rulebook.ts'
import type { RulebookRule } from '../rulebook.ts'

export const rulebookLanguages = ['de', 'en'] as const
type Language = (typeof rulebookLanguages)[number]

/** What a game's `rules.de.md` and `rules.en.md` have to hold. */
export type ExpectedRulebook = {
  /** The game's folder, with a slash at its end. */
  readonly folder: URL
  readonly prefix: string
  readonly chapterCodes: readonly string[]
  readonly ruleIds: readonly string[]
  readonly rulingIds: readonly string[]
}

function parsed(folder: URL, language: Language) {
  return parseRulebook(readFileSync(new URL(`rules.${language}.md`, folder), 'utf8'))
}

export function rulesOf(folder: URL, language: Language): readonly RulebookRule[] {
  const result = parsed(folder, language)
  return result.ok ? result.value.chapters.flatMap((chapter) => chapter.rules) : []
}

/** The tests every game's rulebook passes; called at the top of its test file. */
export function checkRulebook(expected: ExpectedRulebook): void {
  describe.each(rulebookLanguages)('rules.%s.md', (language) => {
    checkOrder(expected, language)
    checkTexts(expected, language)
  })

  describe('the two languages', () => {
    it('have the same ids in the same order', () => {
      const [german, english] = rulebookLanguages.map((language) => rulesOf(expected.folder, language))
      expect(german.map((rule) => rule.id)).toEqual(english.map((rule) => rule.id))
    })
  })
}

function checkOrder({ folder, chapterCodes, ruleIds, rulingIds }: ExpectedRulebook, language: Language): void {
  it('parses without problems', () => {
    const result = parsed(folder, language)
    expect(result.ok ? [] : result.problems).toEqual([])
  })

  it('has the chapters in rulebook order', () => {
    const result = parsed(folder, language)
    expect(result.ok && result.value.chapters.map((chapter) => chapter.code)).toEqual(chapterCodes)
  })

  it('has every id exactly once, in order', () => {
    expect(rulesOf(folder, language).map((rule) => rule.id)).toEqual([...ruleIds, ...rulingIds])
  })
}

function checkTexts({ folder, prefix, ruleIds, rulingIds }: ExpectedRulebook, language: Language): void {
  it('has a title and a text of more than a few letters for every id', () => {
    const poor = rulesOf(folder, language).filter((rule) => rule.title.length < 3 || rule.text.length < 20)
    expect(poor.map((rule) => rule.id)).toEqual([])
  })

  it('links only to existing ids', () => {
    const known = new Set([...ruleIds, ...rulingIds])
    const broken = rulesOf(folder, language).flatMap((rule) =>
      linkedRules(rule.text)
        .filter((id) => !known.has(id) || id === rule.id)
        .map((id) => `${rule.id} -> ${id}`),
    )
    expect(broken).toEqual([])
  })

  it('names every rule id outside headings as a link', () => {
    const bareId = new RegExp(`${prefix}-[A-Z]`)
    const bare = rulesOf(folder, language).filter((rule) => bareId.test(rule.text.replaceAll(/\[\[[^\]]*\]\]/g, '')))
    expect(bare.map((rule) => rule.id)).toEqual([])
  })
}

const NAMED = /\b([A-Z]{2}(?:-[A-Z]+)+-)(\d\d)(?: to (?:\1|-)(\d\d))?/g

/** The ids that a text names, also those within `XX-ABC-01 to -07`. */
export const idsNamedIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].flatMap(([, chapter, first, last = first]) =>
    Array.from(
      { length: Math.max(0, Number(last) - Number(first)) + 1 },
      (_, i) => `${chapter}${String(Number(first) + i).padStart(2, '0')}`,
    ),
  )

/** Those of the ids that no file of the game's rules and content names, tests aside: nobody would find where they are decided. */
export function idsNowhereDecided(folder: URL, ids: readonly string[]): string[] {
  const named = new Set(
    ['rules/', 'content/'].flatMap((part) => {
      const within = new URL(part, folder)
      const files = readdirSync(within, { recursive: true, encoding: 'utf8' })
      return files
        .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'))
        .flatMap((file) => idsNamedIn(readFileSync(new URL(file, within), 'utf8')))
    }),
  )
  return ids.filter((id) => !named.has(id))
}
