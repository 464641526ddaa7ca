/** Who wants no more cards is not asked again for the same ones: the page passes, until the turn or the Phase is over. */
import { useEffect, useState } from 'react'
import type { QuestionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { actionFace, useAbilityFace } from '../rules/table/faces.ts'
import { abilitiesIn } from './hand-abilities.ts'
import { chapterOf, phaseOf } from './cells.ts'

/** A question that is about nothing but cards: how to pass, and the cards that could be used. */
interface OnlyCards {
  readonly pass: string
  readonly cards: readonly string[]
  /** Without AP it comes again in every own turn of the Phase, otherwise several times in one turn. */
  readonly span: 'phase' | 'turn'
}

export function onlyCardsIn(question: QuestionView | undefined): OnlyCards | undefined {
  const isAction = actionFace.is(question)
  if (question === undefined || (!isAction && !useAbilityFace.is(question))) return undefined
  const cards = abilitiesIn(question).map(({ option }) => option.key)
  const others = question.options.filter(({ key }) => !cards.includes(key))
  if (cards.length === 0 || others.length !== 1 || others[0].data !== undefined) return undefined
  return { pass: others[0].key, cards, span: isAction ? 'phase' : 'turn' }
}

export interface Declined {
  readonly scope: string
  readonly cards: ReadonlySet<string>
}

type Seen = Pick<BoardProps, 'view' | 'role'>

/** While this stays the same, what was declined stays declined. */
export function scopesOf({ view, role }: Seen): Readonly<Record<OnlyCards['span'], string>> {
  const { chapter, turn } = chapterOf(view)
  const phase = `${role} ${chapter} ${phaseOf(view)}`
  return { phase, turn: `${phase} ${turn}` }
}

export const isDeclined = (asked: OnlyCards, declined: Declined | undefined, board: Seen): boolean =>
  declined?.scope === scopesOf(board)[asked.span] && asked.cards.every((card) => declined.cards.has(card))

export interface NoMoreCards {
  /** What could be declined now. */
  readonly asked: OnlyCards | undefined
  readonly isOn: boolean
  decline(): void
  takeBack(): void
}

export function useNoMoreCards(board: BoardProps): NoMoreCards {
  const [declined, setDeclined] = useState<Declined>()
  const { question } = board
  const asked = onlyCardsIn(question)
  const passes = asked !== undefined && isDeclined(asked, declined, board) ? asked.pass : undefined
  useEffect(() => {
    if (passes !== undefined) board.answer(passes)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each question
  }, [passes, question?.id])
  const scopes = scopesOf(board)
  return {
    asked: passes === undefined ? asked : undefined,
    isOn: declined?.scope === scopes.phase || declined?.scope === scopes.turn,
    decline() {
      if (asked === undefined) return
      setDeclined({ scope: scopes[asked.span], cards: new Set(asked.cards) })
      board.answer(asked.pass)
    },
    takeBack: () => setDeclined(undefined),
  }
}
