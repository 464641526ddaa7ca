import type { GameEvent } from '../../../../engine/index.ts'
import { LIGHT, SHADOW, worldOf } from '../../content/names.ts'
import type { Event } from '../../rules/words/words.ts'

/** A place of the drawing: a land, or a role's part of a limbo. */
export type Place = { readonly land: number } | { readonly limbo: number }

/** What the board shows of an event. */
export type Happening =
  | { readonly kind: 'march'; readonly role: number; readonly armies: number; readonly way: readonly Place[] }
  | { readonly kind: 'clash'; readonly role: number; readonly land: number }
  | { readonly kind: 'ring'; readonly role: number; readonly land: number }
  | { readonly kind: 'points'; readonly role: number; readonly land: number; readonly points: number }

const otherWorld = (land: number): number => (worldOf(land) === SHADOW ? LIGHT : SHADOW)

/** The fallen go to the limbo of the other world (IM-FGT-25). */
function fallen(role: number, land: number, armies: number): Happening[] {
  return role < 0 || armies === 0 ? [] : [{ kind: 'march', role, armies, way: [{ land }, { limbo: otherWorld(land) }] }]
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>

function attacked({ role, origin, target, sent }: Of<'attacked'>): Happening[] {
  const way = [{ land: origin }, { land: target }]
  return [
    { kind: 'march', role, armies: sent, way },
    { kind: 'clash', role, land: target },
  ]
}

function decided(event: Of<'fightDecided'>): Happening[] {
  const { attacker, defender, target, attackerLost, defenderLost, placed, winner } = event
  const stands = winner === 'attacker' ? attacker : defender
  return [
    ...fallen(attacker, target, attackerLost),
    ...fallen(defender, target, defenderLost),
    ...(placed > 0 && stands >= 0 ? [{ kind: 'ring', role: stands, land: target } as const] : []),
  ]
}

/** From the limbo of a land's world. */
const risen = (role: number, land: number, armies: number): Happening => ({
  kind: 'march',
  role,
  armies,
  way: [{ limbo: worldOf(land) }, { land }],
})

function happeningsIn(event: Event): Happening[] {
  switch (event.type) {
    case 'armiesMoved':
      return [{ kind: 'march', role: event.role, armies: event.armies, way: event.route.map((land) => ({ land })) }]
    case 'attacked':
      return attacked(event)
    case 'fightDecided':
      return decided(event)
    case 'awakened':
      return event.lands.map((land, i) => risen(event.role, land, event.armies[i]))
    case 'reinforced':
      return [risen(event.role, event.land, 1)]
    case 'startGroupPlaced':
    case 'startShadowArmies':
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

/** Where it happened: a board that shows one world turns to it. */
export const landsOf = (events: readonly GameEvent[]): ReadonlySet<number> =>
  new Set(
    happeningsOf(events).flatMap((one) =>
      'land' in one ? one.land : one.way.flatMap((place) => ('land' in place ? place.land : [])),
    ),
  )
