import { describe, expect, it } from 'vitest'
import type { Odds } from '../../../../engine/index.ts'
import { ATTACK_SPACE } from '../../testing/fights.ts'
import {
  actionMatch,
  asked,
  choose,
  landCard,
  light,
  offered,
  shadow,
  type ImmortalsMatch,
} from '../../testing/position.ts'
import { AGAINST, FOR, NEUTRAL, type Card, type Land } from '../table/state.ts'
import { fightOdds } from './fight-odds.ts'
import { oddsFor } from './odds-shown.ts'

const [MOSSGATE, HEARTWOOD, ELDERGLADE] = [light('mossgate'), light('heartwood'), light('elderglade')]

const start = (card: Card, more: readonly (readonly [Land, number])[] = []): ImmortalsMatch =>
  actionMatch(
    {
      armies: { 0: [[MOSSGATE, 4], ...more], 1: [[HEARTWOOD, 2]] },
      tower: [1, 1, 0, 2],
      planned: { 2: { 0: light('eagle-stair') } },
    },
    { space: ATTACK_SPACE, card },
  )

const odds = (match: ImmortalsMatch, role = 0): Odds[] => oddsFor(match.play, role, asked(match))
const keys = ({ chances }: Odds): string[] => chances.map(({ label }) => label.key)
const optionsOf = (all: readonly Odds[]): unknown[] => all.map(({ option }) => option)
const sent = (all: readonly Odds[]): unknown[] => all.map(({ about }) => about.args!.sent)

describe('chances before an attack', () => {
  it('every attack on offer, with all armies but one and the best use of the card [IM-RUL-22] [IM-ATT-08]', () => {
    const match = start(HEARTWOOD)
    const all = odds(match)
    const attacks = offered(match).filter((key) => key.startsWith('attack:'))
    expect(all.map(({ about: { args } }) => `attack:${args!.origin}>${args!.target}`)).toEqual(attacks)
    expect(optionsOf(all)).toEqual(attacks)
    expect(sent(all)).toEqual([3, 3, 3, 3])
    const heartwood = all.find(({ about }) => about.args!.target === HEARTWOOD)!
    expect(heartwood.about.args!.attitude).toBe(FOR)
    expect(keys(heartwood)).toEqual(['fight.oddsWon', 'fight.oddsTie', 'fight.oddsLost'])
    const { wins, ties, loses, attackersLeft, defendersLeft } = fightOdds(match.play, MOSSGATE, HEARTWOOD, 3, FOR)
    expect(heartwood.chances.map(({ probability }) => probability)).toEqual([wins, ties, loses])
    expect(heartwood.chances[0].label.args!.tenths).toBe(Math.round((10 * attackersLeft) / wins))
    expect(heartwood.chances[2].label.args!.tenths).toBe(Math.round((10 * defendersLeft) / loses))
  })

  it('an unoccupied land knows no tie [IM-FGT-14]', () => {
    const elderglade = odds(start(HEARTWOOD)).find(({ about }) => about.args!.target === ELDERGLADE)!
    expect(elderglade.about.args!.attitude).toBe(AGAINST)
    expect(keys(elderglade)).toEqual(['fight.oddsWon', 'fight.oddsNotEntered'])
    expect(elderglade.chances.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  })

  it('each attitude of a land card, then each number of armies [IM-CRD-03] [IM-ATT-08]', () => {
    const match = start(landCard('mossgate'), [[shadow('mossgate'), 1]])
    choose(match, `attack:${MOSSGATE}>${HEARTWOOD}`)
    expect(odds(match).map(({ about }) => about.args!.attitude)).toEqual([NEUTRAL, AGAINST])
    expect(sent(odds(match))).toEqual([3, 3])
    expect(optionsOf(odds(match))).toEqual(['neutral', 'against'])
    choose(match, 'neutral')
    expect(sent(odds(match))).toEqual([1, 2, 3])
    expect(optionsOf(odds(match))).toEqual(offered(match))
    expect(odds(match).map(({ about }) => about.args!.attitude)).toEqual([NEUTRAL, NEUTRAL, NEUTRAL])
    const wins = odds(match).map(({ chances }) => chances[0].probability)
    expect(wins[0]).toBeLessThan(wins[1])
    expect(wins[1]).toBeLessThan(wins[2])
  })

  it('none for others and none once the cubes have fallen [IM-RUL-29]', () => {
    const match = start(HEARTWOOD)
    expect(odds(match, 1)).toEqual([])
    choose(match, `attack:${MOSSGATE}>${HEARTWOOD}`, 'armies:3')
    expect(oddsFor(match.play, asked(match).role, asked(match))).toEqual([])
  })
})
