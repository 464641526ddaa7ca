import type { Options } from '../../src/engine/index.ts'
import { rate, share, type Measured } from './measure.ts'
import type { MakeVariant } from './variant.ts'

/** A figure that has a target: at least or at most so much. */
export interface Target {
  readonly ratio: number
  readonly atLeast?: number
  readonly atMost?: number
  readonly met: boolean
}

/** A line for people. */
export interface Row {
  readonly what: string
  readonly value: string
  readonly ratio?: Target
}

export interface Section {
  /** A letter, for `--only`. */
  readonly id: string
  readonly name: string
  readonly about: string
  /** The variants it needs. */
  readonly variants: readonly string[]
  report(measured: ReadonlyMap<string, Measured>): { readonly data: object; readonly rows: readonly Row[] }
}

export const atLeast = (ratio: number, target: number): Target => ({
  ratio: round(ratio),
  atLeast: target,
  met: ratio >= target,
})
export const atMost = (ratio: number, target: number): Target => ({
  ratio: round(ratio),
  atMost: target,
  met: ratio <= target,
})

/** Four digits are more than the measurement is worth. */
export const round = (value: number): number => Number(value.toPrecision(4))

export const whole = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')

/** Everything is compared with boardgame.io's moves in the reference game. */
export const PEER = 'reference-boardgameio'

/** What the `testing/bench.ts` of a game offers; its variants are called `<game>/<variant>:<argument>`. */
export interface GameBench {
  readonly sections: readonly Section[]
  readonly variants: Readonly<Record<string, MakeVariant>>
}

/** Set-ups of random games, by name. */
export type Ways = Readonly<Record<string, { readonly players: number; readonly options?: Options }>>

/** Random play of a game in several ways, each against the peer's moves. */
export function randomPlay(id: string, name: string, about: string, ways: Ways, target: number): Section {
  const nameOf = (way: string): string => `${name}/random:${way}`
  return {
    id,
    name,
    about: `${about}; ratios to the moves per second of boardgame.io in the reference game`,
    variants: [PEER, ...Object.keys(ways).map(nameOf)],
    report(measured) {
      const peer = rate(measured.get(PEER)!, 'moves')
      const data = Object.entries(ways).map(([way, { players }]) => {
        const m = measured.get(nameOf(way))!
        const decisionsPerSecond = round(rate(m, 'decisions'))
        const gamesPerSecond = round(rate(m, 'games'))
        const decisionsPerGame = round(share(m, 'decisions', 'games'))
        const ratio = atLeast(decisionsPerSecond / peer, target)
        return { way, players, decisionsPerSecond, gamesPerSecond, decisionsPerGame, ...ratio }
      })
      const rows = data.map(({ way, players: _, decisionsPerSecond, gamesPerSecond, decisionsPerGame, ...ratio }) => ({
        what: `${way}, decisions/s (${whole(decisionsPerGame)} per game, ${gamesPerSecond} games/s)`,
        value: whole(decisionsPerSecond),
        ratio,
      }))
      return { data, rows }
    },
  }
}
