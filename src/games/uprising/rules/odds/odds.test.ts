import { describe, expect, it } from 'vitest'
import { BLACK, BLUE, GUILE, RED, WHITE, YELLOW } from '../../content/names.ts'
import { carrying, fight, FIELD, using } from '../../testing/combat.ts'
import { asked, tableOf, type Position } from '../../testing/position.ts'
import { questBonus } from '../actions/quest.ts'
import { attributeDice, guileOf, lastingHeroDice } from '../heroes/hero-dice.ts'
import { oddsOfDice, oddsOfGoals, type Outcome } from './dice-odds.ts'
import { oddsFor, oddsOfAttack } from './odds.ts'
import { oddsOfHeroRoll, oddsOfQuest } from './quest-odds.ts'

const { content } = tableOf()
const sum = (outcomes: readonly Outcome[], of: (one: Outcome) => number): number =>
  outcomes.reduce((all, one) => all + of(one) * one.probability, 0)

describe('chances of dice', () => {
  it('are exact: six faces each, all together one [UP-CMB-34]', () => {
    const outcomes = oddsOfDice(content, [WHITE, RED, BLACK])
    expect(sum(outcomes, () => 1)).toBeCloseTo(1, 12)
    expect(sum(outcomes, ({ skulls }) => skulls)).toBeCloseTo(2 / 6 + 5 / 6 + 8 / 6, 12)
    expect(sum(outcomes, ({ bolts }) => bolts)).toBeCloseTo(2 / 6, 12)
    expect(
      oddsOfDice(content, [BLUE])
        .map(({ probability }) => Math.round(probability * 6))
        .sort(),
    ).toEqual([1, 2, 3])
  })

  it('a blank that is rolled again is counted as such [UP-TER-11]', () => {
    const plain = sum(oddsOfDice(content, [WHITE]), ({ skulls }) => skulls)
    const again = sum(oddsOfDice(content, [WHITE], 2), ({ skulls }) => skulls)
    expect(again).toBeCloseTo(plain * 1.5, 12)
    const one = sum(oddsOfDice(content, [WHITE, WHITE], 1), ({ skulls }) => skulls)
    expect(one).toBeCloseTo(2 * plain + plain * 0.75, 12)
  })

  it('goals of a hero roll: each by itself, symbols are not used up [UP-RUL-39]', () => {
    const chances = oddsOfGoals(oddsOfDice(content, [BLUE]), [
      { symbol: 0, n: 1 },
      { symbol: 1, n: 1 },
    ])
    expect(chances[0]).toBeCloseTo(1 / 6, 12)
    expect(chances[1]).toBeCloseTo(5 / 6, 12)
    expect(chances[2]).toBe(0)
  })
})

describe('chances of combats', () => {
  const attack = (position: Position, moved: readonly number[]) => {
    const t = tableOf({ startFeats: false, ...position, tiles: { [FIELD]: 'ice' } })
    return oddsOfAttack(t, 0, FIELD, moved)
  }

  it('a Troll against a Skeleton, worked out by hand [UP-CMB-36]', () => {
    const [{ chances, about }] = attack({ skeletons: { [FIELD]: 1 } }, [0, 0, 0, 1])
    expect(about.key).toBe('combat.oddsCombat')
    const of = (key: string): number => chances.find(({ label }) => label.key === key)?.probability ?? 0
    // Black hits with 5 of 6; red hits with 4 of 6, once in 6 it also raises a new Skeleton.
    const [hit, struck] = [5 / 6, 4 / 6]
    const win = (hit * (1 - struck)) / (1 - (1 - hit) * (1 - struck))
    expect(of('combat.oddsWin')).toBeCloseTo(win, 6)
    expect(chances.reduce((all, { probability }) => all + probability, 0)).toBeCloseTo(1, 6)
  })

  it('more Units, better chances; nobody to fight, nothing to say [UP-CMB-16]', () => {
    const won = (moved: readonly number[]): number =>
      attack({ garrisons: { [FIELD]: 2 } }, moved)[0]
        .chances.filter(({ label }) => label.key === 'combat.oddsWin')
        .reduce((all, { probability }) => all + probability, 0)
    expect(won([2, 0, 0, 0])).toBeLessThan(won([2, 2, 0, 0]))
    expect(won([2, 2, 0, 0])).toBeLessThan(won([0, 2, 2, 1]))
    expect(attack({}, [0, 0, 0, 1])).toEqual([])
    expect(attack({ garrisons: { [FIELD]: 1 } }, [0, 0, 0, 0])).toEqual([])
  })

  it('before a round the combat under way is told, after the roll no more [UP-CMB-19]', () => {
    const salt = { op: 'gain', who: 'you', salt: 1 } as const
    const armed = (window: 'combat:beforeRolling' | 'combat:beforeDamage'): Position => ({
      heroAt: { 0: FIELD },
      units: { [FIELD]: ['trolls'] },
      skeletons: { [FIELD]: 2 },
      items: { 0: ['abad-warpaint'] },
      content: carrying(using(window, [salt], { rounds: ['clash'] })),
    })
    const before = fight(armed('combat:beforeRolling')).match
    expect(oddsFor(before.play, 0, asked(before))).toHaveLength(1)
    const after = fight(armed('combat:beforeDamage')).match
    expect(oddsFor(after.play, 0, asked(after))).toEqual([])
  })
})

