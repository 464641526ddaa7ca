import { Button } from '../../../boardkit/papers/button.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { RESOURCES } from '../content/names.ts'
import { lockedAp } from '../rules/map/reserve.ts'
import { playerCell } from '../rules/table/cells.ts'
import { actionFace } from '../rules/table/faces.ts'
import { tells } from './about/tells.ts'
import { placesOffer } from './asking.ts'
import { tableOf } from './cards-table.ts'
import { Resources } from './prices.tsx'
import { Icon } from './icon.tsx'
import { usePopover } from './popover.ts'
import { STRINGS } from './strings.ts'

type Exchange = { readonly give: number; readonly get: number; readonly n: number }

/** AP and resources; with them, as one button, what may be done with them at any time: 3 of a kind for 1 of another, and Trade. */
export function Purse({ board }: { board: BoardProps }) {
  const { role, language, view } = board
  const s = STRINGS[language]
  const { box, isOpen, open } = usePopover()
  const player = role === undefined ? undefined : playerCell.in(view.shared, role)
  if (role === undefined || player === undefined) return undefined
  // In the own turn Trade stands among the Actions.
  const offers = board.offers.filter(
    (offer) => placesOffer(offer) && !(offer.label.key === 'action.tradeAnytime' && actionFace.is(board.question)),
  )
  const exchanges = offers.filter(({ label }) => label.key === 'action.exchange')
  const others = offers.filter((offer) => !exchanges.includes(offer))
  const take = (key: string): void => {
    open(false)
    board.offer(key)
  }
  const locked = lockedAp(tableOf(board).state, role)
  const ap = s.apLeft(player.ap, player.spentAp, locked)
  return (
    <div className="upp-purse-box" ref={box}>
      <button
        type="button"
        className="upp-purse-button"
        aria-expanded={isOpen}
        aria-haspopup="true"
        {...tells('button:purse')}
        onClick={() => open(!isOpen)}
      >
        <span className="upp-purse-ap" {...tells('number:ap')}>
          <Icon name="ap" /> <b>{player.ap}</b>
          <small>/{player.ap + player.spentAp + locked}</small>
          <span className={offers.length === 0 ? 'upp-bank' : 'upp-bank upp-bank-open'} {...tells('icon:exchange')}>
            {s.bank}
          </span>
        </span>
        <span className="sr">{ap}</span>
        <Resources values={player.resources} language={language} />
      </button>
      {isOpen ? (
        <div className="upp-pop" role="group" aria-label={s.exchange}>
          <p className="soft">{exchanges.length === 0 ? s.exchangeNone : s.exchange}</p>
          <div className="upp-bank-list">
            {exchanges.map((offer) => (
              <ExchangeButton key={offer.key} {...{ board, offer, take }} />
            ))}
          </div>
          {others.map((offer) => (
            <span key={offer.key} {...tells('action:trade')}>
              <Button look="small" text={board.say(offer.label)} onClick={() => take(offer.key)} />
              {offer.detail === undefined ? undefined : <small className="soft">{board.say(offer.detail)}</small>}
            </span>
          ))}
        </div>
      ) : undefined}
    </div>
  )
}

interface ExchangeProps {
  readonly board: BoardProps
  readonly offer: BoardProps['offers'][number]
  take(key: string): void
}

function ExchangeButton({ board, offer, take }: ExchangeProps) {
  const s = STRINGS[board.language]
  const { give, get, n } = offer.label.args as unknown as Exchange
  return (
    <button
      type="button"
      className="upp-exchange"
      aria-label={board.say(offer.label)}
      {...tells('icon:exchange')}
      onClick={() => take(offer.key)}
    >
      <span className={`upp-r-${RESOURCES[give]}`}>
        {n} <Icon name={RESOURCES[give]} /> {s.resources[give]}
      </span>
      <span aria-hidden="true">→</span>
      <span className={`upp-r-${RESOURCES[get]}`}>
        1 <Icon name={RESOURCES[get]} /> {s.resources[get]}
      </span>
    </button>
  )
}
