import type { Plain } from './plain.ts'

export interface MapMessages {
  'map.nothing': Plain
}

export type MapEvent = { readonly type: 'mapNothing' }
