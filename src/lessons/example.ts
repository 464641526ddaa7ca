import { fits, type Tried } from './answers.ts'
import type { CoachState, CoachView, Course } from './coach.ts'
import type { Example } from './lesson.ts'
import { withScript, NO_SCRIPTS } from './script.ts'

/** What somebody tries in an example is carried out; as long as it is the book's way, the book can be gone on with. */
function after({ line }: Example, state: CoachState, tries: readonly Tried[]): CoachState {
  let { want, isOff = false } = state
  for (const tried of tries) {
    isOff ||= want < line.length && !fits(line[want], tried)
    if (!isOff && want < line.length) want++
  }
  return { ...state, answers: state.answers + tries.length, want, ...(isOff ? { isOff } : {}) }
}

const wanted = ({ line }: Example, { want, isOff }: CoachState, options: readonly Tried[]): readonly Tried[] =>
  isOff === true || want >= line.length ? [] : options.filter((option) => fits(line[want], option))

export const exampleCourse = (example: Example): Course => ({
  begin: () => ({ step: 0, want: 0, answers: 0, told: false, tries: 0, ...withScript(NO_SCRIPTS, example) }),
  tried: (state, tries) => ({ state: after(example, state, tries), carry: tries.length }),
  noticed: (state) => state,
  goOn: (state) => state,
  isHeld: () => false,
  wanted: (state, options) => wanted(example, state, options),
})

/** How an example stands: its line is done, it is left, or it can be gone on with. */
export interface ExampleView extends Pick<CoachView, 'point' | 'wants'> {
  readonly place: number
  readonly length: number
  readonly isOff: boolean
}

export const exampleView = (example: Example, state: CoachState, options: readonly Tried[]): ExampleView => ({
  place: state.want,
  length: example.line.length,
  isOff: state.isOff === true,
  point: example.point ?? [],
  wants: wanted(example, state, options).map(({ option }) => option.key),
})
