import { describe, expect, it } from 'vitest'
import { turnAt, LANGUAGES, rulesIn, seen } from './testing/seen.ts'
import { goal } from './goal.ts'
import { where } from './questions.ts'

describe('the goal', () => {
  it('shows everybody, best first, with what captured pieces will bring [BS-END-07, BS-END-08]', () => {
    const match = turnAt({
      more: {
        arrange(state) {
          state.hand.fill(9)
          state.vp[0] = 4
          state.vp[1] = 3
          state.capturedVillages[1] = 2
        },
      },
    })
    const { sides } = goal(seen({ match }))!
    expect(sides.map(({ name, text, isMine }) => [name, text, isMine])).toEqual([
      ['Corsairs', '3 VP (5 if it ended now)', false],
      ['Horse Lords', '4 VP', true],
      ['Dragon Riders', '0 VP', false],
    ])
    expect(sides.map(({ share }) => share)).toEqual([1, 0.8, 0])
  })

  it('says which supply field ends it with so many players [BS-END-01]', () => {
    expect(goal(seen())!.ends).toContain('field 2')
  })

  it('has the steps of a turn as the plate has them, each with its rule', () => {
    for (const language of LANGUAGES) {
      const board = seen({ language })
      const { turn, rule } = goal(board)!
      expect(turn.map(({ name }) => name)).toEqual(where(board)!.steps)
      expect(turn.findIndex(({ isNow }) => isNow)).toBe(where(board)!.at)
      for (const id of [rule, ...turn.map((part) => part.rule!)]) expect(rulesIn(language).has(id), id).toBe(true)
    }
  })
})
