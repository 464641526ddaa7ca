/** Whom the played card wins over: the residents' attitude in an attack (IM-ATT-04 to IM-ATT-06). */
import { isJoker, isLandCard, nameOfCard, regionOfJoker, worldOfConflictCard } from '../../content/cards.ts'
import { regionIn } from '../../content/content.ts'
import { nameOf, twinOf } from '../../content/names.ts'
import { isPresent } from '../table/lands.ts'
import { AGAINST, FOR, NEUTRAL, type Attitude, type Card, type Land, type Role, type Table } from '../table/state.ts'

/** The attitude that suits the attacker best; nobody asks who is present where a conflict card shows (IM-ATT-07). */
export function bestAttitude(t: Table, card: Card, origin: Land, target: Land): Attitude {
  if (isJoker(card)) {
    if (isOfJoker(t, card, target)) return FOR
    return isOfJoker(t, card, origin) ? NEUTRAL : AGAINST
  }
  // A land card is valid only where its player is present, which is never the attacked land (IM-RUL-52, IM-RUL-53).
  if (isLandCard(card) && t.state.options.landCardWinsResidents && nameOfCard(card) === nameOf(target)) return FOR
  if (isLandCard(card)) return nameOfCard(card) === nameOf(origin) ? NEUTRAL : AGAINST
  if (card === target) return FOR
  return card === origin ? NEUTRAL : AGAINST
}

/**
 * Every attitude the player may bring about with the card, the best for the attacker first. A joker is named for the land that suits
 * best: no other could serve its player better (IM-RUL-50).
 */
export function attitudes(t: Table, role: Role, card: Card, origin: Land, target: Land, out: number[]): void {
  const best = bestAttitude(t, card, origin, target)
  out.push(best)
  if (best === NEUTRAL && isLandCard(card) && isPresent(t.state, role, twinOf(origin))) out.push(AGAINST) // IM-CRD-03
}

/** The joker may be named so: a land of its region and world (IM-CRD-05). */
const isOfJoker = ({ content: { map } }: Table, joker: Card, land: Land): boolean =>
  map.worldRegionOf[land] === regionIn(worldOfConflictCard(joker), regionOfJoker(joker))
