import { useEffect, useMemo, useState } from 'react'
import type { Reason } from '../../../engine/index.ts'
import { Dialog } from '../../../boardkit/papers/dialog.tsx'
import { Reasons } from '../../../boardkit/papers/reasons.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { markerFace, placeFace } from '../rules/table/faces.ts'
import { cardName, isBasicGame, statusOf } from './army.ts'
import { ArmyCard } from './army-card.tsx'
import { goesOn } from './board/can-go.ts'
import { cardsOf, seenBy, turnOf, type Seen } from './seen.ts'
import { Draft } from './draft.tsx'
import { isDrafting } from './draft-view.ts'
import { MarkerTray, useMarkerDrag } from './marker-tray.tsx'
import { MiniCard } from './mini-card.tsx'
import { cardOffers } from './offers.ts'
import { PlacingTools } from './placing/placing-tools.tsx'
import { STRINGS } from './strings.ts'
import './hand.css'

/** What a click on a card does: answer, or tell why not. */
export interface CardClicks {
  readonly offers: ReadonlyMap<number, string>
  choose(card: number): void
  show(card: number): void
}

export function Hand(board: BoardProps) {
  const seen = seenBy(board)
  const [shown, setShown] = useState<number>()
  const [refused, setRefused] = useState<{ card: number; reasons: readonly Reason[] }>()
  const { question } = board
  const offers = useMemo(() => cardOffers(question), [question])
  useEffect(() => setRefused(undefined), [question])
  if (seen === undefined) return undefined
  const clicks: CardClicks = {
    offers,
    show: setShown,
    choose(card) {
      const option = question?.options.find(({ key }) => key === offers.get(card))
      if (option !== undefined) return board.answer(option.key, ...goesOn(board, seen, option, heroOf(seen, card)))
      void board.explain(`card:${card}`).then((reasons) => setRefused({ card, reasons }))
    },
  }
  const hasDraft = isDrafting(question)
  if (!hasDraft && (seen.role === undefined || (cardsOf(seen, seen.role).length === 0 && offers.size === 0)))
    return undefined
  return (
    <section className="hs-hand" aria-label={STRINGS[board.language].army}>
      {refused === undefined ? undefined : <Refused board={board} seen={seen} {...refused} />}
      {hasDraft ? (
        <Draft board={board} seen={seen} clicks={clicks} />
      ) : (
        <OwnArmy board={board} seen={seen} clicks={clicks} />
      )}
      {shown === undefined ? undefined : (
        <Dialog
          label={cardName(seen, shown, board.language)}
          language={board.language}
          onClose={() => setShown(undefined)}
        >
          <ArmyCard
            content={seen.content}
            card={seen.roster.cards[shown]}
            language={board.language}
            isBasic={isBasicGame(seen)}
            status={statusOf(seen, shown)}
          />
        </Dialog>
      )}
    </section>
  )
}

/** The only figure of a card, -1 of a squad. */
const heroOf = ({ roster }: Seen, card: number): number =>
  roster.cards[card].figures === 1 ? roster.firstFigure[card] : -1

interface Props {
  readonly board: BoardProps
  readonly seen: Seen
  readonly clicks: CardClicks
}

function OwnArmy({ board, seen, clicks }: Props) {
  const { language, question } = board
  const own = cardsOf(seen, seen.role!)
  const offered = [...clicks.offers.keys()].filter((card) => !own.includes(card))
  const turn = turnOf(seen.view)
  const drag = useMarkerDrag(clicks.choose)
  const isAskingForCard = clicks.offers.size > 0
  const isPlacing = placeFace.is(question)
  const hasMarkers = markerFace.is(question)
  return (
    <div className={hasMarkers ? 'hs-army hs-open' : 'hs-army'}>
      {hasMarkers ? <MarkerTray board={board} seen={seen} drag={drag} /> : undefined}
      <div className="hs-row">
        {isPlacing ? <PlacingTools board={board} seen={seen} /> : undefined}
        <ul className="hs-strip">
          {[...own, ...offered].map((card) => (
            <MiniCard
              key={card}
              seen={seen}
              card={card}
              language={language}
              offer={clicks.offers.get(card)}
              isActive={turn?.card === card}
              isDim={isAskingForCard && !clicks.offers.has(card)}
              isUnder={drag.over === card}
              onChoose={() => clicks.choose(card)}
              onShow={() => clicks.show(card)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

function Refused({ board, seen, card, reasons }: Omit<Props, 'clicks'> & { card: number; reasons: readonly Reason[] }) {
  return (
    <p className="hs-refused" role="status">
      <b>{cardName(seen, card, board.language)}:</b> <Reasons board={board} reasons={reasons} />
    </p>
  )
}
