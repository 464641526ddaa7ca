import { describe, expect, it } from 'vitest'
import type { QuestionView } from '../../../engine/wire.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { optionAt } from './cards-offer.ts'
import { cardOf } from './hand-abilities.tsx'
import { sitesOf } from './hand-build.tsx'
import { tabFor } from './hand.tsx'
import { poolAsked } from './stage-group.tsx'
import { chanceToWin, percent, shadeOf } from './stage-odds.tsx'

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
    expect(cardOf({ targets: ['card:11'] })).toEqual({ kind: 'nemesis', of: 11 })
    expect(cardOf({ targets: ['hex:4', 'feat:2'] })).toEqual({ kind: 'feat', of: 2 })
    expect(cardOf({ targets: ['hex:4'] })).toBeUndefined()
  })

  it('knows where a piece can be built', () => {
    const asked = question('build', [
      { key: 'unit:1@14', label },
      { key: 'unit:1@20', label },
      { key: 'wall@14', label },
      { key: 'done', label },
    ])
    expect(sitesOf({ question: asked }, 'unit:1')).toEqual([14, 20])
    expect(sitesOf({ question: asked }, 'wall')).toEqual([14])
    expect(sitesOf({ question: asked }, 'tower')).toEqual([])
  })

  it('turns to the part in which the answer lies', () => {
    expect(tabFor('buyItem')).toBe('table')
    expect(tabFor('whichCard')).toBe('nemesis')
    expect(tabFor('moveTo')).toBeUndefined()
  })

  it('finds the dice that are asked about by how they look', () => {
    const asked = question('chooseDie', [{ key: 'die:1', label: { key: 'combat.die', args: { dice: '5' } } }])
    const board = { question: asked } as BoardProps
    expect(poolAsked(board, [{ dice: [0, 3] }, { dice: [2, 5] }])).toBe(1)
    expect(poolAsked({ ...board, question: undefined }, [{ dice: [2, 5] }])).toBe(-1)
  })
})

describe('chances', () => {
  it('never says certain of what is only nearly so', () => {
    expect([0, 0.004, 0.5, 0.995, 1].map(percent)).toEqual(['0 %', '< 1 %', '50 %', '> 99 %', '100 %'])
  })

  it('sums all ways to win', () => {
    const win = (left: number) => ({ key: 'combat.oddsWin', args: { left } })
    const odds = {
      about: label,
      chances: [
        { label: win(2), probability: 0.5 },
        { label: win(1), probability: 0.25 },
        { label: { key: 'combat.oddsLose' }, probability: 0.25 },
      ],
    }
    expect(chanceToWin(odds)).toBe(0.75)
    expect(shadeOf({ key: 'combat.oddsGoals', args: { isSolved: 0 } })).toBe('lose')
  })
})
