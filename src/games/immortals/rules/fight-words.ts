import type { Plain } from './plain.ts'

export interface FightMessages {
  'fight.nothing': Plain
}

export type FightEvent = { readonly type: 'fightNothing' }
