import { describe, expect, it } from 'vitest'
import { both, EngineFault, EVERYONE, NOBODY, only, type Roles } from '../engine/index.ts'
import * as decks from './deck.ts'

interface Drawing {
  state: { knowledge: number }
  drawn: { from: readonly number[]; seenBy: Roles }[]
  drawOne(items: readonly number[], what: string, seenBy?: Roles): number
  reveal(seenBy: Roles[], index: number, to?: Roles): void
}

/** Draws these cards, whatever is drawn from. */
function drawing(...cards: number[]): Drawing {
  const state = { knowledge: 0 }
  const drawn: Drawing['drawn'] = []
  return {
    state,
    drawn,
    drawOne(items, _, seenBy = EVERYONE) {
      drawn.push({ from: [...items], seenBy })
      return cards.shift() ?? items[0]
    },
    reveal(seenBy, index, to = EVERYONE) {
      if ((seenBy[index] & to) === to) return
      seenBy[index] = both(seenBy[index], to)
      state.knowledge++
    },
  }
}

const A = only(0)
const B = only(1)

describe('drawing', () => {
  it('decides late: a card of the middle, whichever comes', () => {
    const deck = decks.deckOf([3, 1, 2])
    const play = drawing(2)
    expect(decks.drawCard(play, deck, 'card', A)).toBe(2)
    expect(deck).toEqual({ ...decks.deckOf([1, 3]) })
    expect(play.drawn).toEqual([{ from: [1, 2, 3], seenBy: A }])
  })

  it('takes the top first, then the middle, then the bottom from above', () => {
    const deck = decks.deckOf([5])
    decks.putOnTop(deck, 1, EVERYONE)
    decks.putOnTop(deck, 2, EVERYONE)
    decks.putOnBottom(deck, 8, EVERYONE)
    decks.putOnBottom(deck, 9, EVERYONE)
    const play = drawing()
    const cards = [1, 2, 3, 4, 5, 6].map(() => decks.drawCard(play, deck, 'card'))
    expect(cards).toEqual([2, 1, 5, 8, 9, undefined])
    expect(play.drawn).toEqual([{ from: [5], seenBy: EVERYONE }])
    expect(decks.sizeOfDeck(deck)).toBe(0)
  })

  it('of a card that only another knew is in the log and advances knowledge', () => {
    const deck = decks.deckOf([])
    decks.putOnTop(deck, 4, A)
    const play = drawing()
    expect(decks.drawCard(play, deck, 'card', B)).toBe(4)
    expect(play.drawn).toEqual([{ from: [4], seenBy: B }])
    expect(play.state.knowledge).toBe(1)
  })

  it('of a card that all who see it knew is no chance and no news', () => {
    const deck = decks.deckOf([])
    decks.putOnTop(deck, 4, both(A, B))
    const play = drawing()
    expect(decks.drawCard(play, deck, 'card', B)).toBe(4)
    expect(play.drawn).toEqual([])
    expect(play.state.knowledge).toBe(0)
  })
})

describe('looking', () => {
  it('at the top makes the cards known to who looks, topmost first, and leaves them there', () => {
    const deck = decks.deckOf([1, 2, 3, 4])
    const play = drawing(3, 1)
    expect(decks.peek(play, deck, 2, 'card', A)).toEqual([3, 1])
    expect(deck).toMatchObject({ top: [1, 3], topSeen: [A, A], middle: [2, 4] })
    expect(decks.peek(play, deck, 1, 'card', B)).toEqual([3])
    expect(deck.topSeen).toEqual([A, both(A, B)])
    expect(decks.drawCard(play, deck, 'card', B)).toBe(3)
  })

  it('at more cards than there are shows them all, the bottom too', () => {
    const deck = decks.deckOf([1])
    decks.putOnBottom(deck, 7, NOBODY)
    expect(decks.peek(drawing(), deck, 5, 'card', A)).toEqual([1, 7])
    expect(deck).toMatchObject({ top: [7, 1], topSeen: [A, A], bottom: [], bottomSeen: [] })
  })
})

describe('searching', () => {
  it('gives everything back to the middle, whose cards the searcher then knows', () => {
    const deck = decks.deckOf([2, 5])
    decks.putOnTop(deck, 9, A)
    decks.putOnBottom(deck, 1, B)
    const play = drawing()
    decks.search(play, deck, A)
    expect(deck).toEqual({ ...decks.deckOf([1, 2, 5, 9]), middleSeen: A })
    expect(play.state.knowledge).toBe(1)
    decks.takeOut(deck, 5)
    expect(deck.middle).toEqual([1, 2, 9])
    expect(deck.middleSeen).toBe(A)
    expect(() => decks.takeOut(deck, 5)).toThrow(EngineFault)
  })

  it('is forgotten by who misses a card that leaves or comes back', () => {
    const deck = decks.deckOf([1, 2, 3])
    const play = drawing(1, 2)
    decks.search(play, deck, both(A, B))
    decks.drawCard(play, deck, 'card', A)
    expect(deck.middleSeen).toBe(A)
    decks.putOnTop(deck, 1, B)
    decks.shuffleBack(deck)
    expect(deck.middleSeen).toBe(NOBODY)
  })
})

describe('in an imagined world', () => {
  it('a drawn card that lies elsewhere in the deck changes places', () => {
    const deck = decks.deckOf([1, 2])
    decks.putOnBottom(deck, 7, A)
    expect(decks.drawCard(drawing(7), deck, 'card')).toBe(7)
    expect(deck).toMatchObject({ middle: [2], bottom: [1] })

    decks.putOnTop(deck, 5, A)
    expect(decks.drawCard(drawing(2), deck, 'card')).toBe(2)
    expect(deck).toMatchObject({ top: [], middle: [5], bottom: [1] })
  })

  it('a drawn card that is nowhere is a fault', () => {
    expect(() => decks.drawCard(drawing(9), decks.deckOf([1, 2]), 'card')).toThrow(EngineFault)
  })
})

it('has a secret for the middle and one for each known card', () => {
  const deck = decks.deckOf([1, 2])
  decks.putOnTop(deck, 5, A)
  decks.putOnBottom(deck, 6, B)
  const secrets = decks.deckSecrets(deck, 'feats')
  expect(secrets.map(({ kind, pool, seenBy }) => [kind, pool, seenBy])).toEqual([
    ['feats:top', 'feats', A],
    ['feats:middle', 'feats', NOBODY],
    ['feats:bottom', 'feats', B],
  ])
  secrets.forEach((secret, i) => secret.write([[6], [5, 1], [2]][i]))
  expect(deck).toMatchObject({ top: [6], middle: [1, 5], bottom: [2] })
})

it('is copied without sharing anything', () => {
  const deck = decks.deckOf([1, 2])
  decks.putOnTop(deck, 5, A)
  const copy = decks.cloneDeck(deck)
  expect(copy).toEqual(deck)
  decks.drawCard(drawing(), copy, 'card')
  decks.drawCard(drawing(), copy, 'card')
  decks.putOnBottom(copy, 3, B)
  expect(deck).toEqual({ ...decks.deckOf([1, 2]), top: [5], topSeen: [A] })
})
