import { expect, it } from 'vitest'
import { firstBot } from './first-bot.ts'

it('somebody new meets a Recruit first, then Soldiers, then the Captain', () => {
  const after = (games: number): string => firstBot({ tables: Array.from({ length: games }, (_, i) => `t${i}`) })
  expect([0, 1, 2, 3].map(after)).toEqual(['recruit', 'soldier', 'soldier', 'captain'])
})

it('who says to be no newcomer meets the Captain at once, and who says to be one a Soldier for good', () => {
  expect(firstBot({ tables: [], wish: false })).toBe('captain')
  expect(firstBot({ tables: ['a', 'b', 'c'], wish: true })).toBe('soldier')
})
