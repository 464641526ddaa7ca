import { useState } from 'react'
import { Button } from '../../../boardkit/papers/button.tsx'
import type { Reason } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { ACTIONS, type Action } from '../content/names.ts'
import { actionPriceOf } from '../rules/actions/action-price.ts'
import { say } from '../rules/table/rules.ts'
import { actionFace } from '../rules/table/faces.ts'
import { Why } from './cards-dialog.tsx'
import { tableOf } from './cards-table.ts'
import { PriceView } from './faction-board.tsx'
import { AbilityOffers, areAllShown } from './hand-abilities.tsx'
import { optionFor } from './map/map-actions.ts'
import { Icon } from './icon.tsx'
import { STRINGS } from './strings.ts'

/** The turn: seven Actions with price and purpose; those that cannot be taken say why. */
export function ActionButtons({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const [refused, setRefused] = useState<readonly Reason[]>()
  const end = actionFace.of(board.question)?.options.find(({ data }) => data === undefined)
  return (
    <section className="upp-actions" aria-label={s.actionsTitle} data-all={areAllShown(board) || undefined}>
      <div className="upp-action-row">
        {ACTIONS.map((action) => (
          <ActionButton key={action} board={board} action={action} refuse={setRefused} />
        ))}
        {end === undefined ? undefined : (
          <Button look="small upp-end" text={board.say(end.label)} onClick={() => board.answer(end.key)} />
        )}
      </div>
      {refused === undefined ? undefined : <Why board={board} reasons={refused} />}
      <AbilityOffers board={board} />
    </section>
  )
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface ButtonProps {
  readonly board: BoardProps
  readonly action: Action
  refuse(reasons: readonly Reason[] | undefined): void
}

function ActionButton({ board, action, refuse }: ButtonProps) {
  const s = STRINGS[board.language]
  const option = optionFor(board.question, action)
  const { ap, plunder, food } = actionPriceOf(tableOf(board), board.role!, ACTIONS.indexOf(action))
  const what = sentence(board.say(say('action.does', { action })))
  const isOffered = option !== undefined
  return (
    <button
      type="button"
      className={isOffered ? 'upp-action upp-can' : 'upp-action'}
      aria-disabled={!isOffered}
      title={isOffered ? what : `${what} (${s.cannot})`}
      onClick={() => {
        refuse(undefined)
        if (isOffered) board.answer(option.key)
        else void board.explain(`action:${action}`).then(refuse)
      }}
    >
      <Icon name={action} />
      <b>{board.say(say('action.action', { action }))}</b>
      <span className="upp-action-price">
        <span>
          {ap} <Icon name="ap" label={s.ap} />
        </span>
        {plunder + food > 0 ? <PriceView price={[0, plunder, food]} language={board.language} /> : undefined}
      </span>
      <small>{what}</small>
    </button>
  )
}
