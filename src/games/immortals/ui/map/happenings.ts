import type { GameEvent } from '../../../../engine/table.ts'
import { LIGHT, SHADOW, worldOf } from '../../content/names.ts'
import type { Event } from '../../rules/words.ts'

/** A place of the drawing: a land, or a role's part of a limbo. */
export type Place = { readonly land: number } | { readonly limbo: number }

/** What the board shows of an event. */
export type Happening =
  | { readonly kind: 'march'; readonly role: number; readonly armies: number; readonly way: readonly Place[] }
  | { readonly kind: 'clash'; readonly role: number; readonly land: number }
  | { readonly kind: 'ring'; readonly role: number; readonly land: number }
  | { readonly kind: 'points'; readonly role: number; readonly land: number; readonly points: number }

const otherWorld = (land: number): number => (worldOf(land) === SHADOW ? LIGHT : SHADOW)

/** The fallen go to the limbo of the other world (IM-FGT-10 and following). */
function fallen(role: number, land: number, armies: number): Happening[] {
  return role < 0 || armies === 0 ? [] : [{ kind: 'march', role, armies, way: [{ land }, { limbo: otherWorld(land) }] }]
}

function happeningsIn(event: Event): Happening[] {
  switch (event.type) {
    case 'armiesMoved':
      return [{ kind: 'march', role: event.role, armies: event.armies, way: event.route.map((land) => ({ land })) }]
    case 'attacked': {
      const { role, origin, target, sent } = event
      const way = [{ land: origin }, { land: target }]
      return [
        { kind: 'march', role, armies: sent, way },
        { kind: 'clash', role, land: target },
      ]
    }
    case 'fightDecided': {
      const { attacker, defender, target, attackerLost, defenderLost, placed, winner } = event
      const stands = winner === 'attacker' ? attacker : defender
      return [
        ...fallen(attacker, target, attackerLost),
        ...fallen(defender, target, defenderLost),
        ...(placed > 0 && stands >= 0 ? [{ kind: 'ring', role: stands, land: target } as const] : []),
      ]
    }
    case 'awakened':
      return event.lands.map((land, i) => ({
        kind: 'march',
        role: event.role,
        armies: event.armies[i],
        way: [{ limbo: event.world }, { land }],
      }))
    case 'reinforced':
      return [
        { kind: 'march', role: event.role, armies: 1, way: [{ limbo: worldOf(event.land) }, { land: event.land }] },
      ]
    case 'startGroupPlaced':
    case 'startShadowArmies':
      return [{ kind: 'ring', role: event.role, land: event.land }]
    case 'goldEarned':
    case 'energyGained':
    case 'landCardTakenOver':
      return [{ kind: 'ring', role: event.role, land: event.land }]
    case 'built':
      return [
        { kind: 'ring', role: event.role, land: event.land },
        { kind: 'points', role: event.role, land: event.land, points: event.points },
      ]
    default:
      return []
  }
}

const MOST = 10

/** The newest of what can be seen on the map. */
export const happeningsOf = (events: readonly GameEvent[]): Happening[] =>
  (events as readonly Event[]).flatMap(happeningsIn).slice(-MOST)
