/** What the magic cards do (IM-MAG). */
import {
  AWAKEN_ARMIES,
  BUILD_SHRINE_ANYWHERE,
  DRAW_CONFLICT_CARDS,
  LANDS,
  nameOf,
  TAKE_MARKER,
  TAKE_OVER_LAND_CARD,
  twinOf,
} from '../../content/names.ts'
import { DRAW, MARKER, takeOver } from '../actions/act-options.ts'
import { magicAwakenOffers } from '../actions/awaken.ts'
import { magicShrineOffers } from '../actions/build.ts'
import { takeLandCard } from '../cards/land-cards.ts'
import { finishAction } from '../round/execution.ts'
import { drawConflictCard } from '../round/reinforcement.ts'
import { isPresent } from '../table/lands.ts'
import { canPay, pay } from '../table/prices.ts'
import type { Play } from '../table/rules.ts'
import { NONE, type Land, type State, type Table } from '../table/state.ts'
import { amountOf, drawingRule, magicCard } from './magic-cards.ts'

/** One price, whichever of the effects is chosen (IM-MAG-03, IM-MAG-07, IM-MAG-12). */
export function magicOffers(t: Table, out: number[]): void {
  const { role, card } = t.state.action!
  const { energy, gold, options } = magicCard(t, card)
  if (!canPay(t.state, role, energy, gold)) return
  for (const { effect } of options) effectOffers(t, effect, out)
}

function effectOffers(t: Table, effect: number, out: number[]): void {
  switch (effect) {
    case AWAKEN_ARMIES:
      return magicAwakenOffers(t, out)
    case DRAW_CONFLICT_CARDS:
      if (cardsLeft(t.state) > 0) out.push(DRAW)
      return
    case TAKE_MARKER:
      if (t.state.marker !== t.state.action!.role) out.push(MARKER)
      return
    case BUILD_SHRINE_ANYWHERE:
      return magicShrineOffers(t, out)
    case TAKE_OVER_LAND_CARD:
      return takeOverOffers(t, out)
  }
}

function payCard(play: Play): void {
  const { role, card } = play.state.action!
  const { energy, gold } = magicCard(play, card)
  pay(play, role, energy, gold)
}

/** With the discard pile, which becomes the next pile (IM-RUL-27). */
export const cardsLeft = (s: State): number => s.drawPile.length + s.discard.length

/** As many as are left, for the full price (IM-RUL-27). */
export function drawByMagic(play: Play): void {
  const { role, card } = play.state.action!
  const amount = amountOf(play, card, DRAW_CONFLICT_CARDS)
  const count = Math.min(amount, cardsLeft(play.state))
  payCard(play)
  for (let i = 0; i < count; i++) drawConflictCard(play, role, drawingRule(magicCard(play, card).id))
  finishAction(play, true)
}

/** The order of this round stays as it is (IM-MAG-05, IM-MAG-06, IM-RUL-69). */
export function takeMarker(play: Play): void {
  const { state } = play
  const { role } = state.action!
  payCard(play)
  play.tell({ type: 'markerTaken', role, from: state.marker })
  state.marker = role
  finishAction(play, true)
}

// Land cards

/** Any own land whose card somebody else holds or nobody; superiority is not asked for (IM-MAG-09, IM-RUL-68). */
function takeOverOffers(t: Table, out: number[]): void {
  const { state } = t
  const { role } = state.action!
  for (let land = 0; land < LANDS; land++)
    if (isPresent(state, role, land) && state.holder[nameOf(land)] !== role) out.push(takeOver(land))
}

/** The holder's armies in the twin; nobody else's count (IM-RUL-67). */
export function armiesAgainst(s: State, land: Land): number {
  const holder = s.holder[nameOf(land)]
  return holder !== NONE && s.possessor[twinOf(land)] === holder ? s.armies[twinOf(land)] : 0
}

export const isSuperior = (s: State, land: Land): boolean => s.armies[land] > armiesAgainst(s, land)

/** IM-MAG-10, IM-MAG-11 */
export function takeOverLandCard(play: Play, land: Land): void {
  const { state } = play
  const { role } = state.action!
  const from = state.holder[nameOf(land)]
  payCard(play)
  if (isSuperior(state, land)) {
    const space = takeLandCard(play, nameOf(land), role)
    // Whether it was planned, and where, is a secret until now.
    if (from !== NONE) state.knowledge++
    play.tell({ type: 'landCardTakenOver', role, land, from, space })
  } else play.tell({ type: 'takeOverFailed', role, land, from })
  finishAction(play, true)
}
