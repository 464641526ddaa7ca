import { describe, expect, it } from 'vitest'
import { actions } from '../testing/actions.ts'
import { row } from '../testing/marches.ts'
import { positionMatch, type Position } from '../testing/position.ts'
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

  describe('counts what would be captured if it ended now', () => {
    const units = { 0: [['citadel', 0], ['archer', 2], ['archer', 4], ['archer', 5]], 1: [['citadel', 6], ['archer', 5]], 2: [['horde', 3]] } as const // prettier-ignore
    const position = {
      factions: ['horseLords', 'corsairs', 'chaosHorde'],
      map: row('plains', 'plains', 'plains', 'plains', 'plains', 'plains', 'plains'),
      units,
      villages: { 0: [[3, 1]], 1: [[2, 2], [5, 1], [4, 1]] }, // prettier-ignore
    } satisfies Position
    const texts = (of: Position): string[] => goal(seen({ match: actions(of) }))!.sides.map(({ text }) => text)

    it('wherever units stand among enemy villages, unless a battle must decide there [BS-END-06] [BS-FAC-CHA-06]', () => {
      expect(texts(position)).toEqual(['10 VP (12 if it ended now)', '0 VP (3 if it ended now)', '0 VP'])
    })

    it('as the end does [BS-END-06] [BS-END-07]', () => {
      const calm: Position = { ...position, units: { ...units, 1: [['citadel', 6]] } }
      const end = positionMatch(calm, [{ procedure: 'finalBattles' }])
      expect(end.over).toBe(true)
      expect(end.state.vp).toEqual([4, 0, 12])
      expect(texts(calm)).toEqual(['10 VP (12 if it ended now)', '0 VP (4 if it ended now)', '0 VP'])
    })
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
