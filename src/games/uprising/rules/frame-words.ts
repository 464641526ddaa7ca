import type { Plain } from './plain.ts'
import type { Role, Side } from './state.ts'

export interface FrameMessages {
  'frame.nothing': Plain
}

export type FrameEvent =
  | { readonly type: 'vpGained' | 'vpLost'; readonly side: Side; readonly points: number; readonly rule: string }
  | { readonly type: 'resourceGained' | 'resourceLost'; readonly role: Role; readonly kind: number; readonly n: number }
  | { readonly type: 'apGained'; readonly role: Role; readonly n: number }
