/** What never changes about the figures of a game, at hand without asking the cards again. */
import type { Power, PowerId } from '../content/powers.ts'
import { powerOf, printed, valuesOf } from '../rules/table/figures.ts'
import { roster, type Roster } from '../rules/table/roster.ts'
import { isBasic, type ArmyCard, type Figure, type Table } from '../rules/table/state.ts'
import { waysOf, type Ways } from './ways.ts'
import { meanWounds, NO_DODGE } from './worth.ts'

/** Lists by figure. */
export interface Cast {
  readonly roster: Roster
  readonly cardOf: readonly ArmyCard[]
  readonly height: readonly number[]
  readonly life: readonly number[]
  readonly range: readonly number[]
  readonly move: readonly number[]
  readonly attack: readonly number[]
  readonly defense: readonly number[]
  readonly isHero: readonly boolean[]
  readonly isTwoSpace: readonly boolean[]
  /** How many usual attacks it withstands. */
  readonly sturdiness: readonly number[]
  /** How often it attacks in a turn. */
  readonly attacks: readonly number[]
  /** Its part of the card's points. */
  readonly share: readonly number[]
  readonly dodge: readonly number[]
  /** Only adjacent figures may attack it (Thorian Speed). */
  readonly isSpeedy: readonly boolean[]
  readonly counters: readonly (Power<'counterStrike'> | undefined)[]
  readonly sword: readonly number[]
  /** What it gives to friends next to it, or to all in this range. */
  readonly closeAttack: readonly number[]
  readonly closeDefense: readonly number[]
  readonly farDefense: readonly number[]
  readonly farRange: readonly number[]
  /** Powers of step 3 that depend on where one stands. */
  readonly specials: readonly (readonly PowerId[])[]
  /** Filled when first asked for. */
  readonly ways: (Ways | undefined)[]
}

/** Powers of step 3, for each of which the best use from a place is looked for. */
const SPECIALS: readonly PowerId[] = ['fireLine', 'explosion', 'grenade', 'chomp', 'mindShackle']

const casts = new WeakMap<Roster, Map<string, Cast>>()

export function castOf(t: Table): Cast {
  const all = roster(t)
  const { options } = t.state
  let known = casts.get(all)
  if (known === undefined) casts.set(all, (known = new Map()))
  const key = `${options.scenario} ${options.edition} ${options.climbEqual} ${options.mudSlowsFlyers}`
  let cast = known.get(key)
  if (cast === undefined) known.set(key, (cast = make(t, all)))
  return cast
}

export const waysIn = (t: Table, cast: Cast, figure: Figure): Ways => (cast.ways[figure] ??= waysOf(t, figure))

function make(t: Table, all: Roster): Cast {
  const each = <V>(value: (figure: Figure, card: ArmyCard) => V): V[] =>
    all.cardOf.map((card, figure) => value(figure, card))
  const values = each((_, card) => valuesOf(t, card))
  const master = each((_, card) => printed(t, card).master)
  return {
    roster: all,
    cardOf: all.cardOf,
    height: all.height,
    life: master.map(({ life }) => (isBasic(t) ? 1 : life)),
    range: values.map(({ range }) => range),
    move: values.map(({ move }) => move),
    attack: values.map(({ attack }) => attack),
    defense: values.map(({ defense }) => defense),
    sturdiness: each(
      (figure) => (isBasic(t) ? 1 : master[figure].life) / Math.max(0.1, meanWounds(3, values[figure].defense)),
    ),
    isHero: each((_, card) => printed(t, card).kind === 'hero'),
    isTwoSpace: each((_, card) => printed(t, card).spaces === 2),
    attacks: each((_, card) => powerOf(t, card, 'doubleAttack')?.attacks ?? 1),
    share: each((figure, card) => master[figure].points / printed(t, card).figures),
    dodge: each((_, card) => powerOf(t, card, 'stealthDodge')?.shields ?? NO_DODGE),
    isSpeedy: each((_, card) => powerOf(t, card, 'thorianSpeed') !== undefined),
    counters: each((_, card) => powerOf(t, card, 'counterStrike')),
    sword: each((_, card) => powerOf(t, card, 'swordOfReckoning')?.dice ?? 0),
    closeAttack: each((_, card) => powerOf(t, card, 'attackAura')?.dice ?? 0),
    closeDefense: each((_, card) => powerOf(t, card, 'closeDefensiveAura')?.dice ?? 0),
    farDefense: each((_, card) => powerOf(t, card, 'defensiveAura')?.dice ?? 0),
    farRange: each((_, card) => powerOf(t, card, 'defensiveAura')?.range ?? 0),
    specials: each((_, card) => SPECIALS.filter((power) => powerOf(t, card, power) !== undefined)),
    ways: [],
  }
}
