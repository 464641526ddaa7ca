import type { Plain } from './plain.ts'

export interface PowerMessages {
  'power.nothing': Plain
}

export type PowerEvent = { readonly type: 'powerNothing' }
