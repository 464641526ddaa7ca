import { describe, expect, it } from 'vitest'
import { loadContent } from '../content/content.ts'
import { addLayout, paintZone, placeFigure, placeGlyph, removeFigure, removeGlyph, removeLayout } from './marks.ts'
import {
  addRuin,
  addTile,
  dropLevel,
  moveTile,
  removeRuin,
  removeTile,
  replaceRuin,
  replaceTile,
  rotateTile,
} from './place.ts'
import { battlefieldOf, newPlan, spacesAt, stacksOf } from './plan.ts'
import type { Edited, Plan, PlanTile } from './plan.ts'
import { sayRefusal } from './text.ts'

const loaded = loadContent()
if (!loaded.ok) throw new Error('built-in content does not load')
const box = loaded.source

const EMPTY = newPlan('own-field', { en: 'Own', de: 'Eigenes' })

function tile(level: number, q: number, r: number, part: Partial<PlanTile> = {}): PlanTile {
  return { level, terrain: 'grass', size: 1, q, r, rotation: 0, ...part }
}

function built(...tiles: PlanTile[]): Plan {
  return tiles.reduce((plan, one) => must(addTile(plan, one, box)), EMPTY)
}

function must(result: Edited): Plan {
  if (!result.ok) throw new Error(sayRefusal('en', result.refusal))
  return result.plan
}

const why = (result: Edited): string =>
  result.ok ? 'done' : `${result.refusal.key} ${result.refusal.rule ?? ''}`.trim()

describe('laying tiles', () => {
  it('gives each its level from the table up [HS-SET-03]', () => {
    expect(dropLevel(EMPTY, tile(1, 0, 0))).toBe(1)
    const plan = built(tile(1, 0, 0, { size: 7 }), tile(2, 0, 1))
    expect(dropLevel(plan, tile(1, 0, 1))).toBe(3)
    expect(dropLevel(plan, tile(1, 0, 1, { size: 2 }))).toBe(3)
    expect(dropLevel(plan, tile(1, 5, 5))).toBe(1)
  })

  it('is refused where another lies or nothing is beneath [HS-SET-03]', () => {
    const plan = built(tile(1, 0, 0, { size: 2 }))
    expect(why(addTile(plan, tile(1, 1, 0), box))).toBe('tileTaken HS-SET-03')
    expect(why(addTile(plan, tile(3, 0, 0), box))).toBe('unsupported HS-SET-03')
    expect(why(addTile(plan, tile(2, 5, 0), box))).toBe('unsupported HS-SET-03')
    expect(why(addTile(plan, tile(2, 1, 0, { size: 2 }), box))).toBe('done')
    expect(why(addTile(plan, tile(1, 500, 0), box))).toBe('outside')
    expect(why(addTile(plan, tile(61, 0, 0), box))).toBe('outside')
  })

  it('never stacks water, from above or below [HS-RUL-33]', () => {
    const water = { terrain: 'water' } as const
    const plan = built(tile(1, 0, 0, water))
    expect(why(addTile(plan, tile(2, 0, 0, water), box))).toBe('waterOnWater HS-RUL-33')
    const bridge = built(tile(1, 1, 0), tile(2, 0, 0, { size: 2 }), tile(3, 0, 0, water))
    expect(why(replaceTile(bridge, 1, { terrain: 'water' }, box))).toBe('waterOnWater HS-RUL-33')
  })
})

describe('taking, moving and turning tiles', () => {
  const plan = built(tile(1, 0, 0), tile(1, 1, 0), tile(2, 0, 0, { size: 2 }), tile(3, 0, 0))

  it('is refused while something rests on them alone [HS-SET-03]', () => {
    expect(why(removeTile(plan, 2, box))).toBe('supportsOthers HS-SET-03')
    expect(why(moveTile(plan, 2, { q: 5, r: 0, level: 1 }, box))).toBe('supportsOthers HS-SET-03')
    expect(why(removeTile(plan, 0, box))).toBe('done')
    expect(why(removeTile(plan, 3, box))).toBe('done')
    expect(why(removeTile(plan, 9, box))).toBe('noSuchPiece')
  })

  it('keeps their place in the list', () => {
    const turned = must(rotateTile(plan, 2, 1, box))
    expect(turned.tiles[2]).toEqual(tile(2, 0, 0, { size: 2, rotation: 1 }))
    expect(must(rotateTile(turned, 2, -1, box)).tiles).toEqual(plan.tiles)
    expect(must(moveTile(plan, 3, { q: 1, r: 0 }, box)).tiles[3]).toEqual(tile(3, 1, 0))
  })

  it('takes marks with the space that is gone', () => {
    const marked = must(
      paintZone(plan, 'own', 'red', [
        [0, 0, 3],
        [1, 0, 2],
      ]),
    )
    const after = must(removeTile(marked, 3, box))
    expect(after.layouts[0].zones).toEqual([{ id: 'red', spaces: [[1, 0, 2]] }])
  })
})

