import type { ChanceSource } from './chance/source.ts'
import { failed, ok } from './game.ts'
import type { Game, Options, OptionSpec, OptionValue, Problem, Result } from './game.ts'
import { hashOf } from './hash.ts'
import { Match } from './match.ts'
import type { GameState } from './table.ts'

/** Everything a match starts from. With the log it is the whole truth. */
export interface Setup {
  readonly game: string
  readonly rulesVersion: number
  readonly roles: number
  readonly options: Options
  /** The hash of the content the match is played with. */
  readonly content: string
  /** A content pack laid over the game's own content. */
  readonly pack?: unknown
  /** How chance can be proven; absent for local games. */
  readonly fairness?: { readonly commitment: string; readonly contributions: readonly string[] }
}

/** A setup that has been checked, with what it needs to start. */
export interface Prepared<S extends GameState, C> {
  readonly game: Game<S, C>
  readonly content: C
  readonly setup: Setup
}

function checkValue(spec: OptionSpec, value: OptionValue, path: string): Problem[] {
  const bad = (problem: string): Problem[] => [{ path, problem }]
  if (spec.kind === 'switch') return typeof value === 'boolean' ? [] : bad('must be true or false')
  if (spec.kind === 'number') {
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
    return fits ? [] : bad(`must be a whole number from ${spec.min} to ${spec.max}`)
  }
  return typeof value === 'string' && spec.values.includes(value)
    ? []
    : bad(`must be one of: ${spec.values.join(', ')}`)
}

function valueOf(spec: OptionSpec, given: OptionValue | undefined, roles: number): OptionValue {
  if (spec.kind !== 'choice' || !spec.perRole) return given ?? spec.default
  return given ?? Array.from({ length: roles }, () => spec.default)
}

/** Fills in defaults and lists every problem of the options given. */
export function completeOptions(specs: readonly OptionSpec[], given: unknown, roles: number): Result<Options> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return failed('options', 'must be an object')
  const known = new Set(specs.map((spec) => spec.id))
  const problems: Problem[] = Object.keys(given)
    .filter((id) => !known.has(id))
    .map((id) => ({ path: `options.${id}`, problem: 'unknown option' }))
  const options: Record<string, OptionValue> = {}
  for (const spec of specs) {
    const own = Object.hasOwn(given, spec.id) ? (given as Record<string, OptionValue>)[spec.id] : undefined
    const value = valueOf(spec, own, roles)
    options[spec.id] = value
    const path = `options.${spec.id}`
    if (spec.kind !== 'choice' || !spec.perRole) problems.push(...checkValue(spec, value, path))
    else if (!Array.isArray(value) || value.length !== roles)
      problems.push({ path, problem: `must be a list of ${roles} values, one per role` })
    else value.forEach((v: string, i) => problems.push(...checkValue(spec, v, `${path}[${i}]`)))
  }
  return problems.length > 0 ? { ok: false, problems } : ok(options)
}

/** Options that were made for other rules: what these do not know is left out, what does not fit is as usual. */
export function fittingOptions(specs: readonly OptionSpec[], given: Options, roles: number): Options {
  const fits = specs.filter((spec) => {
    const own = Object.hasOwn(given, spec.id) ? { [spec.id]: given[spec.id] } : {}
    return completeOptions([spec], own, roles).ok
  })
  const known = fits.filter(({ id }) => Object.hasOwn(given, id)).map(({ id }) => [id, given[id]] as const)
  const completed = completeOptions(specs, Object.fromEntries(known), roles)
  return completed.ok ? completed.value : given
}

/** Checks a player count, options and content pack; says everything that is wrong with them. */
export function prepare<S extends GameState, C>(
  game: Game<S, C>,
  roles: number,
  given: unknown = {},
  pack?: unknown,
): Result<Prepared<S, C>> {
  const { min, max } = game.players
  if (!Number.isInteger(roles) || roles < min || roles > max)
    return failed('seats', `${game.id} is for ${min} to ${max} players, not ${String(roles)}`)
  const loaded = game.loadContent(pack)
  if (!loaded.ok) return loaded
  const options = completeOptions(game.options, given, roles)
  if (!options.ok) return options
  const problems = game.checkOptions(loaded.value.content, roles, options.value)
  if (problems.length > 0) return { ok: false, problems }
  const setup: Setup = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    roles,
    options: options.value,
    content: hashOf(loaded.value.source),
    ...(pack === undefined ? {} : { pack }),
  }
  return ok({ game, content: loaded.value.content, setup })
}

/** A new match, standing at its first question. */
export function startMatch<S extends GameState, C>(prepared: Prepared<S, C>, source: ChanceSource): Match<S, C> {
  return openMatch(prepared, source).begin()
}

/** A new match before its first step: for listeners that want to hear everything. */
export function openMatch<S extends GameState, C>(
  { game, content, setup }: Prepared<S, C>,
  source: ChanceSource,
  isReplay = false,
): Match<S, C> {
  const state = game.setup(content, setup.roles, setup.options)
  return new Match(game, content, setup.roles, state, source, isReplay)
}
