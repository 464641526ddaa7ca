import type { MapEvent, MapMessages } from '../../rules/map-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const mapMessagesDe: MessageTexts<MapMessages> = {
  'map.nothing': () => 'nothing',
}

export const mapEventsDe: EventTexts<MapEvent> = {
  mapNothing: () => '',
}
