import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { destinations, detail, eventsOf, fieldIn, moveMatch, standing, to } from '../../testing/moving.ts'
import { choose, figure, loaded, question, refusedBy, type Position, type Where } from '../../testing/position.ts'
import { row, smallField, spaceAt, type Heap } from '../../testing/small-fields.ts'

const basic = { game: 'basic' } as const
const AWAY: Heap[] = [[0, 9, 1]]

/** A two-space figure with its front on column 1 and its rear on column 0 of a row. */
function onRow(heaps: readonly Heap[], more: Partial<Position> = {}, card = 'grimnak', front = 1, rear = 0) {
  const armies = {
    0: {
      [card]: [
        [
          [front, 0],
          [rear, 0],
        ] as [Where, Where],
      ],
    },
    1: { syvarris: [[0, 9]] as Where[] },
  }
  const match = moveMatch({ field: smallField([...heaps, ...AWAY]), armies, active: card, ...more }, loaded())
  choose(match, `figure:${figure(match.play, 0, card)}`)
  return match
}

/** Both ways to stand on each pair of columns of the row. */
const both = (match: ReturnType<typeof onRow>, ...pairs: [number, number][]): string[] =>
  pairs.flatMap(([a, b]) => [to(match, [a, 0], [b, 0]), to(match, [b, 0], [a, 0])])

