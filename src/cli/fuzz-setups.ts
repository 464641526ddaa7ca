import { fastSource, prepare } from '../engine/index.ts'
import type { AnyGame, FastSource, OptionSpec, OptionValue } from '../engine/index.ts'
import { InputError } from './problem.ts'
import type { AnyPrepared } from './setup.ts'

/** Player counts in turn, as far as the game itself has something for them; options are drawn until they fit together. */
export function setupFor(job: { readonly game: AnyGame; readonly seed: string }, i: number): AnyPrepared {
  const counts = countsOf(job.game)
  const roles = counts[i % counts.length]
  const source = fastSource(job.seed).fork('setup').fork(i)
  for (let attempt = 0; attempt < 200; attempt++) {
    const options = Object.fromEntries(job.game.options.map((spec) => [spec.id, drawValue(spec, roles, source)]))
    const prepared = prepare(job.game, roles, options)
    if (prepared.ok) return prepared.value
  }
  const plain = prepare(job.game, roles)
  if (!plain.ok) throw new InputError('game', `${job.game.id} has no setup for ${roles} players`)
  return plain.value
}

const knownCounts = new WeakMap<AnyGame, readonly number[]>()

/** The player counts that need no content pack. */
function countsOf(game: AnyGame): readonly number[] {
  const known = knownCounts.get(game)
  if (known !== undefined) return known
  const counts: number[] = []
  for (let roles = game.players.min; roles <= game.players.max; roles++) if (prepare(game, roles).ok) counts.push(roles)
  if (counts.length === 0) throw new InputError('game', `${game.id} has no setup without a content pack`)
  knownCounts.set(game, counts)
  return counts
}

function drawValue(spec: OptionSpec, roles: number, source: FastSource): OptionValue {
  if (spec.kind === 'switch') return source.below(4) === 0 ? !spec.default : spec.default
  if (spec.kind === 'number') return spec.default
  const draw = (): string => spec.values[source.below(spec.values.length)]
  return spec.perRole === true ? Array.from({ length: roles }, draw) : draw()
}
