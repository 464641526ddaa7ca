import type { Plain } from './plain.ts'

export interface CardMessages {
  'card.nothing': Plain
}

export type CardEvent = { readonly type: 'cardNothing' }
