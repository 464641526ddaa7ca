/** The Events Phase (UP-EVT). */
import { steps, type Play, type Procedure } from '../table/rules.ts'
import type { StepResult } from '../../../../engine/index.ts'
import { drawCard } from '../../../../kit/deck.ts'
import { pushSettle } from '../combat/settle.ts'
import { pushEffects } from '../effects/run.ts'
import { changeThreat } from '../nemesis/threat.ts'
import { cardsInPlay, putToken } from '../nemesis/tokens.ts'
import { contextOf } from '../select/context.ts'
import { NONE, printed } from '../table/state.ts'
import { isLastChapter } from './turn-order.ts'

/** Step 1 (UP-EVT-01, UP-EVT-02); nothing is in play in Chapter 1, normally (UP-EVT-11). */
function* threatRises(play: Play): Procedure<StepResult> {
  for (const card of cardsInPlay(play)) changeThreat(play, card, play.content.setup.threatPerChapter, NONE, 'UP-EVT-01')
}

/** Step 2: this Chapter's Event is turned up … */
function* revealEvent(play: Play): Procedure<StepResult> {
  const { state } = play
  const event = drawCard(play, state.eventDecks[state.chapter - 1], 'event')
  if (event === undefined) return 3
  state.events.push(event)
  play.tell({ type: 'eventRevealed', event, chapter: state.chapter, rule: 'UP-EVT-03' })
}

/** … and resolved from top to bottom; the first player decides (UP-EVT-03, UP-EVT-04). */
function* resolveEvent(play: Play): Procedure<StepResult> {
  const event = play.state.events.at(-1)!
  pushSettle(play)
  pushEffects(play, printed(play).events[event].effects, contextOf('event', event))
}

/** Step 3 (UP-EVT-05) */
function* tokensForAll(play: Play): Procedure<StepResult> {
  const { tokens, tokensLastChapter } = play.content.setup
  const n = isLastChapter(play.state) ? tokensLastChapter : tokens
  for (const card of cardsInPlay(play)) putToken(play, card, 'UP-EVT-05', n)
}

export const events = steps('events', [threatRises, revealEvent, resolveEvent, tokensForAll])
