import { privateCells, publicCells, type OptionView, type QuestionView } from '../../../engine/index.ts'
import type { BoardProps, Language } from '../../../protocol/board.ts'
import { heroscape } from '../index.ts'
import { scenarioOf } from '../rules/table/state.ts'
import type { Role } from '../rules/table/state.ts'
import type { HeroscapeMatch } from './position.ts'

/** A board as the table page gives it, with the eyes of a role. */
export function boardOf(match: HeroscapeMatch, role: Role | undefined, language: Language = 'en'): BoardProps {
  const own = role === undefined ? [] : [[role, privateCells(heroscape, match.play, role)] as const]
  return {
    language,
    role,
    // A test may play a changed scenario under the name of a printed one.
    content: { ...match.content, scenarios: [scenarioOf(match.play)] },
    view: { shared: publicCells(heroscape, match.play), own: new Map(own) },
    room: { isSmall: false, width: 1440, height: 900, plates: [] },
    nameOf: (one: Role) => `P${one + 1}`,
    say: ({ key }: { key: string }) => key,
    told: [],
    odds: [],
    question: undefined,
  } as never
}

/** The same board with this question waiting. */
export const asking = (
  board: BoardProps,
  name: string,
  options: readonly OptionView[],
  about?: QuestionView['about'],
) => {
  const question: QuestionView = {
    id: '1',
    kind: 'figure',
    name,
    rule: 'HS-ATT-02',
    prompt: { key: 'x' },
    options,
    closes: false,
    ...(about === undefined ? {} : { about }),
  }
  return { ...board, question }
}
