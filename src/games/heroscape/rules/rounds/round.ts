/** Rounds (RND), and how the first of them begins. */
import { reinforce } from '../scenarios/reinforcements.ts'
import { turn } from './turn.ts'
import { procedure, steps, type Play, type Procedure } from '../table/rules.ts'
import type { StepArgs, StepResult } from '../../../../engine/index.ts'
import { beginBasic } from '../basic/basic.ts'
import { endOfRound } from '../end/victory.ts'
import { theDrop } from '../powers/the-drop.ts'
import { endFigure, firstFigure, powerOf } from '../table/figures.ts'
import { isBasic, NONE, TURNS, UNUSED, WAITING, type ArmyCard, type Role, type Table } from '../table/state.ts'
import { clockwise, everybody, rollOff } from './initiative.ts'
import { hasMarkers, participants, placeMarkers, takeBackMarkers } from './markers.ts'

/** A card without a single figure on the battlefield was never in the army (HS-RUL-18). */
function returnUnused(t: Table): void {
  const { owner, broughtBy, fate, grenade } = t.state
  for (let card = 0; card < owner.length; card++) {
    const [first, end] = [firstFigure(t, card), endFigure(t, card)]
    if (owner[card] === NONE || fate.slice(first, end).some((one) => one !== UNUSED)) continue
    owner[card] = NONE
    broughtBy[card] = NONE
    grenade[card] = 0
    fate.fill(WAITING, first, end)
  }
}

export const battle = procedure('battle', function* (play: Play, _args: object): Procedure {
  returnUnused(play)
  play.tell({ type: 'battleBegan' })
  if (isBasic(play)) beginBasic(play)
  else play.push(round, { step: 0 })
})

/** HS-RND-02; turns and the end of the round are pushed by what comes before them. */
export const round = steps('round', [beginRound, orderMarkers, rollInitiative])

function* beginRound(play: Play, _args: StepArgs): Procedure<StepResult> {
  const { state } = play
  state.round++
  state.turnNumber = 0
  state.turnAt = 0
  state.phase = 'drop'
  play.tell({ type: 'roundBegan', round: state.round })
  const roles = everybody(play).filter((role) => waitingCards(play, role).length > 0)
  if (roles.length === 0) return
  // HS-RUL-76; with one player there is nothing to roll for.
  for (const role of clockwise(play, rollOff(play, 'drop', roles), roles).reverse())
    for (const card of waitingCards(play, role)) play.push(dropCard, { role, card })
}

/** Cards whose figures wait to drop (HS-RUL-74). */
function waitingCards(t: Table, role: Role): ArmyCard[] {
  const { owner, fate } = t.state
  const cards: ArmyCard[] = []
  for (let card = 0; card < owner.length; card++) {
    if (owner[card] !== role || powerOf(t, card, 'theDrop') === undefined) continue
    if (fate.slice(firstFigure(t, card), endFigure(t, card)).includes(WAITING)) cards.push(card)
  }
  return cards
}

export const dropCard = procedure(
  'dropCard',
  function* (play: Play, { role, card }: { role: Role; card: ArmyCard }): Procedure {
    yield* theDrop(play, role, card)
  },
)

function* orderMarkers(play: Play, _args: StepArgs): Procedure<StepResult> {
  yield* placeMarkers(play)
}

/** HS-RND-08: the winner is first, the others follow clockwise. */
function* rollInitiative(play: Play, _args: StepArgs): Procedure<StepResult> {
  const { state } = play
  state.phase = 'initiative'
  const roles = participants(play)
  if (roles.length > 0) {
    const first = rollOff(play, 'initiative', roles)
    state.order = clockwise(play, first, everybody(play))
    play.tell({ type: 'initiativeWon', role: first })
  }
  state.turnAt = NONE
  nextTurn(play)
}

/** One turn each in the order of the round, three times (HS-RND-11); who has no markers is left out (HS-RUL-16). */
export function nextTurn(play: Play): void {
  const { state } = play
  do {
    if (++state.turnAt < state.order.length) continue
    state.turnAt = 0
    if (++state.turnNumber === TURNS) return play.push(roundEnd, { step: 0 })
  } while (!hasMarkers(state, state.order[state.turnAt]))
  play.push(turn, { step: 0 })
}

/** HS-RND-19; the scenario's effects and goals come before the round marker moves (HS-RUL-08). */
export const roundEnd = steps('roundEnd', [scenarioEnd, reinforce, newRound])

function* scenarioEnd(play: Play, _args: StepArgs): Procedure<StepResult> {
  play.state.phase = 'roundEnd'
  yield* endOfRound(play)
}

function* newRound(play: Play, _args: StepArgs): Procedure<StepResult> {
  takeBackMarkers(play.state)
  play.push(round, { step: 0 })
}
