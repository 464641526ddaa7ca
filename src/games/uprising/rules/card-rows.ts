/** The market and the available Quests: dealing and discarding. */
import { drawCard, sizeOfDeck } from '../../../kit/deck.ts'
import { attachedItems } from './attached.ts'
import { nothingAttached } from './setup.ts'
import { NONE, type Play, type State } from './state.ts'
import { tell } from './words.ts'

/** Lays the next Item on a market space; the first edition shuffles the discarded ones when the deck is empty (UP-RUL-35). */
export function dealItem(play: Play, slot: number): void {
  const { state } = play
  if (sizeOfDeck(state.itemDeck) === 0 && state.options.itemDeckReshuffle === 1) {
    state.itemDeck.middle = state.itemDiscard.slice().sort((a, b) => a - b)
    state.itemDiscard = []
    if (sizeOfDeck(state.itemDeck) > 0) tell(play, { type: 'itemsShuffled' })
  }
  const item = drawCard(play, state.itemDeck, 'item') ?? NONE
  state.market[slot] = item
  if (item !== NONE) tell(play, { type: 'itemDealt', item, slot })
}

/** Items that lie on cards close as many spaces of the market. */
export const marketSpaces = (s: State): number => Math.max(0, s.market.length - attachedItems(s))

/** Empty spaces get Items as long as there are any (UP-MKT-06, UP-MKT-07). */
export function fillMarket(play: Play): void {
  const { market } = play.state
  let laid = market.filter((item) => item !== NONE).length
  for (let slot = 0; slot < market.length && laid < marketSpaces(play.state); slot++) {
    if (market[slot] !== NONE) continue
    dealItem(play, slot)
    laid++
  }
}

/** Lays the next Quest on its space; without one the space stays empty (UP-RUL-35). */
export function dealQuest(play: Play, slot: number): void {
  const { state } = play
  const quest = drawCard(play, state.questDeck, 'quest') ?? NONE
  state.openQuests[slot] = quest
  state.questAttached[slot] = nothingAttached(state.roles)
  if (quest !== NONE) tell(play, { type: 'questDealt', quest, slot })
}
