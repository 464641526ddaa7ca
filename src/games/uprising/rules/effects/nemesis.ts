/** The verbs that speak of Legions, Hordes, Skeletons, tokens and Targets. */
import type { CardSel } from '../../content/effects/selectors.ts'
import type { Nemesis } from '../../content/effects/verbs.ts'
import { CAPITAL_SPACE } from '../map/spaces.ts'
import { pushActivation } from '../nemesis/activation.ts'
import { removeTarget } from '../nemesis/card-leaves.ts'
import { byInitiative } from '../nemesis/initiative.ts'
import { moveOptions, pushMove } from '../nemesis/move-card.ts'
import { sideOfCard } from '../nemesis/nemesis-cards.ts'
import { pushSkeletonActivation } from '../nemesis/skeletons.ts'
import { placeTarget, retarget } from '../nemesis/targets.ts'
import { changeThreat } from '../nemesis/threat.ts'
import { cardsInPlay, putToken, takeToken } from '../nemesis/tokens.ts'
import { sourceOf, type Context } from '../select/context.ts'
import { numberOf } from '../select/numbers.ts'
import { pickCards } from '../select/pick-nemesis-cards.ts'
import { hexesOf } from '../select/which-hexes.ts'
import { cardsOf } from '../select/which-pieces.ts'
import { sideOfSource } from '../select/which-players.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, printed, type Card, type Side, type Table } from '../table/state.ts'
import type { EffectOf, PossibleVerbs, Verbs } from './verb-types.ts'

const FEWEST: CardSel = { kind: 'both', pick: 'fewestTokens' }

/** Who destroys what falls to 0: the Nemesis whose card speaks, if it is the other one (UP-RUL-96), else `you`. */
function destroyerOf(c: Context, card: Card): Side {
  const side = sideOfSource(c)
  return side !== NONE && side !== sideOfCard(card) ? side : c.you
}

/** A Target on the Capital stays there (UP-TGT-07). */
function canRetarget({ state }: Table, card: Card): boolean {
  const from = state.target[card]
  return from !== NONE && from !== CAPITAL_SPACE && state.haven[from] !== NONE
}

/** This Legion; NONE in an effect that is not one's. */
const ownLegion = (c: Context): Card => (sourceOf(c) === 'legion' ? c.of : NONE)

/** Of several that fall to 0 the lower initiative is resolved first (UP-RUL-80). */
function* changeAll(play: Play, sel: CardSel, c: Context, change: number): Procedure {
  const cards = yield* pickCards(play, sel, c)
  const { nemesis } = printed(play)
  // The bottom effect that is pushed last comes first.
  const lastFirst = cards.toSorted((a, b) => nemesis[b].initiative - nemesis[a].initiative)
  for (const card of lastFirst) changeThreat(play, card, change, destroyerOf(c, card))
}

/** One by one, so that the fewest are found anew (UP-EVT-10). */
function* placeTokens(play: Play, { n, on = FEWEST }: EffectOf<'placeToken'>, c: Context): Procedure {
  for (let left = numberOf(play, n, c); left > 0; left--) {
    const cards = yield* pickCards(play, on, c)
    if (cards.length === 0) play.tell({ type: 'tokenLost', rule: 'UP-RUL-55' })
    for (const card of cards) putToken(play, card, on.pick === 'fewestTokens' ? 'UP-EVT-10' : 'UP-NEM-07')
  }
}

export const nemesisVerbs: Verbs<Nemesis['op']> = {
  *threat(play, { cards, change }, c) {
    yield* changeAll(play, cards, c, numberOf(play, change, c))
  },
  *loseThreat(play, { cards, n }, c) {
    yield* changeAll(play, cards, c, -numberOf(play, n, c))
  },
  *activate(play, { cards, n = 1 }, c) {
    const picked = yield* byInitiative(play, yield* pickCards(play, cards, c))
    for (const card of picked.reverse()) for (let i = 0; i < n; i++) pushActivation(play, card)
  },
  *activateSkeletons(play, { at }, c) {
    pushSkeletonActivation(play, at === undefined ? undefined : hexesOf(play, at, c, []))
  },
  *placeToken(play, effect, c) {
    yield* placeTokens(play, effect, c)
  },
  *removeToken(play, { n, on }, c) {
    const cards = yield* pickCards(play, on, c, (card) => play.state.tokens[card] > 0)
    for (const card of cards) for (let left = numberOf(play, n, c); left > 0; left--) takeToken(play, card, 'UP-NEM-07')
  },
  *placeTarget(play, _, c) {
    if (ownLegion(c) !== NONE) yield* placeTarget(play, c.of, c)
  },
  *removeTarget(play, _, c) {
    if (ownLegion(c) !== NONE) removeTarget(play, c.of)
  },
  *retarget(play, { cards }, c) {
    const { state } = play
    for (const card of (yield* pickCards(play, cards, c, (one) => canRetarget(play, one))).reverse()) {
      const from = state.target[card]
      if (canRetarget(play, card)) play.push(retarget, { card, role: state.haven[from], from })
    }
  },
  *moveCard(play, effect, c) {
    const canMove = (card: Card): boolean => moveOptions(play, effect, card, c).length > 0
    const cards = yield* pickCards(play, effect.cards, c, canMove)
    for (const card of cards.reverse()) pushMove(play, effect, card, c)
  },
}

const exists = (t: Table, { cards }: { readonly cards: CardSel }, c: Context): boolean =>
  cardsOf(t, cards, c).length > 0

export const nemesisPossible: PossibleVerbs<Nemesis['op']> = {
  threat: exists,
  loseThreat: exists,
  activate: exists,
  activateSkeletons: ({ state }) => state.skeletons.some((n) => n > 0),
  placeToken: (t, { on }, c) => (on === undefined ? cardsInPlay(t) : cardsOf(t, on, c)).length > 0,
  removeToken: (t, { on }, c) => cardsOf(t, on, c).some((card) => t.state.tokens[card] > 0),
  removeTarget: (t, _, c) => ownLegion(c) !== NONE && t.state.target[c.of] !== NONE,
  retarget: (t, { cards }, c) => cardsOf(t, cards, c).some((card) => canRetarget(t, card)),
  moveCard: (t, effect, c) => cardsOf(t, effect.cards, c).some((card) => moveOptions(t, effect, card, c).length > 0),
}
