import { say } from '../rules/table/rules.ts'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../../engine/index.ts'
import { LANGUAGES } from '../../module.ts'
import { previewLines } from '../rules/nemesis/nemesis-preview.ts'
import { CHAOS, EMPIRE, NONE } from '../rules/table/state.ts'
import type { NemesisEvent, NemesisMessages } from '../rules/words/nemesis-words.ts'
import { at, card, choose, heardMatch, numbered, offered, tableOf, view } from '../testing/position.ts'
import { nemesisEventsDe, nemesisMessagesDe } from './de/nemesis.ts'
import { nemesisEventsEn, nemesisMessagesEn } from './en/nemesis.ts'
import { eventRule } from './event-rules.ts'
import { narrator } from './narrator.ts'

const t = tableOf({ tiles: { [at(1, 0)]: 'rigga' } })
const WYRM = card('bloodwyrm')
const told = (event: NemesisEvent): string[] => LANGUAGES.map((language) => narrator.event(language, t, event))
const said = (message: Message): string[] => LANGUAGES.map((language) => narrator.message(language, t, message))

/** Something for every argument that a sentence of this chapter takes. */
const ARGS = {
  card: WYRM,
  space: at(1, 0),
  from: at(0, 1),
  to: at(1, 0),
  role: 1,
  side: EMPIRE,
  by: CHAOS,
  level: 2,
  count: 2,
  n: 1,
  threat: 4,
  tokens: 1,
  change: 1,
  left: 0,
  units: 1,
  garrisons: 3,
  strength: 2,
  initiative: 21,
  rule: 'UP-LEG-09',
  priority: 'UP-LEG-09',
  event: numbered('events', 'solar-eclipse'),
  chapter: 1,
}

describe('what is told of the Nemesis', () => {
  it('says everything in both languages, complete and different', () => {
    for (const key of Object.keys(nemesisMessagesEn) as (keyof NemesisMessages)[]) {
      const args = key === 'nemesis.previewChoice' ? { ...ARGS, to: `${at(1, 0)},${at(0, 1)}` } : ARGS
      const [en, de] = said(say(key, args as never))
      expect(en, key).not.toMatch(/undefined|NaN|\[object/)
      expect(de, key).not.toMatch(/undefined|NaN|\[object/)
      expect(en.length, key).toBeGreaterThan(2)
    }
    expect(Object.keys(nemesisMessagesDe)).toEqual(Object.keys(nemesisMessagesEn))
    for (const type of Object.keys(nemesisEventsEn) as NemesisEvent['type'][]) {
      const [en, de] = told({ type, ...ARGS } as never)
      expect(`${en}${de}`, type).not.toMatch(/undefined|NaN|\[object/)
      expect(en, type).not.toBe(de)
      expect(en.endsWith('.') && de.endsWith('.'), type).toBe(true)
    }
    expect(Object.keys(nemesisEventsDe)).toEqual(Object.keys(nemesisEventsEn))
  })

  it('gives the reason of every way [UP-LEG-09] [UP-HOR-15]', () => {
    const rule = 'UP-LEG-09'
    expect(told({ type: 'nemesisMoved', card: card('executioner'), from: at(0, 1), to: at(1, 0), rule })).toEqual([
      'Executioner moves from E4 (unexplored) to Rigga (a Haven with the fewest Units on a shortest way).',
      expect.stringContaining('die Zuflucht mit den wenigsten Einheiten auf einem kürzesten Weg'),
    ])
    const stays = told({ type: 'nemesisStays', card: WYRM, space: at(0, 0), rule: 'UP-HOR-15' })
    expect(stays[0]).toContain('no hex beside it is as near to the Capital')
    expect(eventRule({ type: 'nemesisStays', rule: 'UP-HOR-15' })).toBe('UP-HOR-15')
  })

  it('counts one and several rightly [UP-SKE-07] [UP-SKE-08]', () => {
    const become = (count: number): string[] =>
      told({ type: 'skeletonsBecomeHorde', space: at(1, 0), count, rule: 'UP-SKE-08' })
    expect(become(1)).toEqual(['1 Skeleton becomes a Horde: Rigga.', '1 Skelett wird zu einer Horde: Rigga.'])
    expect(become(3)).toEqual(['3 Skeletons become a Horde: Rigga.', '3 Skelette werden zu einer Horde: Rigga.'])
  })

  it('names who destroyed a card, if anybody did [UP-LEG-04]', () => {
    const destroyed = (by: number): string => told({ type: 'nemesisDestroyed', card: WYRM, by, rule: 'UP-HOR-03' })[1]
    expect(destroyed(NONE)).toMatch(/wird zerstört\.$/)
    expect(destroyed(EMPIRE)).toContain('durch das Imperium')
    expect(destroyed(0)).toContain('durch Dugpa')
  })

  it('gives the reason of VP for what finds no place [UP-GAR-10] [UP-THR-04]', () => {
    const gained = (rule: string): string =>
      narrator.event('en', t, { type: 'vpGained', side: EMPIRE, points: 1, rule } as never)
    expect(gained('UP-GAR-10')).toBe('The Empire gains 1 VP for a fourth Garrison on a hex.')
    expect(gained('UP-THR-04')).toBe('The Empire gains 1 VP for Threat above the maximum.')
  })

  it('puts questions with their options and rules [UP-LEG-13]', () => {
    const { match } = heardMatch(
      { cards: { executioner: { at: at(0, 0), target: at(1, 1) } }, havens: { 0: [at(1, 1)] } },
      [{ procedure: 'activation', args: { step: 0, card: card('executioner') } }],
    )
    const shown = view(match)
    expect(shown?.options.map(({ rule }) => rule)).toEqual(['UP-LEG-11', 'UP-LEG-11'])
    expect(narrator.message('en', match.play, shown!.prompt)).toBe(
      'Several hexes are equally good for Executioner. Which one?',
    )
    choose(match, offered(match)[0])
  })

  it('previews in words [UP-NEM-03]', () => {
    const plan = tableOf({ cards: { executioner: { at: at(0, 0), target: at(0, 2), tokens: 1 } } })
    expect(previewLines(plan).map((line) => narrator.message('de', plan, line))).toEqual([
      expect.stringContaining('der kürzeste Weg zum Ziel'),
    ])
  })
})
