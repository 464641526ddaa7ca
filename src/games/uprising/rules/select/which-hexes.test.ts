import { describe, expect, it } from 'vitest'
import type { HexSel } from '../../content/effects/selectors.ts'
import { at, card, tableOf, type Position } from '../../testing/position.ts'
import { SPACES } from '../map/spaces.ts'
import { NONE } from '../table/state.ts'
import { contextOf, NO_CONTEXT, type Context } from './context.ts'
import { hereOf, hexesOf } from './which-hexes.ts'

const found = (sel: HexSel, position: Position = {}, context: Partial<Context> = {}): number[] =>
  hexesOf(tableOf(position), sel, { ...NO_CONTEXT, ...context }, [])
const sorted = (...spaces: number[]): number[] => spaces.sort((a, b) => a - b)
const AROUND = sorted(at(1, 0), at(0, 1), at(-1, 1), at(-1, 0), at(0, -1), at(1, -1))

const LEGION: Position = { cards: { assassin: { at: at(2, 1), target: at(0, 2) } } }
const ofLegion = contextOf('legion', card('assassin'))

describe('a named hex', () => {
  it('`here` is the hex of the effect, else that of the Hero', () => {
    expect(found({ at: 'here' }, {}, { here: at(1, 1) })).toEqual([at(1, 1)])
    expect(found({ at: 'here' }, { heroAt: { 0: at(3, 0) } }, { you: 0 })).toEqual([at(3, 0)])
    expect(found({ at: 'here' })).toEqual([])
    expect(hereOf(tableOf(), NO_CONTEXT)).toBe(NONE)
  })

  it('`heroHex` is the hex of the Hero of `you`', () => {
    expect(found({ at: 'heroHex' }, { heroAt: { 1: at(3, 0) } }, { you: 1, here: at(0, 0) })).toEqual([at(3, 0)])
    expect(found({ at: 'heroHex' }, {}, { here: at(0, 0) })).toEqual([])
  })

  it('`thisCard` and `target` belong to the Legion or Horde that speaks', () => {
    expect(found({ at: 'thisCard' }, LEGION, ofLegion)).toEqual([at(2, 1)])
    expect(found({ at: 'target' }, LEGION, ofLegion)).toEqual([at(0, 2)])
    expect(found({ at: 'thisCard' }, LEGION, contextOf('hex', card('assassin')))).toEqual([])
    expect(found({ at: 'target' }, LEGION, contextOf('event', card('assassin')))).toEqual([])
  })

  it('`it` is the hex of the innermost loop, or that of its card', () => {
    expect(found({ at: 'it' }, LEGION, { itHex: at(1, 1), itCard: card('assassin') })).toEqual([at(1, 1)])
    expect(found({ at: 'it' }, LEGION, { itCard: card('assassin') })).toEqual([at(2, 1)])
    expect(found({ at: 'it' })).toEqual([])
  })

  it('`home` is the home hex of `you`, inside a loop that of the player of the loop', () => {
    expect(found({ at: 'home' }, {}, { you: 0 })).toEqual([at(0, -2)])
    expect(found({ at: 'home' }, {}, { you: 0, itRole: 1 })).toEqual([at(0, 2)])
    expect(found({ at: 'home' }, { havens: { 0: [] } }, { you: 0 })).toEqual([at(0, -2)])
  })

  it('`capital` is the Capital, and must meet the conditions too', () => {
    expect(found({ at: 'capital' })).toEqual([at(0, 0)])
    expect(found({ at: 'capital', where: [{ is: 'hasCurse' }] })).toEqual([])
  })
})

describe('hexes that meet conditions', () => {
  it('are all of the map without any', () => {
    expect(found({ pick: 'each' })).toHaveLength(SPACES)
  })

  it('belong to a region as far as no tile covers them [UP-HEX-13]', () => {
    const white = found({ pick: 'each', region: 'howling-white' })
    expect(white).toContain(at(0, -3))
    expect(white).not.toContain(at(0, -1))
    expect(white).not.toContain(at(0, -2))
    expect(found({ pick: 'each', region: 'howling-white' }, { tiles: { [at(0, -1)]: 'ice' } })).toContain(at(0, -1))
    expect(found({ pick: 'each', region: 'fog-grave' })).not.toContain(at(0, -3))
  })

  it('are adjacent to one of the named ones', () => {
    expect(found({ pick: 'each', adjacentTo: { at: 'capital' } })).toEqual(AROUND)
    const both = found(
      { pick: 'each', adjacentTo: { pick: 'each', where: [{ is: 'hasCurse' }] } },
      { curses: [at(3, 0)] },
    )
    expect(both).toEqual(sorted(at(2, 0), at(2, 1), at(3, -1)))
    expect(found({ pick: 'each', adjacentTo: { at: 'target' } })).toEqual([])
  })

  it('meet all conditions, each of the candidate', () => {
    const sel: HexSel = { pick: 'each', where: [{ is: 'hasUnits', of: 'empire' }, { is: 'explored' }] }
    expect(found(sel, { garrisons: { [at(1, 0)]: 1, [at(3, 0)]: 1 } })).toEqual([at(3, 0)])
  })
})

describe('raw distance', () => {
  const near = (is: 'closer' | 'notFarther' | 'farther', context: Partial<Context>, mover = NONE): number[] =>
    hexesOf(
      tableOf(LEGION),
      {
        pick: 'each',
        adjacentTo: { at: 'capital' },
        distance: { from: { pick: 'each', where: [{ is: 'home', of: 'first' }] }, is },
      },
      { ...NO_CONTEXT, ...context },
      [],
      mover,
    )

  it('is compared with that of the piece that moves', () => {
    const here = { here: at(0, -1) }
    expect(near('closer', here)).toEqual([])
    expect(near('notFarther', here)).toEqual([at(0, -1)])
    expect(near('farther', here)).toEqual(AROUND.filter((space) => space !== at(0, -1)))
  })

  it('knows a Legion, the card of a loop, a piece that is named', () => {
    expect(near('closer', ofLegion)).toEqual(AROUND)
    expect(near('closer', { here: at(0, -1), itCard: card('assassin') })).toEqual(AROUND)
    expect(near('closer', { ...ofLegion }, at(0, -1))).toEqual([])
    expect(near('closer', {})).toEqual([])
  })

  it('`within` takes at most so many steps, one without a number', () => {
    expect(found({ pick: 'each', distance: { from: { at: 'capital' }, is: 'within', n: 2 } })).toHaveLength(19)
    expect(found({ pick: 'each', distance: { from: { at: 'capital' }, is: 'within' } })).toHaveLength(7)
    const blocked = { tiles: { [at(1, 0)]: 'rigga' } } as const
    expect(found({ pick: 'each', distance: { from: { at: 'capital' }, is: 'within' } }, blocked)).toHaveLength(7)
  })
})
