import type { GameEvent } from '../../../engine/index.ts'
import { countsIn } from '../../../kit/counting.ts'
import type { Event } from '../rules/words/words.ts'
import { UNIT_NAMES, type UnitName } from '../content/units.ts'

/** What the board shows of an event. */
export type Happening =
  | { readonly kind: 'march'; readonly role: number; readonly unit: UnitName; readonly path: readonly number[] }
  | { readonly kind: 'ring'; readonly role: number; readonly area: number }
  | { readonly kind: 'points'; readonly role: number; readonly area: number; readonly vp: number }
  | { readonly kind: 'clash'; readonly role: number; readonly area: number }

/** The most telling unit of a list such as `0*2,3*1`: the last is the rarest. */
function leading(units: string): UnitName {
  const types = countsIn(units, '*').map(([type]) => Number(type))
  return UNIT_NAMES[Math.max(...types)] ?? 'archer'
}

export function happeningsOf(events: readonly GameEvent[]): Happening[] {
  return (events as readonly Event[]).flatMap((event): Happening[] => {
    switch (event.type) {
      case 'moved':
        return [{ kind: 'march', role: event.role, unit: leading(event.units), path: event.path }]
      case 'undeadMoved':
        return [{ kind: 'march', role: event.role, unit: 'undead', path: event.path }]
      case 'retreated':
      case 'fled':
        return [{ kind: 'march', role: event.role, unit: leading(event.units), path: [event.from, event.to] }]
      case 'placed':
      case 'deployed':
      case 'reentered':
      case 'citadelPlaced':
      case 'startChosen':
      case 'villageBuilt':
      case 'villageCaptured':
      case 'unitLost':
      case 'desertLoss':
      case 'undeadRaised':
        return [{ kind: 'ring', role: event.role, area: event.area }]
      case 'battleBegan':
        return [{ kind: 'clash', role: event.attacker, area: event.area }]
      case 'battleWon':
        return [{ kind: 'points', role: event.role, area: event.area, vp: event.vp }]
      default:
        return []
    }
  })
}
