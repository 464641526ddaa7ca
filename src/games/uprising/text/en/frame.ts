import type { FrameEvent, FrameMessages } from '../../rules/frame-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const frameMessagesEn: MessageTexts<FrameMessages> = {
  'frame.nothing': () => 'nothing',
}

export const frameEventsEn: EventTexts<FrameEvent> = {
  vpGained: () => '',
  vpLost: () => '',
  resourceGained: () => '',
  resourceLost: () => '',
  apGained: () => '',
}
