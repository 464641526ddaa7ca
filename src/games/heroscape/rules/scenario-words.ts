import type { Plain } from './plain.ts'

export interface ScenarioMessages {
  'scenario.nothing': Plain
}

export type ScenarioEvent = { readonly type: 'scenarioNothing' }
