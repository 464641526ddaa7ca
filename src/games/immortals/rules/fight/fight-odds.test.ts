import { describe, expect, it } from 'vitest'
import { light, tableOf, type Position } from '../../testing/position.ts'
import { AGAINST, FOR, NEUTRAL, NONE, type Attitude, type Table } from '../table/state.ts'
import { cubesOut, fallingOf, fightOdds, percent, type FightOdds } from './fight-odds.ts'
import { resultOfEntering, resultOfFight } from './fight-result.ts'

const [ORIGIN, TARGET] = [light('heartwood'), light('borderland')]

/** Every way in which single cubes can fall, with its chance: no formula, only counting. */
function ways(thrown: number, inside: number): number[] {
  const out = Array<number>(thrown + inside + 1).fill(0)
  for (let falls = 0; falls < 1 << (thrown + inside); falls++) {
    let [fallen, chance] = [0, 1]
    for (let cube = 0; cube < thrown + inside; cube++) {
      const isFalling = (falls >> cube) % 2 === 1
      if (isFalling) fallen++
      chance *= isFalling === cube < thrown ? 2 / 3 : 1 / 3
    }
    out[fallen] += chance
  }
  return out
}

/** The same by the textbook formula, for more cubes than can be tried out. */
function formula(thrown: number, inside: number): number[] {
  const out = Array<number>(thrown + inside + 1).fill(0)
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
  for (let i = 0; i <= thrown; i++)
    for (let k = 0; k <= inside; k++)
      out[i + k] += (choose(thrown, i) * choose(inside, k) * 2 ** (i + inside - k)) / 3 ** (thrown + inside)
  return out
}

/** By the rules themselves, one outcome after the other. */
function counted(t: Table, sent: number, attitude: Attitude, residents: number, spread = ways): FightOdds {
  const { tray, tower, armies, possessor } = t.state
  const isOccupied = possessor[TARGET] !== NONE
  const a = spread(tray[0] + sent, tower[0])
  const d = isOccupied ? spread(tray[1] + armies[TARGET], tower[1]) : [1]
  const r = spread(residents, tower[3])
  let [wins, ties, loses, attackersLeft, defendersLeft] = [0, 0, 0, 0, 0]
  a.forEach((pa, i) =>
    d.forEach((pd, j) =>
      r.forEach((pr, k) => {
        const { winner, placed } = isOccupied ? resultOfFight(i, j, k, attitude) : resultOfEntering(i, k, attitude)
        const chance = pa * pd * pr
        if (winner === 'attacker') {
          wins += chance
          attackersLeft += chance * placed
        } else if (isOccupied && winner !== 'defender') ties += chance
        else {
          loses += chance
          defendersLeft += chance * placed
        }
      }),
    ),
  )
  return { wins, ties, loses, attackersLeft, defendersLeft }
}

function expectSame(one: FightOdds, other: FightOdds): void {
  for (const key of ['wins', 'ties', 'loses', 'attackersLeft', 'defendersLeft'] as const)
    expect(one[key], key).toBeCloseTo(other[key], 10)
}

const POSITIONS: readonly [Position, residents: number][] = [
  [{ armies: { 0: [[ORIGIN, 4]], 1: [[TARGET, 2]] }, tower: [1, 2, 3, 2], tray: [0, 1, 1, 2] }, 2],
  [{ armies: { 0: [[ORIGIN, 5]], 1: [[TARGET, 1]] }, tower: [0, 0, 0, 0], tray: [0, 0, 2, 0] }, 1],
  [{ armies: { 0: [[ORIGIN, 3]], 1: [[TARGET, 4]] }, tower: [2, 0, 0, 1], tray: [1, 0, 0, 4] }, 3],
  [{ armies: { 0: [[ORIGIN, 4]] }, tower: [1, 2, 0, 3], tray: [1, 1, 0, 1] }, 1],
  [{ armies: { 0: [[ORIGIN, 3]] }, tower: [0, 0, 0, 20] }, 0],
]

