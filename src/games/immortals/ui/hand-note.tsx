import type { ReactNode } from 'react'
import { Button } from '../../../boardkit/papers/button.tsx'
import { Reasons } from '../../../boardkit/papers/reasons.tsx'
import { about } from './about.ts'
import { NONE, playerOf } from './cells.ts'
import { cardLabel } from './cards-facts.ts'
import { Price } from './cards.tsx'
import type { HandProps } from './hand.tsx'
import { planPrice, spaceName, spaceText } from './planning.ts'
import { STRINGS } from './strings.ts'

/** One line over the player board: what is taken up and what would come of it, and what the plan costs. */
export function Note(props: HandProps & { fold(): void }) {
  const s = STRINGS[props.board.language]
  return (
    <div className="imp-note-row">
      <p className="imp-note" role="status">
        <span className="imp-note-text">
          <Words {...props} />
        </span>
      </p>
      <Total {...props} />
      <Button
        look="quiet icon"
        text="▾"
        label={s.fold}
        title={undefined}
        {...about('button:fold')}
        onClick={props.fold}
      />
    </div>
  )
}

/** Over the strip: what would come of the card that is pointed at, and the way back to the whole plan. */
interface AsideProps extends HandProps {
  readonly pointed: number | undefined
  /** The card that a first tap has shown: the second reveals it. */
  readonly looked: number | undefined
  readonly open: (() => void) | undefined
}

export function Aside(props: AsideProps) {
  const { board, planning, pointed, looked, open } = props
  const s = STRINGS[board.language]
  const words =
    planning.refused !== undefined || (pointed !== undefined && planning.plan[pointed] !== NONE) ? (
      <p className="imp-aside" role="status">
        {planning.refused !== undefined ? (
          <span className="imp-refused">
            <Reasons board={board} reasons={planning.refused} />
          </span>
        ) : (
          <Effect {...props} card={planning.plan[pointed!]} space={pointed!} />
        )}
        {looked === undefined || looked !== pointed ? undefined : <b className="imp-again">{s.again}</b>}
      </p>
    ) : undefined
  return (
    <>
      {words}
      {open === undefined ? undefined : (
        <Button look="small" text={s.unfold} {...about('button:unfold')} onClick={open} />
      )}
    </>
  )
}

function Words(props: HandProps): ReactNode {
  const { board, content, planning, printed } = props
  const s = STRINGS[board.language]
  const { picked, refused, drag, pointed, plan } = planning
  if (refused !== undefined)
    return (
      <span className="imp-refused">
        <Reasons board={board} reasons={refused} />
      </span>
    )
  const over = typeof drag?.over === 'object' ? drag.over.space : pointed
  const card = drag?.card ?? picked.card
  if (card !== NONE && over !== undefined && over !== picked.space)
    return <Effect {...props} card={card} space={over} />
  if (picked.space !== NONE) return <PickedSpace {...props} space={picked.space} />
  if (picked.card !== NONE) return <PickedCard {...props} />
  if (pointed !== undefined && plan[pointed] !== NONE) return <Effect {...props} card={plan[pointed]} space={pointed} />
  if (pointed !== undefined)
    return (
      <>
        <b>{spaceName(content, printed, pointed, board.language)}</b> ·{' '}
        {spaceText(content, printed, pointed, board.language)}
      </>
    )
  return s.planHint
}

/** What would come of a card on a space. */
function Effect({ board, content, printed, planning, card, space }: HandProps & { card: number; space: number }) {
  const foreseen = planning.foreseen(card, space)
  return (
    <>
      <b>
        {cardLabel(content, card, board.language)} · {spaceName(content, printed, space, board.language)}
      </b>{' '}
      {foreseen?.detail === undefined ? undefined : (
        <span className={foreseen.isVain ? 'imp-warning' : 'imp-effect-word'}>{board.say(foreseen.detail)}</span>
      )}
    </>
  )
}

function PickedSpace(props: HandProps & { space: number }) {
  const { board, content, printed, planning, space } = props
  const s = STRINGS[board.language]
  if (!planning.offers.backs.has(space))
    return <b>{s.chooseCard(spaceName(content, printed, space, board.language))}</b>
  return (
    <>
      <Button look="small" text={s.takeBackShort} {...about('button:back')} onClick={() => planning.takeBack(space)} />{' '}
      <Effect {...props} card={planning.plan[space]} space={space} />
    </>
  )
}

function PickedCard({ board, content, planning, show }: HandProps) {
  const s = STRINGS[board.language]
  const { card } = planning.picked
  const label = cardLabel(content, card, board.language)
  return (
    <>
      <b>{s.chooseSpace(label)}</b>{' '}
      <button
        type="button"
        className="rule-link"
        aria-label={s.show(label)}
        {...about('button:look')}
        onClick={() => show(card)}
      >
        ?
      </button>
    </>
  )
}

/** What the plan costs against what is there. */
function Total({ board, content, printed, planning }: HandProps) {
  const s = STRINGS[board.language]
  const own = playerOf(board.view, board.role!)
  const price = planPrice(content, printed, planning.plan)
  const isDear = own !== undefined && (price.energy > own.energy || price.gold > own.gold)
  const words = [s.planCost(price.energy, price.gold), isDear ? `${s.tooDear}. ${s.tooDearWhy}` : ''].filter(Boolean)
  return (
    <span className={isDear ? 'imp-total imp-dear' : 'imp-total'} {...about('number:plan')}>
      <span className="sr">{words.join(', ')}</span>
      <span aria-hidden="true">
        {s.planCostShort}
        {price.isLeast ? ' ≥' : ''}{' '}
        {price.energy + price.gold === 0 ? '0' : <Price energy={price.energy} gold={price.gold} />}
        <small>
          {' / '}
          <Price energy={own?.energy ?? 0} gold={own?.gold ?? 0} />
        </small>
      </span>
    </span>
  )
}
