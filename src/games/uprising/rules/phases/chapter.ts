/** Chapters and their seven Phases (UP-PHS). */
import { steps, type Step, type StepArgs } from '../../../../engine/procedure.ts'
import type { Content } from '../../content/content.ts'
import { PHASES, type Phase } from '../../content/names.ts'
import { pushWindow } from '../cards/abilities.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { NONE, type Play, type Procedure, type Procedures, type State } from '../table/state.ts'
import { tell } from '../words/words.ts'
import { isLastChapter } from './turn-order.ts'

/** The frame that carries out a Phase. */
const FRAMES: Readonly<Record<Phase, string>> = {
  refresh: 'refresh',
  events: 'events',
  build: 'build',
  actions: 'actions',
  nemesis: 'nemesisPhase',
  production: 'production',
  scoring: 'scoring',
}

/**
 * Phases in which players choose among what they can use by themselves. In the others `phase:` is one moment, after the
 * last step: cards are face-up again, the Event is known, resources are there (UP-RUL-27).
 */
const OFFERING: readonly Phase[] = ['build', 'actions']

const phaseStep = (phase: Phase): Step<State, Content, StepArgs> =>
  function* (play) {
    const { state } = play
    if (phase === 'refresh') beginChapter(play)
    state.phase = phase
    state.turn = NONE
    tell(play, { type: 'phaseBegan', phase, chapter: state.chapter })
    pushWindow(play, `phaseEnd:${phase}`, NO_CONTEXT)
    if (!OFFERING.includes(phase)) pushWindow(play, `phase:${phase}`, NO_CONTEXT)
    play.push(FRAMES[phase], { step: 0 })
    pushWindow(play, `phaseStart:${phase}`, NO_CONTEXT)
  }

function beginChapter({ state }: Play): void {
  state.chapter++
  state.usedChapter = []
  state.usedTurn = []
}

/** The next Chapter, or the end of the game (UP-PHS-02, UP-WIN-01). */
function* endChapter(play: Play): Procedure {
  if (isLastChapter(play.state)) play.push('endOfGame')
  else play.push('chapter', { step: 0 })
}

export const chapterProcedures: Procedures = {
  chapter: steps<State, Content, StepArgs>('chapter', [...PHASES.map(phaseStep), endChapter]),
}
