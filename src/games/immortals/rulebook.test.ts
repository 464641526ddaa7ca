import { describe, expect, it } from 'vitest'
import {
  checkRulebook,
  idsNamedIn,
  idsNowhereDecided,
  rulebookLanguages,
  rulesOf,
} from '../../kit/testing/check-rulebook.ts'
import { defaultContent } from './content/content.ts'
import { ruleIds, rulingIds } from './rule-ids.ts'
import { rulesWithoutBehaviour } from './rules-without-behaviour.ts'

const folder = new URL('./', import.meta.url)
const chapterCodes = 'SET STA TOW RND REI PLN ACT GLD ENE AWK BLD ATT MOV RAC MAG FGT CRD SCO END INV EX RUL'.split(' ')

describe('the list of rule ids', () => {
  it('has 219 rules, 11 invariants, 45 examples and 83 rulings, each once', () => {
    const invariants = ruleIds.filter((id) => id.startsWith('IM-INV-'))
    const examples = ruleIds.filter((id) => id.startsWith('IM-EX-'))
    expect(invariants).toHaveLength(11)
    expect(examples).toHaveLength(45)
    expect(ruleIds).toHaveLength(219 + 11 + 45)
    expect(rulingIds).toHaveLength(83)
    expect(new Set([...ruleIds, ...rulingIds]).size).toBe(358)
  })
})

checkRulebook({ folder, prefix: 'IM', chapterCodes, ruleIds, rulingIds })

it('every rule is named where it is decided', () => {
  const decided = ruleIds.filter((id) => !id.startsWith('IM-EX-') && !Object.hasOwn(rulesWithoutBehaviour, id))
  expect(idsNowhereDecided(folder, decided)).toEqual([])
  expect(idsNowhereDecided(folder, ['IM-NOT-01'])).toEqual(['IM-NOT-01'])
  expect(idsNamedIn('IM-FGT-08 to -10, IM-FGT-12')).toEqual(['IM-FGT-08', 'IM-FGT-09', 'IM-FGT-10', 'IM-FGT-12'])
})

describe('rulings that can be chosen otherwise', () => {
  const phrase = { de: 'Tischoption:', en: 'Table option:' }

  it.each(rulebookLanguages)('are named as table options in rules.%s.md', (language) => {
    const rulings = rulesOf(folder, language).filter((rule) => rulingIds.includes(rule.id))
    const optional = rulings.filter((rule) => rule.text.includes(phrase[language]))
    expect(optional.map((rule) => rule.id)).toEqual([
      'IM-RUL-01',
      'IM-RUL-02',
      'IM-RUL-04',
      'IM-RUL-39',
      'IM-RUL-52',
      'IM-RUL-78',
    ])
  })
})

it('rules without behaviour are told in both languages, and why they have none [IM-TOW-07] [IM-RUL-81]', () => {
  expect(Object.keys(rulesWithoutBehaviour)).toEqual(['IM-TOW-07'])
  for (const [id, reason] of Object.entries(rulesWithoutBehaviour)) {
    expect(reason).toMatch(/IM-RUL-81/)
    for (const language of rulebookLanguages)
      expect(rulesOf(folder, language).find((rule) => rule.id === id)?.text).toMatch(/IM-RUL-81/)
  }
})

it.each(rulebookLanguages)('the army groups in rules.%s.md are those of the game [IM-RUL-03]', (language) => {
  const { lightRaces, shadowRaces } = defaultContent()
  const { text } = rulesOf(folder, language).find((rule) => rule.id === 'IM-RUL-03')!
  const rows = text.split('\n').filter((line) => /\d/.test(line) && line.startsWith('|'))
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const groups = (list: typeof lightRaces | typeof shadowRaces) =>
    list.map((race) => [race.name[language], race.groups.join(', ')])
  expect(cells.map((row) => row.slice(0, 2))).toEqual(groups(lightRaces))
  expect(cells.map((row) => row.slice(2))).toEqual(groups(shadowRaces))
})

describe('names', () => {
  const { map, lightRaces, shadowRaces, magic, buildings } = defaultContent()

  it.each(rulebookLanguages)('are the same wherever rules.%s.md speaks of a land [IM-RUL-80]', (language) => {
    const known = map.landNames.map((name) => name[language])
    const text = rulesOf(folder, language)
      .map((rule) => rule.text)
      .join('\n')
    const spoken = text.match(/(?:[A-Z][a-z]+ )?[A-Z][a-z]+(?=-(?:Light|Shadow|Licht|Schatten)\b)/g) ?? []
    const strange = spoken.filter((one) => !known.some((name) => one === name || one.endsWith(` ${name}`)))
    expect(spoken.length).toBeGreaterThan(5)
    expect(strange).toEqual([])
    expect(text).toMatch(/Tribute Pass/)
    expect(text).not.toMatch(/Tributepass|Armeengruppe|army unit|unkämpft/i)
  })

  it.each(rulebookLanguages)('belong to one thing only in %s [IM-RUL-80]', (language) => {
    const things = [
      ...map.landNames,
      ...[...lightRaces, ...shadowRaces, ...magic, ...buildings].map(({ name }) => name),
    ]
    const names = things.map((name) => name[language])
    expect(new Set(names).size).toBe(25 + 10 + 4 + 3)
  })
})
