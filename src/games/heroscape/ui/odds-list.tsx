import type { Odds } from '../../../engine/index.ts'
import { OddsList } from '../../../boardkit/papers/odds.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { attackOddsFace } from '../rules/table/faces.ts'
import { isSameSide, nameOfFigure } from './army.ts'
import { Badge } from './badge.tsx'
import { ownerOf, type Seen } from './seen.ts'
import { shadeOf } from './odds-view.ts'
import { STRINGS } from './strings.ts'

/** Every attack on offer with its exact chances; a click makes it. */
export function AttackOdds({ board, seen }: { board: BoardProps; seen: Seen }) {
  const s = STRINGS[board.language]
  const isOwn = (odds: Odds): boolean => {
    const pair = attackOddsFace.of(odds)
    return pair !== undefined && isSameSide(seen, ownerOf(seen, pair.attacker), ownerOf(seen, pair.target))
  }
  return (
    <OddsList
      board={board}
      title={s.odds}
      odds={board.odds}
      shadeOf={({ label }) => shadeOf(label.key)}
      head={(odds) => <Pair odds={odds} board={board} seen={seen} />}
      foot={(odds) => (isOwn(odds) ? <b className="hs-own">{s.ownFigure}</b> : undefined)}
    />
  )
}

function Pair({ odds, board, seen }: { odds: Odds; board: BoardProps; seen: Seen }) {
  const pair = attackOddsFace.of(odds)
  if (pair === undefined) return undefined
  const { attacker, target, attack, defense } = pair
  return (
    <span className="hs-odds-who">
      <span>
        <Badge role={ownerOf(seen, attacker)} /> {nameOfFigure(seen, attacker, board.language)}
      </span>
      <b aria-hidden="true">
        {attack} : {defense}
      </b>
      <span>
        <Badge role={ownerOf(seen, target)} /> {nameOfFigure(seen, target, board.language)}
      </span>
    </span>
  )
}
