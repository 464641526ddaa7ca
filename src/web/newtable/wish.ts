import { type OptionSpec, type OptionValue, prepare, type Problem } from '../../engine/index.ts'
import type { AnyModule } from '../../games/registry.ts'
import type { SeatWish } from '../../protocol/http.ts'

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
export const newSeat = (holder: Holder): Seat => ({ id: ++lastId, holder, name: '', bot: 'greedy', own: {} })

export const isPerSeat = (spec: OptionSpec): boolean => spec.kind === 'choice' && spec.perRole === true

export function startWish(module: AnyModule): Wish {
  const { min } = module.game.players
  const options: Record<string, OptionValue> = {}
  for (const spec of module.game.options) if (!isPerSeat(spec)) options[spec.id] = spec.default
  return {
    isOnline: false,
    seats: Array.from({ length: Math.max(2, min) }, (_, i) => newSeat(i === 0 ? 'me' : 'bot')),
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
