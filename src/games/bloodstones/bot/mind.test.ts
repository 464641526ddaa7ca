import { describe, expect, it } from 'vitest'
import { captainBot } from '../../../bots/captain.ts'
import { answerOf } from '../../../bots/bot.ts'
import { fastSource, openMatch, prepare } from '../../../engine/index.ts'
import { mind } from '../bot.ts'
import { facts } from '../facts.ts'
import { bloodstones } from '../index.ts'
import { fight } from '../testing/battle.ts'
import { asked, choose, positionMatch, question, type BloodstonesMatch, type Position } from '../testing/position.ts'
import { WEIGHTS, worthOf, type Weights } from './worth.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { cloneState } from '../rules/table/state.ts'
import { LANGUAGES } from '../../module.ts'
import { narrator } from '../text/narrator.ts'

/** What the Captain would answer. */
function best({ play }: BloodstonesMatch): string {
  const ask = play.question!
  const [{ option }] = mind.candidates!(play, ask, play.options(ask), 1)
  return ask.question.key(play, option, ask)
}

/** What is answered to one question after the other, until another is asked. */
function answers(match: BloodstonesMatch, ...names: string[]): string[] {
  const said: string[] = []
  while (names.some((name) => question(match).startsWith(name))) {
    said.push(best(match))
    choose(match, said.at(-1)!)
  }
  return said
}

const row: Position['map'] = {
  terrain: ['plains', 'plains', 'plains', 'plains', 'plains', 'plains', 'plains'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ],
}

describe('deployment', () => {
  const deploying = (hand: NonNullable<Position['hands']>[number]): BloodstonesMatch =>
    positionMatch(
      { factions: ['hillFolk', 'horseLords'], map: row, hands: { 0: hand }, arrange: (s) => (s.phase = 'setup') },
      [
        { procedure: 'turn', args: { step: 0 } },
        { procedure: 'deployUnits', args: { role: 0, area: 0, spent: 0, last: -1 } },
      ],
    )

  it('takes what is free and the best that five points of cost allow, also as the start player', () => {
    const said = answers(
      deploying(['archer', 'raider', 'giant', 'cavalry', 'leader', 'shieldGuard', 'swordsman', 'blank', 'blank']),
      'deployUnit',
    )
    expect(said.slice(0, -1).toSorted()).toEqual(['archer', 'giant', 'leader', 'raider', 'shieldGuard'].toSorted())
    expect(said.at(-1)).toBe('done')
  })
})

describe('replacing', () => {
  const battle = (
    mine: readonly ['swordsman' | 'archer' | 'shieldGuard', number],
    theirs: readonly ['swordsman' | 'archer' | 'shieldGuard', number],
    draw: readonly number[][],
    hands: Position['hands'],
  ): BloodstonesMatch => {
    const units: Position['units'] = { 0: [[mine[0], 0, mine[1]]], 1: [[theirs[0], 0, theirs[1]]] }
    const match = fight({ factions: ['dragonRiders', 'horseLords'], units, hands: hands!, draw })
    if (question(match).startsWith('retreat@')) choose(match, 'stay')
    return match
  }

  it('an attacker replaces his lowest tile where that decides the battle', () => {
    const match = battle(['swordsman', 2], ['swordsman', 2], [[2, 4, 4], [3, 3, 4]], { 0: ['leader'], 1: ['archer'] }) // prettier-ignore
    expect(question(match)).toBe('replace@0')
    expect(best(match)).toBe('leader>2')
  })

  it('nobody gives a tile for nothing', () => {
    const match = battle(['swordsman', 4], ['archer', 1], [[5, 5, 4, 2], [2, 2, 3]], { 0: ['leader'], 1: ['archer'] }) // prettier-ignore
    expect(best(match)).toBe('none')
    choose(match, 'none')
    expect([question(match), best(match)]).toEqual(['replace@1', 'none'])
  })

  it('a tie is a victory with a shield guard in defence, and no more than half of one without', () => {
    const needed = (unit: 'shieldGuard' | 'swordsman'): number => {
      const match = battle(['swordsman', 1], [unit, 1], [[5, 5, 4], [2, 3, 3]], { 0: [], 1: ['leader'] }) // prettier-ignore
      const { play } = match
      const ask = asked(match)
      const scored = mind.candidates!(play, ask, play.options(ask), 99)
      const of = (key: string): number =>
        scored.find(({ option }) => ask.question.key(play, option, ask) === key)!.score
      return of('leader>2') - of('none')
    }
    // Both come to the same sum of tiles and the same modifier: only the tie differs.
    expect(needed('shieldGuard')).toBeGreaterThan(needed('swordsman'))
  })

  it('who loses gives up walls first, which are lost anyway', () => {
    const match = fight({
      factions: ['dragonRiders', 'horseLords'],
      units: { 0: [['dragon', 0, 2], ['swordsman', 0, 4]], 1: [['castle', 0], ['leader', 0]] }, // prettier-ignore
      draw: [[5, 5, 4, 4], [2, 2, 3]], // prettier-ignore
      hands: {},
    })
    expect([question(match), best(match)]).toEqual(['lose@1', 'castle'])
  })
})

