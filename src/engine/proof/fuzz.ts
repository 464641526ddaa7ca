import { fastSource, type FastSource } from '../chance/fast.ts'
import { fileOf, type GameFile } from '../file.ts'
import type { Match } from '../match.ts'
import type { Play } from '../play.ts'
import type { AnyAsk } from '../question.ts'
import type { Prepared } from '../setup.ts'
import type { GameState, Outcome, Role } from '../table.ts'
import { undoTarget } from '../undo.ts'
import { offersView } from '../asked.ts'
import { act, failureOf, fuzzedMatch, type Action, type Failure } from './actions.ts'
import { InvariantBroken } from './broken.ts'
import { countCheck, runChecks, type Check, type Plan } from './check.ts'
import { newCoverage, type Coverage } from './coverage.ts'
import { checksWith, OFFERED } from './invariants.ts'
import { everyNth } from './plan.ts'

/** Chooses one of the options of a question. */
export type Policy<S extends GameState, C> = (
  play: Play<S, C>,
  ask: AnyAsk<S, C>,
  options: readonly number[],
  source: FastSource,
) => number

export interface FuzzSettings<S extends GameState, C> {
  readonly seed: string | number
  readonly policy?: 'random' | Policy<S, C>
  readonly maxAnswers: number
  /** What is checked. Default: the invariants. */
  readonly checks?: readonly Check<S, C>[]
  /** The dear checks run at every n-th question, the cheap ones at all. Default 1. */
  readonly every?: number
  /** Instead of `every`: where each dear check runs. At the end of a game all do. */
  readonly plan?: Plan
  /** Of a hundred turns, how many bring something else than an answer: an offer, an undo, a retract. Default 25. */
  readonly mischief?: number
  /** Adds to this coverage instead of a new one; its views are forgotten first. */
  readonly coverage?: Coverage
}

export interface FuzzReport {
  readonly finished: boolean
  /** After the setup and after everything that was done. */
  readonly questions: number
  readonly answers: number
  /** Answers to questions with at least two options. */
  readonly decisions: number
  readonly outcome: Outcome | undefined
  readonly coverage: Coverage
  /** The whole game, as far as it went. */
  readonly file: GameFile
  readonly failure: Failure | undefined
}

/** Plays one legal game with checks at every question. Depends on the seed alone. */
export function fuzz<S extends GameState, C>(prepared: Prepared<S, C>, settings: FuzzSettings<S, C>): FuzzReport {
  const seed = String(settings.seed)
  const source = fastSource(seed).fork('choices')
  const coverage = settings.coverage ?? newCoverage()
  coverage.cells.clear()
  const match = fuzzedMatch(prepared, seed)
  const actions: Action[] = []
  const checks = settings.checks ?? checksWith<S, C>()
  const plan = settings.plan ?? everyNth(settings.every ?? 1)
  const tally = { questions: 0, answers: 0, decisions: 0 }
  const check = (): void => {
    tally.questions++
    runChecks(match, coverage, checks, match.over ? () => true : plan)
  }
  const report = (failure?: Failure): FuzzReport => ({
    finished: match.over,
    ...tally,
    outcome: match.state.outcome,
    coverage,
    file: fileOf(prepared.setup, match.log),
    failure,
  })
  try {
    match.begin()
    check()
    while (!match.over && tally.answers < settings.maxAnswers) {
      const action = nextAction(match, settings, source, tally)
      actions.push(action)
      if (!act(match, action)) throw new InvariantBroken(OFFERED.name, `${JSON.stringify(action)} was refused`)
      countCheck(coverage, OFFERED.name, 1)
      check()
    }
  } catch (error) {
    return report(failureOf(error, prepared, match, seed, actions))
  }
  return report()
}

function nextAction<S extends GameState, C>(
  match: Match<S, C>,
  settings: FuzzSettings<S, C>,
  source: FastSource,
  tally: { answers: number; decisions: number },
): Action {
  if (source.below(100) < (settings.mischief ?? 25)) {
    const action = mischief(match, source)
    if (action !== undefined) return action
  }
  const { pending } = match.play
  const ask = pending[source.below(pending.length)]
  const options = match.play.options(ask)
  const policy = settings.policy ?? 'random'
  const option =
    policy === 'random' ? options[source.below(options.length)] : policy(match.play, ask, [...options], source)
  const index = options.indexOf(option)
  if (index < 0) throw new InvariantBroken('policy', `${option} is not an option of ${ask.question.name}`)
  tally.answers++
  if (options.length > 1) tally.decisions++
  return { type: 'answer', role: ask.role, key: ask.question.key(match.play, option, ask), index }
}

/** Something else than an answer, if it is possible: an offer, an undo, a retract. */
function mischief<S extends GameState, C>(match: Match<S, C>, source: FastSource): Action | undefined {
  const role: Role = source.below(match.roles)
  const what = source.below(8)
  if (what < 4) {
    const offers = offersView(match, role)
    return offers.length === 0 ? undefined : { type: 'offer', role, key: offers[source.below(offers.length)].key }
  }
  if (what === 4 && match.play.isSealed) return canRetract(match, role) ? { type: 'retract', role } : undefined
  if (what === 5 && !match.play.isSealed) return canUndo(match, role) ? { type: 'undo', role } : undefined
  return undefined
}

const canRetract = <S extends GameState, C>(match: Match<S, C>, role: Role): boolean =>
  match.force.some((entry, i) => entry.type === 'answer' && entry.role === role && match.isSealedNow(i))

const canUndo = <S extends GameState, C>(match: Match<S, C>, role: Role): boolean =>
  undoTarget(match, role) !== undefined
