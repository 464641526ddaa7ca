/** The market and the available Quests: dealing and discarding. */
import { drawCard, sizeOfDeck } from '../../../../kit/deck.ts'
import { nothingAttached } from '../setup/first-state.ts'
import type { Play } from '../table/rules.ts'
import { NONE } from '../table/state.ts'

/** Lays the next Item on a market space; the first edition shuffles the discarded ones when the deck is empty (UP-RUL-35). */
export function dealItem(play: Play, slot: number): void {
  const { state } = play
  if (sizeOfDeck(state.itemDeck) === 0 && state.options.itemDeckReshuffle === 1) {
    state.itemDeck.middle = state.itemDiscard.slice().sort((a, b) => a - b)
    state.itemDiscard = []
    if (sizeOfDeck(state.itemDeck) > 0) play.tell({ type: 'itemsShuffled' })
  }
  const item = drawCard(play, state.itemDeck, 'item') ?? NONE
  state.market[slot] = item
  if (item !== NONE) play.tell({ type: 'itemDealt', item, slot })
}

/** Lays the next Quest on its space; without one the space stays empty (UP-RUL-35). */
export function dealQuest(play: Play, slot: number): void {
  const { state } = play
  const quest = drawCard(play, state.questDeck, 'quest') ?? NONE
  state.openQuests[slot] = quest
  state.questAttached[slot] = nothingAttached(state.roles)
  if (quest !== NONE) play.tell({ type: 'questDealt', quest, slot })
}
