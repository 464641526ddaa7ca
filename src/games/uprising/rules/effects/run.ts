/** Carries out effects: every verb is a frame of its own, so there is a checkpoint between any two. */
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { contextIn, withContext, type Context } from '../select/context.ts'
import type { Table } from '../table/state.ts'
import { numberOfList, scriptsOf } from './scripts.ts'
import { possibleVerbs, verbs } from './verbs.ts'

interface EffectsArgs extends Context {
  readonly list: number
  readonly at: number
}

/** Puts a list of effects on the stack: it is carried out next, from the first to the last (UP-RUL-04). */
export function pushEffects(play: Play, list: readonly Effect[], context: Context): void {
  if (list.length > 0) play.push(effects, withContext(context, { list: numberOfList(play.content, list), at: 0 }))
}

/**
 * Pays for a list of effects, which lies on the stack meanwhile, below all that paying causes. Without the whole price it
 * is gone from there (UP-RUL-04); whether it was paid is returned.
 */
export function* buyEffects(
  play: Play,
  list: readonly Effect[],
  context: Context,
  paying: Procedure<boolean>,
): Procedure<boolean> {
  const { next } = play.state
  const below = next.length
  pushEffects(play, list, context)
  const bought = next.slice(below)
  const isPaid = yield* paying
  if (!isPaid) for (const frame of bought) next.splice(next.lastIndexOf(frame), 1)
  return isPaid
}

export const effects = procedure('effects', function* (play: Play, args: EffectsArgs): Procedure {
  const { list, at } = args
  const context = contextIn(args)
  const script = scriptsOf(play.content).lists[list]
  if (at + 1 < script.length) play.push(effects, withContext(context, { list, at: at + 1 }))
  yield* perform(play, script[at], context)
})

export function* perform(play: Play, effect: Effect, context: Context): Procedure {
  const verb = verbs[effect.op] as (play: Play, effect: Effect, context: Context) => Procedure
  yield* verb(play, effect, context)
}

/** Whether an effect could do anything now: for "you may", "or", and costs (UP-RUL-98). */
export function isPossible(t: Table, effect: Effect, context: Context): boolean {
  const possible = possibleVerbs[effect.op] as ((t: Table, effect: Effect, c: Context) => boolean) | undefined
  return possible === undefined || possible(t, effect, context)
}

/** UP-RUL-04: each effect of an ability as far as possible; one that can do something is enough. */
export const isAnyPossible = (t: Table, list: readonly Effect[], context: Context): boolean =>
  list.some((effect) => isPossible(t, effect, context))

/** The first effect of a list decides (see `may`, `choose`, `orElse`). */
export const isListPossible = (t: Table, list: readonly Effect[], context: Context): boolean =>
  list.length > 0 && isPossible(t, list[0], context)
