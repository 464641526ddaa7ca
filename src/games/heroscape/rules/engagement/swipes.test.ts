import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { destinations, detail, eventsOf, fieldIn, keys, moveMatch, plain, standing, to } from '../../testing/moving.ts'
import { choose, figure, offered, question, rolls, type Position } from '../../testing/position.ts'
import { row, smallField, spaceAt, type Heap } from '../../testing/small-fields.ts'
import { DESTROYED } from '../table/state.ts'

const basic = { game: 'basic' } as const

/** Finn before two Vikings, with a way out to the east. */
const between: Position = {
  field: smallField([...row(1, 1, 1, 1, 1), [-1, 0, 1], [-1, 1, 1], [5, 0, 1]]),
  armies: {
    0: { finn: [[0, 0]] },
    1: {
      'tarn-viking-warriors': [
        [-1, 0],
        [-1, 1],
      ],
    },
  },
  active: 'finn',
}

function begin(position: Position, source = rolls(), card = position.active!) {
  const match = moveMatch(position, source)
  choose(match, `figure:${figure(match.play, 0, card)}`)
  return match
}

describe('leaving engagements', () => {
  it('gives each of two Vikings a die; two skulls are two wounds [HS-EX-32, HS-ENG-10, HS-ENG-12]', () => {
    const match = begin(between, rolls('SS'))
    const finn = figure(match.play, 0, 'finn')
    expect(detail(match, to(match, [1, 0]))).toMatchObject({ strikes: 2 })
    choose(match, to(match, [1, 0]))
    expect(question(match)).toBe('strike@1')
    expect(offered(match)).toEqual(['strike', 'strike:1', 'spare'])
    const events = eventsOf(match, 'strike')
    expect(events.find((event) => event.type === 'struck')).toMatchObject({ faces: [0, 0], wounds: 2 })
    expect(match.play.state.wounds[finn]).toBe(2)
    expect(standing(match, finn)).toEqual([spaceAt(fieldIn(match), 1, 0)])
  })

  it('counts skulls alone [HS-ENG-10, HS-ENG-12]', () => {
    const match = begin(between, rolls('SD'))
    choose(match, to(match, [1, 0]), 'strike')
    expect(match.play.state.wounds[figure(match.play, 0, 'finn')]).toBe(1)
  })

  it('lets the owner decline, or strike with some [HS-RUL-40, HS-ENG-09]', () => {
    const spared = begin(between, rolls('SS'))
    const events = eventsOf(spared, to(spared, [3, 0]), 'spare')
    expect(events.map((event) => event.type)).toEqual(['spared', 'moved'])
    expect(spared.play.state.wounds[figure(spared.play, 0, 'finn')]).toBe(0)
    const once = begin(between, rolls('SS'))
    choose(once, to(once, [1, 0]), 'strike:1')
    expect(once.play.state.wounds[figure(once.play, 0, 'finn')]).toBe(1)
  })

  it('asks nobody where strikes are automatic [HS-RUL-40]', () => {
    const match = begin({ ...between, options: { strikes: 'automatic' } }, rolls('SD'))
    choose(match, to(match, [1, 0]))
    expect(match.play.state.wounds[figure(match.play, 0, 'finn')]).toBe(1)
    expect(question(match)).toBe('pause@0')
  })

  it('costs nothing around an enemy, and a die when the next space is not beside it [HS-ENG-08, HS-ENG-09]', () => {
    const match = begin({
      field: plain(2, 1),
      armies: { 0: { finn: [[1, 0]] }, 1: { syvarris: [[0, 0]] } },
      active: 'finn',
    })
    const ring = keys(match, [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1])
    const strikesTo = (key: string): unknown => detail(match, key).strikes
    expect(ring.map(strikesTo)).toEqual([0, 0, 0, 0, 0])
    const others = destinations(match).filter((key) => !ring.includes(key))
    expect(others).toHaveLength(12)
    expect(others.map(strikesTo)).toEqual(others.map(() => 1))
    choose(match, to(match, [-1, 0]))
    expect(question(match)).toBe('pause@0')
  })

  it('counts the die of those alone whom the step leaves [HS-RUL-41, HS-ENG-12]', () => {
    const field = smallField([...row(1, 1, 1), [0, 1, 1], [-1, 1, 1]])
    const vikings = [
      [0, 1],
      [-1, 1],
    ] as const
    const match = begin(
      { ...between, field, armies: { ...between.armies, 1: { 'tarn-viking-warriors': vikings } } },
      rolls('S'),
    )
    expect([1, 2].map((q) => detail(match, to(match, [q, 0])).strikes)).toEqual([1, 2])
    choose(match, to(match, [1, 0]))
    expect(match.play.pending[0].arg.by).toEqual([figure(match.play, 1, 'tarn-viking-warriors', 1)])
  })

  it('comes again for each time an enemy is left [HS-RUL-41, HS-RUL-39]', () => {
    const heaps: Heap[] = [
      [3, 0, 1],
      [4, 0, 1],
      [4, 1, 1],
      [3, 2, 1],
      [2, 2, 1],
      [1, 3, 1],
      [2, 1, 1],
    ]
    const match = begin({
      field: smallField(heaps),
      armies: { 0: { finn: [[3, 0]] }, 1: { syvarris: [[2, 1]] } },
      active: 'finn',
    })
    expect(detail(match, to(match, [2, 2])).strikes).toBe(1)
    expect(detail(match, to(match, [1, 3]))).toMatchObject({ strikes: 2, cost: 5 })
    choose(match, to(match, [1, 3]), 'spare')
    expect(question(match)).toBe('strike@1')
  })

  it('is owed as soon as a walk passes an enemy, which does not stop it [HS-RUL-39, HS-MOV-31]', () => {
    const field = smallField([...row(1, 1, 1, 1, 1, 1), [2, 1, 1]])
    const match = begin({ field, armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[2, 1]] } }, active: 'finn' })
    expect([1, 2, 3, 4, 5].map((q) => detail(match, to(match, [q, 0])).strikes)).toEqual([0, 0, 0, 1, 1])
    const events = eventsOf(match, to(match, [5, 0]), 'spare')
    expect(events[0]).toMatchObject({ type: 'moved', path: [0, 1, 2, 3].map((q) => spaceAt(field, q, 0)) })
    expect(events[2]).toMatchObject({ type: 'moved', path: [3, 4, 5].map((q) => spaceAt(field, q, 0)) })
  })

  it('is always one die, whatever the height and the glyphs [HS-RUL-42]', () => {
    const match = begin(
      {
        field: smallField([...row(1, 1, 1), [-1, 0, 4], [0, 9, 1]]),
        armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[-1, 0]], thorgrim: [[0, 9]] } },
        glyphs: [['astrid', [0, 9]]],
        active: 'finn',
      },
      rolls('DSS'),
    )
    const events = eventsOf(match, to(match, [1, 0]), 'strike')
    expect(events.find((event) => event.type === 'struck')).toMatchObject({ faces: [1], wounds: 0 })
  })

  it('can destroy whoever leaves, on the space that it leaves [HS-ENG-18, HS-RUL-40]', () => {
    const match = begin(
      {
        field: smallField([...row(1, 1, 1, 1), [-1, 1, 1], [3, 1, 1]]),
        armies: {
          0: {
            'marro-warriors': [
              [0, 0],
              [3, 1],
            ],
          },
          1: { syvarris: [[-1, 1]] },
        },
        active: 'marro-warriors',
      },
      rolls('S'),
    )
    const marro = figure(match.play, 0, 'marro-warriors')
    const events = eventsOf(match, to(match, [3, 0]), 'strike')
    expect(events.map((event) => event.type)).toEqual(['struck', 'wounded', 'destroyed'])
    expect(events[2]).toMatchObject({ figure: marro, space: spaceAt(fieldIn(match), 0, 0) })
    expect(match.play.state.fate[marro]).toBe(DESTROYED)
    expect(match.play.state.move).toBeUndefined()
    expect(match.play.state.occupant[spaceAt(fieldIn(match), 0, 0)]).toBe(-1)
    expect(question(match)).toBe('move@0')
  })

  it('may change the rest of the way after a strike, also by stopping [HS-RUL-40]', () => {
    const match = begin(between, rolls('DD'))
    choose(match, to(match, [4, 0]), 'strike')
    expect(question(match)).toBe('moveOn@0')
    expect(destinations(match)).toEqual(keys(match, [1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [0, 0]).sort())
    expect(detail(match, to(match, [1, 0])).cost).toBe(0)
    choose(match, to(match, [1, 0]))
    expect(standing(match, figure(match.play, 0, 'finn'))).toEqual([spaceAt(fieldIn(match), 1, 0)])
  })

  it('asks no more where the way is at its end, or nobody struck [HS-RUL-40]', () => {
    const match = begin(between, rolls('DD'))
    choose(match, to(match, [1, 0]), 'strike')
    expect(question(match)).toBe('pause@0')
    const spared = begin(between)
    choose(spared, to(spared, [4, 0]), 'spare')
    expect(question(spared)).toBe('pause@0')
  })

  it('offers ways past different enemies both, and none that is worse [HS-RUL-39]', () => {
    // Two ways round a hole, each past another enemy.
    const heaps: Heap[] = [
      [0, 0, 1],
      [1, -1, 1],
      [2, -1, 1],
      [0, 1, 1],
      [1, 1, 1],
      [2, 0, 1],
      [1, -2, 1],
      [0, 2, 1],
    ]
    const match = begin({
      field: smallField(heaps),
      armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[1, -2]], 'marro-warriors': [[0, 2]] } },
      active: 'finn',
    })
    const key = to(match, [2, 0])
    expect(destinations(match).filter((one) => one.startsWith(key))).toEqual([key, `${key}~1`])
    const [syvarris, marro] = [figure(match.play, 1, 'syvarris'), figure(match.play, 1, 'marro-warriors')]
    expect([key, `${key}~1`].map((one) => detail(match, one).strikers).sort()).toEqual(
      [`${syvarris}`, `${marro}`].sort(),
    )
    const chosen = [key, `${key}~1`].find((one) => detail(match, one).strikers === `${marro}`)!
    choose(match, chosen)
    const ask = match.play.pending[0]
    expect(ask.arg.by).toEqual([marro])
  })

  it('of a two-space figure needs both ends away [HS-RUL-40, HS-ENG-07]', () => {
    const match = begin({
      field: smallField([...row(1, 1, 1, 1, 1, 1), [0, 1, 1]]),
      armies: {
        0: {
          grimnak: [
            [
              [1, 0],
              [0, 0],
            ],
          ],
        },
        1: { syvarris: [[0, 1]] },
      },
      active: 'grimnak',
    })
    // [0, 1] is beside [0, 0] and [1, 0].
    expect(detail(match, to(match, [2, 0], [1, 0])).strikes).toBe(0)
    expect(detail(match, to(match, [3, 0], [2, 0])).strikes).toBe(1)
  })

  it('lets a two-space figure go on only with the end that led [HS-RUL-29, HS-RUL-40]', () => {
    const match = begin(
      {
        field: smallField([...row(1, 1, 1, 1, 1, 1, 1), [1, 1, 1]]),
        armies: {
          0: {
            grimnak: [
              [
                [2, 0],
                [1, 0],
              ],
            ],
          },
          1: { syvarris: [[1, 1]] },
        },
        active: 'grimnak',
      },
      rolls('D'),
    )
    choose(match, to(match, [6, 0], [5, 0]), 'strike')
    expect(question(match)).toBe('moveOn@0')
    expect(destinations(match)).toEqual(
      [
        [3, 4],
        [4, 5],
        [5, 6],
      ]
        .flatMap(([a, b]) => [to(match, [a, 0], [b, 0]), to(match, [b, 0], [a, 0])])
        .sort(),
    )
    choose(match, to(match, [4, 0], [5, 0]))
    expect(standing(match, figure(match.play, 0, 'grimnak'))).toEqual([4, 5].map((q) => spaceAt(fieldIn(match), q, 0)))
  })

  it('is unknown in the Basic game [HS-BAS-17]', () => {
    const match = begin({ ...between, rules: basic })
    expect(detail(match, to(match, [3, 0])).strikes).toBe(0)
    choose(match, to(match, [3, 0]))
    expect(question(match)).toBe('pause@0')
  })

  it('is nothing to Agent Carr [HS-MOV-30, HS-ENG-09]', () => {
    const match = begin({
      ...between,
      armies: { ...between.armies, 0: { 'agent-carr': [[0, 0]] } },
      active: 'agent-carr',
    })
    expect(detail(match, to(match, [3, 0])).strikes).toBe(0)
    choose(match, to(match, [3, 0]))
    expect(question(match)).toBe('pause@0')
  })

  it('is not owed to whom a ghost walks through, as long as it stays beside [HS-RUL-39, HS-MOV-30]', () => {
    const { disengage: _, ...powers } = defaultContent().cardById.get('agent-carr')!.powers
    const match = begin({
      field: smallField([...row(1, 1, 1, 1, 1), [0, 9, 1]]),
      armies: { 0: { 'agent-carr': [[0, 0]] }, 1: { syvarris: [[1, 0]] } },
      active: 'agent-carr',
      content: (content) => ({
        ...content,
        cards: content.cards.map((card) => (card.id === 'agent-carr' ? { ...card, powers } : card)),
      }),
    })
    expect([2, 3].map((q) => detail(match, to(match, [q, 0])).strikes)).toEqual([0, 1])
    choose(match, to(match, [2, 0]))
    expect(question(match)).toBe('pause@0')
  })

  it('asks each owner of abandoned figures, then rolls all dice together [HS-RUL-40, HS-ENG-12]', () => {
    const match = begin(
      {
        ...between,
        roles: 3,
        armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[-1, 0]] }, 2: { 'marro-warriors': [[-1, 1]] } },
      },
      rolls('SD'),
    )
    choose(match, to(match, [1, 0]))
    expect(question(match)).toBe('strike@1')
    choose(match, 'strike')
    expect(question(match)).toBe('strike@2')
    const events = eventsOf(match, 'strike')
    expect(events.find((event) => event.type === 'struck')).toMatchObject({ faces: [0, 1], wounds: 1 })
  })

  it('does not come from figures that are no enemies [HS-ENG-15, HS-RUL-45]', () => {
    const match = begin({ ...between, roles: 3, teams: [[0, 1], [2]] })
    expect(detail(match, to(match, [3, 0])).strikes).toBe(0)
    const truce = { special: [{ rule: 'truce' as const, sides: [0, 1] }] }
    const allied = begin({ ...between, roles: 3, rules: truce, arrange: (state) => (state.truce = 1) })
    choose(allied, to(allied, [3, 0]))
    expect(question(allied)).toBe('pause@0')
  })

  it('does not follow a figure summoned by Erland [HS-ENG-16]', () => {
    const match = begin(
      {
        field: smallField([...row(1, 1, 1), [0, 9, 1], [1, 9, 1]]),
        armies: { 0: { finn: [[0, 0]], thorgrim: [[0, 9]] }, 1: { syvarris: [[1, 9]] } },
        glyphs: [['erland', [1, 0]]],
        active: 'finn',
      },
      rolls('S'),
    )
    const thorgrim = figure(match.play, 0, 'thorgrim')
    choose(match, to(match, [1, 0]))
    expect(question(match)).toBe('summoning@0')
    choose(match, `figure:${thorgrim}`)
    if (question(match) !== 'pause@0') choose(match, to(match, [2, 0]))
    expect(question(match)).toBe('pause@0')
    expect(match.play.state.wounds[thorgrim]).toBe(0)
  })
})
