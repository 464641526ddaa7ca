/** Whom the played card wins over: the residents' attitude in an attack (IM-ATT-04 to IM-ATT-06). */
import { isJoker, isLandCard, nameOfCard, regionOfJoker, worldOfConflictCard } from '../../content/cards.ts'
import { regionIn } from '../../content/content.ts'
import { nameOf, twinOf } from '../../content/names.ts'
import { isPresent } from '../table/lands.ts'
import { AGAINST, FOR, NEUTRAL, type Attitude, type Card, type Land, type Role, type Table } from '../table/state.ts'

/** The attitude that suits the attacker best; nobody asks who is present where a conflict card shows (IM-ATT-07). */
export function bestAttitude(t: Table, _role: Role, card: Card, origin: Land, target: Land): Attitude {
  if (isJoker(card)) {
    if (isOfJoker(t, card, target)) return FOR
    return isOfJoker(t, card, origin) ? NEUTRAL : AGAINST
  }
  // A land card is valid only where its player is present, which is never the attacked land (IM-RUL-52, IM-RUL-53).
  if (isLandCard(card)) return nameOfCard(card) === nameOf(origin) ? NEUTRAL : AGAINST
  if (card === target) return FOR
  return card === origin ? NEUTRAL : AGAINST
}

/** Every attitude the player may bring about with the card, the best for the attacker first. */
export function attitudes(t: Table, role: Role, card: Card, origin: Land, target: Land, out: number[]): void {
  const best = bestAttitude(t, role, card, origin, target)
  out.push(best)
  if (best === AGAINST) return
  if (isJoker(card)) {
    if (best === FOR && isOfJoker(t, card, origin)) out.push(NEUTRAL)
    // A region has more lands than these two (IM-RUL-50).
    out.push(AGAINST)
  } else if (isLandCard(card) && isPresent(t.state, role, twinOf(origin))) out.push(AGAINST) // IM-CRD-03
}

/** The joker may be named so: a land of its region and world (IM-CRD-05). */
export const isOfJoker = ({ content: { map } }: Table, joker: Card, land: Land): boolean =>
  map.worldRegionOf[land] === regionIn(worldOfConflictCard(joker), regionOfJoker(joker))
