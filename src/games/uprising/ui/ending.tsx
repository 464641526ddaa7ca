import { Badge } from '../../../boardkit/drawing/sides.tsx'
import { AccountTable, type AccountSide } from '../../../boardkit/ending/account-table.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { optionsCell, playerCell } from '../rules/table/cells.ts'
import { CHAOS, EMPIRE } from '../rules/table/state.ts'
import { wordsOf } from './cards-table.ts'
import { factionsOf, vpOf } from './cells.ts'
import { lookOfSide } from './colours.ts'
import { accountsOf, type Account } from './ending-account.ts'
import { Icon } from './icon.tsx'
import { leadOf } from './lead.ts'
import { STRINGS } from './strings.ts'

/** All sides against the Nemesis, Chapter by Chapter. */
export function Ending(board: BoardProps) {
  const { view, language, told } = board
  const s = STRINGS[language]
  const vp = vpOf(view)
  const sides = [EMPIRE, CHAOS, ...playerCell.all(view.shared).keys()]
  const chapters = optionsCell.in(view.shared)?.chapters ?? 0
  const accounts = accountsOf(
    told.map(({ event }) => event),
    vp,
    chapters,
  )
  return (
    <section className="upp-ending" aria-label={s.ending}>
      <AccountTable
        label={s.ending}
        language={language}
        columns={Array.from({ length: chapters }, (_, i) => s.chapterNumber(i + 1))}
        sides={sides
          .flatMap((side) => (accounts[side] === undefined ? [] : [sideOf(board, accounts[side])]))
          .sort((a, b) => b.total - a.total)}
      />
    </section>
  )
}

function sideOf(board: BoardProps, { side, total, chapters: [start, first = 0, ...rest] }: Account): AccountSide {
  const s = STRINGS[board.language]
  const look = lookOfSide(side, factionsOf(board.view))
  const lead = leadOf(vpOf(board.view), side)
  const isPlayer = side < EMPIRE
  return {
    id: `${side}`,
    sign: (
      <Badge look={look}>
        <Icon name={look.emblem} />
      </Badge>
    ),
    name: side === EMPIRE ? s.empire : side === CHAOS ? s.chaos : wordsOf(board).player(side),
    details: isPlayer ? [board.nameOf(side), lead > 0 ? s.ahead(lead) : s.behind(-lead)] : [],
    isWinner: isPlayer && lead > 0,
    parts: [first + start, ...rest],
    total,
  }
}
