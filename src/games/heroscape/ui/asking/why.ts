import type { QuestionView } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { markerFace } from '../../rules/table/faces.ts'
import { X } from '../../rules/table/state.ts'
import { WHY, type Why } from './why-words.ts'

const isKnown = (name: string): name is Why => Object.hasOwn(WHY.en, name)

/** Why this is asked and what it decides. */
export function whyOf(question: QuestionView, { language }: BoardProps): string | undefined {
  const name = markerFace.of(question)?.about.marker === X ? 'markerX' : question.name
  return isKnown(name) ? WHY[language][name] : undefined
}
