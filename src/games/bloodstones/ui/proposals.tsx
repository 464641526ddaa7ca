import type { QuestionView } from '../../../engine/wire.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { UnitName } from '../content/units.ts'
import type { Look } from './factions.ts'
import { Icon } from './icon.tsx'
import { keyOfTiles, tilesOfKey } from './payment.ts'
import { STRINGS } from './strings.ts'

interface Props {
  readonly board: BoardProps
  readonly question: QuestionView
  readonly chosen: readonly UnitName[]
  readonly points: number
  readonly look: Look
  clear(): void
}

const SHOWN = 3

/** The payments that waste least, one click each; or tile by tile from the hand. */
export function Proposals({ board, question, chosen, points, look, clear }: Props) {
  const s = STRINGS[board.lang]
  const cost = question.prompt.args?.['cost'] ?? question.prompt.args?.['count'] ?? 0
  const key = keyOfTiles(chosen)
  const isComplete = question.options.some((option) => option.key === key)
  if (chosen.length > 0)
    return (
      <div className="bs-proposals" role="group" aria-label={s.pay}>
        <span className="bs-sum">
          {s.chosenPoints(question.name === 'payPoints' ? points : chosen.length, Number(cost))}
        </span>
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
      {question.options.slice(0, SHOWN).map((option, i) => (
        <button
          key={option.key}
          type="button"
          className={i === 0 ? 'bs-proposal bs-primary' : 'bs-proposal'}
          onClick={() => board.answer(option.key)}
          aria-label={`${board.say(option.label)}${option.detail === undefined ? '' : `, ${board.say(option.detail)}`}`}
        >
          {tilesOfKey(option.key).map((unit, at) => (
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
