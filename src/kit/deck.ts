import { both, common, EngineFault, EVERYONE, NOBODY, type Play, type Roles, type Secret } from '../engine/index.ts'
import { itemSecret, listSecret } from './bag.ts'

/**
 * A face-down deck. The order of the middle is decided late: it is a multiset until somebody looks. Cards that somebody
 * has looked at, or put back, lie at the top or at the bottom, with who knows them. Every card has its own number.
 */
export interface Deck {
  /** The topmost card is the last. */
  top: number[]
  topSeen: Roles[]
  /** Sorted. */
  middle: number[]
  /** Who knows exactly which cards the middle holds: who has searched it and missed nothing since. */
  middleSeen: Roles
  /** The lowest card is the last. */
  bottom: number[]
  bottomSeen: Roles[]
}

type Drawing = Pick<Play, 'drawOne' | 'reveal'>

export const deckOf = (cards: readonly number[]): Deck => ({
  top: [],
  topSeen: [],
  middle: [...cards].sort((a, b) => a - b),
  middleSeen: NOBODY,
  bottom: [],
  bottomSeen: [],
})

export const sizeOfDeck = (deck: Deck): number => deck.top.length + deck.middle.length + deck.bottom.length

/** Every card, sorted: what somebody finds who searches the deck. */
export const cardsOf = (deck: Deck): number[] => [...deck.top, ...deck.middle, ...deck.bottom].sort((a, b) => a - b)

/** Takes the topmost card off the deck; roles of `seenBy` get to know it. Nothing if the deck is empty. */
export function drawCard(play: Drawing, deck: Deck, what: string, seenBy: Roles = EVERYONE): number | undefined {
  if (sizeOfDeck(deck) === 0) return undefined
  peek(play, deck, 1, what, seenBy)
  deck.topSeen.pop()
  return deck.top.pop()
}

/** Shows the first `count` cards to roles, topmost first; they stay where they are. */
export function peek(play: Drawing, deck: Deck, count: number, what: string, seenBy: Roles): number[] {
  const wanted = Math.min(count, sizeOfDeck(deck))
  const cards: number[] = []
  for (let depth = 1; depth <= wanted; depth++) {
    if (deck.top.length < depth) decideNext(play, deck, what, seenBy)
    show(play, deck, deck.top.length - depth, what, seenBy)
    cards.push(deck.top[deck.top.length - depth])
  }
  return cards
}

/**
 * Whatever somebody learns from the deck is a draw in the log, also where the card was decided before. So the log fits every world
 * that a bot imagines: there the card may lie elsewhere in the deck, and changes places.
 */
function show(play: Drawing, deck: Deck, at: number, what: string, seenBy: Roles): void {
  if ((deck.topSeen[at] & seenBy) === seenBy) return
  const card = play.drawOne([deck.top[at]], what, seenBy)
  if (card !== deck.top[at]) exchange(deck, deck.top, at, card)
  play.reveal(deck.topSeen, at, seenBy)
}

/** The card under the known top becomes part of it: drawn from the middle, or the highest of the bottom. */
function decideNext(play: Drawing, deck: Deck, what: string, seenBy: Roles): void {
  if (deck.middle.length === 0) {
    deck.top.unshift(deck.bottom.shift()!)
    deck.topSeen.unshift(deck.bottomSeen.shift()!)
    return
  }
  const card = play.drawOne(deck.middle, what, seenBy)
  if (!deck.middle.includes(card)) exchange(deck, deck.middle, 0, card)
  deck.middle.splice(deck.middle.indexOf(card), 1)
  // Who misses a card no longer knows what is left.
  deck.middleSeen = common(deck.middleSeen, seenBy)
  deck.top.unshift(card)
  deck.topSeen.unshift(seenBy)
}

function exchange(deck: Deck, part: number[], at: number, card: number): void {
  const other = [deck.middle, deck.top, deck.bottom].find((cards) => cards.includes(card))
  if (other === undefined) throw new EngineFault('script', `card ${card} was drawn from a deck that does not hold it`)
  other[other.indexOf(card)] = part[at]
  part[at] = card
  deck.middle.sort((a, b) => a - b)
}

export function putOnTop(deck: Deck, card: number, seenBy: Roles): void {
  deck.top.push(card)
  deck.topSeen.push(seenBy)
}

export function putOnBottom(deck: Deck, card: number, seenBy: Roles): void {
  deck.bottom.push(card)
  deck.bottomSeen.push(seenBy)
}

/** Everything returns to the middle: nobody knows any order any more. */
export function shuffleBack(deck: Deck): void {
  for (const seen of deck.topSeen) deck.middleSeen = common(deck.middleSeen, seen)
  for (const seen of deck.bottomSeen) deck.middleSeen = common(deck.middleSeen, seen)
  deck.middle = cardsOf(deck)
  deck.top = []
  deck.topSeen = []
  deck.bottom = []
  deck.bottomSeen = []
}

/**
 * Roles look through the whole deck, and it is shuffled. They now know which cards it holds; a card may be taken out with
 * `takeOut`. Since they have learnt something, a procedure ends after this and asks in the next.
 */
export function search(play: { readonly state: { knowledge: number } }, deck: Deck, seenBy: Roles): void {
  shuffleBack(deck)
  deck.middleSeen = both(deck.middleSeen, seenBy)
  play.state.knowledge++
}

/** Takes a card that was found by a search; `seenBy` is who sees which. */
export function takeOut(deck: Deck, card: number, seenBy: Roles = EVERYONE): void {
  const at = deck.middle.indexOf(card)
  if (at < 0) throw new EngineFault('misuse', `the deck does not hold card ${card}`)
  deck.middle.splice(at, 1)
  deck.middleSeen = common(deck.middleSeen, seenBy)
}

/** The deck's hidden things. Hidden hands that came from it belong to the same pool. */
export function deckSecrets(deck: Deck, name: string, pool: string = name): Secret[] {
  return [
    ...deck.top.map((_, i) => itemSecret(deck.top, i, `${name}:top`, pool, deck.topSeen[i])),
    listSecret(deck.middle, `${name}:middle`, pool, deck.middleSeen),
    ...deck.bottom.map((_, i) => itemSecret(deck.bottom, i, `${name}:bottom`, pool, deck.bottomSeen[i])),
  ]
}

export const cloneDeck = (deck: Deck): Deck => ({
  top: [...deck.top],
  topSeen: [...deck.topSeen],
  middle: [...deck.middle],
  middleSeen: deck.middleSeen,
  bottom: [...deck.bottom],
  bottomSeen: [...deck.bottomSeen],
})
