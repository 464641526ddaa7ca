/** Reasons that several actions have in common. An empty list: nothing stands against it. */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { isJoker, isLandCard, nameOfCard, regionOfJoker, worldOfConflictCard } from '../../content/cards.ts'
import { regionIn } from '../../content/content.ts'
import { CAPITAL, LANDS, nameOf } from '../../content/names.ts'
import {
  BUILDING_THERE,
  capitalBeside,
  CAPITAL_IN_REGION,
  NO_PORTAL_LEFT,
  NO_TILE_LEFT,
  obstacleTo,
  PORTAL_THERE,
} from '../actions/build.ts'
import { isPresent } from '../table/lands.ts'
import { canPay } from '../table/prices.ts'
import { NONE, type Card, type Land, type Role, type Table } from '../table/state.ts'

/** Is this number of a key a land? */
export const isLand = (n: number | undefined = NONE): n is Land => Number.isInteger(n) && n >= 0 && n < LANDS

/** The card is not for this land (IM-CRD-02, IM-CRD-04, IM-CRD-05). */
export function cardReason(t: Table, card: Card, land: Land): Reason[] {
  const args = { card, land }
  if (isJoker(card)) {
    const region = regionIn(worldOfConflictCard(card), regionOfJoker(card))
    if (t.content.map.worldRegionOf[land] === region) return []
    return [{ rule: 'IM-CRD-05', message: say('refuse.actWrongRegion', args) }]
  }
  if (nameOfCard(card) !== nameOf(land))
    return [{ rule: isLandCard(card) ? 'IM-CRD-02' : 'IM-CRD-04', message: say('refuse.actWrongLand', args) }]
  if (isLandCard(card) || card === land) return []
  return [{ rule: 'IM-CRD-04', message: say('refuse.actWrongWorld', args) }]
}

export const presenceReason = (t: Table, role: Role, land: Land, rule: string): Reason[] =>
  isPresent(t.state, role, land) ? [] : [{ rule, message: say('refuse.actNotPresent', { land }) }]

export function priceReason({ state }: Table, role: Role, energy: number, gold: number): Reason[] {
  if (canPay(state, role, energy, gold)) return []
  const own = { ownEnergy: state.energy[role], ownGold: state.gold[role] }
  return [{ rule: 'IM-RUL-42', message: say('refuse.actPrice', { energy, gold, ...own }) }]
}

export function buildingReason(t: Table, building: number, land: Land): Reason[] {
  switch (obstacleTo(t, building, land)) {
    case PORTAL_THERE:
      return [{ rule: 'IM-RUL-46', message: say('refuse.actPortalThere', { land }) }]
    case NO_PORTAL_LEFT:
      return [{ rule: 'IM-RUL-48', message: say('refuse.actNoPortals') }]
    case BUILDING_THERE: {
      const there = t.state.building[land]
      // A shrine does not grow into a capital (IM-RUL-47).
      const rule = building === CAPITAL && there !== CAPITAL ? 'IM-RUL-47' : 'IM-BLD-08'
      return [{ rule, message: say('refuse.actBuildingThere', { land, building: there }) }]
    }
    case NO_TILE_LEFT:
      return [{ rule: 'IM-RUL-48', message: say('refuse.actNoTiles') }]
    case CAPITAL_IN_REGION: {
      const region = t.content.map.worldRegionOf[land]
      return [
        { rule: 'IM-BLD-09', message: say('refuse.actCapitalInRegion', { land: capitalBeside(t, land), region }) },
      ]
    }
    default:
      return []
  }
}
