import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../module.ts'
import type { CellValue } from '../../../engine/index.ts'
import { defaultContent } from '../content/content.ts'
import { copiesOf, rosterFor } from '../rules/table/roster.ts'
import { UNKNOWN } from '../rules/table/cells.ts'
import {
  boxCards,
  figureLabel,
  friendsAmong,
  fill,
  glyphsHeld,
  isSameSide,
  markersOnCard,
  pointsOn,
  powerTexts,
  statusOf,
  valuesNow,
} from './army.ts'
import { seenBy, type Seen } from './seen.ts'
import { fitting, SORTS, type Filter } from './draft-view.ts'
import { STRINGS } from './strings.ts'

const content = defaultContent()
const OPTIONS = { setup: 0, army: 'drafted', sets: 1, mirrorArmies: false, points: [400, 400], rounds: 12 }
const roster = rosterFor(content, copiesOf({ sets: 1, mirrorArmies: false }, 2))
const cardOf = (id: string): number => roster.cards.findIndex((card) => card.id === id)
const [mimring, finn, marro] = ['mimring', 'finn', 'marro-warriors'].map(cardOf)

/** Finn with two wounds is Player 1's, the Marro are Player 2's and one of them is destroyed. */
function position(more: Readonly<Record<string, CellValue>> = {}, own: Readonly<Record<string, CellValue>> = {}): Seen {
  const first = roster.firstFigure[marro]
  const cells: Record<string, CellValue> = {
    scenario: 'FRONT',
    phase: 'turns',
    options: OPTIONS as unknown as CellValue,
    [`card:${finn}`]: [0, 0, 1, 0, 0, 0, 1, 0],
    [`figure:${roster.firstFigure[finn]}`]: [1, 10, -1, 2],
    [`card:${marro}`]: [1, 1, 0, 0, 0, 0, 1, 0],
    [`figure:${first}`]: [1, 20, -1, 0],
    [`figure:${first + 1}`]: [1, 21, -1, 0],
    [`figure:${first + 2}`]: [2, -1, -1, 0],
    [`figure:${first + 3}`]: [1, 22, -1, 0],
    ...more,
  }
  const view = { shared: new Map(Object.entries(cells)), own: new Map([[0, new Map(Object.entries(own))]]) }
  return seenBy({ content, view, role: 0 })!
}

