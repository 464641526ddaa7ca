import type { MapEvent, MapMessages } from '../../rules/map-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const mapMessagesEn: MessageTexts<MapMessages> = {
  'map.nothing': () => 'nothing',
}

export const mapEventsEn: EventTexts<MapEvent> = {
  mapNothing: () => '',
}
