import type { SeatInfo } from '../../protocol/http.ts'
import { de } from '../i18n/de.ts'
import { en, type Catalogue } from '../i18n/en.ts'
import { levelName } from '../names/level-name.ts'

/** Whether it is only the number of the seat: who gave no name is called by it, in the language of that browser. */
const isNumber = (name: string, seat: number): boolean =>
  name === '' || [en, de].some(({ setup }) => setup.seat(seat + 1) === name)

/** Who sits there, or the seat by its number. */
export function sitterName(t: Catalogue, { seat, holder, name = '' }: SeatInfo): string {
  if (holder === 'bot') return name === '' ? t.table.bot : name
  return holder !== 'person' || isNumber(name, seat) ? t.setup.seat(seat + 1) : name
}

/** A seat with who sits there: "Seat 2 (Ben)". */
export function seatTitle(t: Catalogue, seat: SeatInfo): string {
  const number = t.setup.seat(seat.seat + 1)
  const name = sitterName(t, seat)
  return name === number ? number : t.seats.called(number, name)
}

/** How well a bot plays, for those who manage seats: "Bot · Captain". */
export const botLevel = (t: Catalogue, { bot = '' }: SeatInfo): string =>
  t.setup.botName(levelName(t, bot).replace(/ \(.*/, ''))
