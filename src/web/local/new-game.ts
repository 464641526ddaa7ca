import type { Options } from '../../engine/index.ts'
import { localStore, type LocalGame, type LocalSeat } from './store.ts'

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const random = (size: number): Uint8Array => crypto.getRandomValues(new Uint8Array(size))

/** The same seed gives the same key; without one nobody knows it. */
export function keyFrom(seed: string): string {
  if (seed === '') return hex(random(32))
  const bytes = new TextEncoder().encode(seed)
  return hex(Uint8Array.from({ length: 32 }, (_, i) => (bytes[i % bytes.length] + i * 37 + bytes.length) % 256))
}

export const newId = (): string => hex(random(8))

export interface LocalWish {
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly options: Options
  readonly pack?: unknown
  readonly seed?: string
}

/** Puts a new game on this device; the table opens it. */
export async function newLocalGame(wish: LocalWish): Promise<string> {
  const now = Date.now()
  const game: LocalGame = {
    id: newId(),
    game: wish.game,
    options: wish.options,
    ...(wish.pack === undefined ? {} : { pack: wish.pack }),
    seats: wish.seats,
    key: keyFrom(wish.seed ?? ''),
    created: now,
    updated: now,
    waiting: [],
  }
  await localStore.put(game)
  return game.id
}
