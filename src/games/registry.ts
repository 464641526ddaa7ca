import type { AnyModule } from './module.ts'

export interface GameEntry {
  readonly id: string
  /** Loads the game when it is needed: a browser fetches only what is played. */
  load(): Promise<AnyModule>
}

/** One line per game; nothing else outside a game's folder knows it. */
export const games: readonly GameEntry[] = [
  { id: 'bloodstones', load: async () => (await import('./bloodstones/module.ts')).bloodstonesModule },
  { id: 'heroscape', load: async () => (await import('./heroscape/module.ts')).heroscapeModule },
  { id: 'immortals', load: async () => (await import('./immortals/module.ts')).immortalsModule },
  { id: 'uprising', load: async () => (await import('./uprising/module.ts')).uprisingModule },
]

export const findGame = (id: string): GameEntry | undefined => games.find((entry) => entry.id === id)

export type { AnyModule, BoardPart, Language } from './module.ts'
export { LANGUAGES } from './module.ts'
