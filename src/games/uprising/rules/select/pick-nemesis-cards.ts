/** Which Legions and Hordes an effect means, with the asking (UP-RUL-05, UP-EVT-10). */
import type { CardSel } from '../../content/effects/selectors.ts'
import { tellEqual } from '../nemesis/initiative.ts'
import { whichCard, type CardsArg } from '../nemesis/tokens.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Card, type Role } from '../table/state.ts'
import { sourceOf, type Context } from './context.ts'
import { decide, decideForNemesis } from './decide.ts'
import { numberOf } from './numbers.ts'
import { cardsOf } from './which-pieces.ts'
import { deciderOf, groupDecider } from './which-players.ts'

const INITIATIVE: readonly CardSel['pick'][] = ['highestInitiative', 'lowestInitiative']
/** Picks that name the best: equal ones are a tie. */
const BEST: readonly CardSel['pick'][] = [...INITIATIVE, 'fewestTokens', 'highestThreat', 'lowestThreat']

function deciderFor(play: Play, sel: CardSel, c: Context): Role {
  if (sel.pick === 'fewestTokens') return groupDecider(play, c)
  return sel.pick === 'choose' ? deciderOf(play, sel.by, c) : play.state.firstPlayer
}

/** A player's own card is no matter of the Nemesis (UP-RUL-05): it is never decided by lot. */
export const isOwnEffect = (c: Context): boolean => {
  const source = sourceOf(c)
  return c.you !== NONE && (source === 'feat' || source === 'item' || source === 'quest' || source === 'druid')
}

/** `isUseful`: cards for which something would happen; if there are such, no other can be chosen (UP-RUL-04). */
export function* pickCards(
  play: Play,
  sel: CardSel,
  c: Context,
  isUseful?: (card: Card) => boolean,
): Procedure<Card[]> {
  const all = cardsOf(play, sel, c)
  const useful = sel.pick === 'choose' && isUseful !== undefined ? all.filter(isUseful) : all
  const found = useful.length > 0 ? useful : all
  if (sel.pick !== 'choose' && !BEST.includes(sel.pick)) return found
  const wanted = Math.min(found.length, numberOf(play, sel.n ?? 1, c))
  const why: CardsArg['why'] = sel.pick === 'fewestTokens' ? 'token' : 'pick'
  const picked: Card[] = []
  while (picked.length < wanted) {
    const cards = found.filter((card) => !picked.includes(card))
    const by = sel.pick === 'choose' && isOwnEffect(c) ? decide : decideForNemesis
    const card = yield* by(play, whichCard, deciderFor(play, sel, c), { why, cards })
    if (card === NONE) break
    if (INITIATIVE.includes(sel.pick) && cards.length > 1) tellEqual(play, card)
    picked.push(card)
  }
  return picked
}