describe('an army on the table', () => {
  it('counts the full points of a card as long as a figure stands [HS-END-04]', () => {
    const seen = position()
    expect([pointsOn(seen, 0), pointsOn(seen, 1)]).toEqual([80, 50])
    const fallen = position({ [`figure:${roster.firstFigure[finn]}`]: [2, -1, -1, 0] })
    expect(pointsOn(fallen, 0)).toBe(0)
    // Before the battle all that was chosen counts, wherever it is.
    expect(
      pointsOn(
        { ...fallen, view: { ...fallen.view, shared: new Map([...fallen.view.shared, ['phase', 'placing']]) } },
        0,
      ),
    ).toBe(80)
  })

  it('knows wounds, spirits and figures of a card', () => {
    const seen = position()
    expect(statusOf(seen, finn)).toMatchObject({ owner: 0, standing: 1, wounds: 2, life: 4, attackBonus: 1 })
    expect(valuesNow(seen, finn)).toEqual({ move: 5, range: 1, attack: 4, defense: 4 })
    expect(figureLabel(STRINGS.en, roster.cards[finn], statusOf(seen, finn)!)).toBe('2 wounds of 4 Life')
    expect(figureLabel(STRINGS.de, roster.cards[marro], statusOf(seen, marro)!)).toBe('3 von 4 Figuren stehen')
    expect(statusOf(seen, mimring)).toBeUndefined()
  })

  it('uses the Basic side in the Basic game', () => {
    const seen = position({ scenario: 'DAWN' })
    expect(valuesNow(seen, finn)).toEqual(roster.cards[finn].basic)
    expect(figureLabel(STRINGS.en, roster.cards[finn], statusOf(seen, finn)!)).toBe('on the battlefield')
  })

  it('shows the own markers, those being placed too, and others face down', () => {
    const placing = position({}, { plan: [finn, -1, finn, -1] })
    expect(markersOnCard(placing, finn)).toEqual([0, 2])
    const placed = position(
      { 'markers:1': [[marro, UNKNOWN]], 'markers:0': [[finn, UNKNOWN]] },
      { 'markers:0': [[finn, 3]] },
    )
    expect(markersOnCard(placed, finn)).toEqual([3])
    expect(markersOnCard(placed, marro)).toEqual([UNKNOWN])
  })

  it('tells which glyphs are held: under a figure and power side up, or taken', () => {
    const glyphs = {
      'glyph:0': [0, 10, 1, -1],
      'glyph:1': [1, 20, 1, -1],
      'glyph:2': [5, -1, 0, 0],
      'glyph:3': [UNKNOWN, 10, 0, -1],
    }
    const pieces = (role: number): number[] => glyphsHeld(position(glyphs), role).map(({ piece }) => piece)
    expect(pieces(0)).toEqual([0, 2])
    expect(pieces(1)).toEqual([1])
  })

  it('knows the sides', () => {
    const four = position({ options: { ...OPTIONS, setup: 1, points: [300, 300, 300, 300] } })
    expect(isSameSide(four, 0, 1)).toBe(true)
    expect(isSameSide(four, 0, 2)).toBe(false)
    const figures = [roster.firstFigure[finn], roster.firstFigure[marro]]
    expect(friendsAmong(four, figures)).toEqual(figures)
    expect(friendsAmong(position(), figures)).toEqual([roster.firstFigure[finn]])
    expect(friendsAmong({ ...four, role: undefined }, figures)).toEqual([])
  })

  it('tells the secret scout to its owner only', () => {
    const hidden = { [`card:${finn}`]: [0, 0, 0, 0, 0, UNKNOWN, 1, 0] }
    expect(statusOf(position(hidden), finn)?.scout).toBe('hidden')
    expect(statusOf(position(hidden, { scout: finn }), finn)?.scout).toBe('scout')
    expect(statusOf(position(), finn)?.scout).toBeUndefined()
  })
})

describe('special powers in words', () => {
  it('have all their numbers filled in, in both languages', () => {
    for (const language of LANGUAGES)
      for (const card of content.cards) {
        const texts = powerTexts(content, card, language)
        expect(texts).toHaveLength(Object.keys(card.powers).length)
        for (const { name, text } of texts) expect(`${name} ${text}`).not.toMatch(/[{}]|undefined/)
      }
  })

  it('leave alone what they do not know', () => {
    expect(fill('{a} and {b}', { a: 3 })).toBe('3 and {b}')
  })
})

describe('the cards to draft from', () => {
  const all = boxCards(position(), () => false)

  it('are every printed card once, with the copy on offer before others', () => {
    expect(all).toHaveLength(16)
    const two = position({ options: { ...OPTIONS, sets: 2 } })
    const copies = two.roster.cards.flatMap((card, i) => (card.id === 'finn' ? [i] : []))
    expect(copies).toHaveLength(2)
    const offered = boxCards(two, (card) => card === copies[1])
    expect(offered).toHaveLength(16)
    expect(offered).toContain(copies[1])
    expect(offered).not.toContain(copies[0])
  })

  it('are filtered by kind, range and offer, and sorted', () => {
    const show = (...filters: Filter[]): string[] =>
      fitting(position(), all, filters, 'points', (card) => card === finn).map((card) => roster.cards[card].id)
    expect(show()[0]).toBe('finn')
    expect(show()[1]).toBe('mimring')
    expect(show('offered')).toEqual(['finn'])
    expect(show('hero', 'squad')).toHaveLength(16)
    expect(show('hero')).toHaveLength(content.cards.filter(({ kind }) => kind === 'hero').length)
    expect(show('squad', 'far')).not.toContain('tarn-viking-warriors')
    for (const sort of SORTS) {
      const values = fitting(position(), all, [], sort, () => false).map((card) => roster.cards[card].master[sort])
      expect(values).toEqual([...values].sort((a, b) => b - a))
    }
  })
})
