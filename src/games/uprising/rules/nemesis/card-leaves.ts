/** Legions and Hordes leave the game (UP-LEG-04, UP-LEG-05, UP-HOR-03, UP-HOR-04, UP-TGT-12, UP-RUL-102). */
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import { releaseAll } from '../cards/laid-on-cards.ts'
import { trigger } from '../cards/triggers.ts'
import { pushEffects } from '../effects/run.ts'
import { contextOf } from '../select/context.ts'
import { GONE, IN_DECK, isPlayer, NONE, printed, type Card, type Side, type Space } from '../table/state.ts'
import { isInPlay, isLegion } from './nemesis-cards.ts'

/**
 * Destroyed by a side. From now on nobody meets it. In a combat of its own the bottom effect comes in After Combat: COMBAT
 * calls `pushDestroyed` for every card of `combat.destroyed` then.
 */
export function destroyCard(play: Play, card: Card, by: Side): void {
  const { state } = play
  if (!isInPlay(state, card)) return
  state.fate[card] = GONE
  state.threat[card] = 0
  const rule = isLegion(card) ? 'UP-LEG-04' : 'UP-HOR-03'
  play.tell({ type: 'nemesisDestroyed', card, by, rule })
  const { combat } = state
  const isFighting = combat?.groups.some((group) => group.card === card) === true && combat.part !== 'after'
  if (isFighting) combat.destroyed.push(card)
  else pushDestroyed(play, card, by)
}

/** The bottom effect, then card and figure leave the game (UP-CMB-63). */
export function pushDestroyed(play: Play, card: Card, by: Side): void {
  const here = play.state.cardAt[card]
  const you = isPlayer(by) ? by : NONE
  play.push(cardGone, { card, by, here })
  const { destroyed } = printed(play).nemesis[card]
  pushEffects(play, destroyed, contextOf(isLegion(card) ? 'legion' : 'horde', card, { here, you, destroyer: by }))
}

interface GoneArgs {
  readonly card: Card
  readonly by: Side
  readonly here: Space
}

export const cardGone = procedure('cardGone', function* (play: Play, { card, by, here }: GoneArgs): Procedure {
  const isReturned = play.state.fate[card] === IN_DECK
  leaveMap(play, card)
  if (isReturned) play.tell({ type: 'nemesisUnderDeck', card, rule: 'UP-RUL-102' })
  trigger(play, 'cardDestroyed', { here, actor: isPlayer(by) ? by : NONE, card })
})

/** Figure, tokens, Target (UP-RUL-60) and what lies on the card (UP-RUL-24). */
function leaveMap(play: Play, card: Card): void {
  const { state } = play
  state.cardAt[card] = NONE
  state.tokens[card] = 0
  if (state.target[card] !== NONE) removeTarget(play, card)
  releaseAll(play, state.attached[card])
}

/** UP-TGT-12 */
export function removeTarget(play: Play, card: Card): void {
  if (play.state.target[card] === NONE) return
  play.state.target[card] = NONE
  play.tell({ type: 'targetRemoved', card, rule: 'UP-TGT-12' })
}
