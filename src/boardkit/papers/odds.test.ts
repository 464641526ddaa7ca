import { describe, expect, it } from 'vitest'
import type { Odds, QuestionView } from '../../engine/index.ts'
import { optionOfOdds } from './odds.tsx'

const question: QuestionView = {
  id: 'q',
  kind: 'option',
  name: 'act',
  rule: 'T-1',
  prompt: { key: 'act.ask' },
  options: ['attack:3>8', 'attack:3>9'].map((key) => ({ key, label: { key } })),
  closes: false,
}
const about: Odds['about'] = { key: 'odds' }

describe('chances of what can be chosen', () => {
  it('belong to the option that they name', () => {
    expect(optionOfOdds({ about, option: 'attack:3>8', chances: [] }, question)).toBe('attack:3>8')
  })

  it('belong to nothing that is not on offer', () => {
    expect(optionOfOdds({ about, option: 'attack:3>7', chances: [] }, question)).toBeUndefined()
    expect(optionOfOdds({ about, option: 'attack:3>8', chances: [] }, undefined)).toBeUndefined()
    expect(optionOfOdds({ about, chances: [] }, question)).toBeUndefined()
  })
})