describe('the odds of a fight', () => {
  it.each([FOR, NEUTRAL, AGAINST] as const)(
    'residents %i: are those of the rules [IM-RUL-22] [IM-FGT-16]',
    (attitude) => {
      for (const [position, residents] of POSITIONS.slice(0, 4)) {
        const t = tableOf(position)
        for (let sent = 1; sent < t.state.armies[ORIGIN]; sent++)
          expectSame(fightOdds(t, ORIGIN, TARGET, sent, attitude), counted(t, sent, attitude, residents))
      }
    },
  )

  it('add up to one [IM-TOW-05]', () => {
    for (const [position] of POSITIONS)
      for (const attitude of [FOR, NEUTRAL, AGAINST] as const) {
        const { wins, ties, loses } = fightOdds(tableOf(position), ORIGIN, TARGET, 2, attitude)
        expect(wins + ties + loses).toBeCloseTo(1, 12)
      }
  })

  it('one army into an unoccupied land [IM-FGT-08] [IM-FGT-13]', () => {
    const t = tableOf({ armies: { 0: [[ORIGIN, 2]] } })
    expect(fightOdds(t, ORIGIN, TARGET, 1, NEUTRAL).wins).toBeCloseTo(2 / 3, 12)
    expect(fightOdds(t, ORIGIN, TARGET, 1, FOR).wins).toBeCloseTo(2 / 3, 12)
    // The army falls and the one resident does not.
    expect(fightOdds(t, ORIGIN, TARGET, 1, AGAINST)).toMatchObject({ ties: 0, defendersLeft: 0 })
    expect(fightOdds(t, ORIGIN, TARGET, 1, AGAINST).wins).toBeCloseTo(2 / 9, 12)
  })

  it('residents alone do not make the attacker a winner [IM-RUL-60]', () => {
    const t = tableOf({ armies: { 0: [[ORIGIN, 2]], 1: [[TARGET, 1]] } })
    const { wins, ties, loses } = fightOdds(t, ORIGIN, TARGET, 1, FOR)
    // Falling: the attacker 2/3, the defender 2/3, the resident 2/3.
    expect(wins).toBeCloseTo((2 / 3) * (1 / 3 + (2 / 3) * (2 / 3)), 12)
    expect(loses).toBeCloseTo((1 / 3) * (2 / 3) * (1 / 3), 12)
    expect(ties).toBeCloseTo(1 - wins - loses, 12)
  })

  it('are spread as single cubes fall [IM-RUL-22]', () => {
    const [none, one, two] = fallingOf(2, { falls: 2, of: 3 })
    expect([none, one, two].map((chance) => Math.round(9 * chance * 1e9) / 1e9)).toEqual([1, 4, 4])
    const t = tableOf({ tower: [1, 0, 0, 0] })
    expect(cubesOut(t, 0, 1).map((chance) => Math.round(9 * chance * 1e9) / 1e9)).toEqual([2, 5, 2])
    expect(cubesOut(t, 1, 0)).toEqual([1])
  })

  it('of large fights stay exact [IM-TOW-05]', () => {
    const t = tableOf({
      armies: { 0: [[ORIGIN, 30]], 1: [[TARGET, 25]] },
      tower: [8, 9, 4, 9],
      tray: [2, 1, 0, 3],
    })
    for (const attitude of [FOR, NEUTRAL, AGAINST] as const)
      expectSame(fightOdds(t, ORIGIN, TARGET, 29, attitude), counted(t, 29, attitude, 3, formula))
  })
})

describe('in percent', () => {
  it('only the impossible is 0 and only the certain 100 [IM-RUL-22]', () => {
    expect([0, 0.001, 0.004, 0.346, 0.5, 0.996, 1 - 1e-9, 1].map(percent)).toEqual([0, 1, 1, 35, 50, 99, 99, 100])
  })
})
