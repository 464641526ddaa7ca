import type { Sample } from './fit.ts'

/** Of all times that a chance in this tenth was given, how often it came true. */
export interface Tenth {
  readonly from: number
  readonly said: number
  readonly came: number
  readonly times: number
  /** Games are what counts: the moments of one game tell the same story. */
  readonly games: number
}

export interface Calibration {
  readonly samples: number
  readonly games: number
  /** Mean squared error: 0.25 is a coin. */
  readonly brier: number
  readonly logLoss: number
  readonly tenths: readonly Tenth[]
}

const LEAST = 1e-6

/** How true the chances of these samples were; two players' chances are one statement, so only the first side counts there. */
export function calibrate(samples: readonly Sample[], chances: (sample: Sample) => readonly number[]): Calibration {
  const tenths = Array.from({ length: 10 }, () => ({ said: 0, came: 0, times: 0, games: new Set<number>() }))
  let squares = 0
  let logs = 0
  let times = 0
  for (const sample of samples) {
    const said = chances(sample)
    const seen = new Set<number>()
    sample.sides.forEach((side, role) => {
      if (seen.has(side) || (seen.size === 1 && isPair(sample))) return
      seen.add(side)
      const [p, y] = [said[role], sample.shares[role]]
      const tenth = tenths[Math.min(9, Math.floor(p * 10))]
      tenth.said += p
      tenth.came += y
      tenth.times++
      tenth.games.add(sample.game)
      squares += (p - y) ** 2
      logs -= y * Math.log(Math.max(p, LEAST)) + (1 - y) * Math.log(Math.max(1 - p, LEAST))
      times++
    })
  }
  const n = Math.max(times, 1)
  return {
    samples: samples.length,
    games: new Set(samples.map(({ game }) => game)).size,
    brier: squares / n,
    logLoss: logs / n,
    tenths: tenths.map((tenth, i) => ({
      from: i / 10,
      said: tenth.said / Math.max(tenth.times, 1),
      came: tenth.came / Math.max(tenth.times, 1),
      times: tenth.times,
      games: tenth.games.size,
    })),
  }
}

const isPair = ({ sides }: Sample): boolean => new Set(sides).size === 2
