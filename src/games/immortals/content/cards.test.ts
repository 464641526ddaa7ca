import { describe, expect, it } from 'vitest'
import {
  BLANK_CARD,
  CARDS,
  CONFLICT_CARDS,
  conflictCardsOf,
  isBlank,
  isConflictCard,
  isJoker,
  isLandCard,
  isMagicCard,
  jokerOf,
  kindOfCard,
  landCardOf,
  magicCardOf,
  magicOfCard,
  nameOfCard,
  regionOfJoker,
  worldOfConflictCard,
} from './cards.ts'
import { defaultContent } from './content.ts'
import {
  AWAKEN_ARMIES,
  BUILD_SHRINE_ANYWHERE,
  DRAW_CONFLICT_CARDS,
  LANDS,
  LIGHT,
  nameOf,
  NAMES,
  SHADOW,
  TAKE_MARKER,
  TAKE_OVER_LAND_CARD,
  worldOf,
} from './names.ts'

const content = defaultContent()
const all = Array.from({ length: CARDS }, (_, card) => card)

describe('cards', () => {
  it('are 25 land cards, one for each name [IM-SET-03]', () => {
    const cards = all.filter(isLandCard)
    expect(cards.length).toBe(25)
    expect(cards.map(nameOfCard)).toEqual(Array.from({ length: NAMES }, (_, name) => name))
    expect(cards.map((card) => landCardOf(nameOfCard(card)))).toEqual(cards)
  })

  it('are 60 conflict cards: one for each land and one joker for each region of a world [IM-SET-04]', () => {
    const cards = all.filter(isConflictCard)
    expect([cards.length, CONFLICT_CARDS]).toEqual([60, 60])
    const jokers = cards.filter(isJoker)
    expect(jokers.length).toBe(10)
    expect(jokers.map((card) => jokerOf(worldOfConflictCard(card), regionOfJoker(card)))).toEqual(jokers)
    expect(new Set(jokers.map((card) => `${worldOfConflictCard(card)} ${regionOfJoker(card)}`)).size).toBe(10)
  })

  it('of conflict show exactly one land of one world, which has the same number [IM-SET-05]', () => {
    for (let land = 0; land < LANDS; land++) {
      expect([nameOfCard(land), worldOfConflictCard(land)]).toEqual([nameOf(land), worldOf(land)])
      expect(kindOfCard(land)).toBe('conflict')
    }
  })

  it('are dealt from a stack of 30 for each world, jokers included [IM-STA-07]', () => {
    for (const world of [SHADOW, LIGHT]) {
      const stack = conflictCardsOf(world)
      expect([stack.length, stack.filter(isJoker).length]).toEqual([30, 5])
      expect(stack.every((card) => worldOfConflictCard(card) === world)).toBe(true)
    }
    const both = [...conflictCardsOf(SHADOW), ...conflictCardsOf(LIGHT)]
    expect(both.toSorted((a, b) => a - b)).toEqual(all.filter(isConflictCard))
  })

  it('are four different magic cards and four blanks for each of five players [IM-SET-06]', () => {
    expect(all.filter(isMagicCard).map(magicOfCard)).toEqual([0, 1, 2, 3])
    expect(all.filter(isBlank)).toEqual([BLANK_CARD])
    expect([content.magic.length * 5, content.components.blanks * 5]).toEqual([20, 20])
    expect(content.magic.map((card) => kindOfCard(magicCardOf(card.index)))).toEqual(Array(4).fill('magic'))
  })

  it('are of exactly one kind each', () => {
    for (const card of all) {
      const kinds = [isConflictCard(card), isLandCard(card), isMagicCard(card), isBlank(card)]
      expect(kinds.filter(Boolean)).toEqual([true])
    }
    const kinds = all.map(kindOfCard)
    expect(
      ['conflict', 'joker', 'land', 'magic', 'blank'].map((kind) => kinds.filter((k) => k === kind).length),
    ).toEqual([50, 10, 25, 4, 1])
  })
})

describe('magic cards', () => {
  const [awaken, conflictOrMarker, shrineOrTakeover, conflictsOrAwaken] = content.magic
  const effects = (card: (typeof content.magic)[number]) => card.options.map(({ effect, amount }) => [effect, amount])

  it('awaken five for 4 energy and 1 gold [IM-MAG-02]', () => {
    expect([awaken.energy, awaken.gold]).toEqual([4, 1])
    expect(effects(awaken)).toEqual([[AWAKEN_ARMIES, 5]])
  })

  it('give a conflict card or the marker for 1 gold [IM-MAG-03]', () => {
    expect([conflictOrMarker.energy, conflictOrMarker.gold]).toEqual([0, 1])
    expect(effects(conflictOrMarker)).toEqual([
      [DRAW_CONFLICT_CARDS, 1],
      [TAKE_MARKER, 0],
    ])
  })

  it('build a shrine or take over a land card for 2 energy and 2 gold [IM-MAG-07]', () => {
    expect([shrineOrTakeover.energy, shrineOrTakeover.gold]).toEqual([2, 2])
    expect(effects(shrineOrTakeover)).toEqual([
      [BUILD_SHRINE_ANYWHERE, 0],
      [TAKE_OVER_LAND_CARD, 0],
    ])
  })

  it('draw two conflict cards or awaken two for 2 gold [IM-MAG-12]', () => {
    expect([conflictsOrAwaken.energy, conflictsOrAwaken.gold]).toEqual([0, 2])
    expect(effects(conflictsOrAwaken)).toEqual([
      [DRAW_CONFLICT_CARDS, 2],
      [AWAKEN_ARMIES, 2],
    ])
  })
})

describe('words', () => {
  it('say the numbers of the content in both languages', () => {
    expect(content.spaces.awaken.name).toEqual({ en: 'Awaken 3', de: 'Erwecken 3' })
    expect(content.spaces.attackOrMove.text.de).toContain('für 1 Gold')
    expect(content.magic[3].options[0].text).toEqual({ en: 'Draw 2 conflict cards.', de: 'Ziehe 2 Konfliktkarten.' })
    expect(content.buildings[2].text.en).toContain('2 victory points at once')
    expect(JSON.stringify([content.spaces, content.cards, content.magic, content.buildings])).not.toMatch(/\{[a-z]+\}/)
  })

  it('differ between the languages wherever a sentence is said', () => {
    const sentences = [
      ...Object.values(content.spaces),
      ...Object.values(content.cards),
      ...content.buildings,
      ...content.magic.flatMap((card) => card.options),
    ]
    for (const { text } of sentences) expect(text.de).not.toBe(text.en)
  })
})
