import type { Plain } from './plain.ts'

export interface CombatMessages {
  'combat.nothing': Plain
}

export type CombatEvent = { readonly type: 'combatNothing' }
