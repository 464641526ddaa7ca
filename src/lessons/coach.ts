import { type GameEvent } from '../engine/index.ts'
import { firstFitting, fits, type Tried } from './answers.ts'
import type { Lesson, Part, Playing, Doing, Step, Watching, Words } from './lesson.ts'
import { holds, isTold, type Seen } from './moments.ts'
import { NO_SCRIPTS, type Scripts, withScript } from './script.ts'

/** What the coach says to a try that is not carried out. */
export type Reaction = Words | 'goOn' | 'other'

/** Where somebody is in a lesson, or with an example. Plain data, never changed in place. */
export interface CoachState extends Scripts {
  readonly step: number
  /** How much of what the step wants is done. */
  readonly want: number
  readonly answers: number
  readonly told: boolean
  /** How many tries of this step were not carried out, so that the same words can be said again. */
  readonly tries: number
  readonly reaction?: Reaction
  /** An example that is no longer played as in the book. */
  readonly isOff?: boolean
}

export interface Judged {
  readonly state: CoachState
  /** How many of the tries are to be carried out. */
  readonly carry: number
}

/** What somebody is led through. */
export interface Course {
  begin(): CoachState
  /** What comes of answers that are tried, one after the other. */
  tried(state: CoachState, tries: readonly Tried[]): Judged
  /** Something happened, or was told. */
  noticed(state: CoachState, events: readonly GameEvent[], seen: Seen): CoachState
  goOn(state: CoachState, seen: Seen): CoachState
  /** Whether the others wait. */
  isHeld(state: CoachState): boolean
  /** The options that the coach would like to see chosen. */
  wanted(state: CoachState, options: readonly Tried[]): readonly Tried[]
}

const FIRST: CoachState = { step: -1, want: 0, answers: 0, told: false, tries: 0, ...NO_SCRIPTS }

function entered({ steps }: Lesson, state: CoachState, step: number): CoachState {
  const scripts = step < steps.length ? withScript(state, steps[step]) : NO_SCRIPTS
  return { ...FIRST, ...scripts, step }
}

const isSaying = (step: Step | undefined): boolean => step !== undefined && 'say' in step

/** While the coach says something the others go on, unless they are to be watched next. */
function isHeld({ steps }: Lesson, { step }: CoachState): boolean {
  if (step >= steps.length) return true
  let next = step
  while (isSaying(steps[next])) next++
  return next > step && next < steps.length && 'watch' in steps[next]
}

/** `undefined`: not to be carried out. */
function judged(lesson: Lesson, state: CoachState, one: Tried): CoachState | undefined {
  const step = lesson.steps[state.step]
  if (step === undefined || 'say' in step) return undefined
  const { reaction: _, ...rest } = { ...state, answers: state.answers + 1 }
  if (!('do' in step)) return rest
  if (fits(step.want[state.want], one)) {
    const want = state.want + 1
    return want < step.want.length ? { ...rest, want } : entered(lesson, rest, state.step + 1)
  }
  return step.free?.some((answers) => fits(answers, one)) === true ? rest : undefined
}

function reactionTo(step: Step | undefined, one: Tried): Reaction {
  if (step === undefined || !('do' in step)) return 'goOn'
  return step.react?.find(({ to }) => fits(to, one))?.say ?? step.otherwise ?? 'other'
}

function refused({ steps }: Lesson, state: CoachState, one: Tried): Judged {
  const reaction = reactionTo(steps[state.step], one)
  return { state: { ...state, tries: state.tries + 1, reaction }, carry: 0 }
}

/** A compound goes through as a whole, or up to where it has done all that a step wants. */
function tried(lesson: Lesson, state: CoachState, tries: readonly Tried[]): Judged {
  let now = state
  let carry = 0
  for (const one of tries) {
    const next = judged(lesson, now, one)
    if (next === undefined) return now.step === state.step ? refused(lesson, state, one) : { state: now, carry }
    now = next
    carry++
  }
  return { state: now, carry }
}

const waits = (step: Step | undefined): step is Playing | Watching =>
  step !== undefined && ('play' in step || 'watch' in step)

/** Goes on as long as what is waited for has come about. When the game is over only words are left. */
function settled(lesson: Lesson, state: CoachState, seen: Seen): CoachState {
  let now = state
  for (;;) {
    const step = lesson.steps[now.step]
    if (step === undefined || 'say' in step) return now
    const isDone = waits(step) && holds(step.until, seen, now)
    if (!isDone && !seen.isOver) return now
    now = entered(lesson, now, now.step + 1)
  }
}

function noticed(lesson: Lesson, state: CoachState, events: readonly GameEvent[], seen: Seen): CoachState {
  let now = state
  for (const event of events) {
    const step = lesson.steps[now.step]
    if (!waits(step) || !isTold(step.until, event)) continue
    now = entered(lesson, now, now.step + 1)
  }
  return settled(lesson, now, seen)
}

const wants = (step: Step | undefined, state: CoachState): readonly Doing['want'][number][] => {
  if (step === undefined) return []
  if ('do' in step) return step.want.slice(state.want, state.want + 1)
  return 'play' in step ? step.hint : []
}

export const lessonCourse = (lesson: Lesson): Course => ({
  begin: () => entered(lesson, FIRST, 0),
  tried: (state, tries) => tried(lesson, state, tries),
  noticed: (state, events, seen) => noticed(lesson, state, events, seen),
  goOn: (state, seen) =>
    isSaying(lesson.steps[state.step]) ? settled(lesson, entered(lesson, state, state.step + 1), seen) : state,
  isHeld: (state) => isHeld(lesson, state),
  wanted: (state, options) => firstFitting(wants(lesson.steps[state.step], state), options),
})

/** What the coach says and shows of it. Keys are those of the learner's present question, and of offers. */
export interface CoachView {
  readonly kind: 'say' | 'do' | 'play' | 'watch' | 'done'
  readonly step: number
  readonly steps: number
  readonly words?: Words
  readonly reaction?: Reaction
  readonly tries: number
  readonly point: readonly string[]
  readonly part?: Part
  readonly wants: readonly string[]
}

const kindOf = (step: Step | undefined): CoachView['kind'] =>
  step === undefined ? 'done' : 'say' in step ? 'say' : 'do' in step ? 'do' : 'play' in step ? 'play' : 'watch'

export const wordsOf = (step: Step): Words =>
  'say' in step ? step.say : 'do' in step ? step.do : 'play' in step ? step.play : step.watch

/** What is wanted is pointed at by itself, unless the step says otherwise. */
function pointed(step: Step | undefined, wanted: readonly Tried[]): readonly string[] {
  if (step?.point !== undefined) return step.point
  if (step === undefined || !('do' in step)) return []
  return [...new Set(wanted.flatMap(({ option }) => option.targets ?? []))]
}

export function coachView(lesson: Lesson, state: CoachState, options: readonly Tried[]): CoachView {
  const step = lesson.steps[state.step]
  const wanted = firstFitting(wants(step, state), options)
  return {
    kind: kindOf(step),
    step: state.step,
    steps: lesson.steps.length,
    ...(step === undefined ? {} : { words: wordsOf(step) }),
    ...(state.reaction === undefined ? {} : { reaction: state.reaction }),
    tries: state.tries,
    point: pointed(step, wanted),
    ...(step?.part === undefined ? {} : { part: step.part }),
    wants: wanted.map(({ option }) => option.key),
  }
}
