import type { ScenarioEvent, ScenarioMessages } from '../../rules/scenario-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const scenarioMessagesEn: MessageTexts<ScenarioMessages> = {
  'scenario.nothing': () => '',
}

export const scenarioEventsEn: EventTexts<ScenarioEvent> = {
  scenarioNothing: () => '',
}
