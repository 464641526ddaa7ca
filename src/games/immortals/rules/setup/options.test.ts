import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../../engine/index.ts'
import { defaultContent } from '../../content/content.ts'
import { ATTACK, ATTACK_OR_MOVE } from '../../content/names.ts'
import { immortals } from '../../index.ts'
import { tableOf } from '../../testing/position.ts'
import { allOptions, problemsOf } from '../../testing/start-match.ts'
import { playerBoard } from '../table/state.ts'
import { optionSpecs, tableOptions } from './options.ts'

const content = defaultContent()
const roundsOf = (roles: number, options: object = {}): number =>
  tableOptions(content, roles, allOptions(roles, options)).rounds
const refused = (roles: number, rounds: number): boolean => problemsOf(roles, { rounds }).length > 0

describe('options of the table', () => {
  it('three to five players sit down [IM-SET-01]', () => {
    expect(immortals.players).toEqual({ min: 3, max: 5 })
  })

  it('without agreement there are 7, 5 or 5 rounds [IM-SET-13] [IM-RUL-01]', () => {
    expect([3, 4, 5].map((roles) => roundsOf(roles))).toEqual([7, 5, 5])
    for (const roles of [3, 4, 5]) expect(problemsOf(roles, {})).toEqual([])
  })

  it('four players may agree on six rounds [IM-RUL-01]', () => {
    expect(problemsOf(4, { rounds: 6 })).toEqual([])
    expect(roundsOf(4, { rounds: 6 })).toBe(6)
  })

  it('more rounds may be agreed on, up to ten, fewer never [IM-SET-14] [IM-RUL-02]', () => {
    const numbers = Array.from({ length: 10 }, (_, i) => i + 1)
    expect(numbers.filter((rounds) => !refused(3, rounds))).toEqual([7, 8, 9, 10])
    expect(numbers.filter((rounds) => !refused(4, rounds))).toEqual([5, 6, 7, 8, 9, 10])
    expect(numbers.filter((rounds) => !refused(5, rounds))).toEqual([5, 6, 7, 8, 9, 10])
    expect(problemsOf(3, { rounds: 6 })).toEqual([
      { path: 'options.rounds', problem: 'a game of 3 players has at least 7 rounds [IM-RUL-02]' },
    ])
    expect(completeOptions(optionSpecs, { rounds: 11 }, 3).ok).toBe(false)
    expect(completeOptions(optionSpecs, { rounds: -1 }, 3).ok).toBe(false)
    expect(roundsOf(5, { rounds: 10 })).toBe(10)
  })

  it('there is a round card for each round, also where a pack brings fewer [IM-SET-14]', () => {
    const fewer = { ...content, components: { ...content.components, roundCards: 8 } }
    expect(problemsOf(3, { rounds: 8 }, fewer)).toEqual([])
    expect(problemsOf(3, { rounds: 9 }, fewer)).toEqual([
      { path: 'options.rounds', problem: 'there are only 8 round cards [IM-SET-14]' },
    ])
  })

  it('the eighth army space is a second attack unless the table agrees otherwise [IM-RUL-04]', () => {
    expect(tableOptions(content, 3, allOptions(3)).eighthSpace).toBe('attack')
    const spacesOf = (eighthSpace: 'attack' | 'attackOrMove'): number[] => {
      const { action } = playerBoard(tableOf({ options: { eighthSpace }, races: { 0: ['elves', 'demons'] } }), 0)
      return [ATTACK, ATTACK_OR_MOVE].map((kind) => action.filter((one) => one === kind).length)
    }
    expect(spacesOf('attack')).toEqual([2, 1])
    expect(spacesOf('attackOrMove')).toEqual([1, 2])
  })

  it('nobody comes back from limbo unless the table agrees on it [IM-RUL-78]', () => {
    expect(tableOptions(content, 4, allOptions(4)).returnFromLimbo).toBe(false)
    expect(tableOptions(content, 4, allOptions(4, { returnFromLimbo: true })).returnFromLimbo).toBe(true)
  })
})
