import { describe, expect, it, vi } from 'vitest'
import type { QuestionView } from '../../../engine/index.ts'
import { TOWER, WALL } from '../rules/phases/build-options.ts'
import { optionAt } from './cards-offer.ts'
import { abilitiesIn } from './hand-abilities.ts'
import { sitesOf } from './hand-build.tsx'
import { cardsOffered } from './hand-tray.tsx'
import { dieOffer } from './stage-group.tsx'
import { chanceToWin, shadeOf } from './stage-odds.tsx'

const question = (name: string, options: QuestionView['options']): QuestionView => ({
  id: '1',
  kind: 'option',
  name,
  rule: 'UP-ACT-04',
  prompt: { key: 'x' },
  options,
  closes: false,
})
const label = { key: 'x' }

describe('what the hand reads out of a question', () => {
  it('finds an option by its own key before those that only point there', () => {
    const asked = question('useAbility', [
      { key: 'ability:7', label, targets: ['item:3'] },
      { key: 'item:3', label, targets: ['item:3'] },
    ])
    expect(optionAt(asked, 'item:3')?.key).toBe('item:3')
    expect(optionAt(question('useAbility', asked.options.slice(0, 1)), 'item:3')?.key).toBe('ability:7')
    expect(optionAt(asked, 'item:4')).toBeUndefined()
  })

  it('shows the card that prints an ability', () => {
    const card = { kind: 'nemesis', of: 11 }
    const asked = question('useAbility', [
      { key: 'ability:7', label, data: { ability: 7, card } },
      { key: 'ability:8', label, data: { ability: 8 } },
      { key: 'pass', label },
    ])
    expect(abilitiesIn(asked)).toEqual([
      { option: asked.options[0], card },
      { option: asked.options[1], card: undefined },
    ])
    expect(abilitiesIn(question('chooseTrigger', asked.options))).toEqual([])
  })

  it('knows where a piece can be built', () => {
    const asked = question('build', [
      { key: 'unit:1@14', label, data: { piece: 1, space: 14 } },
      { key: 'unit:1@20', label, data: { piece: 1, space: 20 } },
      { key: 'wall@14', label, data: { piece: WALL, space: 14 } },
      { key: 'done', label },
    ])
    expect(sitesOf({ question: asked }, 1)).toEqual([14, 20])
    expect(sitesOf({ question: asked }, WALL)).toEqual([14])
    expect(sitesOf({ question: asked }, TOWER)).toEqual([])
  })

  it('lays out the cards to choose from', () => {
    const options = [
      { key: 'item:7', label, targets: ['item:7'] },
      { key: 'nothing', label },
    ]
    expect(cardsOffered({ question: question('buyItem', options) })).toEqual([{ kind: 'item', of: 7 }])
    expect(cardsOffered({ question: question('gift', options) })).toEqual([])
  })

  it('knows the dice that are asked about', () => {
    const answer = vi.fn()
    const asked = { ...question('chooseDie', [{ key: 'die:1', label, data: 1 }]), about: { pool: 1 } }
    const board = { question: asked, answer }
    expect(dieOffer(board, 0)(1)).toBeUndefined()
    expect(dieOffer(board, 1)(0)).toBeUndefined()
    dieOffer(board, 1)(1)?.()
    expect(answer).toHaveBeenCalledWith('die:1')
    expect(dieOffer({ ...board, question: undefined }, 1)(1)).toBeUndefined()
  })
})

describe('chances', () => {
  it('sums all ways to win', () => {
    const odds = {
      about: label,
      chances: [
        { label, probability: 0.5, isGood: true },
        { label, probability: 0.25, isGood: true },
        { label, probability: 0.25, isGood: false },
      ],
    }
    expect(chanceToWin(odds)).toBe(0.75)
    expect(odds.chances.map(shadeOf)).toEqual(['bk-win', 'bk-win', 'bk-lose'])
    expect(shadeOf({ label, probability: 1 })).toBe('bk-tie')
  })
})
