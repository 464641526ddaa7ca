import type { MapEvent, MapMessages } from '../../rules/map-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const mapMessagesEn: MessageTexts<MapMessages> = {
  'map.nothing': () => 'nothing',
}

export const mapEventsEn: EventTexts<MapEvent> = {
  unitDestroyed: ({ role, unit, space }, w) =>
    `${w.player(role)} loses a Unit on ${w.hex(space)}: ${w.unit(role, unit)}.`,
  garrisonDestroyed: ({ space, level }, w) => `Garrison level ${level} on ${w.hex(space)} is destroyed.`,
  skeletonDestroyed: ({ space }, w) => `A Skeleton on ${w.hex(space)} is destroyed.`,
}
