import type { Effect } from '../../content/effects/verbs.ts'
import type { Context } from '../select/context.ts'
import type { Play, Procedure } from '../table/rules.ts'
import type { Table } from '../table/state.ts'

type Op = Effect['op']
export type EffectOf<K extends Op> = Extract<Effect, { readonly op: K }>

/** What each verb of a part of the vocabulary does. A verb ends after chance or a reveal; more work goes into pushed frames. */
export type Verbs<K extends Op> = {
  readonly [V in K]: (play: Play, effect: EffectOf<V>, context: Context) => Procedure
}

/** Whether a verb could do anything now; left out: always. */
export type PossibleVerbs<K extends Op> = {
  readonly [V in K]?: (t: Table, effect: EffectOf<V>, context: Context) => boolean
}
