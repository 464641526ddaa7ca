import type { BoardProps } from '../../../protocol/board.ts'
import type { UnitName } from '../content/units.ts'
import type { Look } from './factions.ts'
import { explained } from './about.ts'
import { PayWords } from './pay-words.tsx'
import { keyOfTiles, preferred, type Payment } from './payment.ts'
import { STRINGS } from './strings.ts'
import { TABLE } from './table-strings.ts'
import { givenIn } from './use-march.ts'

interface Props {
  readonly board: BoardProps
  readonly payment: Payment
  readonly chosen: readonly UnitName[]
  valueOf(tiles: readonly UnitName[]): number
  readonly look: Look
  clear(): void
}

/** The payment that wastes least, in words; or tile by tile from the hand. */
export function Proposals({ board, payment, chosen, valueOf, look, clear }: Props) {
  const { language, told, role } = board
  const s = STRINGS[language]
  const { due, by } = payment.about
  const sum = (tiles: readonly UnitName[]): number => (by === 'points' ? valueOf(tiles) : tiles.length)
  const key = keyOfTiles(chosen)
  const isComplete = payment.options.some((option) => option.key === key)
  if (chosen.length > 0)
    return (
      <div className="bs-pay" role="group" aria-label={s.pay}>
        <span className="bs-sum">{s.chosenPoints(sum(chosen), due)}</span>
        <button
          type="button"
          className="bs-proposal bs-primary"
          aria-disabled={!isComplete}
          onClick={() => isComplete && board.answer(key)}
          {...explained('button:pay')}
        >
          {s.pay}
        </button>
        <button type="button" className="bs-proposal" onClick={clear} {...explained('button:otherwise')}>
          {s.clearChoice}
        </button>
      </div>
    )
  const option = preferred(payment, sum, role === undefined ? [] : givenIn(told, role))
  const lost = by === 'points' ? { lost: valueOf(option.data) - due } : {}
  return (
    <div className="bs-pay" role="group" aria-label={s.proposals}>
      <button
        type="button"
        className="bs-proposal bs-primary"
        data-pay={option.key}
        onClick={() => board.answer(option.key)}
        {...explained('button:pay')}
      >
        <PayWords {...{ language, look }} payment={{ tiles: option.data, ...lost }} />
      </button>
      {payment.options.length > 1 ? <span className="soft">{TABLE[language].orTiles}</span> : undefined}
    </div>
  )
}
