import { describe, expect, it } from 'vitest'
import { NOBODY } from '../../../../engine/index.ts'
import { happen, told, type Happening } from '../../testing/happening.ts'
import { choose, figure, glyphKind, offered, positionMatch, question, rolls, tableOf } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import {
  begun,
  beside,
  figuresOf,
  glyphsOf,
  newGame,
  pointsBrought,
  walk,
  zonesOf,
} from '../../testing/scenario-play.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { checkVictory, endOfRound } from '../end/victory.ts'
import { isEngaged } from '../engagement/adjacent.ts'
import { mustStopAtGlyph } from '../glyphs/glyphs.ts'
import { takeOff } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { DESTROYED, type Role, type Space, type State } from '../table/state.ts'
import { areAllies, areEnemies, isFriendOf, teamOf } from '../teams/sides.ts'
import { noticeAttack } from './truce.ts'

const empty = tableOf({ scenario: 'FORT', armies: {} })
const { layout } = empty.content.scenarios[empty.state.options.scenario]
const MAP = layout.glyphs[4].space
const ROOF = beside(empty, MAP)
/** Two neighbours in the same zone. */
const [HERE, THERE] = ((): [Space, Space] => {
  const { spaces } = layout.zones[1]
  const here = spaces.find((space) => beside(empty, space).some((one) => spaces.includes(one)))!
  return [here, beside(empty, here).find((one) => spaces.includes(one))!]
})()

const ids = ['finn', 'izumi-samurai', 'thorgrim', 'syvarris'] as const

/** One card for each; players 2 and 3 stand side by side. */
const fort = (more: Partial<Position> = {}): Position => ({
  scenario: 'FORT',
  armies: {
    0: { finn: [layout.zones[0].spaces[0]] },
    1: { 'izumi-samurai': [HERE] },
    2: { thorgrim: [THERE] },
    3: { syvarris: [layout.zones[3].spaces[0]] },
  },
  arrange: (state) => (state.truce = 1),
  ...more,
})

const wins = (role: Role): object => ({
  kind: 'teams',
  winners: [role],
  losers: [0, 1, 2, 3].filter((one) => one !== role),
})

