import type { Plain } from './plain.ts'

export interface StartMessages {
  'start.nothing': Plain
}

export type StartEvent = { readonly type: 'startNothing' }
