/** Threat of Legions and Hordes (UP-THR, UP-EVT-02, UP-EVT-07, UP-RUL-51, UP-RUL-52). */
import { EVERYONE } from '../../../../engine/index.ts'
import { peek } from '../../../../kit/deck.ts'
import { eachModifier } from '../cards/modifiers.ts'
import { cardsOf } from '../select/which-pieces.ts'
import { gainVp } from '../table/points.ts'
import type { Play } from '../table/rules.ts'
import { printed, type Card, type Side, type Table } from '../table/state.ts'
import { destroyCard } from './card-leaves.ts'
import { isInPlay, sideOfCard } from './nemesis-cards.ts'

/** Printed per card, changed by modifiers (UP-RUL-52). */
export function maxThreatOf(t: Table, card: Card): number {
  let max = printed(t).nemesis[card].maxThreat
  eachModifier(t, 'maxThreat', (modifier, c) => {
    if (cardsOf(t, modifier.cards, c).includes(card)) max += modifier.change
  })
  return max
}

/** The Threat of the last revealed Event; before the first that of the face-down one (UP-EVT-07, UP-RUL-51). */
export function eventThreat(t: Table): number {
  const { events, eventDecks } = t.state
  const shown = printed(t).events
  if (events.length > 0) return shown[events[events.length - 1]].threat
  const [deck] = eventDecks
  return shown[deck.top.at(-1) ?? deck.middle[0] ?? deck.bottom[0]]?.threat ?? 0
}

/** The same where a card comes into play: who wants to know the face-down Event's number looks at it. */
export function eventThreatNow(play: Play): number {
  const { events, eventDecks } = play.state
  if (events.length === 0) peek(play, eventDecks[0], 1, 'event', EVERYONE)
  return eventThreat(play)
}

/** Sets a card's Threat; each point above its maximum is a VP for its side (UP-THR-04). Returns what it has now. */
export function limitThreat(play: Play, card: Card, wanted: number, rule: string): number {
  const threat = Math.min(wanted, maxThreatOf(play, card))
  play.state.threat[card] = threat
  gainVp(play, sideOfCard(card), wanted - threat, rule)
  return threat
}

/**
 * Threat up or down, at once (UP-THR-05): above the maximum VP, at 0 destroyed by `by` (UP-THR-01). A card that fights
 * leaves play at once, its bottom effect waits in `combat.destroyed` for After Combat (UP-CMB-17).
 */
export function changeThreat(play: Play, card: Card, change: number, by: Side, rule = 'UP-THR-05'): void {
  const { state } = play
  if (!isInPlay(state, card) || change === 0) return
  const before = state.threat[card]
  const threat = limitThreat(play, card, Math.max(0, before + change), 'UP-THR-04')
  if (threat !== before) play.tell({ type: 'threatChanged', card, change: threat - before, threat, rule })
  if (threat === 0) destroyCard(play, card, by)
}
