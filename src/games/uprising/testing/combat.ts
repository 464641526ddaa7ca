/** Combats in tests: on a hex without terrain effect unless a position says otherwise. */
import type { ChanceSource } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import type { Ability } from '../content/effects/timing.ts'
import type { Effect } from '../content/effects/verbs.ts'
import type { Colour, HexId } from '../content/names.ts'
import type { State } from '../rules/table/state.ts'
import { asked, at, choose, dice, heardMatch, offered } from './position.ts'
import type { Heard, Position, UprisingMatch } from './position.ts'

/** Where tests fight: beside the Capital. */
export const FIELD = at(1, 0)

/** Tiles of each terrain, without effects of their own in combat. */
export const TILES = {
  badlands: 'golgardei',
  highlands: 'trollward',
  marsh: 'haunted-hollows',
  woods: 'dunkelholm',
  ice: 'ice',
} as const satisfies Record<string, HexId | 'ice'>

/** A prepared die, see `dice`. */
export type Roll = `${Colour}:${string}`

/** A combat found by the state check, as after a Command (cause 0), an activation (1), a placement (2). */
export function fight(position: Position, rolls: readonly Roll[] | ChanceSource = [], cause = 0): Heard {
  const source = 'below' in rolls ? rolls : dice(...rolls)
  const tiles = { [FIELD]: TILES.ice, ...position.tiles }
  return heardMatch({ startFeats: false, ...position, tiles }, [{ procedure: 'settle', args: { cause } }], source)
}

/** Units on the field, by type. */
export const unitsOnField = (s: State): number[] => s.units.slice(FIELD * 4, FIELD * 4 + 4)

const INITIALS = 'wybrpk'

/** Colours as initials: w(hite) y(ellow) b(lue) r(ed) p(urple) k (black). */
export const initials = (colours: readonly number[]): string => colours.map((colour) => INITIALS[colour]).join('')

/** Every roll of the combats so far as `side:colours`. */
export const rollsOf = ({ told }: Heard): string[] =>
  (told('diceRolled') as { side: number; dice: string }[]).map(
    ({ side, dice: colours }) => `${side}:${initials(colours.split(',').map(Number))}`,
  )

/** Damage as `side:n`, in the order in which it was dealt. */
export const damageOf = ({ told }: Heard): string[] =>
  (told('combatDamage') as { side: number; n: number }[]).map(({ side, n }) => `${side}:${n}`)

/** The kinds of events, each as often as it happened, in order. */
export const kindsOf = ({ events }: Heard): string[] => events.map(({ type }) => type)

/** The content with other abilities on Abad Warpaint, an Item that any Hero can carry. */
export const carrying =
  (...abilities: readonly Ability[]) =>
  (content: Content): Content => {
    const replaced = (edition: 'second' | 'first'): Content['cards']['second'] => ({
      ...content.cards[edition],
      items: content.cards[edition].items.map((item) => (item.id === 'abad-warpaint' ? { ...item, abilities } : item)),
    })
    return { ...content, cards: { second: replaced('second'), first: replaced('first') } }
  }

/** An ability of a card in a window of both rounds, as often as one likes in a combat: once. */
export const using = (window: Ability['window'], effects: readonly Effect[], more: Partial<Ability> = {}): Ability => ({
  window,
  ...(window === 'combat:before' || window === 'combat:after' ? {} : { rounds: ['archery', 'clash'] }),
  use: 'may',
  limit: 'combat',
  do: effects,
  ...more,
})

/** Answers questions that leave no choice: people are asked them too while they could trade. */
export function goOn(match: UprisingMatch): void {
  while (match.play.pending.length > 0 && match.play.options(asked(match)).length === 1)
    choose(match, offered(match)[0])
}