describe('a two-space figure', () => {
  it('goes along with its trailing end where the leading end was, and may turn round [HS-MOV-18, HS-MOV-19, HS-RUL-29]', () => {
    const match = onRow(row(1, 1, 1, 1, 1, 1, 1, 1))
    const pairs: [number, number][] = [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
    ]
    expect(destinations(match)).toEqual([...both(match, ...pairs), to(match, [0, 0], [1, 0])].sort())
    expect(detail(match, to(match, [6, 0], [5, 0])).cost).toBe(5)
    expect(detail(match, to(match, [0, 0], [1, 0])).cost).toBe(0)
  })

  it('names the rule of turning where it only turns [HS-RUL-29]', () => {
    const match = onRow(row(1, 1, 1))
    const { play } = match
    const [ask] = play.pending
    const rules = play
      .options(ask)
      .map((one) => [ask.question.key(play, one, ask), ask.question.describe(play, one, ask).rule])
    const turning = rules.filter(([, rule]) => rule === 'HS-RUL-29').map(([key]) => key)
    expect(turning).toEqual([to(match, [0, 0], [1, 0])])
    expect(rules.length).toBeGreaterThan(2)
  })

  it('turns on the spot as a move of its own [HS-RUL-29]', () => {
    const match = onRow(row(1, 1, 1))
    const grimnak = figure(match.play, 0, 'grimnak')
    const field = fieldIn(match)
    const events = eventsOf(match, to(match, [0, 0], [1, 0]))
    expect(standing(match, grimnak)).toEqual([spaceAt(field, 0, 0), spaceAt(field, 1, 0)])
    expect(events).toMatchObject([{ type: 'turnedRound', figure: grimnak }])
    expect(match.play.state.turn!.moved).toEqual([grimnak])
  })

  it('may lead with its rear end [HS-MOV-18, HS-BAS-15]', () => {
    for (const rules of [{}, basic]) {
      const match = onRow(row(1, 1, 1, 1), { rules }, 'grimnak', 3, 2)
      const grimnak = figure(match.play, 0, 'grimnak')
      const events = eventsOf(match, to(match, [1, 0], [0, 0]))
      const field = fieldIn(match)
      expect(standing(match, grimnak)).toEqual([spaceAt(field, 1, 0), spaceAt(field, 0, 0)])
      expect(events[0]).toMatchObject({ path: [2, 1, 0].map((q) => spaceAt(field, q, 0)) })
    }
  })

  it('climbs a slope of 5 with the edges and ends level on top [HS-EX-26, HS-MOV-20, HS-MOV-21]', () => {
    const match = onRow(row(1, 1, 2, 3, 3))
    expect(destinations(match)).toEqual([...both(match, [3, 4]), to(match, [0, 0], [1, 0])].sort())
    expect(detail(match, to(match, [4, 0], [3, 0])).cost).toBe(5)
    expect(refusedBy(match, 0, to(match, [2, 0], [1, 0]))).toEqual(['HS-MOV-20'])
    expect(refusedBy(match, 0, to(match, [2, 0]))).toEqual(['HS-MOV-20'])
  })

  it('must end level in the Basic game, too [HS-BAS-15]', () => {
    const match = onRow(row(1, 1, 2, 3, 3), { rules: basic })
    expect(destinations(match)).toEqual([...both(match, [3, 4]), to(match, [0, 0], [1, 0])].sort())
    expect(refusedBy(match, 0, to(match, [2, 0], [1, 0]))).toEqual(['HS-BAS-15'])
  })

  const wet = (...at: number[]): Heap[] =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((q) => (at.includes(q) ? [q, 0, 1, 'water'] : [q, 0, 1]))

  it('takes Mimring 6 spaces over a single water space [HS-EX-09, HS-BAS-16]', () => {
    const match = onRow(wet(2), { rules: basic }, 'mimring')
    expect(destinations(match)).toEqual([...both(match, [3, 4], [4, 5], [5, 6]), to(match, [0, 0], [1, 0])].sort())
    expect(detail(match, to(match, [6, 0], [5, 0])).cost).toBe(6)
  })

  it('need not stop on a single water space between land [HS-MOV-22, HS-RUL-32]', () => {
    const match = onRow(wet(2))
    expect(destinations(match)).toEqual([...both(match, [3, 4], [4, 5]), to(match, [0, 0], [1, 0])].sort())
    expect(detail(match, to(match, [4, 0], [3, 0])).cost).toBe(4)
  })

  it('must stop as soon as both its spaces are water [HS-MOV-23, HS-RUL-32, HS-BAS-16]', () => {
    for (const rules of [{}, basic]) {
      const match = onRow(wet(2, 3), { rules })
      expect(destinations(match)).toEqual([...both(match, [2, 3]), to(match, [0, 0], [1, 0])].sort())
      expect(refusedBy(match, 0, to(match, [5, 0], [4, 0]))).toEqual([rules === basic ? 'HS-BAS-16' : 'HS-MOV-23'])
    }
  })

  it('may end half on water where that lies level with the land [HS-RUL-32]', () => {
    const heaps: Heap[] = [...row(1, 1), [2, 0, 1], [2, 0, [2], 'water'], [3, 0, 1]]
    const match = onRow(heaps)
    expect(destinations(match)).toEqual([...both(match, [1, 2], [2, 3]), to(match, [0, 0], [1, 0])].sort())
  })

  it('may not enter a space where it would have to stop unevenly [HS-RUL-31]', () => {
    const match = onRow(row(1, 1, 2, 2, 2), { glyphs: [['astrid', [2, 0]]] })
    expect(destinations(match)).toEqual([to(match, [0, 0], [1, 0])])
    const level = onRow(row(1, 1, 1, 1, 1), { glyphs: [['astrid', [2, 0]]] })
    expect(destinations(level)).toEqual([...both(level, [1, 2]), to(level, [0, 0], [1, 0])].sort())
    const steps: Heap[] = [
      ...row(1, 1),
      [2, 0, 1, 'water'],
      [3, 0, 1],
      [3, 0, [2], 'water'],
      ...row(1, 1).map(([q]) => [q + 4, 0, 1] as Heap),
    ]
    expect(destinations(onRow(steps))).toEqual([to(match, [0, 0], [1, 0])])
  })

  it('falls and pays only with its leading end [HS-RUL-30, HS-MOV-21]', () => {
    const match = onRow(row(13, 13, 1, 1, 1))
    expect(detail(match, to(match, [3, 0], [2, 0]))).toMatchObject({ cost: 2, fallDice: 1 })
    expect(detail(match, to(match, [4, 0], [3, 0]))).toMatchObject({ cost: 3, fallDice: 1 })
    // Its Height of 11 limits the leading end alone.
    const high = onRow(row(1, 1, 5, 5))
    expect(destinations(high)).toEqual([to(high, [0, 0], [1, 0])])
  })

  it('needs two free spaces, but may pass friends with both ends [HS-RUL-37, HS-MOV-27]', () => {
    const armies = {
      0: {
        grimnak: [
          [
            [1, 0],
            [0, 0],
          ] as [Where, Where],
        ],
        finn: [[2, 0]] as Where[],
      },
      1: { syvarris: [[0, 9]] as Where[] },
    }
    const match = onRow(row(1, 1, 1, 1, 1, 1, 1), { armies })
    expect(destinations(match)).toEqual([...both(match, [3, 4], [4, 5], [5, 6]), to(match, [0, 0], [1, 0])].sort())
    expect(refusedBy(match, 0, to(match, [3, 0], [2, 0]))).toEqual(['HS-MOV-06'])
  })

  it('stands in a niche only with its head inwards [HS-EX-29, HS-MOV-28, HS-RUL-34]', () => {
    const plain = smallField([...row(1, 1, 1), ...AWAY])
    const [outer, inner] = [spaceAt(plain, 1, 0), spaceAt(plain, 2, 0)]
    const field = { ...plain, noRoom: new Set([outer * plain.spaces.count + inner]) }
    const match = onRow([], { field })
    expect(destinations(match)).toEqual([to(match, [0, 0], [1, 0]), to(match, [2, 0], [1, 0])].sort())
    expect(refusedBy(match, 0, to(match, [1, 0], [2, 0]))).toEqual(['HS-MOV-28'])
  })

  it('does so in both niches of the Table of the Giants; no other printed map names a niche [HS-EX-29, HS-RUL-34]', () => {
    const fields = defaultContent().battlefields
    const [table, ...others] = fields.toSorted((a, b) => b.noRoom.size - a.noRoom.size)
    expect([table.id, ...others.map(({ noRoom }) => noRoom.size)]).toEqual([
      'table-of-the-giants',
      ...others.map(() => 0),
    ])
    const niches: [Where, Where, Where][] = [
      [
        [9, 9],
        [9, 8],
        [10, 8],
      ],
      [
        [8, 11],
        [7, 12],
        [8, 12],
      ],
    ]
    for (const [inner, first, second] of niches) {
      const ends = niches.find(([other]) => other !== inner)!
      const match = moveMatch({
        scenario: 'FRONT',
        armies: { 0: { grimnak: [[first, second]] }, 1: { syvarris: [ends[1]] } },
        active: 'grimnak',
      })
      choose(match, `figure:${figure(match.play, 0, 'grimnak')}`)
      const inside = to(match, inner).slice('space:'.length)
      const there = destinations(match).filter((key) => key.slice('space:'.length).split('/').includes(inside))
      expect(there).toEqual([to(match, inner, first), to(match, inner, second)].sort())
      expect(refusedBy(match, 0, to(match, first, inner))).toEqual(['HS-MOV-28'])
    }
  })

  it('does not even pass where it fits neither way round [HS-MOV-28, HS-RUL-34]', () => {
    const plain = smallField([...row(1, 1, 1, 1, 1), ...AWAY])
    const [a, b] = [spaceAt(plain, 2, 0), spaceAt(plain, 3, 0)]
    const { count } = plain.spaces
    const match = onRow([], { field: { ...plain, noRoom: new Set([a * count + b, b * count + a]) } })
    expect(destinations(match)).toEqual([...both(match, [1, 2]), to(match, [0, 0], [1, 0])].sort())
  })

  it('does not stop anew on a glyph where it only turns round [HS-RUL-29, HS-RUL-64]', () => {
    const match = onRow(row(1, 1, 1), {
      glyphs: [['kelda', [1, 0]]],
      arrange: (state) => void state.wounds.fill(1),
    })
    const grimnak = figure(match.play, 0, 'grimnak')
    choose(match, to(match, [0, 0], [1, 0]))
    expect(question(match)).toBe('pause@0')
    expect(match.play.state.wounds[grimnak]).toBe(1)
  })
})
