import type { MapEvent, MapMessages } from '../../rules/map-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const mapMessagesDe: MessageTexts<MapMessages> = {
  'map.nothing': () => 'nichts',
}

export const mapEventsDe: EventTexts<MapEvent> = {
  unitDestroyed: ({ role, unit, space }, w) =>
    `${w.player(role)} verliert eine Einheit auf ${w.hex(space)}: ${w.unit(role, unit)}.`,
  garrisonDestroyed: ({ space, level }, w) => `Garnison der Stufe ${level} auf ${w.hex(space)} ist vernichtet.`,
  skeletonDestroyed: ({ space }, w) => `Ein Skelett auf ${w.hex(space)} ist vernichtet.`,
}