describe('actions', () => {
  const base: Position = {
    factions: ['dragonRiders', 'horseLords'],
    map: row,
    units: { 0: [['citadel', 0]], 1: [['citadel', 6]] },
    hands: { 0: ['blank', 'blank'] },
    // Nothing can be built: only what units do is asked.
    arrange: (s) => void (s.villageSupply[0] = 0),
  }
  const change = (position: Partial<Position>): BloodstonesMatch => positionMatch({ ...base, ...position })

  it('two armies march together where neither would win alone', () => {
    const units = (...mine: [number, number][]): Position['units'] => ({
      0: [['citadel', 0], ...mine.map(([area, n]) => ['swordsman', area, n] as const)],
      1: [['citadel', 6], ['castle', 3], ['archer', 3]], // prettier-ignore
    })
    const together = answers(change({ units: units([2, 2], [4, 2]) }), 'action', 'moveWhich', 'moveTo', 'moveMore')
    expect(together.filter((answer) => answer === '3')).toHaveLength(2)
    const alone = answers(change({ units: units([2, 1]) }), 'action', 'moveWhich', 'moveTo', 'moveMore')
    expect(alone).not.toContain('3')
  })

  it('a unit steps onto the villages of others', () => {
    const villages: Position['villages'] = { 1: [[4, 2]] }
    const match = change({ units: { 0: [['citadel', 0], ['archer', 2]], 1: [['citadel', 6]] }, villages }) // prettier-ignore
    expect(answers(match, 'action', 'moveTo')).toEqual(['move:2', '4'])
  })

  it('an idle unit would rather stand on own villages than beside them', () => {
    const villages: Position['villages'] = { 0: [[1, 2]] }
    const from = positionMatch({ ...base, villages, hands: { 0: ['archer', 'blank'] } })
    expect(best(from)).toBe('place:archer')
    choose(from, 'place:archer')
    expect([question(from), best(from)]).toEqual(['placeWhere@0', '1'])
  })

  it('of two villages the one is guarded that others could get to', () => {
    const villages: Position['villages'] = { 0: [[1, 1], [3, 1]] } // prettier-ignore
    const units: Position['units'] = { 0: [['citadel', 2]], 1: [['citadel', 6], ['swordsman', 5]] } // prettier-ignore
    const match = change({ villages, units, hands: { 0: ['archer'] } })
    expect(answers(match, 'action', 'placeWhere')[1]).toBe('3')
    const other: Position['units'] = { 0: [['citadel', 2]], 1: [['citadel', 6]] } // prettier-ignore
    const guarded = (weights: Weights): number => {
      const { play } = change({ villages, units })
      const empty = worthOf(play, 0, weights)
      return empty - worthOf(change({ villages, units: other }).play, 0, weights)
    }
    expect(guarded(WEIGHTS)).toBeLessThan(guarded({ ...WEIGHTS, fear: 0 }))
  })

  it('thinking leaves the table as it was', () => {
    const match = change({ units: { 0: [['citadel', 0], ['archer', 1, 2]], 1: [['citadel', 6], ['archer', 3]] } }) // prettier-ignore
    const { play } = match
    const seen = (): unknown => ({ ...cloneState(play.state), where: [...play.state.where].sort((a, b) => a - b) })
    const before = seen()
    mind.candidates!(play, asked(match), play.options(asked(match)), 99)
    mind.next!(play, asked(match), play.options(asked(match)))
    expect(seen()).toEqual(before)
  })
})

describe('whole games', () => {
  const begin = (roles: number, seed: string): BloodstonesMatch => {
    const prepared = prepare(bloodstones, roles)
    if (!prepared.ok) throw new Error(prepared.problems[0].problem)
    return openMatch(prepared.value, fastSource(seed)).begin()
  }

  it('not always the same faction is chosen', () => {
    const chosen = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const match = begin(2, `faction ${i}`)
      chosen.add(answerOf(captainBot<State, Content>(), match, match.play.question!.role, fastSource(i)).option)
    }
    expect(chosen.size).toBeGreaterThan(2)
  })

  it('come to an end with the fast policy, with every number of players', () => {
    for (let roles = 2; roles <= 6; roles++) {
      const { play } = begin(roles, 'whole')
      while (!play.over && play.state.round < 60) {
        const ask = play.question!
        const option = mind.next!(play, ask, play.options(ask))
        expect(play.options(ask)).toContain(option)
        play.answer(ask, option)
      }
      expect(play.over).toBe(true)
      expect(mind.turn!(play.state)).toBeGreaterThan(roles)
    }
  })
})

it('every feature and every character has words', () => {
  const { play } = positionMatch({ factions: ['dragonRiders', 'horseLords'], map: row })
  for (const language of LANGUAGES)
    for (const feature of mind.value!.features)
      expect(narrator.message(language, play, { key: `feature.${feature}` })).toMatch(/\S{3}/)
  expect(facts.characters!.map(({ id }) => id)).toEqual(Object.keys(mind.characters!))
  expect(mind.value!.weights).toHaveLength(mind.value!.features.length)
})
