import { fittingOptions, prepare, rulesUsed } from '../../engine/index.ts'
import type { AnyGame, Entry, GameState, Prepared, Problem, Setup } from '../../engine/index.ts'
import { findGame } from '../../games/registry.ts'
import type { LocalContent, LocalGame } from './store.ts'

/** Something that cannot be opened, with the reason. */
export class CannotOpen extends Error {}

export interface Ready {
  readonly prepared: Prepared<GameState, unknown>
  readonly content: LocalContent
  /** What the content was compiled from, where it is not that of today. */
  readonly kept?: unknown
}

export const said = (problems: readonly Problem[]): string =>
  problems.map(({ path, problem }) => `${path}: ${problem}`).join('; ')

/** With the content it was played with last, where that is the program's own or was kept; otherwise with that of today. */
export async function readyFor(
  game: LocalGame,
  log: readonly Entry[] = [],
  kept: (hash: string) => Promise<unknown> = () => Promise.resolve(undefined),
): Promise<Ready> {
  const module = await findGame(game.game)?.load()
  if (module === undefined) throw new CannotOpen(`there is no game ${game.game}`)
  const { game: rules } = module
  const isOlder = log.length > 0 && (game.rules?.version ?? FIRST) !== rules.rulesVersion
  const options = isOlder ? fittingOptions(rules.options, game.options, game.seats.length) : game.options
  const result = prepare(rules, game.seats.length, options, game.pack)
  if (!result.ok) throw new CannotOpen(said(result.problems))
  const today = result.value
  const began = log.length === 0 ? undefined : (game.rules ?? { version: FIRST, content: today.setup.content })
  const setup: Setup = { ...today.setup, ...(began && { rulesVersion: began.version, content: began.content }) }
  const own = { hash: today.setup.content, source: sourceOf(rules, game.pack) }
  const { content: hash } = rulesUsed(setup, log)
  const source = hash === own.hash ? undefined : await kept(hash)
  const compiled = source === undefined ? undefined : rules.compileContent?.(source)
  if (compiled?.ok === true)
    return { prepared: { ...today, content: compiled.value.content, setup }, content: { hash, source }, kept: source }
  return { prepared: { ...today, setup }, content: own }
}

function sourceOf(game: AnyGame, pack: unknown): unknown {
  const loaded = game.loadContent(pack)
  return loaded.ok ? loaded.value.source : undefined
}

/** Before games noted by which rules they began, there was but one version. */
const FIRST = 1
