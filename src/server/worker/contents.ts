import { createHash } from 'node:crypto'
import { completeOptions, failed, hashOf, ok } from '../../engine/index.ts'
import type { AnyGame, Prepared, Problem, Result, Setup } from '../../engine/index.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- content of every game is kept alike
export type AnyPrepared = Prepared<any, any>

interface Known {
  readonly content: object
  readonly hash: string
}

/** Content takes megabytes: it is kept only as long as some match is played with it. */
interface Kept {
  readonly content: WeakRef<object>
  readonly hash: string
}

const inSetup = (problems: readonly Problem[]): Result<never> => ({
  ok: false,
  problems: problems.map(({ path, problem }) => ({ path: `setup.${path}`, problem })),
})

/**
 * Prepares stored setups. Checking a large pack and hashing the content take longer than the rest of loading a match, so both are
 * done once for matches that are played with the same; the hash in the setup is compared every time.
 */
export class Contents {
  private readonly kept = new Map<string, Kept>()

  prepare(game: AnyGame, setup: Setup): Result<AnyPrepared> {
    const { rulesVersion } = game
    if (rulesVersion !== setup.rulesVersion)
      return failed('setup.rulesVersion', `is ${setup.rulesVersion}, but the rules here are version ${rulesVersion}`)
    const found = this.contentOf(game, setup.pack)
    if (!found.ok) return inSetup(found.problems)
    const { content, hash } = found.value
    if (hash !== setup.content)
      return failed('setup.content', `is ${setup.content}, but the content here has the hash ${hash}`)
    const options = completeOptions(game.options, setup.options, setup.roles)
    if (!options.ok) return inSetup(options.problems)
    const problems = game.checkOptions(content, setup.roles, options.value)
    return problems.length > 0 ? inSetup(problems) : ok({ game, content, setup })
  }

  private contentOf(game: AnyGame, pack: unknown): Result<Known> {
    const name = pack === undefined ? '' : createHash('sha256').update(JSON.stringify(pack)).digest('base64')
    const key = `${game.id} ${name}`
    const kept = this.kept.get(key)
    const content = kept?.content.deref()
    if (kept !== undefined && content !== undefined) return ok({ content, hash: kept.hash })
    const loaded = game.loadContent(pack)
    if (!loaded.ok) return loaded
    const known = { content: loaded.value.content as object, hash: hashOf(loaded.value.source) }
    this.forgetUnused()
    this.kept.set(key, { content: new WeakRef(known.content), hash: known.hash })
    return ok(known)
  }

  private forgetUnused(): void {
    for (const [key, { content }] of this.kept) if (content.deref() === undefined) this.kept.delete(key)
  }
}
