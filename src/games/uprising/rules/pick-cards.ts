/** Which Legions and Hordes an effect means, with the asking (UP-RUL-05, UP-EVT-10). */
import { decideForNemesis } from './decide.ts'
import type { CardSel } from '../content/effects/selectors.ts'
import type { Context } from './context.ts'
import { cardsOf } from './select/pieces.ts'
import { numberOf } from './select/numbers.ts'
import { deciderOf, groupDecider } from './select/players.ts'
import { NONE, type Card, type Play, type Procedure, type Role } from './state.ts'
import { whichCard, type CardsArg } from './tokens.ts'

/** Picks that name the best: equal ones are a tie. */
const BEST: readonly CardSel['pick'][] = [
  'highestInitiative',
  'lowestInitiative',
  'fewestTokens',
  'highestThreat',
  'lowestThreat',
]

function deciderFor(play: Play, sel: CardSel, c: Context): Role {
  if (sel.pick === 'fewestTokens') return groupDecider(play, c)
  return sel.pick === 'choose' ? deciderOf(play, sel.by, c) : play.state.firstPlayer
}

export function* pickCards(play: Play, sel: CardSel, c: Context): Procedure<Card[]> {
  const found = cardsOf(play, sel, c)
  if (sel.pick !== 'choose' && !BEST.includes(sel.pick)) return found
  const wanted = Math.min(found.length, numberOf(play, sel.n ?? 1, c))
  const why: CardsArg['why'] = sel.pick === 'fewestTokens' ? 'token' : 'pick'
  const picked: Card[] = []
  while (picked.length < wanted) {
    const cards = found.filter((card) => !picked.includes(card))
    const card = yield* decideForNemesis(play, whichCard, deciderFor(play, sel, c), { why, cards })
    if (card === NONE) break
    picked.push(card)
  }
  return picked
}
