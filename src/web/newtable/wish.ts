import { USUAL_BOT } from '../../bots/levels.ts'
import { type OptionSpec, type OptionValue, prepare, type Problem } from '../../engine/index.ts'
import type { AnyModule } from '../../games/registry.ts'
import type { SeatWish } from '../../protocol/http.ts'
import { firstOf } from './first.ts'

export type Holder = SeatWish['holder']

export interface Seat {
  /** So that rows keep their place while others come and go. */
  readonly id: number
  readonly holder: Holder
  readonly name: string
  readonly bot: string
  /** Values of the options that every seat has of its own. */
  readonly own: Readonly<Record<string, string>>
}

export interface Wish {
  readonly isOnline: boolean
  readonly seats: readonly Seat[]
  readonly options: Readonly<Record<string, OptionValue>>
  readonly pack: unknown
  readonly isPublic: boolean
  readonly isLive: boolean
  readonly watching: boolean
  readonly seed: string
}

let lastId = 0
export const newSeat = (holder: Holder, bot: string = USUAL_BOT): Seat => ({
  id: ++lastId,
  holder,
  name: '',
  bot,
  own: {},
})

export const isPerSeat = (spec: OptionSpec): boolean => spec.kind === 'choice' && spec.perRole === true

export function startWish(module: AnyModule, bot: string = USUAL_BOT): Wish {
  const { roles, options: first } = firstOf(module.facts)
  const options: Record<string, OptionValue> = {}
  for (const spec of module.game.options) if (!isPerSeat(spec)) options[spec.id] = first[spec.id] ?? spec.default
  return {
    isOnline: false,
    seats: Array.from({ length: roles }, (_, i) => newSeat(i === 0 ? 'me' : 'bot', bot)),
    options,
    pack: undefined,
    isPublic: false,
    isLive: true,
    watching: true,
    seed: '',
  }
}

/** The options as the game wants them: one value for the table, or one for each seat. */
export function optionsOf(module: AnyModule, wish: Wish): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = { ...wish.options }
  for (const spec of module.game.options)
    if (isPerSeat(spec)) options[spec.id] = wish.seats.map((seat) => seat.own[spec.id] ?? (spec.default as string))
  return options
}

export function problemsOf(module: AnyModule, wish: Wish): readonly Problem[] {
  const prepared = prepare(module.game, wish.seats.length, optionsOf(module, wish), wish.pack)
  return prepared.ok ? [] : prepared.problems
}

/** With a content pack, the option that plays what the pack brings is chosen; without one it goes back. */
export function withPack(module: AnyModule, wish: Wish, pack: unknown): Partial<Wish> {
  const spec = module.game.options.find((one) => one.kind === 'choice' && one.values.includes('pack'))
  if (spec === undefined) return { pack }
  const value = pack === undefined ? (spec.default as string) : 'pack'
  return { pack, options: { ...wish.options, [spec.id]: value } }
}

/** At one device nobody is invited; online nobody is missing. */
export const holdersFor = (isOnline: boolean): readonly Holder[] =>
  isOnline ? ['me', 'here', 'invite', 'open', 'bot'] : ['me', 'here', 'bot']

/** Whether an option is asked at the top. */
export const isMain =
  ({ offer, game }: AnyModule) =>
  ({ id }: OptionSpec): boolean =>
    offer.main.length > 0 ? offer.main.includes(id) : id === game.options.find((spec) => !isPerSeat(spec))?.id

/** Seats and map fit together: a map brings its number of seats, and where others come or go any fitting map is taken. */
export function fitted(module: AnyModule, old: Wish, part: Partial<Wish>): Wish {
  const wish = { ...old, ...part }
  const { map = '', choices } = module.offer
  const players = choices[map]?.[String(wish.options[map])]?.players
  const { length } = wish.seats
  if (players === undefined || players.includes(length)) return wish
  if (old.options[map] === wish.options[map]) {
    const spec = module.game.options.find(({ id }) => id === map)!
    return { ...wish, options: { ...wish.options, [map]: spec.default } }
  }
  const wanted = players.findLast((count) => count < length) ?? players[0]
  const more = Array.from({ length: Math.max(0, wanted - length) }, () => newSeat(wish.isOnline ? 'invite' : 'bot'))
  return { ...wish, seats: [...wish.seats.slice(0, wanted), ...more] }
}

export interface OtherMap {
  readonly from: string
  readonly to: string
  readonly seats: number
}

/** The map that is taken because seats come or go. */
export function otherMap(module: AnyModule, old: Wish, part: Partial<Wish>): OtherMap | undefined {
  if (part.seats === undefined) return undefined
  const { map = '' } = module.offer
  const { options, seats } = fitted(module, old, part)
  const [from, to] = [String(old.options[map]), String(options[map])]
  return from === to ? undefined : { from, to, seats: seats.length }
}
