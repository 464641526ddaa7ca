import { useState } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { ACTIONS, type Action } from '../content/names.ts'
import { actionPriceOf } from '../rules/actions/action-price.ts'
import { say } from '../rules/table/rules.ts'
import { tableOf } from './cards-table.ts'
import { PriceView } from './faction-board.tsx'
import { AbilityMini } from './hand-mini.tsx'
import { Why } from './hand-why.tsx'
import { Icon } from './icon.tsx'
import { optionFor } from './map/map-actions.ts'
import { STRINGS } from './strings.ts'

/** The turn: seven Actions with their price. Pointed at, each says what it does, or why it cannot be taken. */
export function ActionChips({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const [told, tell] = useState<Action>()
  return (
    <section className="upp-actions" aria-label={s.actionsTitle} onPointerLeave={() => tell(undefined)}>
      {ACTIONS.map((action) => (
        <ActionChip key={action} {...{ board, action, tell }} isTold={told === action} />
      ))}
      {told === undefined ? undefined : <Told key={told} board={board} action={told} />}
      <AbilityMini board={board} />
    </section>
  )
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function Told({ board, action }: { board: BoardProps; action: Action }) {
  return (
    <div className="upp-pop upp-told-action" id="upp-told">
      <p>
        <b>{board.say(say('action.action', { action }))}:</b> {sentence(board.say(say('action.does', { action })))}
      </p>
      {optionFor(board.question, action) === undefined ? <Why board={board} target={`action:${action}`} /> : undefined}
    </div>
  )
}

interface ChipProps {
  readonly board: BoardProps
  readonly action: Action
  readonly isTold: boolean
  tell(action: Action | undefined): void
}

function ActionChip({ board, action, isTold, tell }: ChipProps) {
  const s = STRINGS[board.language]
  const option = optionFor(board.question, action)
  const { ap, plunder, food } = actionPriceOf(tableOf(board), board.role!, ACTIONS.indexOf(action))
  return (
    <button
      type="button"
      className={option === undefined ? 'upp-action' : 'upp-action upp-can'}
      data-key={option?.key}
      aria-disabled={option === undefined}
      aria-describedby={isTold ? 'upp-told' : undefined}
      onPointerEnter={(e) => (e.pointerType === 'touch' ? undefined : tell(action))}
      onFocus={() => tell(action)}
      onBlur={() => tell(undefined)}
      onKeyDown={(e) => {
        if (e.key === 'Escape') tell(undefined)
      }}
      onClick={() => (option === undefined ? tell(action) : board.answer(option.key))}
    >
      <Icon name={action} />
      <b>{board.say(say('action.action', { action }))}</b>
      <span className="upp-action-price">
        <span>
          {ap} <Icon name="ap" label={s.ap} />
        </span>
        {plunder + food > 0 ? <PriceView price={[0, plunder, food]} language={board.language} /> : undefined}
      </span>
    </button>
  )
}
