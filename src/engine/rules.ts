import type { Play } from './play.ts'
import type { Procedure, Step, StepArgs, StoredProcedure } from './procedure.ts'
import type { GameEvent, GameState, Message } from './table.ts'

/** What a game's rules are typed by: one word for each, said once. */
export interface RulesTypes {
  readonly state: GameState
  readonly content: unknown
  /** Every message with its arguments, by key. */
  readonly messages: object
  readonly event: GameEvent
}

type PlayOf<T extends RulesTypes> = Play<T['state'], T['content'], T['event']>
type ProcedureIn<T extends RulesTypes, R = void> = Procedure<T['state'], T['content'], R>
type StoredIn<T extends RulesTypes, A extends object> = StoredProcedure<T['state'], T['content'], A>

/** The events of a game: by type what each tells, as messages are declared by key. */
export type EventIn<M> = { [K in keyof M & string]: { readonly type: K } & Readonly<M[K]> }[keyof M & string]

/** The arguments of a message that has none. */
export type NoArgs = Readonly<Record<string, never>>

type SaidArgs<M, K extends keyof M> = M[K] extends NoArgs ? [] : [args: M[K]]

/** Every procedure that a game has made, in the order of its files. */
export type Made<S extends GameState, C> = readonly StoredProcedure<S, C, never>[]

export interface Rules<T extends RulesTypes> {
  /** A procedure with the name under which its frames are stored: the name stays, whatever the code calls it. */
  procedure<A extends object = object>(
    stored: string,
    body: (play: PlayOf<T>, args: A) => ProcedureIn<T>,
  ): StoredIn<T, A>
  /**
   * A procedure made of steps with a checkpoint after each. The sequence's own frame lies under anything a step pushes, so a step may
   * push a whole sub-procedure that runs before the next step.
   */
  steps<A extends StepArgs>(stored: string, list: readonly Step<T['state'], T['content'], A>[]): StoredIn<T, A>
  /** A message of the game; its words are made in `text/`. */
  say<K extends keyof T['messages'] & string>(key: K, ...args: SaidArgs<T['messages'], K>): Message
  readonly made: Made<T['state'], T['content']>
}

/** What the files of a game's rules are written with. */
export function rulesOf<T extends RulesTypes>(): Rules<T> {
  const made: StoredIn<T, never>[] = []
  const procedure: Rules<T>['procedure'] = (stored, body) => {
    const named = Object.assign(body, { stored })
    made.push(named)
    return named
  }
  return {
    procedure,
    steps: (stored, list) => procedure(stored, inSteps(stored, list)),
    say: (key, ...args) => (args.length === 0 ? { key } : { key, args: args[0] as NonNullable<Message['args']> }),
    made,
  }
}

/** A sequence of steps that is kept under a name; `Rules.steps` for games that make a record of procedures themselves. */
export const inSteps = <S extends GameState, C, A extends StepArgs>(stored: string, list: readonly Step<S, C, A>[]) =>
  function* (play: Play<S, C>, args: A): Procedure<S, C> {
    const stack = play.state.next
    const depth = stack.length
    const at = args.step
    stack.push({ procedure: stored, args })
    const result = yield* list[at](play, args)
    if (result === 'again') return
    args.step = typeof result === 'number' ? result : at + 1
    if (result === 'stop' || args.step >= list.length) stack.splice(depth, 1)
  }
