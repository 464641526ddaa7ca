/** Loops over hexes, cards and "as often as you want": each turn of a loop is a frame of its own. */
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import { firstOf } from '../nemesis/initiative.ts'
import { isInPlay } from '../nemesis/nemesis-cards.ts'
import { bestHexes } from '../select/best-hexes.ts'
import { isWanted } from '../select/choose-player.ts'
import { contextIn, type Context } from '../select/context.ts'
import { decide, decideForNemesis } from '../select/decide.ts'
import { numberOf } from '../select/numbers.ts'
import { isOwnEffect, pickCards } from '../select/pick-nemesis-cards.ts'
import { hereOf, hexesOf } from '../select/which-hexes.ts'
import { deciderOf } from '../select/which-players.ts'
import { NONE, type Role } from '../table/state.ts'
import { ANY_ORDER, chooseNextHex } from './flow-questions.ts'
import { doList } from './flow.ts'
import { isListPossible, pushEffects } from './run.ts'
import { numberOfList, scriptsOf } from './scripts.ts'
import type { EffectOf } from './verb-types.ts'

interface LoopArgs extends Context {
  readonly list: number
}

interface HexLoop extends LoopArgs {
  readonly spaces: readonly number[]
  readonly by: Role
}

/** The hexes are found first (`each` all of them, else as many as `n`, chosen), then one after the other. */
export function* pushForEachHex(play: Play, effect: EffectOf<'forEachHex'>, c: Context): Procedure {
  const { hexes } = effect
  const by = deciderOf(play, hexes.by ?? 'first', c)
  let spaces = hexesOf(play, hexes, c, [])
  if (hexes.at === undefined && hexes.pick !== 'each') spaces = yield* chosenHexes(play, effect, c, spaces, by)
  if (spaces.length > 0) play.push(forEachHex, { ...c, list: numberOfList(play.content, effect.do), spaces, by })
}

/** A player's own card is no matter of the Nemesis (UP-RUL-05). */
const decider = (c: Context): typeof decide => (isOwnEffect(c) ? decide : decideForNemesis)

function* chosenHexes(
  play: Play,
  { hexes }: EffectOf<'forEachHex'>,
  c: Context,
  spaces: readonly number[],
  by: Role,
): Procedure<number[]> {
  const n = hexes.n === undefined ? 1 : numberOf(play, hexes.n, c)
  const chosen: number[] = []
  let open = bestHexes(play, spaces, hexes.pick, hereOf(play, c))
  while (chosen.length < n && open.length > 0) {
    const isRandom = hexes.pick === 'random'
    const space = isRandom
      ? play.drawOne(open, 'hex')
      : yield* decider(c)(play, chooseNextHex, by, { spaces: open, isOrder: 0 })
    chosen.push(space)
    open = open.filter((one) => one !== space)
  }
  return chosen
}

export const forEachHex = procedure('forEachHex', function* (play: Play, args: HexLoop): Procedure {
  const { list, spaces, by } = args
  const c = contextIn(args)
  const script = scriptsOf(play.content).lists[list]
  const next = spaces.length === 1 ? spaces[0] : yield* decider(c)(play, chooseNextHex, by, { spaces, isOrder: 1 })
  if (next === ANY_ORDER) {
    for (const space of spaces.slice().reverse()) pushEffects(play, script, { ...c, itHex: space })
    return
  }
  const rest = spaces.filter((space) => space !== next)
  if (rest.length > 0) play.push(forEachHex, { ...c, list, spaces: rest, by })
  pushEffects(play, script, { ...c, itHex: next })
})

/** The cards are found first, then by ascending initiative, as long as they are in play. */
export function* pushForEachCard(play: Play, effect: EffectOf<'forEachCard'>, c: Context): Procedure {
  const cards = yield* pickCards(play, effect.cards, c)
  if (cards.length > 0) play.push(forEachCard, { ...c, list: numberOfList(play.content, effect.do), cards })
}

interface CardLoop extends LoopArgs {
  readonly cards: readonly number[]
}

export const forEachCard = procedure('forEachCard', function* (play: Play, args: CardLoop): Procedure {
  const { list } = args
  const c = contextIn(args)
  const { state } = play
  const cards = args.cards.filter((one) => isInPlay(state, one))
  if (cards.length === 0) return
  const card = yield* firstOf(play, cards)
  const rest = cards.filter((one) => one !== card)
  if (rest.length > 0) play.push(forEachCard, { ...c, list, cards: rest })
  if (card === NONE) return
  const script = scriptsOf(play.content).lists[list]
  pushEffects(play, script, { ...c, itCard: card, itHex: state.cardAt[card] })
})

interface AgainArgs extends LoopArgs {
  readonly by: Role
  /** How often at most. */
  readonly left: number
}

const OFTEN = 99

export function pushRepeatMay(play: Play, effect: EffectOf<'repeatMay'>, c: Context): void {
  const by = deciderOf(play, effect.by, c)
  play.push(repeatMay, { ...c, list: numberOfList(play.content, effect.do), by, left: effect.max ?? OFTEN })
}

export const repeatMay = procedure('repeatMay', function* (play: Play, args: AgainArgs): Procedure {
  const { list, by, left } = args
  const c = contextIn(args)
  const script = scriptsOf(play.content).lists[list]
  if (left === 0 || !isListPossible(play, script, c) || !(yield* isWanted(play, by, c, 'again'))) return
  play.push(repeatMay, { ...c, list, by, left: left - 1 })
  yield* doList(play, script, c, by)
})
