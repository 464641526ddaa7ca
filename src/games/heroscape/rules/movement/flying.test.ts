import { describe, expect, it } from 'vitest'
import { NO_WALL } from '../../content/battlefield.ts'
import { destinations, detail, eventsOf, fieldIn, keys, moveMatch, plain, standing, to } from '../../testing/moving.ts'
import { choose, figure, offered, question, refusedBy, rolls } from '../../testing/position.ts'
import type { Position, Where } from '../../testing/position.ts'
import { row, smallField, spaceAt, type Heap } from '../../testing/small-fields.ts'
import { glyphBonus } from '../glyphs/glyph-bonus.ts'

function begin(position: Position, source = rolls()) {
  const match = moveMatch(position, source)
  choose(match, `figure:${figure(match.play, 0, position.active!)}`)
  return match
}

const AWAY: Heap[] = [[0, 9, 1]]
const away = { 1: { syvarris: [[0, 9]] as Where[] } }
const raelin = (heaps: readonly Heap[], more: Partial<Position> = {}): Position => ({
  field: smallField([...heaps, ...AWAY]),
  armies: { 0: { raelin: [[0, 0]] }, ...away },
  active: 'raelin',
  ...more,
})

describe('flying', () => {
  it('counts spaces alone, never levels, and knows no limit and no fall [HS-POW-06, HS-RUL-71]', () => {
    const match = begin(raelin(row(1, 20, 1, 20, 1, 1, 1, 1)))
    expect(destinations(match)).toEqual(keys(match, [1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [6, 0]))
    expect([1, 2, 6].map((q) => detail(match, to(match, [q, 0])))).toMatchObject([
      { cost: 1, fallDice: 0, way: 1 },
      { cost: 2, fallDice: 0, way: 1 },
      { cost: 6, fallDice: 0, way: 1 },
    ])
  })

  it('passes enemies, engaged friends, water and glyphs, and lands on free spaces only [HS-POW-07, HS-RUL-71]', () => {
    const heaps: Heap[] = [...row(1, 1, 1, 1, 1, 1, 1), [3, 0, 1, 'water']].filter(
      (heap, i, all) => all.findLastIndex((one) => one[0] === heap[0]) === i,
    ) as Heap[]
    const match = begin(
      raelin(heaps, {
        armies: { 0: { raelin: [[0, 0]], finn: [[2, 0]] }, 1: { syvarris: [[1, 0]] } },
        glyphs: [['astrid', [4, 0]]],
      }),
    )
    expect(destinations(match)).toEqual(keys(match, [3, 0], [4, 0], [5, 0], [6, 0]))
    expect(refusedBy(match, 0, to(match, [2, 0]))).toEqual(['HS-MOV-06'])
  })

  it('lets everybody strike who is engaged at take-off, wherever it lands [HS-POW-08, HS-ENG-17, HS-RUL-71]', () => {
    const match = begin(
      {
        field: plain(3, 1),
        armies: { 0: { raelin: [[0, 0]] }, 1: { syvarris: [[1, 0]], 'marro-warriors': [[-3, 0]] } },
        active: 'raelin',
      },
      rolls('D'),
    )
    // Beside Syvarris on foot without a strike, and nothing worse is offered.
    expect(detail(match, to(match, [1, -1]))).toMatchObject({ strikes: 0, way: 0 })
    // Past the Marro a walk would be struck twice, a flight only at take-off.
    const far = detail(match, to(match, [0, -3]))
    expect(far).toMatchObject({ strikes: 1 })
    choose(match, to(match, [-3, 3]))
    expect(question(match)).toBe('strike@1')
    expect(match.play.pending[0].arg.by).toEqual([figure(match.play, 1, 'syvarris')])
  })

  it('goes on from the air after a strike [HS-RUL-40, HS-RUL-71]', () => {
    const match = begin(
      raelin([...row(1, 9, 1, 1, 1, 1, 1), [0, 1, 1]], {
        armies: { 0: { raelin: [[0, 0]] }, 1: { syvarris: [[0, 1]] } },
      }),
      rolls('D'),
    )
    choose(match, to(match, [6, 0]), 'strike')
    expect(question(match)).toBe('moveOn@0')
    expect(destinations(match)).toEqual(keys(match, [0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [6, 0]))
    choose(match, to(match, [2, 0]))
    expect(question(match)).toBe('pause@0')
    expect(standing(match, figure(match.play, 0, 'raelin'))).toEqual([spaceAt(fieldIn(match), 2, 0)])
  })

  const cave: Heap[] = [
    [0, 0, [1, 11]],
    [1, 0, [1, 11]],
    [2, 0, 1],
    [2, -1, [1, 11]],
    [0, 1, [1, 11]],
  ]

  it('leaves an overhang sideways and lands on top, never through the roof [HS-EX-38, HS-POW-09, HS-RUL-71]', () => {
    const match = begin(
      {
        field: smallField([...cave, ...AWAY]),
        armies: {
          0: { raelin: [[0, 0, 1]] },
          1: {
            'marro-warriors': [
              [0, 1, 1],
              [0, 9],
              [2, -1, 11],
            ],
          },
        },
        active: 'raelin',
      },
      rolls('D'),
    )
    // In, out, up: 1 to the next space, 1 out, 1 onto the roof.
    expect(detail(match, to(match, [1, 0, 11]))).toMatchObject({ cost: 3, strikes: 1, way: 1 })
    expect(detail(match, to(match, [0, 0, 11])).cost).toBe(4)
    choose(match, to(match, [0, 0, 11]))
    expect(match.play.pending[0].arg.by).toEqual([figure(match.play, 1, 'marro-warriors')])
  })

  it('needs a gap to fly into a room: not where the roof begins at its own level [HS-POW-09, HS-RUL-71]', () => {
    // The roof over the room fills level 7, so its lower side is at 6.
    const room = (level: number): string[] => {
      const match = begin(
        raelin([
          [0, 0, level],
          [1, 0, [1, 7]],
        ]),
      )
      return destinations(match).filter((key) => key === to(match, [1, 0, 1]))
    }
    expect([room(5), room(6), room(7)].map((there) => there.length)).toEqual([1, 0, 0])
  })

  it('needs a gap to fly out of a room, too [HS-POW-09, HS-RUL-71]', () => {
    const outside = (level: number): string[] => {
      const armies = { 0: { raelin: [[1, 0, 1]] }, ...away } as Position['armies']
      const heaps: Heap[] = [[0, 0, level], [1, 0, [1, 7]]] // prettier-ignore
      const match = moveMatch(raelin(heaps, { armies }))
      const flyer = `figure:${figure(match.play, 0, 'raelin')}`
      if (!offered(match).includes(flyer)) return []
      choose(match, flyer)
      return destinations(match)
    }
    expect([outside(5), outside(6), outside(7)].map((there) => there.length)).toEqual([2, 0, 0])
  })

  it('crosses ruins [HS-POW-07, HS-RUL-36]', () => {
    const base = plain(3, 1)
    const heaps = base.columns.q.map((q, i): Heap => [q, base.columns.r[i], 1])
    const field = smallField([...heaps, ...AWAY], [{ q: 0, r: 0, level: 1 }])
    const link = field.links.wallTop.findIndex((top) => top !== NO_WALL)
    const from = field.links.first.findIndex((first, space) => first <= link && link < field.links.first[space + 1])
    const match = begin({ field, armies: { 0: { raelin: [from] }, ...away }, active: 'raelin' })
    expect(detail(match, `space:${field.links.to[link]}`)).toMatchObject({ cost: 1, way: 1 })
    const walker = begin({ field, armies: { 0: { finn: [from] }, ...away }, active: 'finn' })
    expect(detail(walker, `space:${field.links.to[link]}`).cost).toBeGreaterThan(1)
  })

  it('needs room to land only [HS-RUL-34, HS-RUL-71]', () => {
    const heaps: Heap[] = [
      [0, 0, 1],
      [1, 0, [1, 5]],
      [2, 0, 1],
    ]
    const match = begin(raelin(heaps))
    expect(destinations(match)).toEqual(keys(match, [2, 0], [1, 0, 5]))
    expect(refusedBy(match, 0, to(match, [1, 0, 1]))).toEqual(['HS-MOV-25'])
  })

  it('lands a two-space figure on two level spaces [HS-RUL-71, HS-MOV-20]', () => {
    const match = begin({
      field: smallField([...row(1, 1, 20, 30, 30, 1), ...AWAY]),
      armies: {
        0: {
          mimring: [
            [
              [1, 0],
              [0, 0],
            ],
          ],
        },
        ...away,
      },
      active: 'mimring',
    })
    expect(destinations(match)).toEqual(
      [to(match, [0, 0], [1, 0]), to(match, [3, 0], [4, 0]), to(match, [4, 0], [3, 0])].sort(),
    )
    expect(detail(match, to(match, [4, 0], [3, 0])).cost).toBe(3)
  })

  /** Mimring with his front on column 1 of a row. */
  const mimring = (heaps: readonly Heap[], more: Partial<Position> = {}): Position => ({
    field: smallField([...heaps, ...AWAY]),
    armies: { 0: { mimring: [[[1, 0] as Where, [0, 0] as Where]] }, ...away },
    active: 'mimring',
    ...more,
  })
  const pairsAt = (match: ReturnType<typeof begin>, where: Where): string[] => {
    const space = to(match, where).slice('space:'.length)
    return destinations(match).filter((key) => key.slice('space:'.length).split('/').includes(space))
  }

  it('lands neither end under a roof that is too low, nor on a glyph that bars it [HS-RUL-71, HS-RUL-34, HS-MOV-25]', () => {
    const low = begin(mimring(row(1, 1, 1, [1, 9], 1, 1)))
    expect(pairsAt(low, [3, 0, 1])).toEqual([])
    expect(pairsAt(low, [4, 0])).toEqual([to(low, [4, 0], [5, 0]), to(low, [5, 0], [4, 0])].sort())
    const kelda = mimring(row(1, 1, 1, 1, 1, 1), { glyphs: [['kelda', [3, 0]]] })
    expect(pairsAt(begin(kelda), [3, 0])).toEqual([])
    const wounded = begin({ ...kelda, arrange: (state) => void state.wounds.fill(1) })
    expect(pairsAt(wounded, [3, 0])).toHaveLength(4)
  })

  it('wakes a glyph with its rear alone, a walker stops with its leading end [HS-RUL-60, HS-GLY-05]', () => {
    const hidden = mimring(row(1, 1, 1, 1, 1, 1), {
      glyphs: [['astrid', [3, 0]]],
      arrange: (state) => void state.glyphUp.fill(0),
    })
    const match = begin(hidden)
    expect(pairsAt(match, [3, 0])).toHaveLength(4)
    choose(match, to(match, [4, 0], [3, 0]))
    expect(match.state.glyphUp).toEqual([1])
    expect(glyphBonus(match.play, 0, 'attack')).toBe(1)
    const onFoot = begin({ ...hidden, rules: { special: [{ rule: 'withoutPower', power: 'flying' }] } })
    expect(pairsAt(onFoot, [3, 0])).toEqual([to(onFoot, [2, 0], [3, 0]), to(onFoot, [3, 0], [2, 0])].sort())
  })

  it('does not land with a ruin under the base [HS-MOV-27, HS-RUL-36]', () => {
    const base = plain(3, 1)
    const heaps = base.columns.q.map((q, i): Heap => [q, base.columns.r[i], 1])
    const field = smallField([...heaps, ...AWAY], [{ q: 0, r: 0, level: 1 }])
    const { first, to: links, wallTop } = field.links
    const start = [-3, 0] as Where
    const match = begin(mimring([], { field, armies: { 0: { mimring: [[start, [-3, 1] as Where]] }, ...away } }))
    const offers = destinations(match)
    let divided = 0
    for (let space = 0; space < field.spaces.count; space++)
      for (let link = first[space]; link < first[space + 1]; link++) {
        if (wallTop[link] === NO_WALL) continue
        divided++
        expect(offers).not.toContain(`space:${space}/${links[link]}`)
        expect(offers.some((key) => key.startsWith(`space:${space}/`))).toBe(true)
      }
    expect(divided).toBeGreaterThan(0)
  })

  it('does not dive through a roof either [HS-POW-09, HS-RUL-71]', () => {
    const armies = { 0: { raelin: [[0, 0, 11]] }, ...away } as Position['armies']
    const match = begin(raelin(row([1, 11], [1, 11], 1), { armies }))
    expect(detail(match, to(match, [2, 0])).cost).toBe(2)
    expect(detail(match, to(match, [1, 0, 1])).cost).toBe(3)
  })

  it('is struck at take-off alone, also after it was interrupted [HS-ENG-17, HS-POW-08]', () => {
    // Syvarris is beside the first space of the flight, too; a cliff keeps her from walking.
    const match = begin(
      raelin([...row(1, 1, 20, 1, 1, 1), [0, 1, 1]], {
        armies: { 0: { raelin: [[0, 0]] }, 1: { syvarris: [[0, 1]] } },
      }),
      rolls('D'),
    )
    choose(match, to(match, [5, 0]), 'strike')
    expect(question(match)).toBe('moveOn@0')
    expect(detail(match, to(match, [4, 0]))).toMatchObject({ strikes: 0, cost: 3, way: 1 })
    choose(match, to(match, [4, 0]))
    expect(question(match)).toBe('pause@0')
  })

  it('does nothing where nobody can fly [HS-POW-06]', () => {
    const rules = { special: [{ rule: 'withoutPower' as const, power: 'flying' as const }] }
    const match = begin(raelin([...row(1, 20, 1), [0, 1, 1]], { rules }))
    expect(destinations(match)).toEqual(keys(match, [0, 1]))
    expect(offered(match)).toContain('stay')
  })
})

describe('the Grapple Gun', () => {
  const drake = (heaps: readonly Heap[], more: Partial<Position> = {}): Position => ({
    field: smallField([...heaps, ...AWAY]),
    armies: { 0: { 'sgt-drake-alexander': [[0, 0]] }, ...away },
    active: 'sgt-drake-alexander',
    ...more,
  })

  it('takes Drake one space, up to 25 levels higher [HS-MOV-30, HS-MOV-10]', () => {
    const match = begin(drake(row(1, 26, 26)))
    expect(destinations(match)).toEqual(keys(match, [1, 0]))
    const events = eventsOf(match, to(match, [1, 0]))
    expect(events).toMatchObject([{ type: 'moved', way: 2 }])
    const higher = begin(drake([...row(1, 27), [0, 1, 1]]))
    expect(destinations(higher)).toEqual(keys(higher, [0, 1]))
  })

  it('is struck at like any move [HS-MOV-30, HS-ENG-09]', () => {
    const armies = { 0: { 'sgt-drake-alexander': [[0, 0]] as Where[] }, 1: { syvarris: [[0, 1]] as Where[] } }
    const match = begin(drake([...row(1, 20), [0, 1, 1]], { armies }))
    expect(detail(match, to(match, [1, 0]))).toMatchObject({ strikes: 1, way: 2 })
    choose(match, to(match, [1, 0]))
    expect(question(match)).toBe('strike@1')
  })

  it('does not lead through a roof [HS-RUL-89, HS-MOV-30]', () => {
    const cave: Heap[] = [
      [0, 0, [1, 11]],
      [1, 0, [1, 11]],
      [0, 1, 1],
    ]
    const inside = begin(drake(cave, { armies: { 0: { 'sgt-drake-alexander': [[0, 0, 1]] }, ...away } }))
    expect(destinations(inside)).toEqual(keys(inside, [1, 0, 1], [0, 1]))
    const outside = begin(drake(cave, { armies: { 0: { 'sgt-drake-alexander': [[0, 1]] }, ...away } }))
    expect(destinations(outside)).toEqual(keys(outside, [0, 0, 1], [0, 0, 11], [1, 0, 1], [1, 0, 11]))
  })
})
