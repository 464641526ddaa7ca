import { createHash } from 'node:crypto'
import { canonicalJson, completeOptions, fittingOptions, hashOf, ok } from '../../engine/index.ts'
import type { AnyGame, Options, Prepared, Problem, Result, Setup } from '../../engine/index.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- content of every game is kept alike
export type AnyPrepared = Prepared<any, any>

interface Known {
  readonly content: object
  readonly hash: string
  /** JSON: what it was compiled from. */
  readonly source: string
}

/** Content takes megabytes: it is kept only as long as some match is played with it. */
interface Kept extends Omit<Known, 'content'> {
  readonly content: WeakRef<object>
}

/** What a match is played with. */
export interface Ready extends Omit<Known, 'content'> {
  readonly prepared: AnyPrepared
}

/** The content that a match was played with last, by its hash. */
export interface Wanted {
  readonly hash: string
  /** JSON: what was stored of it; empty if nothing is. Absent: nobody has looked yet. */
  readonly stored?: string
}

const inSetup = (problems: readonly Problem[]): Result<never> => ({
  ok: false,
  problems: problems.map(({ path, problem }) => ({ path: `setup.${path}`, problem })),
})

/**
 * Prepares stored setups. Checking a large pack and hashing the content take longer than the rest of loading a match, so both are
 * done once for matches that are played with the same; the hash of what a match was played with is compared every time.
 */
export class Contents {
  private readonly kept = new Map<string, Kept>()

  /**
   * With the content that it was played with: the program's own, or what is stored. `undefined`: it is to be looked up in the store. Where it is
   * not known any more, or no longer fits the rules, the match goes on with the content of today.
   */
  prepare(game: AnyGame, setup: Setup, wanted: Wanted): Result<Ready | undefined> {
    const own = this.contentOf(game, setup.pack)
    if (own.ok && own.value.hash === wanted.hash) return this.ready(game, setup, own.value)
    if (wanted.stored === undefined) return ok(undefined)
    const stored = this.storedContent(game, wanted.hash, wanted.stored)
    if (stored !== undefined) return this.ready(game, setup, stored)
    return own.ok ? this.ready(game, setup, own.value) : inSetup(own.problems)
  }

  private ready(game: AnyGame, setup: Setup, { content, hash, source }: Known): Result<Ready> {
    const options = optionsOf(game, setup, content)
    if (!options.ok) return inSetup(options.problems)
    const used = setup.rulesVersion === game.rulesVersion ? setup : { ...setup, options: options.value }
    return ok({ prepared: { game, content, setup: used }, hash, source })
  }

  private contentOf(game: AnyGame, pack: unknown): Result<Known> {
    const name = pack === undefined ? '' : createHash('sha256').update(JSON.stringify(pack)).digest('base64')
    const key = `${game.id} ${name}`
    const kept = this.keptAs(key)
    if (kept !== undefined) return ok(kept)
    const loaded = game.loadContent(pack)
    if (!loaded.ok) return loaded
    const { content, source } = loaded.value as { content: object; source: unknown }
    return ok(this.keep(key, { content, hash: hashOf(source), source: canonicalJson(source) }))
  }

  /** Checked like a pack: it was stored by a program that knew other rules. */
  private storedContent(game: AnyGame, hash: string, text: string): Known | undefined {
    const key = `${game.id} stored ${hash}`
    const kept = this.keptAs(key)
    if (kept !== undefined || text === '' || game.compileContent === undefined) return kept
    try {
      const source = JSON.parse(text) as unknown
      const compiled = hashOf(source) === hash ? game.compileContent(source) : undefined
      if (compiled?.ok !== true) return undefined
      return this.keep(key, { content: compiled.value.content as object, hash, source: text })
    } catch {
      return undefined
    }
  }

  private keptAs(key: string): Known | undefined {
    const kept = this.kept.get(key)
    const content = kept?.content.deref()
    return kept === undefined || content === undefined ? undefined : { ...kept, content }
  }

  private keep(key: string, known: Known): Known {
    for (const [old, { content }] of this.kept) if (content.deref() === undefined) this.kept.delete(old)
    this.kept.set(key, { ...known, content: new WeakRef(known.content) })
    return known
  }
}

/** Options that rules of another version took are used as far as these know them. */
function optionsOf(game: AnyGame, { options, roles, rulesVersion }: Setup, content: unknown): Result<Options> {
  if (rulesVersion !== game.rulesVersion) return ok(fittingOptions(game.options, options, roles))
  const completed = completeOptions(game.options, options, roles)
  if (!completed.ok) return completed
  const problems = game.checkOptions(content, roles, completed.value)
  return problems.length > 0 ? { ok: false, problems } : completed
}
