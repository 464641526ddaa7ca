import { describe, expect, it } from 'vitest'
import { NO_WALL } from '../../content/battlefield.ts'
import { plain } from '../../testing/moving.ts'
import { figure, tableOf, type Position, type Where } from '../../testing/position.ts'
import { row, smallField, type Heap } from '../../testing/small-fields.ts'
import { areAdjacent, engagedWith, isEngaged } from './adjacent.ts'

const placeIn = (field: NonNullable<Position['field']>, space: number): [number, number] => {
  const column = field.spaces.column[space]
  return [field.columns.q[column], field.columns.r[column]]
}

type Placed = Where | readonly [Where, Where]

/** A figure of player 1 and one of player 2 on a field. */
function pair(field: Position['field'], mine: [string, Placed], other: [string, Placed]) {
  const t = tableOf({ field: field!, armies: { 0: { [mine[0]]: [mine[1]] }, 1: { [other[0]]: [other[1]] } } })
  const [a, b] = [figure(t, 0, mine[0]), figure(t, 1, other[0])]
  const isAdjacent = areAdjacent(t, a, b)
  expect(areAdjacent(t, b, a)).toBe(isAdjacent)
  expect([isEngaged(t, a), isEngaged(t, b)]).toEqual([isAdjacent, isAdjacent])
  return isAdjacent
}

describe('adjacency', () => {
  it('joins enemies on neighbouring spaces, both of them [HS-ENG-01, HS-ENG-02, HS-ENG-04]', () => {
    const field = smallField(row(1, 1, 1))
    expect(pair(field, ['finn', [0, 0]], ['thorgrim', [1, 0]])).toBe(true)
    expect(pair(field, ['finn', [0, 0]], ['thorgrim', [2, 0]])).toBe(false)
  })

  it('ends where one stands at the top of the other: 5 levels over Finn, not 4 [HS-EX-30, HS-ENG-03, HS-RUL-38]', () => {
    expect(pair(smallField(row(1, 6)), ['finn', [0, 0]], ['deathwalker-9000', [1, 0]])).toBe(false)
    expect(pair(smallField(row(1, 5)), ['finn', [0, 0]], ['deathwalker-9000', [1, 0]])).toBe(true)
    // It is the Height of the lower figure that counts.
    expect(pair(smallField(row(1, 6)), ['deathwalker-9000', [0, 0]], ['finn', [1, 0]])).toBe(true)
    expect(pair(smallField(row(1, 8)), ['deathwalker-9000', [0, 0]], ['finn', [1, 0]])).toBe(false)
  })

  it('needs one pair of spaces of a two-space figure [HS-ENG-07, HS-RUL-38]', () => {
    const field = smallField(row(1, 1, 1, 1))
    expect(
      pair(
        field,
        [
          'grimnak',
          [
            [0, 0],
            [1, 0],
          ],
        ],
        ['finn', [2, 0]],
      ),
    ).toBe(true)
    expect(
      pair(
        field,
        [
          'grimnak',
          [
            [1, 0],
            [0, 0],
          ],
        ],
        ['finn', [2, 0]],
      ),
    ).toBe(true)
    expect(
      pair(
        field,
        [
          'grimnak',
          [
            [1, 0],
            [0, 0],
          ],
        ],
        ['finn', [3, 0]],
      ),
    ).toBe(false)
  })

  it('never joins figures of one column [HS-RUL-44]', () => {
    const field = smallField([
      [0, 0, [1, 7]],
      [1, 0, [1, 7]],
    ])
    expect(pair(field, ['finn', [0, 0, 1]], ['thorgrim', [0, 0, 7]])).toBe(false)
    expect(pair(field, ['finn', [0, 0, 1]], ['thorgrim', [1, 0, 1]])).toBe(true)
  })

  /** Two neighbouring spaces with a ruin on level 1 between them. */
  function atRuin(...heaps: Heap[]) {
    const base = plain(3, 1)
    const ruins = [{ q: 0, r: 0, level: 1 }]
    const all = base.columns.q.map((q, i): Heap => {
      const r = base.columns.r[i]
      return heaps.find((heap) => heap[0] === q && heap[1] === r) ?? [q, r, 1]
    })
    const field = smallField(all, ruins)
    const link = field.links.wallTop.findIndex((top) => top !== NO_WALL)
    const from = field.links.first.findIndex((first, space) => first <= link && link < field.links.first[space + 1])
    return { field, from, other: field.links.to[link] }
  }

  it('sees over a ruin only if both are taller: not Finn and Deathwalker 9000 [HS-EX-31, HS-ENG-05, HS-ENG-06]', () => {
    const { field, from, other } = atRuin()
    expect(field.links.wallTop.find((top) => top !== NO_WALL)).toBe(7)
    expect(pair(field, ['finn', from], ['deathwalker-9000', other])).toBe(false)
    expect(pair(field, ['deathwalker-9000', from], ['finn', other])).toBe(false)
    expect(pair(field, ['finn', from], ['thorgrim', other])).toBe(false)
    const behind = [...Array(field.spaces.count).keys()].find(
      (space) =>
        space !== from &&
        space !== other &&
        field.links.to.slice(field.links.first[other], field.links.first[other + 1]).includes(space) &&
        !field.links.to.slice(field.links.first[from], field.links.first[from + 1]).includes(space),
    )!
    expect(pair(field, ['deathwalker-9000', from], ['grimnak', [placeIn(field, other), placeIn(field, behind)]])).toBe(
      true,
    )
  })

  it('compares the tops with that of the ruin, equal is not enough [HS-RUL-43]', () => {
    const flat = atRuin()
    const place = (space: number): [number, number] => placeIn(flat.field, space)
    const raised = (level: number): boolean => {
      const { field } = atRuin([...place(flat.from), level])
      const column = (at: [number, number]): Where => at
      return pair(field, ['finn', column(place(flat.from))], ['deathwalker-9000', column(place(flat.other))])
    }
    expect([2, 3].map(raised)).toEqual([false, true])
  })
})