describe('chances of Quests', () => {
  it('are told for each open Quest, with the best colours for Guile [UP-HER-16, UP-QST-06]', () => {
    const t = tableOf({ heroes: ['hanzo', 'yanny'], openQuests: ['instruction-of-the-druids'] })
    const quest = t.state.openQuests[0]
    const { about, chances } = oddsOfQuest(t, 0, quest)
    expect(about.args).toMatchObject({ quest })
    expect(chances.reduce((all, { probability }) => all + probability, 0)).toBeCloseTo(1, 9)
    const solved = chances.filter(({ label }) => label.args?.isSolved === 1)
    const failed = chances.filter(({ label }) => label.args?.isSolved === 0)
    expect(solved.every(({ label }) => Number(label.args?.goals) >= 2)).toBe(true)
    expect(failed.every(({ label }) => Number(label.args?.goals) < 2)).toBe(true)
  })

  it('take the colours of Guile that solve the Quest most often, worked out for each [UP-HER-16]', () => {
    const yellows = new Set<number>()
    for (const quest of content.cards.second.quests) {
      const t = tableOf({ heroes: ['hanzo', 'yanny'], arrange: (s) => void (s.attributes[GUILE] += 2) })
      const guile = guileOf(t, 0)
      expect(guile).toBeGreaterThan(2)
      const sure = [...attributeDice(t, 0), ...questBonus(t, quest.index, 0), ...lastingHeroDice(t, 0)]
      const solved = Array.from({ length: guile + 1 }, (_, yellow) => {
        const dice = [...sure, ...Array.from({ length: guile }, (__, n) => (n < yellow ? YELLOW : WHITE))]
        const chances = oddsOfGoals(
          oddsOfDice(
            content,
            dice.map((one) => (one > BLACK ? BLACK : one)),
          ),
          quest.goals,
        )
        return chances.slice(quest.need).reduce((all, one) => all + one, 0)
      })
      const { chances, about } = oddsOfQuest(t, 0, quest.index)
      const told = chances.filter(({ isGood }) => isGood).reduce((all, { probability }) => all + probability, 0)
      expect(told).toBeCloseTo(Math.max(...solved), 9)
      const colours = String(about.args?.dice).split(',').map(Number).slice(-guile)
      expect(colours.filter((one) => one === YELLOW || one === WHITE)).toHaveLength(guile)
      yellows.add(colours.filter((one) => one === YELLOW).length)
    }
    expect(yellows.size).toBeGreaterThan(1)
  })

  it('of a roll that is made: once the dice lie, nothing is left to chance [UP-HER-17]', () => {
    const t = tableOf({ heroes: ['hanzo', 'yanny'], openQuests: ['instruction-of-the-druids'] })
    const [quest] = t.state.openQuests
    const roll = { role: 0, quest, dice: [BLUE, BLACK], faces: [] as number[], added: [0, 0, 0], usedRound: [] }
    expect(oddsOfHeroRoll(t, roll)[0].about.args).toEqual({ quest, dice: `${BLUE},${BLACK}` })
    expect(oddsOfHeroRoll(t, { ...roll, faces: [0, 0] })).toEqual([])
    expect(oddsOfHeroRoll(t, { ...roll, quest: -1 })).toEqual([])
  })
})
