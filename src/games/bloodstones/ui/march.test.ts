import { describe, expect, it } from 'vitest'
import { privateCells, publicCells } from '../../../engine/index.ts'
import { bloodstones } from '../index.ts'
import { given, row, star } from '../testing/marches.ts'
import { choose, offered, question, unit, view, type BloodstonesMatch } from '../testing/position.ts'
import { UNIT_TYPES } from '../rules/table/state.ts'
import type { UnitName } from '../content/units.ts'
import {
  chancesAfter,
  destinations,
  endAnswers,
  firstGroup,
  marchAnswers,
  marchersIn,
  paymentFor,
  tableSeen,
} from './march.ts'

/** The table as player 0 sees it. */
function seen(match: BloodstonesMatch) {
  const shared = publicCells(bloodstones, match.play)
  const own = new Map([[0, privateCells(bloodstones, match.play, 0)]])
  return tableSeen({ view: { shared, own }, content: match.content, role: 0 })!
}

function group(...units: [UnitName, number][]): number[] {
  const counts = new Array<number>(UNIT_TYPES).fill(0)
  for (const [name, n] of units) counts[unit(name)] = n
  return counts
}

/** Four types of units, and a hand of three tiles. */
const army = () =>
  given({
    map: row('plains', 'plains', 'forest', 'plains'),
    mine: [
      ['archer', 0, 2],
      ['swordsman', 0, 2],
      ['cavalry', 0],
      ['leader', 0],
    ],
    theirs: [['archer', 3]],
    hand: ['castle', 'archer', 'blank', 'cavalry'],
  })

describe('a march planned on the board', () => {
  it('goes where the rules let it go, for what they ask [BS-MOV-02] [BS-MOV-07]', () => {
    const match = army()
    const planned = destinations(seen(match), 0, 0, group(['archer', 1], ['swordsman', 1]))
    choose(match, 'move:0', 'pick', '1', '1', '0', '0')
    const asked = view(match)!.options.map(({ key, data }) => [Number(key), data] as const)
    expect(asked.length).toBeGreaterThan(1)
    expect(
      [...planned].map(([area, { cost, way, fights }]) => [
        area,
        { to: area, cost, way, ...(fights ? { fights } : {}) },
      ]),
    ).toEqual(asked)
  })

  it('is one message with its payment', () => {
    const match = army()
    const t = seen(match)
    const march = { from: 0, group: group(['archer', 1], ['swordsman', 1]), to: 1 }
    const payment = paymentFor(t, 0, destinations(t, 0, 0, march.group).get(1)!.cost, [])
    const answers = ['move:0', ...marchAnswers(t, 0, march), ...endAnswers(t, 0, payment)]
    expect(match.answerAll(0, view(match)!.id, answers)).toEqual({ ok: true, taken: answers.length })
    expect(question(match)).toBe('action@0')
    expect(match.play.state.hand.reduce((sum, n) => sum + n, 0)).toBe(4 - payment!.tiles.length)
  })

  it.each([
    ['everybody', group(['archer', 2], ['swordsman', 2], ['cavalry', 1], ['leader', 1])],
    ['the last type alone', group(['leader', 1])],
    ['the first type alone', group(['archer', 2])],
  ])('can be %s', (_, units) => {
    const match = army()
    const answers = ['move:0', ...marchAnswers(seen(match), 0, { from: 0, group: units, to: 1 })]
    expect(match.answerAll(0, view(match)!.id, answers)).toEqual({ ok: true, taken: answers.length })
    expect(question(match)).toBe('moveMore@0')
  })

  it('asks nothing about a single unit, and nothing about a last tile', () => {
    const match = given({ map: row('plains', 'plains'), mine: [['archer', 0]], hand: ['blank'] })
    const t = seen(match)
    const answers = [
      'move:0',
      ...marchAnswers(t, 0, { from: 0, group: group(['archer', 1]), to: 1 }),
      ...endAnswers(t, 0, paymentFor(t, 0, 1, [])),
    ]
    expect(answers).toEqual(['move:0', '1', 'pay'])
    expect(match.answerAll(0, view(match)!.id, answers)).toEqual({ ok: true, taken: 3 })
    expect(question(match)).toBe('action@0')
  })

  it('counts what went before in the same action [BS-MOV-01]', () => {
    const match = army()
    choose(match, 'move:0', 'pick', '1', '0', '0', '0', '1')
    const t = seen(match)
    const from0 = destinations(t, 0, 0, group(['swordsman', 1]))
    choose(match, '0', 'pick', '0', '1', '0', '0')
    expect([...from0.keys()].map(String)).toEqual(offered(match))
  })

  it('begins with all that can go together [BS-SEA-01]', () => {
    const match = given({
      map: star('sea', 'sea', 'plains'),
      mine: [
        ['ship', 0],
        ['dragon', 0],
      ],
      faction: 'dragonRiders',
      hand: ['castle', 'castle'],
      more: { factions: ['dragonRiders', 'corsairs', 'horseLords'] },
    })
    const t = seen(match)
    expect(marchersIn(t, 0, 0)).toEqual(group(['ship', 1], ['dragon', 1]))
    expect(firstGroup(t, 0, 0)).toEqual(group(['ship', 1], ['dragon', 1]))
    expect([...destinations(t, 0, 0, group(['dragon', 1])).keys()]).toEqual([1, 2])
  })

  it('tells the chances of the attack it leads to', () => {
    const t = seen(army())
    const few = chancesAfter(t, 0, { from: 0, group: group(['archer', 1]), to: 3 })!
    const many = chancesAfter(t, 0, { from: 0, group: marchersIn(t, 0, 0), to: 3 })!
    expect(many.win).toBeGreaterThan(few.win)
    expect(few.win + few.tie + few.loss).toBeCloseTo(1)
    expect(chancesAfter(t, 0, { from: 0, group: group(['archer', 1]), to: 1 })).toBeUndefined()
  })
})

describe('a payment', () => {
  it('loses as little as it can', () => {
    expect(paymentFor(seen(army()), 0, 4, [])!.lost).toBe(0)
  })

  it('is rather made with what was given away before in the turn', () => {
    const t = seen(army())
    const first = paymentFor(t, 0, 2, [])!
    for (const tile of ['castle', 'archer', 'cavalry', 'blank'] as const) {
      const payment = paymentFor(t, 0, 2, [tile])!
      if (payment.tiles.includes(tile)) expect(payment.lost).toBeLessThanOrEqual(first.lost + first.tiles.length)
    }
    expect(paymentFor(t, 0, 99, [])).toBeUndefined()
  })
})
