import type { Plain } from './plain.ts'

export interface ActionMessages {
  'action.nothing': Plain
}

export type ActionEvent = { readonly type: 'actionNothing' }
