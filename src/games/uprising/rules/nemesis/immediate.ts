/** Immediate effects of Legions and Hordes: to the end before anything else, and before the next one (UP-EVT-08, UP-HOR-02). */
import { settle } from '../combat/settle.ts'
import { isOf } from '../../../../engine/index.ts'
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import { trigger } from '../cards/triggers.ts'
import { pushEffects } from '../effects/run.ts'
import { contextOf } from '../select/context.ts'
import { NONE, printed, type Card, type State } from '../table/state.ts'
import { isInPlay, isLegion } from './nemesis-cards.ts'

/** The card whose immediate effect is being carried out, or NONE; what a state check under it has started is another matter. */
export function immediateNow(s: State): number {
  for (let i = s.next.length - 1; i >= 0; i--) {
    const one = s.next[i]
    if (isOf(one, immediateEnd)) return one.args.card
    if (isOf(one, settle)) return NONE
  }
  return NONE
}

export const isInsideImmediate = (s: State): boolean => immediateNow(s) !== NONE

/** `you`: the player whose effect has placed the card; NONE in an Event. */
export function pushImmediate(play: Play, card: Card, you: number): void {
  const { state } = play
  if (isInsideImmediate(state)) state.waitingImmediate.push(card)
  else beginImmediate(play, card, you)
}

function beginImmediate(play: Play, card: Card, you: number): void {
  play.push(immediateEnd, { card, you })
  const here = play.state.cardAt[card]
  const source = isLegion(card) ? 'legion' : 'horde'
  pushEffects(play, printed(play).nemesis[card].immediate, contextOf(source, card, { here, you }))
}

/** The next one waits no longer. */
export function startWaiting(play: Play, you: number): boolean {
  const { state } = play
  for (let card = state.waitingImmediate.shift(); card !== undefined; card = state.waitingImmediate.shift())
    if (isInPlay(state, card)) {
      beginImmediate(play, card, you)
      return true
    }
  return false
}

export const immediateEnd = procedure(
  'immediateEnd',
  function* (play: Play, { card, you }: { readonly card: Card; readonly you: number }): Procedure {
    startWaiting(play, you)
    if (isInPlay(play.state, card)) trigger(play, 'cardPlaced', { here: play.state.cardAt[card], actor: you, card })
  },
)
