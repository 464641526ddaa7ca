import type { Plain } from './plain.ts'

export interface MoveMessages {
  'move.nothing': Plain
}

export type MoveEvent = { readonly type: 'moveNothing' }
