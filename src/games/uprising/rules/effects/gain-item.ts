/** Items without a Market Action (verb `gainItem`; UP-CRD-03, UP-RUL-31). */
import { faced } from '../../../../engine/index.ts'
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { chooseItemFace } from '../table/faces.ts'
import { drawCard, sizeOfDeck } from '../../../../kit/deck.ts'
import { SALT } from '../../content/names.ts'
import { enterItem, itemPriceOf, takeFromMarket } from '../cards/items.ts'
import { meetsNeeds } from '../heroes/attributes.ts'
import { chosenPlayers } from '../select/choose-player.ts'
import type { Context } from '../select/context.ts'
import { decide } from '../select/decide.ts'
import { playersOf } from '../select/which-players.ts'
import { has, loseResource } from '../table/resources.ts'
import { NONE, type Role, type State, type Table } from '../table/state.ts'
import type { EffectOf } from './verb-types.ts'

type GainItem = EffectOf<'gainItem'>
const FROM = ['market', 'discardPile', 'drawn'] as const
type From = (typeof FROM)[number]

interface Args {
  readonly from: number
  /** Cards drawn, of which some are kept. */
  readonly drawn: readonly number[]
  /** 1: attributes do not matter. */
  readonly waived: number
  /** NONE: free; else the printed price less this. */
  readonly discount: number
  readonly role: Role
}

function rowOf(s: State, { from, drawn }: Args): readonly number[] {
  const name: From = FROM[from]
  return name === 'market' ? s.market : name === 'discardPile' ? s.itemDiscard : drawn
}

const priceOf = (t: Table, { role, discount }: Args, item: number): number =>
  discount === NONE ? 0 : itemPriceOf(t, role, item, discount)

const canBeHad = (t: Table, args: Args, item: number): boolean =>
  item !== NONE &&
  (args.waived === 1 || meetsNeeds(t, args.role, item)) &&
  has(t.state, args.role, SALT, priceOf(t, args, item))

const openItems = (t: Table, args: Args): number[] => rowOf(t.state, args).filter((item) => canBeHad(t, args, item))

export const chooseItem: QuestionOf<Args> = faced(chooseItemFace)({
  kind: 'card',
  rule: 'UP-CRD-02',
  options: (t, { arg }, out) => void out.push(...openItems(t, arg)),
  key: (_t, item) => `item:${item}`,
  prompt: () => say('card.itemPrompt'),
  describe: (t, item, { arg }) => ({
    label: say('card.item', { item }),
    targets: [`item:${item}`],
    detail: say('card.itemPrice', { salt: priceOf(t, arg, item) }),
  }),
})

const argsOf = (role: Role, from: From, effect: GainItem): Args => ({
  role,
  from: FROM.indexOf(from),
  drawn: [],
  waived: effect.requirement === 'ignored' ? 1 : 0,
  discount: effect.price === undefined ? NONE : (effect.discount ?? 0),
})

/** From the deck: drawn in a frame of its own. Else one after the other, each a frame, because the market is refilled. */
export function* gainItem(play: Play, effect: GainItem, c: Context): Procedure {
  const roles = yield* chosenPlayers(play, effect.who, c)
  for (const role of roles.toReversed()) {
    if (effect.from === 'deck')
      play.push(drawItems, { ...argsOf(role, 'drawn', effect), n: effect.n, keep: effect.keep ?? effect.n })
    else play.push(takeItem, { ...argsOf(role, effect.from, effect), left: effect.n })
  }
}

type DrawArgs = Args & { readonly n: number; readonly keep: number }
type TakeArgs = Args & { readonly left: number }

export const drawItems = procedure('drawItems', function* (play: Play, { n, keep, ...args }: DrawArgs): Procedure {
  const drawn: number[] = []
  for (let i = 0; i < n; i++) {
    const item = drawCard(play, play.state.itemDeck, 'item')
    if (item === undefined) break
    drawn.push(item)
    play.tell({ type: 'itemDrawn', role: args.role, item })
  }
  if (drawn.length > 0) play.push(takeItem, { ...args, drawn, left: keep })
})

function removeFrom(play: Play, args: Args, item: number): readonly number[] {
  const name: From = FROM[args.from]
  const { itemDiscard } = play.state
  if (name === 'market') takeFromMarket(play, item)
  else if (name === 'discardPile') itemDiscard.splice(itemDiscard.indexOf(item), 1)
  return args.drawn.filter((one) => one !== item)
}

/** What may not be kept is discarded. */
export const takeItem = procedure('takeItem', function* (play: Play, { left, ...args }: TakeArgs): Procedure {
  if (left === 0 || openItems(play, args).length === 0) {
    for (const item of args.drawn) {
      play.state.itemDiscard.push(item)
      play.tell({ type: 'marketDiscarded', item })
    }
    return
  }
  const item = yield* decide(play, chooseItem, args.role, args)
  loseResource(play, args.role, SALT, priceOf(play, args, item))
  const isWaived = args.waived === 1 && !meetsNeeds(play, args.role, item)
  const drawn = removeFrom(play, args, item)
  play.push(takeItem, { ...args, drawn, left: left - 1 })
  enterItem(play, args.role, item, isWaived)
})

/** The deck may hold something fitting; rows are looked at. */
export function canGainItem(t: Table, effect: GainItem, c: Context): boolean {
  const roles = playersOf(t, effect.who, c)
  if (effect.from === 'deck') return roles.length > 0 && sizeOfDeck(t.state.itemDeck) > 0
  const { from } = effect
  return roles.some((role) => openItems(t, argsOf(role, from, effect)).length > 0)
}
