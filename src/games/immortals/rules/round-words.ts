import type { Plain } from './plain.ts'

export interface RoundMessages {
  'round.nothing': Plain
}

export type RoundEvent = { readonly type: 'roundNothing' }
