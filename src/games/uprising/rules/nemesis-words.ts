import type { Plain } from './plain.ts'

export interface NemesisMessages {
  'nemesis.nothing': Plain
}

export type NemesisEvent = { readonly type: 'nemesisNothing' }
