import type { BoardProps } from '../../../protocol/board.ts'
import { playerCell } from '../rules/table/cells.ts'
import { actionFace, buildFace, commandPieceFace } from '../rules/table/faces.ts'
import { NONE } from '../rules/table/state.ts'
import { onStrip } from './asking.ts'
import { Edges } from './edges.tsx'
import { ActionChips } from './hand-actions.tsx'
import { BuildChips } from './hand-build.tsx'
import { ChoiceChips } from './hand-choice.tsx'
import { CommandChips } from './hand-command.tsx'
import { Looks } from './hand-looks.tsx'
import { OwnMini } from './hand-mini.tsx'
import { Purse } from './hand-purse.tsx'
import { NoMoreCardsButton } from './hand-no-more.tsx'
import { useNoMoreCards } from './no-more-cards.ts'
import { CardTray } from './hand-tray.tsx'
import './hand.css'
import './hand-narrow.css'
import './tray.css'
import { STRINGS } from './strings.ts'

/**
 * Over the ribbon: what can be spent, then what the question wants of the hand (Actions, pieces to build, troops, prices), otherwise the
 * own cards; at the end what lies open for all. Cards to choose from lie above it. Whoever watches sees only that end.
 */
export function Hand(board: BoardProps) {
  const s = STRINGS[board.language]
  const cards = useNoMoreCards(board)
  const { role, view } = board
  const isWatching = role === undefined || playerCell.in(view.shared, role) === undefined
  const hasNothing = isWatching || playerCell.in(view.shared, role)?.faction === NONE
  return (
    <section className="upp-hand" aria-label={s.hand}>
      <CardTray board={board} />
      <div className="upp-strip" data-plate="hand" data-bare={hasNothing || undefined}>
        {hasNothing ? undefined : <Purse board={board} />}
        {hasNothing ? undefined : (
          <Edges className="upp-main" isOn={board.room.isSmall} words={s.edges}>
            <Wanted board={board} />
            <NoMoreCardsButton board={board} cards={cards} />
          </Edges>
        )}
        <Looks board={board} isWatching={hasNothing} />
      </div>
    </section>
  )
}

function Wanted({ board }: { board: BoardProps }) {
  const { question } = board
  if (actionFace.is(question)) return <ActionChips board={board} />
  if (buildFace.is(question)) return <BuildChips board={board} />
  if (commandPieceFace.is(question)) return <CommandChips board={board} />
  if (question !== undefined && onStrip(question).length > 0) return <ChoiceChips board={board} />
  return <OwnMini board={board} />
}
