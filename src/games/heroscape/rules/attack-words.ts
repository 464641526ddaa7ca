import type { Plain } from './plain.ts'

export interface AttackMessages {
  'attack.nothing': Plain
}

export type AttackEvent = { readonly type: 'attackNothing' }
