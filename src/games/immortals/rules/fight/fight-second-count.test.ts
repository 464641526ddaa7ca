import { describe, expect, it } from 'vitest'
import { AGAINST, FOR, NEUTRAL, type Attitude } from '../table/state.ts'
import { resultOfEntering, resultOfFight } from './fight-result.ts'

type Cube = 'attacker' | 'defender' | 'resident'

/** Where every cube lies in the end. */
interface Counted {
  readonly land: Cube[]
  readonly limbo: Cube[]
  readonly supply: Cube[]
  readonly tray: Cube[]
}

/** Counts out a tray cube by cube, as the rulebook tells it and without any formula. */
class Tray {
  readonly counted: Counted = { land: [], limbo: [], supply: [], tray: [] }

  constructor(a: number, d: number, r: number) {
    const { tray } = this.counted
    for (let i = 0; i < a; i++) tray.push('attacker')
    for (let i = 0; i < d; i++) tray.push('defender')
    for (let i = 0; i < r; i++) tray.push('resident')
  }

  has(cube: Cube): boolean {
    return this.counted.tray.includes(cube)
  }

  all(...cubes: Cube[]): Cube[] {
    return this.counted.tray.filter((cube) => cubes.includes(cube))
  }

  /** Armies go to limbo, residents to the supply. */
  remove(cube: Cube): void {
    this.take(cube)
    if (cube === 'resident') this.counted.supply.push(cube)
    else this.counted.limbo.push(cube)
  }

  settle(cube: Cube): void {
    while (this.has(cube)) {
      this.take(cube)
      this.counted.land.push(cube)
    }
  }

  private take(cube: Cube): void {
    this.counted.tray.splice(this.counted.tray.indexOf(cube), 1)
  }
}

function countEntering(a: number, r: number, attitude: Attitude): Counted {
  const tray = new Tray(a, 0, r)
  if (attitude === AGAINST)
    while (tray.has('attacker') && tray.has('resident')) {
      tray.remove('attacker')
      tray.remove('resident')
    }
  tray.settle('attacker')
  return tray.counted
}

function countFight(a: number, d: number, r: number, attitude: Attitude): Counted {
  const tray = new Tray(a, d, r)
  const attackers: Cube[] = attitude === FOR ? ['resident', 'attacker'] : ['attacker']
  const defenders: Cube[] = attitude === AGAINST ? ['resident', 'defender'] : ['defender']
  const [one, other] = [tray.all(...attackers), tray.all(...defenders)]
  if (one.length === other.length) {
    for (const cube of [...one, ...other]) tray.remove(cube)
    return tray.counted
  }
  const [winners, losing] = one.length > other.length ? [attackers, other] : [defenders, one]
  for (const cube of losing) tray.remove(cube)
  // As many of the winner's, residents first.
  for (let i = 0; i < losing.length; i++) tray.remove(winners.find((cube) => tray.has(cube))!)
  tray.settle(winners[winners.length - 1])
  return tray.counted
}

const MOST = 6
const ATTITUDES = [AGAINST, NEUTRAL, FOR] as const
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i)
/** Attitude, attackers, defenders, residents. */
const CASES = ATTITUDES.flatMap((attitude) =>
  upTo(MOST).flatMap((a) => upTo(MOST).flatMap((d) => upTo(MOST).map((r) => [attitude, a, d, r] as const))),
)
const count = (cubes: readonly Cube[], cube: Cube): number => cubes.filter((one) => one === cube).length

describe('counted out cube by cube', () => {
  it('an attack on an unoccupied land ends the same [IM-FGT-09] [IM-FGT-12] [IM-FGT-13]', () => {
    for (const attitude of ATTITUDES)
      for (let a = 0; a <= MOST; a++)
        for (let r = 0; r <= MOST; r++) {
          const { land, limbo, supply, tray } = countEntering(a, r, attitude)
          const result = resultOfEntering(a, r, attitude)
          const told = [attitude, a, r, result.placed, result.attackerLost, result.defenderLost, result.residentsLost]
          expect(told).toEqual([attitude, a, r, land.length, limbo.length, 0, supply.length])
          expect(tray).toEqual(tray.filter((cube) => cube === 'resident'))
          expect(result.winner === 'attacker').toBe(land.length > 0)
        }
  })

  it('a fight for an occupied land ends the same [IM-FGT-19] [IM-FGT-21] [IM-FGT-24]', () => {
    for (const [attitude, a, d, r] of CASES) {
      const { land, limbo, supply } = countFight(a, d, r, attitude)
      const { winner, ...rest } = resultOfFight(a, d, r, attitude)
      const counted = {
        placed: land.length,
        attackerLost: count(limbo, 'attacker'),
        defenderLost: count(limbo, 'defender'),
        residentsLost: supply.length,
      }
      expect([attitude, a, d, r, rest]).toEqual([attitude, a, d, r, counted])
      expect(winner === 'attacker').toBe(land.includes('attacker'))
      if (land.includes('defender')) expect(winner).toBe('defender')
      expect(land).not.toContain('resident')
    }
  })

  it('a land taken by nobody: the card stays only where the defending party won [IM-RUL-60] [IM-EX-35]', () => {
    for (let r = 0; r <= MOST; r++)
      for (let d = 0; d <= MOST; d++) {
        expect(resultOfFight(0, d, r, FOR).winner).toBe(r > d ? 'residents' : r === d ? 'tie' : 'defender')
        expect(resultOfFight(d, 0, r, AGAINST).winner).toBe(r > d ? 'defender' : r === d ? 'tie' : 'attacker')
      }
  })
})
