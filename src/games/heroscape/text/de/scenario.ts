import type { ScenarioEvent, ScenarioMessages } from '../../rules/scenario-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const scenarioMessagesDe: MessageTexts<ScenarioMessages> = {
  'scenario.nothing': () => '',
}

export const scenarioEventsDe: EventTexts<ScenarioEvent> = {
  scenarioNothing: () => '',
}
