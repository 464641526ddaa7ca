import { describe, expect, it } from 'vitest'
import type { Odds } from '../../../../engine/index.ts'
import { flat } from '../../testing/attacks.ts'
import { asked, choose, figure, offered, positionMatch, tableOf, type Position } from '../../testing/position.ts'
import { smallField } from '../../testing/small-fields.ts'
import { attackOddsFace } from '../table/faces.ts'
import { attackChances, attackOdds, chancesOf, oddsFor, specialOdds, successes } from './odds.ts'

const FLAT = smallField(flat(9, 4))

/** Label keys (with the number of wounds) and chances, rounded to millionths. */
const short = ({ chances }: Odds): Record<string, number> =>
  Object.fromEntries(
    chances.map(({ label, probability }) => [
      `${label.key.replace('attack.odds', '')}${label.args?.wounds ?? ''}`,
      Math.round(probability * 1e6) / 1e6,
    ]),
  )

const oddsOf = (position: Partial<Position>, attacker: string, target: string): Record<string, number> => {
  const t = tableOf({
    field: FLAT,
    armies: { 0: { [attacker]: [[0, 0]] }, 1: { [target]: [[1, 0]] } },
    ...position,
  })
  return short(attackOdds(t, figure(t, 0, attacker), figure(t, 1, target)))
}

describe('exact chances', () => {
  it('a die shows a skull half of the time and a shield a third of it [HS-RUL-06]', () => {
    expect(successes(2, 1 / 2)).toEqual([0.25, 0.5, 0.25])
    expect(successes(0, 1 / 2)).toEqual([1])
    expect(attackChances(1, 0, Infinity, false).wounds).toEqual([0.5, 0.5])
    const { wounds } = attackChances(1, 1, Infinity, false)
    expect(wounds[1]).toBeCloseTo(1 / 3, 12)
    expect(attackChances(0, 1, Infinity, true).back[1]).toBeCloseTo(1 / 3, 12)
  })

  it('they add up to one, with a dodge and a counter strike too [HS-ATT-08]', () => {
    for (const [dodge, isBack] of [
      [Infinity, false],
      [1, false],
      [Infinity, true],
    ] as const) {
      const { wounds, back } = attackChances(4, 5, dodge, isBack)
      expect([...wounds, ...back].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
    }
  })

  it('2 dice against 3: Syvarris with 2 wounds left above a Marro [HS-ATT-08, HS-LIF-02]', () => {
    const t = tableOf({
      field: smallField([...flat(9, 4), [1, 0, 2]]),
      armies: { 0: { 'marro-warriors': [[0, 0]] }, 1: { syvarris: [[1, 0]] } },
      arrange: (state, content) => void (state.wounds[figure({ state, content }, 1, 'syvarris')] = 2),
    })
    const odds = attackOdds(t, figure(t, 0, 'marro-warriors'), figure(t, 1, 'syvarris'))
    expect(odds.about.args).toMatchObject({ attack: 2, defense: 3 })
    // 2 skulls: 1/4; 0 shields: 8/27, 1 shield: 12/27.
    expect(short(odds)).toEqual({
      Destroyed: Math.round(1e6 * (8 / 108)) / 1e6,
      Wounds1: Math.round(1e6 * ((1 / 4) * (12 / 27) + (1 / 2) * (8 / 27))) / 1e6,
      Unharmed: Math.round(1e6 * (1 - 8 / 108 - 12 / 108 - 4 / 27)) / 1e6,
    })
  })

  it('a figure with one Life is destroyed or unharmed; the Basic game knows nothing else [HS-LIF-03, HS-BAS-24]', () => {
    expect(Object.keys(oddsOf({}, 'finn', 'marro-warriors'))).toEqual(['Destroyed', 'Unharmed'])
    expect(Object.keys(oddsOf({ rules: { game: 'basic' } }, 'finn', 'syvarris'))).toEqual(['Destroyed', 'Unharmed'])
    expect(Object.keys(oddsOf({}, 'finn', 'syvarris'))).toEqual(['Wounds3', 'Wounds2', 'Wounds1', 'Unharmed'])
  })

  it('a shield of an Agent blocks everything from afar [HS-ATT-13]', () => {
    const armies = { 0: { syvarris: [[0, 0]] }, 1: { 'krav-maga-agents': [[4, 0]] } } as const
    const hit = (7 / 8) * (8 / 27)
    expect(oddsOf({ armies }, 'syvarris', 'krav-maga-agents')).toEqual({
      Destroyed: Math.round(hit * 1e6) / 1e6,
      Unharmed: Math.round((1 - hit) * 1e6) / 1e6,
    })
    const { wounds } = attackChances(3, 3, Infinity, false)
    const near = oddsOf({}, 'finn', 'krav-maga-agents')
    expect(near.Unharmed).toBeCloseTo(wounds[0], 5)
  })

  it('a Samurai may wound or destroy the attacker [HS-ATT-13]', () => {
    const wounded = (
      state: Parameters<NonNullable<Position['arrange']>>[0],
      content: Parameters<NonNullable<Position['arrange']>>[1],
    ): void => void (state.wounds[figure({ state, content }, 0, 'finn')] = 2)
    const odds = oddsOf({ arrange: wounded }, 'finn', 'izumi-samurai')
    expect(Object.keys(odds)).toEqual(['Destroyed', 'Unharmed', 'StruckBack1', 'AttackerDestroyed'])
    const { back } = attackChances(3, 5, Infinity, true)
    expect(odds.StruckBack1).toBeCloseTo(back[1], 5)
    expect(odds.AttackerDestroyed).toBeCloseTo(back[2] + back[3] + back[4] + back[5], 5)
  })

  it('special attacks roll printed dice and nobody strikes back [HS-RUL-54, HS-ATT-17]', () => {
    const t = tableOf({
      field: smallField([...flat(9, 4), [0, 0, 5], [1, 0, 5]]),
      armies: {
        0: {
          mimring: [
            [
              [0, 0],
              [1, 0],
            ],
          ],
        },
        1: { 'izumi-samurai': [[2, 0]] },
      },
    })
    const odds = specialOdds(t, figure(t, 0, 'mimring'), figure(t, 1, 'izumi-samurai'), 4)
    expect(odds.about.args).toMatchObject({ attack: 4, defense: 5 })
    const { wounds } = attackChances(4, 5, Infinity, false)
    expect(short(odds).Unharmed).toBeCloseTo(wounds[0], 5)
    expect(Object.keys(short(odds))).toEqual(['Destroyed', 'Unharmed'])
  })

  it('the chances of a pair are those of its dice [HS-ATT-05]', () => {
    const t = tableOf({ field: FLAT, armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[1, 0]] } } })
    expect(chancesOf(t, figure(t, 0, 'finn'), figure(t, 1, 'syvarris'))).toEqual(attackChances(3, 2, Infinity, false))
  })
})

