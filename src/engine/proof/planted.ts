import type { Game } from '../game.ts'
import type { Play } from '../play.ts'
import type { Procedure, ProcedureOf, Stop } from '../procedure.ts'
import type { AnyAsk, Described } from '../question.ts'
import type { Prepared } from '../setup.ts'
import type { GameState, Role, Table } from '../table.ts'
import { fuzz } from './fuzz.ts'
import { checkOf, oracleCheck, type Oracle } from './oracle.ts'

/** A fault that a test plants in the rules of a game. Questions go by their names. */
export interface Fault<S extends GameState, C> {
  /** What is offered instead; an empty list leaves the question as it was. */
  readonly options?: Readonly<
    Record<string, (options: readonly number[], table: Table<S, C>, ask: AnyAsk<S, C>) => readonly number[]>
  >
  /** What is said of an option instead. */
  readonly described?: Readonly<Record<string, (said: Described, option: number, table: Table<S, C>) => Described>>
  /** The same as `options` for standing offers. */
  readonly offers?: (offers: readonly number[], table: Table<S, C>, role: Role) => readonly number[]
  /** Done to the state when the rules have dealt with an answer, before the next question. */
  readonly answered?: Readonly<Record<string, (play: Play<S, C>, ask: AnyAsk<S, C>, option: number) => void>>
  /** Done to the state when a procedure begins, by the name under which its frames are stored. */
  readonly begun?: Readonly<Record<string, (play: Play<S, C>, args: object) => void>>
  /** Done to the state when a procedure has ended, be it with the game, by the same name. */
  readonly ended?: Readonly<Record<string, (play: Play<S, C>, args: object) => void>>
}

export interface PlantedSettings {
  readonly seed?: string
  /** How many games are tried. */
  readonly games?: number
  readonly maxAnswers?: number
}

/**
 * Plays games with a fault until the oracle disagrees: the words of the disagreement; `undefined` where it never notices. Nothing
 * else is checked, so whatever is caught is caught by this oracle. What the faulty rules throw by themselves ends a game silently.
 */
export function caughtBy<S extends GameState, C>(
  oracle: Oracle<S, C>,
  prepared: Prepared<S, C>,
  fault: Fault<S, C>,
  { seed = 'planted', games = 20, maxAnswers = 3000 }: PlantedSettings = {},
): string | undefined {
  const checks = [checkOf(oracle)]
  return withFault(prepared.game, fault, (game) => {
    for (let i = 0; i < games; i++) {
      const { failure } = fuzz({ ...prepared, game }, { seed: `${seed}/${i}`, maxAnswers, mischief: 0, checks })
      if (failure?.broken === oracleCheck(oracle.name)) return failure.error
    }
    return undefined
  })
}

/**
 * The game with a fault, as long as `run` takes. The very questions of the rules are changed, since rules tell them apart by identity;
 * they are as before afterwards.
 */
export function withFault<S extends GameState, C, R>(
  game: Game<S, C>,
  fault: Fault<S, C>,
  run: (game: Game<S, C>) => R,
): R {
  const planter = new Planter(fault)
  try {
    return run(planter.planted(game))
  } finally {
    planter.remove()
  }
}

class Planter<S extends GameState, C> {
  private readonly fault: Fault<S, C>
  /** Asks that an inner procedure has already seen to. */
  private readonly seen = new WeakSet<object>()
  private readonly originals = new Map<object, Pick<AnyAsk<S, C>['question'], 'options' | 'describe'>>()

  constructor(fault: Fault<S, C>) {
    this.fault = fault
  }

  planted(game: Game<S, C>): Game<S, C> {
    const procedures: Record<string, ProcedureOf<S, C, never>> = Object.create(null)
    for (const [name, run] of Object.entries(game.procedures))
      procedures[name] = (play, args) => this.around(name, play, args, run(play, args))
    return { ...game, procedures, ...this.standing(game) }
  }

  remove(): void {
    for (const [question, original] of this.originals) Object.assign(question, original)
  }

  private standing({ standing }: Game<S, C>): Partial<Game<S, C>> {
    const { offers } = this.fault
    if (standing === undefined) return {}
    const procedure: typeof standing.procedure = (play, role, offer) =>
      this.watched(play, standing.procedure(play, role, offer))
    if (offers === undefined) return { standing: { ...standing, procedure } }
    const change: typeof standing.offers = (table, role, out) => {
      const list: number[] = []
      standing.offers(table, role, list)
      out.push(...offers(list, table, role))
    }
    return { standing: { ...standing, procedure, offers: change } }
  }

  private *around(name: string, play: Play<S, C>, args: object, procedure: Procedure<S, C>): Procedure<S, C> {
    const { begun = {}, ended = {} } = this.fault
    if (Object.hasOwn(begun, name)) begun[name](play, args)
    yield* this.watched(play, procedure, () => Object.hasOwn(ended, name) && ended[name](play, args))
  }

  private *watched(play: Play<S, C>, procedure: Procedure<S, C>, ended?: () => void): Procedure<S, C> {
    let step = procedure.next()
    while (step.done !== true) {
      const stop = step.value
      const isNew = !this.seen.has(stop)
      if ('gameOver' in stop) ended?.()
      const option: number = yield isNew ? this.claimed(play, stop) : stop
      step = procedure.next(option)
      if (isNew && 'question' in stop) this.answered(play, stop, option)
    }
    ended?.()
  }

  private claimed(play: Play<S, C>, stop: Stop<S, C>): Stop<S, C> {
    const claimed = 'together' in stop ? { ...stop, plan: (role: Role) => this.watched(play, stop.plan(role)) } : stop
    this.seen.add(claimed)
    if ('question' in stop) this.plant(stop)
    return claimed
  }

  private answered(play: Play<S, C>, ask: AnyAsk<S, C>, option: number): void {
    const { answered = {} } = this.fault
    const { name } = ask.question
    if (Object.hasOwn(answered, name)) answered[name](play, ask, option)
  }

  private plant({ question }: AnyAsk<S, C>): void {
    const { options: offering = {}, described = {} } = this.fault
    const { name, options, describe } = question
    const isChanged = Object.hasOwn(offering, name) || Object.hasOwn(described, name)
    if (!isChanged || this.originals.has(question)) return
    this.originals.set(question, { options, describe })
    if (Object.hasOwn(described, name))
      Object.assign(question, {
        describe: (table: Table<S, C>, option: number, ask: AnyAsk<S, C>) =>
          described[name](describe.call(question, table, option, ask), option, table),
      })
    if (Object.hasOwn(offering, name))
      Object.assign(question, {
        options(table: Table<S, C>, ask: AnyAsk<S, C>, out: number[]) {
          const list: number[] = []
          options.call(question, table, ask, list)
          const changed = offering[name](list, table, ask)
          out.push(...(changed.length > 0 ? changed : list))
        },
      })
  }
}
