import { describe, expect, it } from 'vitest'
import type { HexSel } from '../../content/effects/selectors.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { ICE_WASTE } from '../../content/names.ts'
import { effectMatch } from '../../testing/effects.ts'
import {
  at,
  card,
  choose,
  heardMatch,
  numbered,
  offered,
  question,
  refusedBy,
  tableOf,
} from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { activeTerrain } from '../combat/terrain.ts'
import { isAdjacentToAll } from '../map/adjacency.ts'
import { isExplored } from '../map/tiles.ts'
import { hasX } from '../placing/where-it-fits.ts'
import { NO_CONTEXT, type Context } from '../select/context.ts'
import { NONE } from '../table/state.ts'
import { isPossible } from './run.ts'

const X = at(1, 0)
const TOWER = at(2, 0)
const HERE = { at: 'here' } as const
const doing = (op: 'removeHex' | 'scoutHex', where: HexSel = HERE): Effect[] => [{ op, at: where }]
const can = (
  effects: readonly Effect[],
  position: Position,
  context: Partial<Context> = { you: 0, here: X },
): boolean => isPossible(tableOf(position), effects[0], { ...NO_CONTEXT, ...context })
describe('removeHex', () => {
  const TOWERS: Position = {
    tiles: { [TOWER]: 'dawngaard', [at(-2, 0)]: 'zeegard' },
    havens: { 0: [TOWER, at(0, -2)] },
    walls: [TOWER],
    towers: [TOWER],
    units: { [TOWER]: ['trolls'] },
    heroAt: { 0: TOWER },
    curses: [at(-2, 0)],
    cards: { assassin: { at: X, target: TOWER } },
    firstPlayer: 1,
  }
  const towers: HexSel = { pick: 'choose', where: [{ is: 'seaTower' }], by: 'first' }

  it('leaves an explored region hex with X; Haven and Defenses go, the rest stays [UP-RUL-100]', () => {
    const { match, told } = effectMatch(TOWERS, doing('removeHex', towers))
    expect([question(match), offered(match)]).toEqual(['mapHex@1', [`hex:${at(-2, 0)}`, `hex:${TOWER}`]])
    choose(match, `hex:${TOWER}`)
    const { state } = match.play
    expect([state.tile[TOWER], state.haven[TOWER], state.wall[TOWER], state.tower[TOWER]]).toEqual([NONE, NONE, 0, 0])
    expect([isExplored(state, TOWER), hasX(match.play, TOWER), activeTerrain(match.play, TOWER)]).toEqual([
      true,
      true,
      ICE_WASTE,
    ])
    expect([state.unitsOf[TOWER], state.heroAt[0]]).toEqual([0, TOWER])
    expect(isAdjacentToAll(match.play, 'unit', TOWER)).toBe(false)
    expect(state.target[card('assassin')]).toBe(at(0, -2))
    expect(told('havenRemoved')).toMatchObject([{ rule: 'UP-RUL-100' }])
  })

  it('leaves a Curse where it is [UP-RUL-100]', () => {
    const { match } = effectMatch(TOWERS, doing('removeHex', towers))
    choose(match, `hex:${at(-2, 0)}`)
    expect(match.play.state.curse[at(-2, 0)]).toBe(1)
  })

  it('takes face-down tiles, but never the Capital', () => {
    const { state } = effectMatch({}, doing('removeHex'), { here: X }).match.play
    expect(state.tile[X]).toBe(NONE)
    expect(can(doing('removeHex'), {}, { here: at(0, 0) })).toBe(false)
    expect(can(doing('removeHex'), {}, { here: at(3, 0) })).toBe(false)
  })
})

describe('scoutHex', () => {
  const look = doing('scoutHex', { pick: 'choose', where: [{ is: 'faceDown' }], n: 2 })

  it('shows everybody the face; the tile stays face-down and is that one later', () => {
    const { match, told } = effectMatch({}, look, { you: 0 })
    choose(match, `hex:${X}`)
    expect(offered(match)).not.toContain(`hex:${X}`)
    choose(match, `hex:${TOWER}`)
    const { state } = match.play
    const seen = told('hexScouted') as { space: number; tile: number }[]
    expect(seen.map(({ space }) => space)).toEqual([X, TOWER])
    expect(state.scouted[X]).toBe(seen[0].tile)
    expect(state.tilePool).not.toContain(seen[0].tile)
    expect(isExplored(state, X)).toBe(false)
  })

  it('offers face-down tiles that nobody has seen, cursed ones too [UP-EXP-12]', () => {
    const { match } = effectMatch({ tiles: { [X]: 'rigga' }, curses: [TOWER] }, doing('scoutHex', { pick: 'choose' }), {
      you: 0,
    })
    expect(refusedBy(match, 0, `hex:${X}`)).toEqual(['UP-EXP-12'])
    expect(refusedBy(match, 0, `hex:${at(0, 0)}`)).toEqual(['UP-EXP-12'])
    expect(offered(match)).toContain(`hex:${TOWER}`)
  })

  it('is turned up as what was seen', () => {
    const black = numbered('hexes', 'black-ice')
    const position: Position = {
      arrange: (state) => {
        state.scouted[X] = black
        state.tilePool = state.tilePool.filter((tile) => tile !== black)
      },
    }
    const { state } = heardMatch(position, [{ procedure: 'flipTile', args: { role: 0, space: X } }]).match.play
    expect([state.tile[X], state.scouted[X]]).toEqual([black, NONE])
    expect(can(doing('scoutHex'), position)).toBe(false)
    expect(can(doing('scoutHex'), {})).toBe(true)
  })
})
