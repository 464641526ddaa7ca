import { describe, expect, it } from 'vitest'
import { choose, figure, offered, positionMatch, question, rolls, tableOf } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { begun, beside, figuresOf, glyphsOf, walk } from '../../testing/scenario-play.ts'
import { verdictOfStep } from '../end/goals.ts'
import { put, takeOff } from '../table/figures.ts'
import { OFF, WAITING, type Space } from '../table/state.ts'

const empty = tableOf({ scenario: 'DIVE', armies: {} })
/** The first belongs to player 2, the second to player 1. */
const [THEIRS, MINE] = empty.state.glyphSpace
const far = (from: Space): Space =>
  empty.content.scenarios[2].layout.figures.find(({ spaces }) => !spaces.includes(from))!.spaces[0]

/** An agent of player 1 beside a device, a guard of player 2 beside another space. */
const atDevice = (device: Space, more: Partial<Position> = {}): Position => ({
  scenario: 'DIVE',
  armies: {
    0: { 'krav-maga-agents': [beside(empty, device)[0]] },
    1: { 'zettian-guards': [beside(empty, far(device))[0]] },
  },
  active: 'krav-maga-agents',
  ...more,
})

describe('Dive the Dark Lakes', () => {
  const { match } = begun('DIVE', 2)

  it('has two devices, artefact side up [HS-SCN-DIVE-01]', () => {
    expect(glyphsOf(match.play)).toEqual(['brandar 14,10,1', 'brandar -3,12,1'])
  })

  it('sets up both armies on their spaces [HS-SCN-DIVE-02] [HS-SCN-DIVE-03] [HS-SCN-DIVE-04]', () => {
    const counts = (role: number): Record<string, number> =>
      Object.fromEntries(Object.entries(figuresOf(match.play, role)).map(([card, places]) => [card, places.length]))
    expect(counts(0)).toEqual({ 'sgt-drake-alexander': 1, 'krav-maga-agents': 3, 'airborne-elite': 4, syvarris: 1 })
    expect(figuresOf(match.play, 1)).toEqual({
      mimring: ['14,11,1 15,10,1'],
      'marro-warriors': ['14,8,1', '15,8,1', '13,9,1', '14,9,1'],
      'zettian-guards': ['13,11,1', '13,12,1'],
    })
  })

  it("is won at the step onto the enemy's device [HS-SCN-DIVE-05] [HS-RUL-78]", () => {
    const game = positionMatch(atDevice(THEIRS))
    walk(game, figure(game.play, 0, 'krav-maga-agents'), THEIRS)
    expect(game.state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
  })

  it('goes on if a figure stands on the own device or walks over it [HS-RUL-78] [HS-RUL-68]', () => {
    const game = positionMatch(atDevice(MINE))
    const agent = figure(game.play, 0, 'krav-maga-agents')
    choose(game, `figure:${agent}`)
    // Two steps lead over the device: it does not stop anybody.
    const start = game.state.front[agent]
    const beyond = beside(game.play, MINE).filter(
      (space) => space !== start && !beside(game.play, start).includes(space),
    )
    expect(beyond.length).toBeGreaterThan(0)
    for (const space of beyond) expect(offered(game)).toContain(`space:${space}`)
    choose(game, `space:${MINE}`)
    expect([game.state.front[agent], game.state.glyphSpace[1], game.over]).toEqual([MINE, MINE, false])
  })

  it('is won with either end of Mimring [HS-RUL-78]', () => {
    const t = tableOf({ scenario: 'DIVE', armies: { 1: { mimring: [] } } })
    const mimring = figure(t, 1, 'mimring')
    const next = beside(t, MINE)[0]
    for (const [front, rear] of [
      [MINE, next],
      [next, MINE],
    ]) {
      put(t, mimring, front, rear)
      expect(verdictOfStep(t, mimring)).toEqual({ side: 1, by: 'enterEnemyGlyph' })
      takeOff(t, mimring, WAITING)
    }
    put(t, mimring, THEIRS, OFF)
    expect(verdictOfStep(t, mimring)).toBeUndefined()
  })

  it('is also won with the last enemy figure [HS-SCN-DIVE-06] [HS-RUL-78]', () => {
    const here = beside(empty, THEIRS)[0]
    const armies = {
      0: { 'krav-maga-agents': [here] },
      1: { 'marro-warriors': [beside(empty, here).find((one) => one !== THEIRS)!] },
    }
    const game = positionMatch(atDevice(THEIRS, { armies, step: 'attack' }), [], rolls('SSS----'))
    expect(question(game)).toBe('attack@0')
    choose(game, `attack:${figure(game.play, 0, 'krav-maga-agents')}>${figure(game.play, 1, 'marro-warriors')}`)
    expect(game.state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
  })
})
