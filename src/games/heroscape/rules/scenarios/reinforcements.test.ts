import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { figure, offered, question, refusedBy, rolls, type Position } from '../../testing/position.ts'
import { armyOf, cardKey, named, pick, quietPosition, take, toldAs, waiting } from '../../testing/quiet-match.ts'
import type { Quiet } from '../../testing/quiet-match.ts'
import { takeOff } from '../table/figures.ts'
import { DESTROYED, layoutOf, STANDING, UNUSED, type State } from '../table/state.ts'

const [brown, blue] = defaultContent()
  .scenarios.find(({ id }) => id === 'WINTER')!
  .layout.zones.map(({ spaces }) => spaces)

const ARMIES: Position['armies'] = {
  0: { finn: [brown[0]], 'tarn-viking-warriors': brown.slice(1, 5) },
  1: { syvarris: [blue[0]] },
}

/** The end of this round of WINTER. */
function endOf(round: number, dice: readonly number[], position: Partial<Position> = {}): Quiet {
  const arrange = (state: State, content: Parameters<NonNullable<Position['arrange']>>[1]): void => {
    state.round = round
    position.arrange?.(state, content)
  }
  return quietPosition({ scenario: 'WINTER', armies: ARMIES, ...position, arrange }, rolls(...dice), {
    procedure: 'roundEnd',
    args: { step: 0 },
  })
}

