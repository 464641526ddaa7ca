import { fastSource } from './chance/fast.ts'
import { shuffle } from './chance/shuffle.ts'
import type { ChanceSource } from './chance/source.ts'
import type { Game } from './game.ts'
import { EVERYONE, includes, type GameState, type Role, type Roles, type Table } from './table.ts'

/**
 * A secret: a holder of hidden things: a hand, a bag, a face-down card. Holders of the same pool could be exchanged for one another
 * as far as somebody who has not seen them knows: the tiles in a hand and those left in its bag are one pool.
 *
 * `read` gives the hidden values, `write` replaces them by as many others.
 */
export interface Secret {
  /** For the coverage of the secrecy test: every kind must really have been scrambled. */
  readonly kind: string
  readonly pool: string
  readonly seenBy: Roles
  read(): number[]
  write(values: readonly number[]): void
}

/** A spectator has seen only what everyone has. */
export const hasSeen = (role: Role | undefined, seenBy: Roles): boolean =>
  role === undefined ? seenBy === EVERYONE : includes(seenBy, role)

/** Deals the unseen values of every pool anew. */
function redeal<S extends GameState, C>(
  game: Game<S, C>,
  table: Table<S, C>,
  role: Role | undefined,
  mix: (values: number[]) => void,
): Set<string> {
  const unseen = game.secrets(table, role).filter((h) => !hasSeen(role, h.seenBy))
  const pools = new Map<string, Secret[]>()
  for (const h of unseen) {
    const pool = pools.get(h.pool)
    if (pool === undefined) pools.set(h.pool, [h])
    else pool.push(h)
  }
  const changed = new Set<string>()
  for (const holders of pools.values()) {
    const before = holders.map((h) => h.read())
    const values = before.flat().sort((a, b) => a - b)
    mix(values)
    let at = 0
    holders.forEach((h, i) => {
      const dealt = values.slice(at, (at += before[i].length))
      if (!sameValues(before[i], dealt)) changed.add(h.kind)
      h.write(dealt)
    })
  }
  return changed
}

function sameValues(a: readonly number[], b: readonly number[]): boolean {
  const x = [...a].sort((m, n) => m - n)
  const y = [...b].sort((m, n) => m - n)
  return x.every((value, i) => value === y[i])
}

/**
 * A lawful world for a role: everything it has not seen is dealt anew, so that nothing of the true state is left but
 * what the role may know. The result depends only on that knowledge and the source. `undefined` is a spectator.
 */
export function resample<S extends GameState, C>(
  game: Game<S, C>,
  table: Table<S, C>,
  role: Role | undefined,
  source: ChanceSource,
): S {
  const state = game.clone(table.state)
  redeal(game, { state, content: table.content }, role, (values) => shuffle(values, source))
  return state
}

/** A state that differs in whatever a role has not seen; also the kinds of secret that really changed. */
export function scramble<S extends GameState, C>(
  game: Game<S, C>,
  table: Table<S, C>,
  role: Role | undefined,
  seed: string,
): { state: S; changed: Set<string> } {
  const state = game.clone(table.state)
  const source = fastSource(seed)
  const changed = redeal(game, { state, content: table.content }, role, (values) => shuffle(values, source))
  return { state, changed }
}
