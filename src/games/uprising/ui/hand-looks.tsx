import { useState, type ReactNode } from 'react'
import { Dialog } from '../../../boardkit/papers/dialog.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { marketCell, playerCell, questsCell } from '../rules/table/cells.ts'
import { NONE } from '../rules/table/state.ts'
import { tells } from './about/tells.ts'
import { nemesisInPlay } from './cells.ts'
import { OwnCards } from './hand-cards.tsx'
import { NemesisTable } from './hand-nemesis.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { MarketTable } from './market-table.tsx'
import { STRINGS } from './strings.ts'

const LOOKS = ['cards', 'table', 'nemesis'] as const
type Look = (typeof LOOKS)[number]
const ICONS: Readonly<Record<Look, IconName>> = { cards: 'feat', table: 'market', nemesis: 'nemesis' }

function countOf({ view, role }: BoardProps, look: Look): number {
  if (look === 'nemesis') return nemesisInPlay(view).length
  if (look === 'table')
    return [...(marketCell.in(view.shared) ?? []), ...(questsCell.in(view.shared) ?? [])].filter((one) => one !== NONE)
      .length
  const player = role === undefined ? undefined : playerCell.in(view.shared, role)
  return player === undefined ? 0 : player.feats.length + player.items.length + player.quests.length
}

/** What can be looked at at any time, each on a sheet of its own. */
export function Looks({ board, isWatching }: { board: BoardProps; isWatching: boolean }) {
  const s = STRINGS[board.language]
  const question = board.question?.id
  const [opened, setOpened] = useState<{ readonly look: Look; readonly question: string | undefined }>()
  // Another question closes it: it may have been answered there.
  const look = opened?.question === question ? opened?.look : undefined
  const looks = isWatching ? LOOKS.slice(1) : LOOKS
  return (
    <div className="upp-looks" role="group" aria-label={s.tabs.table}>
      {looks.map((one) => (
        <button
          key={one}
          type="button"
          className="upp-look-button"
          aria-haspopup="dialog"
          {...tells(`look:${one}`)}
          onClick={() => setOpened({ look: one, question })}
        >
          <Icon name={ICONS[one]} />
          <span>
            {s.tabs[one]} <b>{countOf(board, one)}</b>
          </span>
        </button>
      ))}
      {look === undefined ? undefined : (
        <Sheet board={board} look={look} close={() => setOpened(undefined)}>
          {look === 'cards' ? (
            <OwnCards board={board} of={board.role!} />
          ) : look === 'table' ? (
            <MarketTable board={board} />
          ) : (
            <NemesisTable board={board} />
          )}
        </Sheet>
      )}
    </div>
  )
}

function Sheet(props: { board: BoardProps; look: Look; close(): void; children: ReactNode }) {
  const { board, look, close, children } = props
  const { language } = board
  const title = STRINGS[language].looks[look]
  return (
    <Dialog label={title} language={language} className="upp-wide-dialog" onClose={close}>
      <h2 className="upp-sheet-title">{title}</h2>
      {children}
    </Dialog>
  )
}