describe('Mimring’s Fortress: setup', () => {
  const { play } = begun('FORT', 4).match

  it('has the map on the roof and four hidden glyphs in the catacombs [HS-SCN-FORT-01] [HS-SCN-FORT-02]', () => {
    expect(glyphsOf(play)).toEqual(['? 7,7,1', '? 4,9,1', '? 7,9,1', '? 4,12,1', 'brandar 5,10,11'])
    const hidden = play.state.glyph.slice(0, 4)
    const expected = (['astrid', 'gerda', 'valda', 'mitonsoul'] as const).map(glyphKind)
    expect(hidden.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
    expect(play.state.glyphSeenBy.slice(0, 4)).toEqual([NOBODY, NOBODY, NOBODY, NOBODY])
  })

  it('gives Mimring to player 1 on the roof, outside the points [HS-SCN-FORT-03] [HS-SCN-FORT-04] [HS-RUL-85]', () => {
    expect(figuresOf(play, 0).mimring).toEqual(['7,7,11 8,7,11'])
    expect(play.state.options.points).toEqual([260, 200, 200, 200])
    pointsBrought(play, ['mimring']).forEach((points, role) =>
      expect(points).toBeLessThanOrEqual(play.state.options.points[role]),
    )
  })

  it('does not offer Mimring to others [HS-RUL-85]', () => {
    const { match } = newGame('FORT', 4)
    const card = roster(match.play).cards.findIndex(({ id }) => id === 'mimring')
    expect(offered(match)).not.toContain(`card:${card}`)
  })

  it('puts the players into four zones [HS-SCN-FORT-05] [HS-RUL-85]', () => {
    expect(zonesOf(play).slice(1)).toEqual([['darkBlue'], ['turquoise'], ['darkYellow']])
    expect(zonesOf(play)[0]).toEqual(['brown', 'none'])
    expect(play.state.truce).toBe(1)
  })
})

describe('the truce', () => {
  it('makes players 2, 3 and 4 friends, though no team [HS-SCN-FORT-06] [HS-RUL-45]', () => {
    const t = tableOf(fort())
    const pairs = [
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const
    for (const [a, b] of pairs) expect([areEnemies(t, a, b), areAllies(t, a, b)]).toEqual([false, true])
    for (const role of [1, 2, 3]) expect([areEnemies(t, 0, role), areAllies(t, 0, role)]).toEqual([true, false])
    expect([1, 2, 3].map((role) => teamOf(t, role))).toEqual([2, 4, 8])
    expect(isFriendOf(t, 1, figure(t, 2, 'thorgrim'))).toBe(true)
    expect(isEngaged(t, figure(t, 1, 'izumi-samurai'))).toBe(false)
  })

  it('is broken for all by an attack of one on another, for good [HS-SCN-FORT-07] [HS-RUL-85]', () => {
    const match = positionMatch(
      fort({ active: 'izumi-samurai', activeRole: 1, step: 'attack' }),
      [],
      rolls('----', 'DDDDDDDD'),
    )
    const events: { type: string }[] = []
    match.listener = (event) => events.push(event)
    const [samurai, thorgrim] = [figure(match.play, 1, 'izumi-samurai'), figure(match.play, 2, 'thorgrim')]
    expect(offered(match)).toContain(`attack:${samurai}>${thorgrim}`)
    choose(match, `attack:${samurai}>${thorgrim}`)
    expect(match.state.truce).toBe(0)
    expect(events).toContainEqual({ type: 'truceBroken', role: 1, attacked: 2 })
    for (const [a, b] of [
      [1, 2],
      [1, 3],
      [2, 3],
    ])
      expect(areEnemies(match.play, a, b)).toBe(true)
    expect(isEngaged(match.play, samurai)).toBe(true)
  })

  const after = (attacker: Role, ...affected: [Role, string][]): Happening =>
    happen(fort(), function* (play) {
      noticeAttack(
        play,
        attacker,
        affected.map(([role, id]) => figure(play, role, id)),
      )
    })

  it('is broken by whatever affects an ally [HS-RUL-85]', () => {
    const happening = after(3, [0, 'finn'], [3, 'syvarris'], [1, 'izumi-samurai'], [2, 'thorgrim'])
    expect(happening.match.state.truce).toBe(0)
    expect(told(happening, 'truceBroken')).toEqual([{ role: 3, attacked: 1 }])
  })

  /** Player 2 uses a power on a hero of player 3 beside him; the d20 shows 1, so nothing happens to it. */
  const power = (id: 'grimnak' | 'ne-gok-sa', use: string, more: Partial<Position> = {}): State => {
    const field = smallField(row(1, 1, 1, 1, 1, 1))
    const special = empty.content.scenarios[empty.state.options.scenario].special
    const match = positionMatch(
      {
        field,
        roles: 4,
        rules: { special },
        armies: {
          0: { finn: [[5, 0]] },
          1: { [id]: id === 'grimnak' ? [[[1, 0] as const, [0, 0] as const]] : [[1, 0]] },
          2: { thorgrim: [[2, 0]] },
          3: { syvarris: [[4, 0]] },
        },
        arrange: (state) => (state.truce = 1),
        active: id,
        activeRole: 1,
        step: 'attack',
        ...more,
      },
      [],
      rolls(1),
    )
    const [user, target] = [figure(match.play, 1, id), figure(match.play, 2, 'thorgrim')]
    choose(match, `use:${use}/${user}`)
    if (question(match) === `${use}@1`) choose(match, `figure:${target}`)
    return match.state
  }

  it('is broken by Chomp and Mind Shackle on an ally, unless the table has agreed otherwise [HS-RUL-85]', () => {
    expect([power('grimnak', 'chomp').truce, power('ne-gok-sa', 'mindShackle').truce]).toEqual([0, 0])
    const options = { powersBreakTruce: false }
    const kept = [power('grimnak', 'chomp', { options }), power('ne-gok-sa', 'mindShackle', { options })]
    expect(kept.map(({ truce }) => truce)).toEqual([1, 1])
  })

  it('is not broken by attacks on or by player 1, or on own figures [HS-SCN-FORT-07] [HS-RUL-85]', () => {
    expect(after(1, [0, 'finn']).match.state.truce).toBe(1)
    expect(after(0, [1, 'izumi-samurai'], [2, 'thorgrim']).match.state.truce).toBe(1)
    expect(after(2, [2, 'thorgrim']).match.state.truce).toBe(1)
  })

  it('is never renewed [HS-SCN-FORT-07]', () => {
    const arrange = (state: State): void => void (state.truce = 0)
    const happening = happen(fort({ arrange }), function* (play) {
      yield* endOfRound(play)
      noticeAttack(play, 1, [figure(play, 2, 'thorgrim')])
    })
    expect([happening.match.state.truce, told(happening, 'truceBroken')]).toEqual([0, []])
  })
})

describe('Mimring’s Fortress: victory', () => {
  /** This role's hero stands on the map at the end of a round. */
  const onMap = (role: Role | undefined, round: number): unknown => {
    const position = fort()
    const armies = Object.fromEntries(
      Object.entries(position.armies).map(([one, army]) => [one, Number(one) === role ? { [ids[role]]: [MAP] } : army]),
    )
    const arrange = (state: State): void => {
      state.truce = 1
      state.round = round
    }
    return happen(fort({ armies, arrange }), endOfRound).match.state.outcome
  }

  it('is that of player 2, 3 or 4 with a figure on the map at the end of a round [HS-SCN-FORT-08]', () => {
    for (const role of [1, 2, 3]) for (const round of [1, 5]) expect(onMap(role, round)).toEqual(wins(role))
    expect([onMap(0, 1), onMap(undefined, 1), onMap(undefined, 5)]).toEqual([undefined, undefined, undefined])
  })

  it('is judged on the map before player 1 wins with round 6 [HS-SCN-FORT-09] [HS-RUL-85]', () => {
    expect([onMap(1, 6), onMap(undefined, 6), onMap(0, 6)]).toEqual([wins(1), wins(0), wins(0)])
  })

  it('is not reached in the middle of a round; the map stops whoever enters it [HS-RUL-85] [HS-SCN-FORT-08]', () => {
    const armies = { ...fort().armies, 2: { 'marro-warriors': [ROOF[0], THERE] } }
    const match = positionMatch(fort({ armies, active: 'marro-warriors', activeRole: 2 }))
    const marro = figure(match.play, 2, 'marro-warriors')
    walk(match, marro, MAP)
    expect([match.over, match.state.front[marro], match.state.glyphSpace[4]]).toEqual([false, MAP, MAP])
    expect([question(match), offered(match)]).toEqual(['move@2', [`figure:${marro + 1}`, 'done']])
    expect(mustStopAtGlyph(match.play, MAP)).toBe(true)
  })

  it('is player 1’s at once if the others have no figures, and even without own ones [HS-RUL-85] [HS-SCN-FORT-09]', () => {
    const without = (...gone: Role[]): unknown =>
      happen(
        fort({
          arrange(state, content) {
            for (const role of gone) takeOff({ state, content }, figure({ state, content }, role, ids[role]), DESTROYED)
          },
        }),
        checkVictory,
      ).match.state.outcome
    expect([without(0), without(1, 2), without(0, 1, 2)]).toEqual([undefined, undefined, undefined])
    expect([without(1, 2, 3), without(0, 1, 2, 3)]).toEqual([wins(0), wins(0)])
  })
})
