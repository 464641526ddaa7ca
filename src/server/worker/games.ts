import type { AnyGame } from '../../engine/index.ts'
import { games, type AnyModule } from '../../games/registry.ts'

/** What a module with more games exports: for tests and benchmarks, which have no words and no boards. */
export interface MoreGames {
  readonly moreGames: readonly AnyGame[]
}

/** Games by id, loaded when first needed. */
export class Games {
  private readonly loaded = new Map<string, AnyGame>()
  private readonly modules = new Map<string, AnyModule>()
  private readonly more: Promise<void>

  constructor(moreGames: readonly string[]) {
    this.more = this.loadMore(moreGames)
  }

  private async loadMore(urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      const { moreGames } = (await import(url)) as MoreGames
      for (const game of moreGames) this.loaded.set(game.id, game)
    }
  }

  /** A game that was needed before, without waiting. */
  known(id: string): AnyGame | undefined {
    return this.loaded.get(id)
  }

  async find(id: string): Promise<AnyGame | undefined> {
    await this.more
    const known = this.loaded.get(id)
    if (known !== undefined) return known
    const entry = games.find((game) => game.id === id)
    if (entry === undefined) return undefined
    const module = await entry.load()
    this.modules.set(id, module)
    this.loaded.set(id, module.game)
    return module.game
  }

  /** Every game with what is needed to set up a table. */
  async list(): Promise<unknown[]> {
    for (const { id } of games) await this.find(id)
    return [...this.loaded.values()].map(({ id, rulesVersion, players, options }) => ({
      id,
      rulesVersion,
      players,
      options,
      name: {
        en: this.modules.get(id)?.facts.words.en.name ?? id,
        de: this.modules.get(id)?.facts.words.de.name ?? id,
      },
    }))
  }
}
