import { describe, expect, it } from 'vitest'
import type { Odds } from '../../../engine/game.ts'
import type { QuestionView } from '../../../engine/wire.ts'
import { keyOfOdds, percent } from './stage-odds.tsx'

const odds = (args: Readonly<Record<string, number>>, key = 'fight.odds'): Odds => ({
  about: { key, args },
  chances: [],
})

const question = (name: string, ...keys: string[]): QuestionView => ({
  id: 'q',
  kind: 'option',
  name,
  rule: 'IM-ATT-01',
  prompt: { key: 'act.ask' },
  options: keys.map((key) => ({ key, label: { key } })),
  closes: false,
})

describe('chances before a throw', () => {
  const about = odds({ origin: 3, target: 8, sent: 2, attitude: -1 })

  it('belong to the attack, the number or the attitude that is asked for', () => {
    expect(keyOfOdds(about, question('act', 'attack:3>8', 'attack:3>9'))).toBe('attack:3>8')
    expect(keyOfOdds(about, question('attackArmies', 'armies:1', 'armies:2'))).toBe('armies:2')
    expect(keyOfOdds(about, question('attitude', 'for', 'against'))).toBe('against')
    expect(keyOfOdds(odds({ attitude: 0 }), question('attitude', 'neutral'))).toBe('neutral')
  })

  it('belong to nothing that is not on offer', () => {
    expect(keyOfOdds(about, question('act', 'attack:3>9'))).toBeUndefined()
    expect(keyOfOdds(about, undefined)).toBeUndefined()
    expect(keyOfOdds(odds({ origin: 3, target: 8 }, 'other'), question('act', 'attack:3>8'))).toBeUndefined()
  })

  it('never say certain or impossible of what is only nearly so', () => {
    expect([0, 0.004, 0.426, 0.996, 1].map(percent)).toEqual(['0 %', '< 1 %', '43 %', '> 99 %', '100 %'])
  })
})
