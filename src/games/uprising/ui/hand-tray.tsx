import { useState, type ReactNode } from 'react'
import { oneOf } from '../../../engine/index.ts'
import { StrokeIcon } from '../../../boardkit/drawing/stroke-icon.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { marketCell } from '../rules/table/cells.ts'
import { NONE } from '../rules/table/state.ts'
import { buyItemFace, factionFace, useAbilityFace, type CardRef } from '../rules/table/faces.ts'
import { tells } from './about/tells.ts'
import { CARD_FACES } from './asking.ts'
import { targetOf } from './cards-facts.ts'
import { CardSlot } from './cards-slot.tsx'
import { abilitiesIn } from './hand-abilities.ts'
import { Edges } from './edges.tsx'
import { ChoiceFactions } from './hand-cards.tsx'
import { CardOdds } from './stage-odds.tsx'
import { STRINGS } from './strings.ts'

/** The card that an option points at. */
function cardIn(target: string): CardRef | undefined {
  const found = /^(item|quest|druid|feat|hero):(\d+)$/.exec(target)
  return found === null ? undefined : { kind: found[1] as CardRef['kind'], of: Number(found[2]) }
}

export function cardsOffered({ question }: Pick<BoardProps, 'question'>): CardRef[] {
  const { options = [] } = oneOf(question, CARD_FACES) ?? {}
  return options.flatMap(({ targets = [] }) => {
    const card = cardIn(targets[0] ?? '')
    return card === undefined ? [] : [card]
  })
}

/** What lies beside it on the market and cannot be bought: a click says why. */
function othersBeside({ question, view }: BoardProps, offered: readonly CardRef[]): CardRef[] {
  if (!buyItemFace.is(question)) return []
  const items = (marketCell.in(view.shared) ?? []).filter((of) => of !== NONE)
  return items.filter((of) => !offered.some((one) => one.of === of)).map((of) => ({ kind: 'item', of }))
}

function choiceFor(board: BoardProps): ReactNode {
  const { question } = board
  if (factionFace.is(question)) return <ChoiceFactions board={board} />
  if (useAbilityFace.is(question)) {
    const abilities = abilitiesIn(question)
    return abilities.map(({ option, card }) =>
      card === undefined ? undefined : <CardSlot key={option.key} board={board} card={card} answers={option.key} />,
    )
  }
  const offered = cardsOffered(board)
  if (offered.length === 0) return undefined
  return [...offered, ...othersBeside(board, offered)].map((card) => (
    <CardSlot
      key={targetOf(card)}
      board={board}
      card={card}
      note={<CardOdds board={board} option={targetOf(card)} />}
    />
  ))
}

/** Cards to choose from, over the board; they can be folded away to see it. */
export function CardTray({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const [folded, setFolded] = useState<string>()
  const choice = choiceFor(board)
  if (choice === undefined) return undefined
  const id = board.question?.id
  const isFolded = folded === id
  return (
    <div className="upp-open" data-plate="cards" data-folded={isFolded || undefined}>
      <button
        type="button"
        className="upp-fold"
        aria-expanded={!isFolded}
        aria-label={isFolded ? s.unfold : s.fold}
        {...tells('button:fold')}
        onClick={() => setFolded(isFolded ? undefined : id)}
      >
        <StrokeIcon path={isFolded ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
      </button>
      {isFolded ? undefined : (
        <Edges className="upp-row-box" isOn words={s.edges}>
          <div data-row className="upp-row" data-options>
            {choice}
          </div>
        </Edges>
      )}
    </div>
  )
}
