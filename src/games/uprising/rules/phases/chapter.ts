/** Chapters and their seven Phases (UP-PHS). */
import { nemesisPhase } from '../nemesis/activation.ts'
import { actionsPhase } from '../actions/actions.ts'
import { scoring } from './scoring.ts'
import { production } from './production.ts'
import { build } from './build.ts'
import { events } from './events.ts'
import { refresh } from './refresh.ts'
import { endOfGame } from './winning.ts'
import { steps, type Play, type Procedure } from '../table/rules.ts'
import type { Pushable, Step, StepArgs } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { PHASES, type Phase } from '../../content/names.ts'
import { pushWindow } from '../cards/abilities.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { NONE, type State } from '../table/state.ts'
import { isLastChapter } from './turn-order.ts'

/** The frame that carries out a Phase. */
/** Looked up when a Phase begins: the files of some Phases come after this one. */
const procedureOf = (phase: Phase): Pushable<StepArgs> =>
  ({ refresh, events, build, actions: actionsPhase, nemesis: nemesisPhase, production, scoring })[phase]

/**
 * Phases in which players choose among what they can use by themselves. In the others `phase:` is one moment, after the
 * last step: cards are face-up again, the Event is known, resources are there (UP-RUL-27).
 */
const OFFERING: readonly Phase[] = ['build', 'actions']

const phaseStep = (phase: Phase): Step<State, Content, StepArgs> =>
  function* (play: Play) {
    const { state } = play
    if (phase === 'refresh') beginChapter(play)
    state.phase = phase
    state.turn = NONE
    play.tell({ type: 'phaseBegan', phase, chapter: state.chapter })
    pushWindow(play, `phaseEnd:${phase}`, NO_CONTEXT)
    if (!OFFERING.includes(phase)) pushWindow(play, `phase:${phase}`, NO_CONTEXT)
    play.push(procedureOf(phase), { step: 0 })
    pushWindow(play, `phaseStart:${phase}`, NO_CONTEXT)
  }

function beginChapter({ state }: Play): void {
  state.chapter++
  state.usedChapter = []
  state.usedTurn = []
}

/** The next Chapter, or the end of the game (UP-PHS-02, UP-WIN-01). */
function* endChapter(play: Play): Procedure {
  if (isLastChapter(play.state)) play.push(endOfGame)
  else play.push(chapter, { step: 0 })
}

export const chapter = steps('chapter', [...PHASES.map(phaseStep), endChapter])
