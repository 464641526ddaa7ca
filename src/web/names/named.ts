import { hashOf } from '../../boardkit/drawing/seed.ts'
import { parseBot } from '../../bots/levels.ts'
import type { Character, Persona } from '../../games/module.ts'
import type { Language } from '../../protocol/board.ts'
import type { SeatInfo } from '../../protocol/http.ts'
import { de } from '../i18n/de.ts'
import { en } from '../i18n/en.ts'
import { animalFrom } from './animals.ts'

const WAS_YOU = ['', 'You', 'Du']

/** No name at all: what older versions wrote for who gave none, in the language of that browser. */
export const isNoName = (name: string, seat: number): boolean =>
  WAS_YOU.includes(name) || [en, de].some(({ setup }) => setup.seat(seat + 1) === name)

type Seat = Pick<SeatInfo, 'seat' | 'holder' | 'conceded' | 'bot'> & { readonly name?: string }

/** Whom the bots of a game may be. */
export interface Cast {
  readonly bots?: readonly Persona[]
  readonly characters?: readonly Character[]
}

const characterOf = ({ characters = [] }: Cast, { bot = '' }: Seat): Character | undefined => {
  const wanted = parseBot(bot)?.character
  return wanted === undefined ? undefined : characters.find(({ id }) => id === wanted)
}

/** A person keeps the seat's name, also after giving up: what was done under it stays so. */
const isPerson = ({ holder, conceded, name = '' }: Seat): boolean =>
  holder === 'person' || (holder === 'bot' && conceded && name !== '')

/**
 * The bot of each seat, the same for everybody at the table: by its id and the seat alone. Nobody is called like a person there; who
 * would be takes one of those that no seat has. A character bears its own name, where nobody else does.
 */
export function personasAt(id: string, seats: readonly Seat[], cast: Cast, language: Language): Map<number, Persona> {
  const { bots: personas = [] } = cast
  const people = new Set(seats.filter(isPerson).map(({ name }) => name))
  const order = personas.toSorted((a, b) => hashOf(`${id} ${a.name}`) - hashOf(`${id} ${b.name}`))
  const most = Math.max(0, ...seats.map(({ seat }) => seat + 1))
  const spare = order.slice(most).filter(({ name }) => !people.has(name))
  const found = new Map<number, Persona>()
  for (const seat of seats) {
    if (seat.holder !== 'bot' || isPerson(seat)) continue
    const character = characterOf(cast, seat)
    const own = character === undefined ? order[seat.seat] : asPersona(character, language)
    const isTaken = own !== undefined && (people.has(own.name) || isIn(found, own))
    const persona = own !== undefined && !isTaken ? own : spare.shift()
    if (persona !== undefined) found.set(seat.seat, persona)
  }
  return found
}

const asPersona = ({ face, words }: Character, language: Language): Persona => ({ name: words[language].name, face })

const isIn = (found: ReadonlyMap<number, Persona>, { name }: Persona): boolean =>
  [...found.values()].some((one) => one.name === name)

/** The same seats, and everybody who sits there has a name. */
export function named<T extends { readonly id: string; readonly seats: readonly SeatInfo[] }>(
  table: T,
  cast: Cast,
  language: Language,
): T {
  const bots = personasAt(table.id, table.seats, cast, language)
  const seats = table.seats.map((seat) => {
    const { name = '' } = seat
    const persona = bots.get(seat.seat)
    if (persona !== undefined) return { ...seat, name: persona.name }
    if (!isPerson(seat) || !isNoName(name, seat.seat)) return seat
    return { ...seat, name: animalFrom(language, `${table.id} ${name}`) }
  })
  return { ...table, seats }
}