describe('engagement', () => {
  it('may be with several at once [HS-ENG-11]', () => {
    const t = tableOf({
      field: plain(1, 1),
      armies: {
        0: { finn: [[0, 0]] },
        1: {
          'tarn-viking-warriors': [
            [1, 0],
            [-1, 0],
            [0, 1],
          ],
        },
      },
    })
    expect(engagedWith(t, figure(t, 0, 'finn'), [])).toHaveLength(3)
  })

  it('is never between friends, team mates or allies [HS-ENG-15, HS-RUL-45]', () => {
    const armies = { 0: { finn: [[0, 0]], 'marro-warriors': [[0, 1]] }, 1: { thorgrim: [[1, 0]] } } as const
    const position = { field: plain(1, 1), roles: 3, armies }
    const finnIn = (more: Partial<Position>): number => {
      const t = tableOf({ ...position, ...more })
      return engagedWith(t, figure(t, 0, 'finn'), []).length
    }
    expect(finnIn({})).toBe(1)
    expect(finnIn({ teams: [[0, 1], [2]] })).toBe(0)
    const truce = { special: [{ rule: 'truce' as const, sides: [0, 1] }] }
    expect(finnIn({ rules: truce, arrange: (state) => (state.truce = 1) })).toBe(0)
    // When it breaks, those who stand side by side are engaged at once.
    expect(finnIn({ rules: truce })).toBe(1)
  })

  it('is not with somebody whom nobody controls [HS-RUL-45]', () => {
    const t = tableOf({
      field: plain(1, 1),
      armies: { 0: { finn: [[0, 0]] }, 1: { 'sgt-drake-alexander': [[1, 0]] } },
      arrange: (state) => state.owner.forEach((role, card) => role === 1 && (state.owner[card] = -1)),
    })
    expect(isEngaged(t, figure(t, 0, 'finn'))).toBe(false)
  })
})
