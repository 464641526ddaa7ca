import { useState } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { ACTIONS, type Action } from '../content/names.ts'
import { actionPriceOf } from '../rules/actions/action-price.ts'
import { say } from '../rules/table/rules.ts'
import { tells } from './about/tells.ts'
import { tableOf } from './cards-table.ts'
import { PriceView } from './prices.tsx'
import { abilitiesIn } from './hand-abilities.ts'
import { AbilityMini } from './hand-mini.tsx'
import { Why } from './hand-why.tsx'
import { Icon } from './icon.tsx'
import { optionFor } from './map/map-actions.ts'
import { usePopover } from './popover.ts'
import { STRINGS } from './strings.ts'

/** The turn: seven Actions with their price. One that cannot be taken says why when it is pressed. */
export function ActionChips({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const { box, isOpen, open } = usePopover<HTMLElement>()
  const question = board.question?.id
  const [pressed, press] = useState<{ readonly action: Action; readonly question: string | undefined }>()
  const told = isOpen && pressed?.question === question ? pressed?.action : undefined
  const tell = (action: Action): void => {
    press({ action, question })
    open(true)
  }
  return (
    <section data-row className="upp-actions" data-offers={offersOf(board)} aria-label={s.actionsTitle} ref={box}>
      {ACTIONS.map((action) => (
        <ActionChip key={action} {...{ board, action, tell }} isTold={told === action} />
      ))}
      {told === undefined ? undefined : <Told key={told} board={board} action={told} />}
      <AbilityMini board={board} />
    </section>
  )
}

/** Beside Actions there may be cards, or nothing but cards. */
function offersOf({ question }: BoardProps): 'cards' | 'both' | undefined {
  if (!abilitiesIn(question).some(({ card }) => card !== undefined)) return undefined
  return ACTIONS.some((action) => optionFor(question, action) !== undefined) ? 'both' : 'cards'
}

function Told({ board, action }: { board: BoardProps; action: Action }) {
  return (
    <div className="upp-pop upp-told-action" id="upp-told">
      <Why board={board} target={`action:${action}`} />
    </div>
  )
}

interface ChipProps {
  readonly board: BoardProps
  readonly action: Action
  readonly isTold: boolean
  tell(action: Action): void
}

function ActionChip({ board, action, isTold, tell }: ChipProps) {
  const s = STRINGS[board.language]
  const option = optionFor(board.question, action)
  const name = board.say(say('action.action', { action }))
  const { ap, plunder, food } = actionPriceOf(tableOf(board), board.role!, ACTIONS.indexOf(action))
  return (
    <button
      type="button"
      className={option === undefined ? 'upp-action' : 'upp-action upp-can'}
      data-key={option?.key}
      aria-disabled={option === undefined}
      // Where there is little room only its sign is drawn.
      aria-label={option === undefined ? name : undefined}
      {...tells(`action:${action}`)}
      aria-describedby={isTold ? 'upp-told' : undefined}
      onClick={() => (option === undefined ? tell(action) : board.answer(option.key))}
    >
      <Icon name={action} />
      <b>{name}</b>
      <span className="upp-action-price">
        <span>
          {ap} <Icon name="ap" label={s.ap} />
        </span>
        {plunder + food > 0 ? <PriceView price={[0, plunder, food]} language={board.language} /> : undefined}
      </span>
    </button>
  )
}
