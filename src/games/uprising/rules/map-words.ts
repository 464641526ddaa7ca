import type { Plain } from './plain.ts'
import type { Role, Side, Space } from './state.ts'

export interface MapMessages {
  'map.nothing': Plain
}

export type MapEvent =
  | {
      readonly type: 'unitDestroyed'
      readonly role: Role
      readonly unit: number
      readonly space: Space
      readonly by: Side
    }
  | { readonly type: 'garrisonDestroyed'; readonly space: Space; readonly level: number; readonly by: Side }
  | { readonly type: 'skeletonDestroyed'; readonly space: Space; readonly by: Side }
