import type { FrameEvent, FrameMessages } from '../../rules/frame-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const frameMessagesDe: MessageTexts<FrameMessages> = {
  'frame.nothing': () => 'nothing',
}

export const frameEventsDe: EventTexts<FrameEvent> = {
  vpGained: () => '',
  vpLost: () => '',
  resourceGained: () => '',
  resourceLost: () => '',
  apGained: () => '',
}
