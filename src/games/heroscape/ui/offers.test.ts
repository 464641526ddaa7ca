import { describe, expect, it } from 'vitest'
import type { Odds, OptionView, QuestionView } from '../../../engine/index.ts'
import { optionOfOdds } from '../../../boardkit/papers/odds.tsx'
import { shadeOf } from './odds-view.ts'
import { cardOffers, cardsPrepared, markerAsked, pointsAsked } from './offers.ts'
import { roleColour, roleInk, roleSign } from './sides.ts'
import { markerSign, markerWord, STRINGS } from './strings.ts'

const question = (
  name: string,
  about: NonNullable<QuestionView['about']>,
  options: readonly OptionView[],
): QuestionView => ({
  id: 'q',
  kind: 'card',
  name,
  rule: 'HS-RND-03',
  prompt: { key: 'marker.ask' },
  about,
  options,
  closes: false,
})
const option = (key: string, ...targets: string[]): OptionView => ({ key, label: { key: 'draft.done' }, targets })

const attack = (attacker: number, target: number): OptionView => ({
  ...option(`attack:${attacker}>${target}`),
  data: { attacker, target },
})

describe('cards on offer', () => {
  it('are those that options point at alone', () => {
    const asked = question('marker', { marker: 1 }, [
      option('card:3', 'card:3'),
      option('done'),
      option('a', 'card:4', 'figure:1'),
    ])
    expect([...cardOffers(asked)]).toEqual([[3, 'card:3']])
    expect([...cardOffers(undefined)]).toEqual([])
  })

  it('tell which marker is to be placed', () => {
    expect(markerAsked(question('marker', { marker: 1 }, []))).toBe(1)
    expect(markerAsked(question('marker', { marker: 3 }, []))).toBe(3)
    expect(markerAsked(question('card', { marker: 1 }, []))).toBe(-1)
    expect(markerAsked(undefined)).toBe(-1)
    expect([0, 3, -2].map(markerSign)).toEqual(['1', 'X', '?'])
    expect(markerWord(STRINGS.de, -2)).toBe('Ablaufmarker, verdeckt')
  })

  it('tell the points that are left and what has been chosen in secret', () => {
    const asked = question('prepareArmy', { points: 120, cards: [2, 7] }, [])
    expect(pointsAsked(asked)).toBe(120)
    expect(cardsPrepared(asked)).toEqual([2, 7])
    expect(cardsPrepared(question('prepareArmy', { points: 400, cards: [] }, []))).toEqual([])
    expect(pointsAsked(undefined)).toBe(0)
  })
})

describe('chances', () => {
  const odds: Odds = { about: { key: 'attack.odds' }, option: 'attack:3>8', chances: [] }

  it('belong to the attack that is on offer', () => {
    expect(optionOfOdds(odds, question('attack', {}, [attack(3, 8)]))).toBe('attack:3>8')
    expect(optionOfOdds(odds, question('attack', {}, [attack(3, 9)]))).toBeUndefined()
    expect(optionOfOdds({ about: odds.about, chances: [] }, question('attack', {}, [attack(3, 8)]))).toBeUndefined()
  })

  it('have a colour for each kind of outcome', () => {
    expect(shadeOf('attack.oddsDestroyed')).not.toBe(shadeOf('attack.oddsUnharmed'))
  })
})

/** Relative luminance as in WCAG. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe('the colours of the players', () => {
  it('are eight different ones with readable numbers', () => {
    const roles = [0, 1, 2, 3, 4, 5, 6, 7]
    expect(new Set(roles.map(roleColour)).size).toBe(8)
    expect(roles.map(roleSign)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    for (const role of [-1, ...roles]) {
      const [a, b] = [luminance(roleColour(role)), luminance(roleInk(role))].sort((x, y) => y - x)
      expect((a + 0.05) / (b + 0.05)).toBeGreaterThan(4)
    }
  })
})
