import { describe, expect, it } from 'vitest'
import { heardMatch, tableOf } from '../../testing/position.ts'
import { CHAOS, EMPIRE, type State } from '../table/state.ts'
import { isAhead, playersWin } from './winning.ts'

const withVp = (...vp: number[]): State => tableOf({ vp: Object.fromEntries(vp.entries()) }).state
/** VP of both players, of The Empire, of Chaos. */
const points = (a: number, b: number, empire: number, chaos: number): State => withVp(a, b, 0, 0, empire, chaos)
const ended = (state: State): ReturnType<typeof heardMatch> =>
  heardMatch({ chapter: 4, phase: 'scoring', vp: Object.fromEntries(state.vp.entries()) }, [{ procedure: 'endOfGame' }])

describe('the end', () => {
  it('is a victory if every faction has more VP than each Nemesis [UP-WIN-02, UP-SET-01]', () => {
    expect(playersWin(points(21, 30, 20, 20))).toBe(true)
    const { match, told } = ended(points(21, 30, 20, 20))
    expect(match.state.outcome).toEqual({ kind: 'allWin', scores: [21, 30] })
    expect(match.state.phase).toBe('over')
    expect(told('gameWon')).toHaveLength(1)
  })

  it('is a defeat of all if one faction is level or behind [UP-WIN-03, UP-SET-01]', () => {
    expect(playersWin(points(20, 30, 20, 0))).toBe(false)
    expect(playersWin(points(30, 20, 0, 20))).toBe(false)
    expect(playersWin(points(50, 30, 0, 31))).toBe(false)
    expect(isAhead(points(50, 30, 0, 31), 0)).toBe(true)
    const { match, told } = ended(points(50, 30, 0, 31))
    expect(match.state.outcome).toEqual({ kind: 'allLose', scores: [50, 30] })
    expect(told('gameLost')).toEqual([{ behind: '1', empire: 0, chaos: 31, rule: 'UP-WIN-03' }])
    expect(ended(points(5, 3, 9, 0)).told('gameLost')).toMatchObject([{ behind: '0,1', empire: 9, chaos: 0 }])
  })

  it('compares every faction for itself, not their sum [UP-WIN-02]', () => {
    const state = points(100, 9, 10, 0)
    expect([isAhead(state, 0), isAhead(state, 1)]).toEqual([true, false])
    expect([state.vp[EMPIRE], state.vp[CHAOS]]).toEqual([10, 0])
    expect(playersWin(state)).toBe(false)
  })
})