describe('before the choice', () => {
  const position: Position = {
    field: FLAT,
    armies: {
      0: { 'deathwalker-9000': [[0, 0]] },
      1: {
        finn: [[5, 0]],
        'tarn-viking-warriors': [
          [6, 0],
          [0, 3],
        ],
      },
    },
    active: 'deathwalker-9000',
    step: 'attack',
  }

  it('every attack on offer is judged [HS-ATT-01]', () => {
    const match = positionMatch(position)
    const t = match.play
    const walker = figure(t, 0, 'deathwalker-9000')
    const odds = oddsFor(t, 0, asked(match))
    const about = odds.map(({ about: one }) => `attack:${one.args!.attacker}>${one.args!.target}`)
    expect(odds.map(({ option }) => option)).toEqual(about)
    expect(odds.map(attackOddsFace.of)).toEqual(odds.map((one) => one.about.args))
    expect(about).toEqual(offered(match).filter((key) => key.startsWith('attack:')))
    expect(about).toContain(`attack:${walker}>${figure(t, 1, 'finn')}`)
    expect(about.length).toBeGreaterThan(1)
  })

  it('a special attack is judged for everybody it may affect [HS-ATT-16]', () => {
    const match = positionMatch(position)
    const power = offered(match).find((key) => key !== 'done' && !key.startsWith('attack:'))!
    choose(match, power)
    const t = match.play
    const odds = oddsFor(t, 0, asked(match))
    expect(odds.map(({ about }) => about.args!.target)).toEqual(
      [figure(t, 1, 'finn'), figure(t, 1, 'tarn-viking-warriors'), figure(t, 1, 'tarn-viking-warriors', 1)].sort(
        (a, b) => a - b,
      ),
    )
    expect(odds[0].about).toMatchObject({ key: 'attack.oddsSpecial', args: { attack: 3 } })
  })
})
