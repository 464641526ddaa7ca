import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../engine/index.ts'
import { isAhead } from '../rules/phases/winning.ts'
import { CHAOS, EMPIRE, type State } from '../rules/table/state.ts'
import { publicView } from '../rules/table/view.ts'
import { tableOf } from '../testing/position.ts'
import { goal } from './goal.ts'

function goalOf(arrange: (state: State) => void, language: 'en' | 'de' = 'en', isWatching = false) {
  const role = isWatching ? undefined : 0
  const t = tableOf({ arrange, options: { chapters: 3 } })
  const shared = new Map<string, CellValue>()
  publicView(t, (key, value) => void shared.set(key, value))
  const view = { shared, own: new Map() }
  return { state: t.state, goal: goal({ view, content: t.content, language, role, nameOf: (one) => `P${one}` }) }
}

const scored =
  (...vp: readonly number[]) =>
  (state: State): void => {
    state.phase = 'nemesis'
    state.vp[0] = vp[0]
    state.vp[1] = vp[1]
    state.vp[EMPIRE] = vp[2]
    state.vp[CHAOS] = vp[3]
  }

describe('what it is about', () => {
  it('all sides, best first, with how far each faction is from the stronger Nemesis [UP-WIN-02]', () => {
    const { goal: found, state } = goalOf(scored(7, 4, 5, 3))
    expect(found.sides.map(({ text, isMine }) => [text, isMine])).toEqual([
      ['7 victory points, 2 ahead of the stronger Nemesis', true],
      ['5 victory points', false],
      ['4 victory points, 1 behind the stronger Nemesis', false],
      ['3 victory points', false],
    ])
    expect([isAhead(state, 0), isAhead(state, 1)]).toEqual([true, false])
    expect(found.sides.map(({ share }) => share)).toEqual([1, 5 / 7, 4 / 7, 3 / 7])
    expect(found.sides[0].name).toContain('(P0)')
  })

  it('level is not enough [UP-WIN-03]', () => {
    expect(goalOf(scored(5, 9, 5, 5)).goal.sides.at(1)?.text).toMatch(/level with the stronger Nemesis/)
  })

  it('ends after the Scoring of the last Chapter [UP-WIN-01]', () => {
    expect(goalOf(() => undefined).goal.ends).toBe(
      'It ends after the Scoring of Chapter 3, never earlier, and nobody drops out.',
    )
    expect(goalOf(() => undefined, 'de').goal.ends).toMatch(/^Es endet nach der Auswertung von Kapitel 3,/)
  })

  it('a Chapter is seven Phases, one of them now [UP-PHS-01]', () => {
    const { turn } = goalOf(scored(0, 0, 0, 0)).goal
    expect(turn.map(({ name }) => name)).toEqual('Refresh Event Build Actions Nemesis Production Scoring'.split(' '))
    expect(turn.flatMap(({ name, isNow }) => (isNow ? [name] : []))).toEqual(['Nemesis'])
    expect(goalOf((state) => void (state.phase = 'setup')).goal.turn.some(({ isNow }) => isNow)).toBe(false)
  })

  it('nobody of them is whoever watches', () => {
    expect(goalOf(scored(1, 1, 1, 1), 'en', true).goal.sides.some(({ isMine }) => isMine)).toBe(false)
  })
})
