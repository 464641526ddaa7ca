import { questionView, type CellValue, type QuestionView } from '../../../../engine/index.ts'
import type { BoardProps, Language } from '../../../../protocol/board.ts'
import { privateView, publicView } from '../../rules/table/view.ts'
import { render } from '../../text/index.ts'
import type { ImmortalsMatch } from '../../testing/position.ts'

/** A board that is being asked. */
export type Asked = BoardProps & { readonly question: QuestionView }

/** What a player's board is given at this moment of a match; only what a question is answered with is there. */
export function boardOf(match: ImmortalsMatch, role = 0, language: Language = 'en'): Asked {
  const { play } = match
  const shared = new Map<string, CellValue>()
  const own = new Map<string, CellValue>()
  publicView(play, (key, value) => void shared.set(key, value))
  privateView(play, role, (key, value) => void own.set(key, value))
  const given: Partial<BoardProps> = {
    language,
    role,
    content: play.content,
    view: { shared, own: new Map([[role, own]]) },
    question: questionView(match, role),
    say: (message) => render(language, play, message),
    nameOf: (of) => ['Anna', 'Ben', 'Cleo'][of] ?? `${of}`,
  }
  return given as Asked
}

export const optionOf = ({ question }: Asked, key: string) => {
  const found = question.options.find((option) => option.key === key)
  if (found === undefined) throw new Error(`${key} is not among ${question.options.map((one) => one.key).join(' ')}`)
  return found
}
