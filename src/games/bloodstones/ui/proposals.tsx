import type { BoardProps } from '../../../protocol/board.ts'
import type { UnitName } from '../content/units.ts'
import type { Look } from './factions.ts'
import { Icon } from './icon.tsx'
import { keyOfTiles, type Payment } from './payment.ts'
import { STRINGS } from './strings.ts'

interface Props {
  readonly board: BoardProps
  readonly payment: Payment
  readonly chosen: readonly UnitName[]
  readonly points: number
  readonly look: Look
  clear(): void
}

const SHOWN = 3

/** The payments that waste least, one click each; or tile by tile from the hand. */
export function Proposals({ board, payment, chosen, points, look, clear }: Props) {
  const s = STRINGS[board.language]
  const { due, by } = payment.about
  const key = keyOfTiles(chosen)
  const isComplete = payment.options.some((option) => option.key === key)
  if (chosen.length > 0)
    return (
      <div className="bs-proposals" role="group" aria-label={s.pay}>
        <span className="bs-sum">{s.chosenPoints(by === 'points' ? points : chosen.length, due)}</span>
        <button
          type="button"
          className="bs-proposal bs-primary"
          aria-disabled={!isComplete}
          onClick={() => isComplete && board.answer(key)}
        >
          {s.pay}
        </button>
        <button type="button" className="bs-proposal" onClick={clear}>
          {s.clearChoice}
        </button>
      </div>
    )
  return (
    <div className="bs-proposals" role="group" aria-label={s.proposals}>
      {payment.options.slice(0, SHOWN).map((option, i) => (
        <button
          key={option.key}
          type="button"
          className={i === 0 ? 'bs-proposal bs-primary' : 'bs-proposal'}
          onClick={() => board.answer(option.key)}
          aria-label={`${board.say(option.label)}${option.detail === undefined ? '' : `, ${board.say(option.detail)}`}`}
        >
          {option.data.map((unit, at) => (
            <span key={at} className="bs-mini" style={{ background: look.ink }}>
              <Icon name={unit} />
            </span>
          ))}
          {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
        </button>
      ))}
    </div>
  )
}