describe('ruins', () => {
  const floor = built(tile(1, 0, 0, { size: 24 }))
  const ruin = { kind: 'short', level: 1, q: 0, r: 0, rotation: 0 } as const

  it('stand on one level with room above [HS-SET-06]', () => {
    const plan = must(addRuin(floor, ruin, box))
    expect(why(addRuin(floor, { ...ruin, level: 2 }, box))).toBe('ruinNoFloor HS-SET-06')
    expect(why(addRuin(floor, { ...ruin, q: 1 }, box))).toBe('ruinNoFloor HS-SET-06')
    expect(why(addRuin(plan, ruin, box))).toBe('ruinTaken')
    expect(why(addTile(plan, tile(2, 0, 0), box))).toBe('ruinInTheWay HS-SET-06')
    expect(why(addTile(plan, tile(2, 0, 3), box))).toBe('done')
    expect(why(removeTile(plan, 0, box))).toBe('ruinOnTop HS-SET-06')
    expect(must(replaceRuin(plan, 0, { r: 3, q: -1 }, box)).ruins).toEqual([{ ...ruin, r: 3, q: -1 }])
    expect(must(removeRuin(plan, 0)).ruins).toEqual([])
  })

  it('do not fit beneath a low overhang [HS-SET-06]', () => {
    const low = built(tile(1, 0, 0, { size: 2 }), tile(1, 2, 0), tile(2, 2, 0), tile(3, 1, 0, { size: 2 }))
    expect(why(addRuin(low, ruin, box))).toBe('ruinNoRoom HS-SET-06')
  })
})

describe('zones, glyphs and figures', () => {
  const plan = built(tile(1, 0, 0, { size: 24 }), tile(1, 2, 0, { terrain: 'water' }))

  it('lie on spaces; on water at its level [HS-SET-07]', () => {
    expect(spacesAt(stacksOf(plan.tiles), { q: 2, r: 0 })).toEqual([[2, 0, 0]])
    expect(why(placeGlyph(plan, 'own', { side: 'symbol', at: [2, 0, 0] }, box))).toBe('done')
    expect(why(placeGlyph(plan, 'own', { side: 'symbol', at: [2, 0, 1] }, box))).toBe('noSpace HS-SET-03')
    expect(why(paintZone(plan, 'own', 'red', [[9, 9, 1]]))).toBe('noSpace HS-SET-03')
    expect(why(paintZone(plan, 'other', 'red', [[0, 0, 1]]))).toBe('noLayout')
  })

  it('are painted over and wiped away', () => {
    const red = must(
      paintZone(plan, 'own', 'red', [
        [0, 0, 1],
        [1, 0, 1],
        [0, 0, 1],
      ]),
    )
    expect(red.layouts[0].zones).toEqual([
      {
        id: 'red',
        spaces: [
          [0, 0, 1],
          [1, 0, 1],
        ],
      },
    ])
    const both = must(paintZone(red, 'own', 'white', [[1, 0, 1]]))
    expect(both.layouts[0].zones.map(({ id, spaces }) => [id, spaces.length])).toEqual([
      ['red', 1],
      ['white', 1],
    ])
    expect(
      must(
        paintZone(both, 'own', undefined, [
          [0, 0, 1],
          [1, 0, 1],
        ]),
      ).layouts[0].zones,
    ).toEqual([])
  })

  it('are as many as the box has [HS-SET-28]', () => {
    const one = must(placeGlyph(plan, 'own', { glyph: 'astrid', side: 'power', at: [0, 0, 1] }, box))
    expect(why(placeGlyph(one, 'own', { glyph: 'astrid', side: 'power', at: [1, 0, 1] }, box))).toBe(
      'glyphsUsedUp HS-SET-28',
    )
    expect(why(placeGlyph(one, 'own', { glyph: 'astrid', side: 'power', at: [1, 0, 1] }, box, 2))).toBe('done')
    expect(why(placeGlyph(one, 'own', { side: 'symbol', at: [0, 0, 1] }, box))).toBe('glyphTaken')
    expect(must(removeGlyph(one, 'own', [0, 0, 1])).layouts[0].glyphs).toEqual([])
  })

  it('of two spaces stand level [HS-MOV-20]', () => {
    const at = (...spaces: [number, number, number][]) => ({ player: 0, card: 'mimring', at: spaces })
    expect(why(placeFigure(plan, 'own', at([0, 0, 1]), box))).toBe('figureSpaces')
    expect(why(placeFigure(plan, 'own', at([1, 0, 1], [2, 0, 0]), box))).toBe('figureNotLevel HS-MOV-20')
    expect(why(placeFigure(plan, 'own', { ...at([0, 0, 1]), card: 'nobody' }, box))).toBe('cardUnknown')
    const placed = must(placeFigure(plan, 'own', at([0, 0, 1], [1, 0, 1]), box))
    expect(why(placeFigure(placed, 'own', { player: 1, card: 'marro-warriors', at: [[1, 0, 1]] }, box))).toBe(
      'figureTaken',
    )
    expect(why(placeFigure(placed, 'own', at([0, 1, 1], [1, 1, 1]), box))).toBe('figuresUsedUp HS-SET-16')
    expect(must(removeFigure(placed, 'own', [1, 0, 1])).layouts[0].figures).toEqual([])
  })

  it('may be laid out in several ways', () => {
    const two = must(addLayout(plan, 'second', plan.layouts[0]))
    expect(two.layouts.map(({ id }) => id)).toEqual(['own', 'second'])
    expect(why(addLayout(two, 'own'))).toBe('idTaken')
    expect(must(removeLayout(two, 'second')).layouts).toHaveLength(1)
  })
})

it('an empty plan has no battlefield yet', () => {
  expect(battlefieldOf(EMPTY, 6)).toBeUndefined()
  const plan = built(tile(1, 0, 0))
  expect(battlefieldOf(plan, 6)).toBe(battlefieldOf(plan, 6))
})
