import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../../engine/index.ts'
import { corner } from '../../../../kit/hex.ts'
import type { ViewCells } from '../../../../protocol/board.ts'
import { defaultContent, SPACES } from '../../content/content.ts'
import { nemesisPreview } from '../../rules/nemesis/nemesis-preview.ts'
import { publicView } from '../../rules/table/view.ts'
import { at, card, tableOf, type Position } from '../../testing/position.ts'
import { coordinateOf as coordinateInTexts } from '../../text/space-name.ts'
import { CHAOS, EMPIRE } from '../../rules/table/state.ts'
import { coordinateOf, HEIGHT, hexPath, R, rimPath, spotOf, turned, WIDTH } from './geometry.ts'
import { happeningsOf } from './happenings.ts'
import { hexWords } from './info-words.ts'
import { placedIn, standingOf, type Piece } from './slots.ts'
import { planFor } from './words.ts'

const POSITION: Position = {
  havens: { 0: [at(0, -2)], 1: [at(0, 2)] },
  walls: [at(0, 2)],
  units: { [at(0, 2)]: ['younglings', 'koloth'] },
  heroAt: { 0: at(0, 2) },
  cards: { executioner: { at: at(0, 0), target: at(0, 2), tokens: 2 }, 'lich-queen': { at: at(3, 0), tokens: 2 } },
  garrisons: { [at(2, 0)]: 1 },
  skeletons: { [at(3, 0)]: 2 },
  curses: [at(3, 0)],
}

function seen(position: Position): { view: ViewCells; content: unknown } {
  const t = tableOf(position)
  const shared = new Map<string, CellValue>()
  publicView(t, (key, value) => void shared.set(key, value))
  return { view: { shared, own: new Map() }, content: t.content }
}

describe('where things are drawn', () => {
  const { board } = defaultContent()

  it('all 37 hexes lie inside the drawing and have the coordinates of the log', () => {
    const t = tableOf({})
    for (let space = 0; space < SPACES; space++) {
      const { x, y } = spotOf(board, space)
      expect(x > R && x < WIDTH - R && y > R && y < HEIGHT - R).toBe(true)
      expect(coordinateOf(board, space)).toBe(coordinateInTexts(t, space))
    }
  })

  it('the rim goes around the whole map', () => {
    expect(rimPath(board, 0).split('L')).toHaveLength(6 * 7)
    expect(hexPath(1).split('L')).toHaveLength(6)
    expect(corner(0, R).x).toBeCloseTo(86.6)
  })

  it('impassable edges turn with the tile [UP-EXP-10]', () => {
    expect(turned(0b100001, 1)).toBe(0b000011)
    expect(turned(0b000011, 0)).toBe(0b000011)
  })

  it('however many pieces stand on a hex, they stay inside it and apart', () => {
    const units = [0, 1, 2, 3].map((type): Piece => ({ kind: 'unit', key: `unit:${type}@1`, role: 0, type, count: 2 }))
    const heroes = [0, 1, 2, 3].map((role): Piece => ({ kind: 'hero', key: `hero:${role}`, role }))
    const placed = placedIn([{ kind: 'garrison', key: 'garrison@1', level: 3 }, ...units, ...heroes])
    expect(placed).toHaveLength(9)
    for (const { at: spot } of placed) expect(Math.abs(spot.x)).toBeLessThan(70)
    const xs = placed.slice(1).map(({ at: spot }) => spot.x)
    expect(xs.every((x, i) => i === 0 || x > xs[i - 1] + 10)).toBe(true)
    expect(placedIn([units[0]])[0]).toMatchObject({ at: { x: 0, y: 0 } })
  })
})

describe('what stands on the map', () => {
  const { view, content } = seen(POSITION)

  it('every piece, with Curses and Targets', () => {
    const standing = standingOf(view)
    const keys = (space: number): string[] => standing[space].placed.map(({ piece }) => piece.key)
    expect(keys(at(0, 2))).toEqual([
      `haven@${at(0, 2)}`,
      `unit:0@${at(0, 2)}`,
      `unit:3@${at(0, 2)}`,
      'hero:0',
      'hero:1',
    ])
    expect(standing[at(0, 2)].targets).toEqual([card('executioner')])
    expect(keys(at(3, 0))).toEqual([`card:${card('lich-queen')}`, `skeleton@${at(3, 0)}`])
    expect(standing[at(3, 0)].hasCurse).toBe(true)
  })

  it('the plan of the Nemesis from what lies open is that of the rules [UP-NEM-03]', () => {
    expect(planFor({ language: 'en', content, view })).toEqual(nemesisPreview(tableOf(POSITION)))
    expect(planFor({ language: 'en', content, view }).map((plan) => plan.card)).toEqual([
      card('lich-queen'),
      card('executioner'),
    ])
  })

  it('is told in words, in both languages', () => {
    const board = { content, view, nameOf: (role: number) => `P${role}` }
    const en = hexWords({ ...board, language: 'en' }, at(0, 2))
    expect(en).toContain('Haven of')
    expect(en).toContain('Wall')
    expect(en).toContain('Target of')
    expect(hexWords({ ...board, language: 'de' }, at(3, 0))).toMatch(/Bedrohung.*2 Skelette|2 Skelette.*Bedrohung/)
  })
})

describe('what just happened', () => {
  it('walks, flips, Curses and falls on the map; other news elsewhere', () => {
    const events = [
      { type: 'heroMoved', role: 0, from: 3, space: 4, ap: 1 },
      { type: 'hexExplored', role: 0, space: 4, tile: 12, rule: 'UP-EXP-02' },
      { type: 'cursePlaced', space: 5, rule: 'UP-CUR-01' },
      { type: 'unitDestroyed', role: 1, unit: 0, space: 6, by: EMPIRE },
      { type: 'vpGained', side: CHAOS, points: 2, rule: 'UP-SCO-01' },
      { type: 'vpLost', side: CHAOS, points: 1, rule: 'UP-SCO-01' },
    ]
    expect(happeningsOf(events)).toEqual([
      { kind: 'walk', who: { is: 'hero', role: 0 }, from: 3, to: 4 },
      { kind: 'flip', space: 4, tile: 12 },
      { kind: 'curse', space: 5 },
      { kind: 'fall', side: 1, space: 6 },
    ])
  })
})
