import { describe, expect, it } from 'vitest'
import { NOBODY } from '../../../../engine/index.ts'
import { choose, figure, offered, place, positionMatch, question, rolls } from '../../testing/position.ts'
import type { HeroscapeMatch, Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import type { Figure, State } from '../table/state.ts'

const field = smallField(row(1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
const at = (q: number): number => place(field, [q, 0])

/** Where a figure may go: the columns of the front (and the rear). */
function reach(match: HeroscapeMatch, who: Figure): string[] {
  choose(match, `figure:${who}`)
  const columns = offered(match)
    .filter((key) => key.startsWith('space:'))
    .map((key) =>
      key
        .slice('space:'.length)
        .split('/')
        .map((space) => field.spaces.column[Number(space)])
        .join('/'),
    )
  choose(match, 'stay')
  return columns.sort()
}

const hide = (state: State): void => {
  state.glyphUp[0] = 0
  state.glyphSeenBy[0] = NOBODY
}

describe('the stop at a glyph', () => {
  const vikings = (more: Partial<Position> = {}): Position => ({
    field,
    armies: {
      0: {
        'tarn-viking-warriors': [
          [1, 0],
          [0, 0],
        ],
      },
      1: { thorgrim: [[9, 0]] },
    },
    glyphs: [['gerda', [3, 0]]],
    active: 'tarn-viking-warriors',
    ...more,
  })

  it('ends the move of each figure, friend or enemy, whichever side is up [HS-GLY-04] [HS-MOV-29]', () => {
    for (const arrange of [hide, (): void => undefined]) {
      const match = positionMatch(vikings({ arrange }))
      expect(reach(match, figure(match.play, 0, 'tarn-viking-warriors'))).toEqual(['2', '3'])
    }
    const enemy = positionMatch(
      vikings({ armies: { 0: { finn: [[0, 0]] }, 1: { thorgrim: [[5, 0]] } }, active: 'thorgrim', activeRole: 1 }),
    )
    expect(reach(enemy, figure(enemy.play, 1, 'thorgrim'))).toEqual(['3', '4', '6', '7', '8', '9'])
  })

  it('does not end the moves of the other figures of the card [HS-GLY-04]', () => {
    const match = positionMatch(vikings())
    const first = figure(match.play, 0, 'tarn-viking-warriors')
    choose(match, `figure:${first}`, `space:${at(3)}`)
    expect([question(match), offered(match)]).toEqual(['move@0', [`figure:${first + 1}`, 'done']])
    expect(reach(match, first + 1)).toEqual(['1', '2'])
  })

  it('does not hold a figure that stands on it at the start [HS-GLY-04]', () => {
    const match = positionMatch(
      vikings({ armies: { 0: { finn: [[3, 0]] }, 1: { thorgrim: [[9, 0]] } }, active: 'finn' }),
    )
    expect(reach(match, figure(match.play, 0, 'finn'))).toEqual(['0', '1', '2', '4', '5', '6', '7', '8'])
  })

  it('comes with the leading end of a two-space figure, front or rear [HS-GLY-05] [HS-RUL-60]', () => {
    const grimnak = (front: number, rear: number): string[] => {
      const armies = {
        0: {
          grimnak: [
            [
              [front, 0],
              [rear, 0],
            ],
          ],
        },
        1: { thorgrim: [[9, 0]] },
      } as const
      const match = positionMatch(vikings({ armies, active: 'grimnak' }))
      return reach(match, figure(match.play, 0, 'grimnak')).filter((key) => key.includes('3'))
    }
    // To the east its front leads or, turned round, its rear: either way it ends on columns 2 and 3.
    expect(grimnak(1, 0)).toEqual(['2/3', '3/2'])
    expect(grimnak(0, 1)).toEqual(['2/3', '3/2'])
  })

  it('does not come with the trailing end [HS-GLY-05] [HS-RUL-60]', () => {
    const armies = {
      0: {
        grimnak: [
          [
            [3, 0],
            [2, 0],
          ],
        ],
      },
      1: { thorgrim: [[9, 0]] },
    } as const
    const match = positionMatch(vikings({ armies, active: 'grimnak' }))
    const keys = reach(match, figure(match.play, 0, 'grimnak'))
    expect(keys).toContain('4/3')
    expect(keys).toContain('5/4')
    expect(keys).toContain('7/6')
  })
})

describe('at the end of a move', () => {
  const cliff = smallField(row(7, 1, 1, 1))
  const jump = (die: string): { match: HeroscapeMatch; types: string[] } => {
    const match = positionMatch(
      {
        field: cliff,
        armies: { 0: { 'marro-warriors': [[0, 0]], finn: [[2, 0]] }, 1: { thorgrim: [[3, 0]] } },
        glyphs: [['gerda', [1, 0]]],
        active: 'marro-warriors',
        arrange: hide,
      },
      [],
      rolls(die),
    )
    const types: string[] = []
    match.listener = ({ type }) => types.push(type)
    choose(match, `figure:${figure(match.play, 0, 'marro-warriors')}`, `space:${place(cliff, [1, 0])}`)
    return { match, types }
  }

  it('fall dice come before the glyph is turned over [HS-RUL-67] [HS-GLY-02]', () => {
    const { match, types } = jump('-')
    expect(types.slice(0, 3)).toEqual(['moved', 'fell', 'glyphTurned'])
    expect(match.state.glyphUp[0]).toBe(1)
  })

  it('a figure that dies of its fall turns nothing over [HS-RUL-67]', () => {
    const { match, types } = jump('S')
    expect(types).not.toContain('glyphTurned')
    expect(match.state.glyphUp[0]).toBe(0)
  })
})

describe('the Glyph of Valda during a turn', () => {
  /** Vikings with Move 4; one may stand on Valda at column 4. */
  const valda = (first: number, second: number): { match: HeroscapeMatch; who: Figure } => {
    const match = positionMatch({
      field,
      armies: {
        0: {
          'tarn-viking-warriors': [
            [first, 0],
            [second, 0],
          ],
        },
        1: { thorgrim: [[9, 0]] },
      },
      glyphs: [['valda', [4, 0]]],
      active: 'tarn-viking-warriors',
    })
    return { match, who: figure(match.play, 0, 'tarn-viking-warriors') }
  }
  const farthest = (match: HeroscapeMatch, who: Figure): number =>
    Math.max(...reach(match, who).map((key) => Math.abs(Number(key) - field.spaces.column[match.state.front[who]])))

  it('gives the others two spaces more, but not the figure that leaves it [HS-GLY-12] [HS-RUL-62]', () => {
    const { match, who } = valda(4, 3)
    expect(farthest(match, who)).toBe(4)
    // The west end is three columns away; eastwards the way leads past the one on the glyph, who stops it there.
    const away = valda(4, 6)
    expect(reach(away.match, away.who + 1)).toEqual(['5', '7', '8'])
    const { match: long, who: runner } = valda(4, 5)
    choose(long, `figure:${runner}`, `space:${at(0)}`)
    expect(farthest(long, runner + 1)).toBe(3)
  })

  it('helps those who move after a figure has stopped on it [HS-RUL-62] [HS-GLY-06]', () => {
    const wide = smallField([
      ...row(1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
      ...row(1, 1, 1, 1, 1, 1, 1, 1, 1, 1).map(([q, , n]) => [q, 3, n] as const),
    ])
    const start = (): { match: HeroscapeMatch; who: Figure } => {
      const match = positionMatch({
        field: wide,
        armies: {
          0: {
            'tarn-viking-warriors': [
              [3, 0],
              [0, 3],
            ],
          },
          1: { thorgrim: [[9, 0]] },
        },
        glyphs: [['valda', [4, 0]]],
        active: 'tarn-viking-warriors',
      })
      return { match, who: figure(match.play, 0, 'tarn-viking-warriors') }
    }
    const steps = (match: HeroscapeMatch, who: Figure): number => {
      choose(match, `figure:${who}`)
      return offered(match).length - 1
    }
    const before = start()
    expect(steps(before.match, before.who + 1)).toBe(4)
    const after = start()
    choose(after.match, `figure:${after.who}`, `space:${place(wide, [4, 0])}`)
    expect(steps(after.match, after.who + 1)).toBe(6)
  })
})
