import type { QuestionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { QUESTION_NAMES, type QuestionName } from '../rules/words/explain-words.ts'
import { WHY } from './why-words.ts'

const isKnown = (name: string): name is QuestionName => (QUESTION_NAMES as readonly string[]).includes(name)

export const whyOf = ({ name }: Pick<QuestionView, 'name'>, { language }: Pick<BoardProps, 'language'>) =>
  isKnown(name) ? WHY[language][name] : undefined
