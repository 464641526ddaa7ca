import { Button } from '../../boardkit/papers/button.tsx'
import type { AnyModule } from '../../games/registry.ts'
import { useLanguage, useSettings } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { animalBeside } from '../names/animals.ts'
import { useOwnName } from '../names/own-name.ts'
import { Icon } from '../ui/icon.tsx'
import { plainLine } from '../ui/plain.ts'
import { BotPicker } from './bot-picker.tsx'
import { holdersFor, isPerSeat, newSeat, type Holder, type Seat, type Wish } from './wish.ts'

interface Props {
  readonly module: AnyModule
  readonly wish: Wish
  change(part: Partial<Wish>): void
}

/** Who sits where, and what each seat chooses for itself. */
export function SeatRows({ module, wish, change }: Props) {
  const t = useT()
  const { min, max } = module.game.players
  const { seats } = wish
  const put = (i: number, part: Partial<Seat>): void =>
    change({ seats: seats.map((seat, j) => (i === j ? { ...seat, ...part } : seat)) })
  return (
    <fieldset>
      <legend>
        {t.setup.seats} <span className="soft">({t.shelf.players(min, max)})</span>
      </legend>
      <ol className="seat-rows">
        {seats.map((seat, i) => (
          <li key={seat.id} className="seat-row paper">
            <strong className="seat-number" aria-hidden="true">
              {i + 1}
            </strong>
            <SeatFields module={module} wish={wish} seat={seat} at={i} put={(part) => put(i, part)} />
            {seats.length > min && (
              <Button
                look="quiet icon"
                sign={<Icon name="trash" />}
                aria-label={t.setup.removeSeat(i + 1)}
                onClick={() => change({ seats: seats.filter((_, j) => j !== i) })}
              />
            )}
          </li>
        ))}
      </ol>
      {seats.length < max && (
        <Button
          text={t.setup.addSeat}
          onClick={() => change({ seats: [...seats, newSeat(wish.isOnline ? 'invite' : 'bot')] })}
        />
      )}
    </fieldset>
  )
}

interface SeatProps {
  readonly module: AnyModule
  readonly wish: Wish
  readonly seat: Seat
  readonly at: number
  put(part: Partial<Seat>): void
}

function SeatFields({ module, wish, seat, at, put }: SeatProps) {
  const t = useT()
  const mine = useOwnName()
  const others = animalBeside(
    mine,
    useLanguage(),
    useSettings((settings) => settings.animal),
    at,
  )
  const isPerson = seat.holder === 'me' || seat.holder === 'here'
  return (
    <div className="seat-fields">
      <select
        className="select"
        aria-label={t.setup.holder(at + 1)}
        value={seat.holder}
        onChange={(event) => put({ holder: event.target.value as Holder })}
      >
        {holdersFor(wish.isOnline).map((holder) => (
          <option key={holder} value={holder}>
            {t.setup.holders[holder]}
          </option>
        ))}
      </select>
      {isPerson && (
        <input
          className="input"
          aria-label={t.setup.name(at + 1)}
          placeholder={seat.holder === 'me' ? mine : others}
          value={seat.name}
          maxLength={40}
          onChange={(event) => put({ name: plainLine(event.target.value) })}
        />
      )}
      {seat.holder === 'bot' && (
        <BotPicker
          facts={module.facts}
          at={at}
          bot={seat.bot}
          others={wish.seats.flatMap((one) => (one === seat || one.holder !== 'bot' ? [] : [one.bot]))}
          choose={(bot) => put({ bot })}
        />
      )}
      {module.game.options.filter(isPerSeat).map((spec) => (
        <OwnChoice key={spec.id} module={module} spec={spec} wish={wish} seat={seat} at={at} put={put} />
      ))}
    </div>
  )
}

function OwnChoice(props: SeatProps & { spec: AnyModule['game']['options'][number] }) {
  const { module, spec, wish, seat, at, put } = props
  const t = useT()
  const words = module.narrator.option(useLanguage(), spec.id)
  if (spec.kind !== 'choice') return undefined
  const taken = new Set(wish.seats.filter((one) => one !== seat).map((one) => one.own[spec.id]))
  return (
    <select
      className="select"
      aria-label={t.setup.perSeat(words?.label ?? spec.id, at + 1)}
      value={seat.own[spec.id] ?? spec.default}
      onChange={(event) => put({ own: { ...seat.own, [spec.id]: event.target.value } })}
    >
      {spec.values.map((value) => (
        <option key={value} value={value} disabled={value !== spec.default && taken.has(value)}>
          {words?.values?.[value]?.label ?? value}
        </option>
      ))}
    </select>
  )
}
