import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linkedRules, parseRulebook } from '../../kit/rulebook.ts'
import type { RulebookRule } from '../../kit/rulebook.ts'
import { ruleIds, rulingIds } from './rule-ids.ts'
import { rulesWithoutBehaviour } from './rules-without-behaviour.ts'

const languages = ['de', 'en'] as const
const chapterCodes = 'TIL MAP SET TRN FAC CAP UND PLC MOV SEA BAT RET VIL DRW OUT END CUT EX RUL'.split(' ')

function parsed(language: (typeof languages)[number]) {
  return parseRulebook(readFileSync(new URL(`./rules.${language}.md`, import.meta.url), 'utf8'))
}

function rulesOf(language: (typeof languages)[number]): readonly RulebookRule[] {
  const result = parsed(language)
  return result.ok ? result.value.chapters.flatMap((chapter) => chapter.rules) : []
}

describe('the list of rule ids', () => {
  it('has 272 rules, 32 examples and 88 rulings, each once', () => {
    expect(ruleIds.filter((id) => !id.startsWith('BS-EX-'))).toHaveLength(272)
    expect(ruleIds.filter((id) => id.startsWith('BS-EX-'))).toHaveLength(32)
    expect(rulingIds).toHaveLength(88)
    expect(new Set([...ruleIds, ...rulingIds]).size).toBe(392)
  })
})

it('rules without behaviour are told in both languages, and why they have none [BS-DRW-04]', () => {
  expect(Object.keys(rulesWithoutBehaviour)).toEqual(['BS-DRW-04'])
  for (const [id, reason] of Object.entries(rulesWithoutBehaviour)) {
    expect(reason).not.toBe('')
    for (const language of languages) expect(rulesOf(language).find((rule) => rule.id === id)?.text).toMatch(/\w+/)
  }
})

describe.each(languages)('rules.%s.md', (language) => {
  it('parses without problems', () => {
    const result = parsed(language)
    expect(result.ok ? [] : result.problems).toEqual([])
  })

  it('has the chapters in rulebook order', () => {
    const result = parsed(language)
    expect(result.ok && result.value.chapters.map((chapter) => chapter.code)).toEqual(chapterCodes)
  })

  it('has every id exactly once, in order', () => {
    expect(rulesOf(language).map((rule) => rule.id)).toEqual([...ruleIds, ...rulingIds])
  })

  it('has a title and a text of more than a few letters for every id', () => {
    const poor = rulesOf(language).filter((rule) => rule.title.length < 3 || rule.text.length < 20)
    expect(poor.map((rule) => rule.id)).toEqual([])
  })

  it('links only to existing ids', () => {
    const known = new Set([...ruleIds, ...rulingIds])
    const broken = rulesOf(language).flatMap((rule) =>
      linkedRules(rule.text)
        .filter((id) => !known.has(id) || id === rule.id)
        .map((id) => `${rule.id} -> ${id}`),
    )
    expect(broken).toEqual([])
  })

  it('names every rule id outside headings as a link', () => {
    const bare = rulesOf(language).filter((rule) => /BS-[A-Z]/.test(rule.text.replaceAll(/\[\[[^\]]*\]\]/g, '')))
    expect(bare.map((rule) => rule.id)).toEqual([])
  })
})

describe('the two languages', () => {
  it('have the same ids in the same order', () => {
    expect(rulesOf('de').map((rule) => rule.id)).toEqual(rulesOf('en').map((rule) => rule.id))
  })
})
