/** For which lands a card is valid (IM-CRD-02 to IM-CRD-05, IM-RUL-30, IM-RUL-50). */
import { isJoker, isLandCard, nameOfCard, regionOfJoker, worldOfConflictCard } from '../../content/cards.ts'
import { regionIn } from '../../content/content.ts'
import { landOf, SHADOW, twinOf } from '../../content/names.ts'
import { isPresent } from '../table/lands.ts'
import type { Card, Land, Role, Table } from '../table/state.ts'

/** The lands with presence of the role for which the card is valid, in rising order: where an action can be done. */
export function validLands(t: Table, role: Role, card: Card, out: Land[]): Land[] {
  const { state, content } = t
  if (isJoker(card)) {
    for (const land of content.map.landsIn[regionIn(worldOfConflictCard(card), regionOfJoker(card))])
      if (isPresent(state, role, land)) out.push(land)
    return out
  }
  if (isLandCard(card)) {
    const inShadow = landOf(SHADOW, nameOfCard(card))
    if (isPresent(state, role, inShadow)) out.push(inShadow)
    if (isPresent(state, role, twinOf(inShadow))) out.push(twinOf(inShadow))
  } else if (isPresent(state, role, card)) out.push(card)
  return out
}

const lands: Land[] = []

/** The same for the card of the action under way. The list is good until the next call only. */
export function landsOfAction(t: Table): readonly Land[] {
  const { role, card } = t.state.action!
  lands.length = 0
  return validLands(t, role, card, lands)
}
