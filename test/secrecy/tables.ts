import { type AnyGame, type Options, prepare, type Prepared } from '../../src/engine/index.ts'
import { lanterns } from '../../src/engine/testing/lanterns.ts'
import { type GameEntry, games } from '../../src/games/registry.ts'
import { ownPart } from '../own-part.ts'
import type { SecrecySettings } from './secrecy.ts'

interface SecretTable {
  readonly roles: number
  readonly options: Options
  readonly pack?: object
}

/** What the `testing/secrecy.ts` of a game exports as `secrecy`. */
export interface GameSecrecy {
  /** Tables at which every kind of secret comes up. */
  readonly tables: readonly SecretTable[]
  readonly runs: readonly (SecrecySettings & { readonly games: number })[]
  /** Every kind of secret that the game has. */
  readonly kinds: readonly string[]
  /** What must have gone differently in two worlds without anybody noticing who may not. */
  readonly varied: readonly string[]
  /** Questions whose hidden answers others see a part of, once all are given. */
  readonly partlyOpen?: readonly string[]
}

/** A game that says nothing of its secrets is tried all the same. */
export type SecretGame = { readonly game: AnyGame } & Pick<GameSecrecy, 'tables' | 'runs'> & Partial<GameSecrecy>

// oxlint-disable-next-line typescript/no-explicit-any -- games of every shape are tried alike
export type AnyPrepared = Prepared<any, any>

const untold = ({ players }: AnyGame): Pick<SecretGame, 'tables' | 'runs'> => ({
  tables: [{ roles: players.min, options: {} }],
  runs: [{ games: 2, every: 9, answers: 300 }],
})

export async function secretGame({ id, load }: GameEntry): Promise<SecretGame> {
  const { game } = await load()
  const { secrecy } = await ownPart<{ readonly secrecy: GameSecrecy }>(id, 'secrecy.ts')
  return { game, ...(secrecy ?? untold(game)) }
}

export const secretLanterns: SecretGame = {
  game: lanterns,
  tables: [{ roles: 3, options: {} }],
  runs: [{ games: 10, every: 2 }],
  kinds: ['bag', 'chest', 'hand'],
  varied: ['answer bid', 'draw tile'],
}

export const secretGames = (): Promise<SecretGame[]> => Promise.all(games.map(secretGame))

/** The tables of a game, one after the other; with `change`, of a game that was changed on purpose. */
export function preparedTable(
  { game, tables }: SecretGame,
  index: number,
  change: (game: AnyGame) => AnyGame = (same) => same,
): AnyPrepared {
  const { roles, options, pack } = tables[index % tables.length]
  const prepared = prepare(change(game), roles, options, pack)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return prepared.value
}