describe('reinforcements', () => {
  it('may be rolled for by every player with figures, or not [HS-SCN-WINTER-05] [HS-RUL-79]', () => {
    const { match, events } = endOf(1, [15])
    expect([question(match), offered(match)]).toEqual(['reinforce@0', ['yes', 'no']])
    pick(match, 0, 'no')
    expect(question(match)).toBe('reinforce@1')
    pick(match, 1, 'yes')
    expect(toldAs(events, 'rolledForReinforcements')).toEqual([{ role: 1, roll: 15, needed: 16 }])
    expect(match.state.reinforced).toEqual([0, 0])
    expect(match.state.round).toBe(2)
    expect(waiting(match)[0]).toBe('marker@0')
  })

  it('are not for a player without figures, and not in other scenarios [HS-SCN-WINTER-05]', () => {
    const armies = { 0: ARMIES[0], 1: { syvarris: [] } }
    const { match } = endOf(1, [1], { armies, rules: { goals: [{ goal: 'score' }] } })
    pick(match, 0, 'yes')
    expect(waiting(match)).toEqual(['marker@0'])
    expect(waiting(endOf(1, [], { scenario: 'FRONT' }).match)).toEqual(['marker@0', 'marker@1'])
  })

  it('come on 16 or more after rounds 1 and 2, later on 11 or more [HS-SCN-WINTER-06]', () => {
    const comes = (round: number, roll: number): boolean => {
      const { match } = endOf(round, [roll])
      pick(match, 0, 'yes')
      pick(match, 1, 'no')
      return match.state.reinforced[0] === 1
    }
    expect([1, 2, 3, 11].map((round) => [15, 16].map((roll) => comes(round, roll)))).toEqual([
      [false, true],
      [false, true],
      [true, true],
      [true, true],
    ])
    expect([comes(3, 10), comes(3, 11), comes(2, 11)]).toEqual([false, true, false])
  })

  it('do not come after the last round [HS-RUL-79]', () => {
    const goals = [{ goal: 'eliminate' as const }]
    expect(waiting(endOf(3, [], { options: { rounds: 4 }, rules: { goals } }).match)).toEqual(['reinforce@0'])
    const { match } = endOf(4, [], { options: { rounds: 4 }, rules: { goals } })
    expect([waiting(match), match.over]).toEqual([[], true])
  })

  it('are cards of at most 160 points that are in the box [HS-SCN-WINTER-07] [HS-SCN-WINTER-08]', () => {
    const { match } = endOf(3, [11], {
      arrange: (state, content) => takeOff({ state, content }, figure({ state, content }, 0, 'finn'), DESTROYED),
    })
    pick(match, 0, 'yes')
    pick(match, 1, 'no')
    expect(question(match)).toBe('armyCard@0')
    const inUse = ['finn', 'tarn-viking-warriors', 'syvarris', 'airborne-elite']
    const rest = defaultContent().cards.filter(({ id }) => !inUse.includes(id))
    expect(named(match, offered(match))).toEqual([...rest.map(({ id }) => id), 'done'])
    expect(refusedBy(match, 0, cardKey(match, 'syvarris'))).toEqual(['HS-RUL-20'])
    take(match, 0, 'agent-carr')
    expect(named(match, offered(match))).toEqual(['marro-warriors', 'izumi-samurai', 'done'])
    expect(refusedBy(match, 0, cardKey(match, 'thorgrim'))).toEqual(['HS-DRF-02'])
  })

  it('never are a destroyed card, nor one that drops from the sky [HS-SCN-WINTER-08] [HS-SCN-WINTER-09]', () => {
    const { match } = endOf(3, [11], {
      armies: { ...ARMIES, 1: { syvarris: [blue[0]], raelin: [blue[1]] } },
      arrange: (state, content) => takeOff({ state, content }, figure({ state, content }, 1, 'raelin'), DESTROYED),
    })
    pick(match, 0, 'yes')
    pick(match, 1, 'no')
    expect(refusedBy(match, 0, cardKey(match, 'raelin'))).toEqual(['HS-SCN-WINTER-08'])
    expect(refusedBy(match, 0, cardKey(match, 'airborne-elite'))).toEqual(['HS-SCN-WINTER-09'])
  })

  it('never are a card that was destroyed, from whichever set, nor the same unique card twice [HS-SCN-WINTER-08] [HS-DRF-19]', () => {
    const { match } = endOf(3, [11], {
      options: { sets: 2 },
      armies: { ...ARMIES, 1: { syvarris: [blue[0]], raelin: [blue[1]], thorgrim: [blue[2]] } },
      arrange: (state, content) => takeOff({ state, content }, figure({ state, content }, 1, 'raelin'), DESTROYED),
    })
    pick(match, 0, 'yes')
    pick(match, 1, 'no')
    const barred = ['raelin', 'finn', 'tarn-viking-warriors', 'airborne-elite']
    const rest = defaultContent().cards.filter(({ id }) => !barred.includes(id))
    // What the other side has on the battlefield may come from the second set.
    expect(named(match, offered(match))).toEqual([...rest.map(({ id }) => id), 'done'])
    expect(refusedBy(match, 0, cardKey(match, 'raelin', 1))).toEqual(['HS-SCN-WINTER-08'])
    expect(refusedBy(match, 0, cardKey(match, 'finn', 1))).toEqual(['HS-DRF-19'])
  })

  it('start in the own zone, beside whoever stands there, and belong to the army [HS-SCN-WINTER-10]', () => {
    const { match } = endOf(3, [11], { armies: { 0: { finn: [blue[5]] }, 1: { syvarris: [brown[2]] } } })
    pick(match, 0, 'yes')
    pick(match, 1, 'no')
    pick(match, 0, cardKey(match, 'thorgrim'))
    expect(offered(match)).toEqual(
      layoutOf(match)
        .zones[0].spaces.filter((space) => space !== brown[2])
        .map(key),
    )
    pick(match, 0, key(brown[9]), 'done')
    expect(armyOf(match, 0)).toEqual(['finn', 'thorgrim'])
    expect(match.state.front[figure(match, 0, 'thorgrim')]).toBe(brown[9])
    expect(named(match, offeredMarkers(match)).sort()).toEqual(['finn', 'thorgrim'])
  })

  it('that do not fit are lost, and nobody makes room for them [HS-RUL-79]', () => {
    const full = { 'tarn-viking-warriors': brown.slice(0, 4), 'marro-warriors': brown.slice(4, 8) }
    const more = { 'krav-maga-agents': brown.slice(8, 11), 'izumi-samurai': brown.slice(11, 14), finn: [brown[14]] }
    const heroes = { thorgrim: [brown[15]], raelin: [brown[16]] }
    const { match } = endOf(3, [11], { armies: { 0: { ...full, ...more, ...heroes }, 1: { syvarris: [blue[0]] } } })
    pick(match, 0, 'yes')
    pick(match, 1, 'no')
    pick(match, 0, cardKey(match, 'zettian-guards'))
    expect(offered(match)).toEqual([key(brown[17]), 'out'])
    pick(match, 0, key(brown[17]))
    expect(offered(match)).toEqual(['out'])
    pick(match, 0, 'out')
    const guards = figure(match, 0, 'zettian-guards')
    expect(match.state.fate.slice(guards, guards + 2)).toEqual([STANDING, UNUSED])
  })

  it('come once for each player [HS-SCN-WINTER-11]', () => {
    const { match } = endOf(3, [], { arrange: (state) => void (state.reinforced[0] = 1) })
    expect(question(match)).toBe('reinforce@1')
  })

  it('of several players are drafted 1, 2, 1 in an order that is rolled for [HS-SCN-WINTER-07] [HS-RUL-79]', () => {
    const { match, events } = endOf(3, [11, 20, 4, 9])
    pick(match, 0, 'yes')
    pick(match, 1, 'yes')
    expect(toldAs(events, 'rolledForFirst')).toEqual([
      { what: 'reinforcements', roles: [0, 1], rolls: [4, 9], bonuses: [0, 0] },
    ])
    expect(question(match)).toBe('armyCard@1')
    take(match, 1, 'marro-warriors')
    expect(question(match)).toBe('armyCard@0')
    take(match, 0, 'izumi-samurai', 'zettian-guards')
    expect(question(match)).toBe('armyCard@1')
    expect(match.state.reinforced).toEqual([1, 1])
  })

  it('that were prepared are chosen whole, one player after the other [HS-SCN-WINTER-07] [HS-RUL-79]', () => {
    const { match } = endOf(3, [11, 20, 4, 9], { options: { army: 'prepared' } })
    pick(match, 0, 'yes')
    pick(match, 1, 'yes')
    take(match, 1, 'marro-warriors', 'izumi-samurai')
    expect(question(match)).toBe('armyCard@0')
    expect(match.state.front[figure(match, 1, 'izumi-samurai')]).toBeGreaterThanOrEqual(0)
  })
})

const key = (space: number): string => `space:${space}`

const offeredMarkers = (match: Quiet['match']): string[] => {
  const ask = match.play.pending.find(({ role }) => role === 0)!
  return match.play.options(ask).map((card) => `card:${card}`)
}
