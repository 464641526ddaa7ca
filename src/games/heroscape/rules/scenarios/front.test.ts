import { describe, expect, it } from 'vitest'
import { happen } from '../../testing/happening.ts'
import { choose, figure, positionMatch, rolls, tableOf, type Position } from '../../testing/position.ts'
import { begun, beside, glyphsOf, pointsBrought, zonesOf } from '../../testing/scenario-play.ts'
import { endOfRound } from '../end/victory.ts'

/** Three Master scenarios end alike: by elimination, or on points after round 12. */
const ALIKE = ['FRONT', 'WINTER', 'BARREN'] as const

const GLYPHS: Record<(typeof ALIKE)[number], string[]> = {
  FRONT: ['kelda 12,2,1', 'erland 10,3,1', 'ivor 10,6,0', 'valda 9,9,1', 'dagmar 8,11,1'],
  WINTER: ['valda 9,4,1', 'dagmar 7,7,3', 'gerda 6,9,2', 'astrid 5,13,1', 'kelda 2,19,1'],
  BARREN: ['gerda 7,8,1', 'dagmar 3,10,1', 'astrid 4,12,1', 'ivor 6,8,11', 'kelda 3,9,11', 'erland 5,11,11'],
}

/** Two figures side by side in the first zone, and what else. */
function duel(scenario: string, more: Partial<Position> = {}): Position {
  const t = tableOf({ scenario, armies: {} })
  const { layout } = t.content.scenarios[t.state.options.scenario]
  const here = layout.zones[0].spaces.find((space) => beside(t, space).length > 0)!
  return { scenario, armies: { 0: { finn: [here] }, 1: { 'izumi-samurai': [beside(t, here)[0]] } }, ...more }
}

function fight(scenario: string): unknown {
  const match = positionMatch(duel(scenario, { active: 'finn', step: 'attack' }), [], rolls('SSSSS', '-----'))
  choose(match, `attack:${figure(match.play, 0, 'finn')}>${figure(match.play, 1, 'izumi-samurai')}`)
  return match.state.outcome
}

const after = (scenario: string, round: number): unknown =>
  happen(duel(scenario, { arrange: (state) => (state.round = round) }), endOfRound).match.state.outcome

const winner = (role: number): object => ({ kind: 'teams', winners: [role], losers: [1 - role] })

function checkSetUp(scenario: (typeof ALIKE)[number], two: number, four: number): void {
  const duo = begun(scenario, 2).match.play
  expect([zonesOf(duo), duo.state.options.points]).toEqual([
    [['brown'], ['darkBlue']],
    [two, two],
  ])
  expect(Math.max(...pointsBrought(duo))).toBeLessThanOrEqual(two)
  const quartet = begun(scenario, 4).match.play
  const zones = [['brown'], ['brown'], ['darkBlue'], ['darkBlue']]
  expect([zonesOf(quartet), quartet.state.options.points]).toEqual([zones, [four, four, four, four]])
  expect(Math.max(...pointsBrought(quartet))).toBeLessThanOrEqual(four)
  for (const t of [duo, quartet]) {
    expect(glyphsOf(t)).toEqual(GLYPHS[scenario])
    expect(t.state.options.rounds).toBe(12)
  }
}

describe('Clashing Fronts', () => {
  it('is for two players or two teams in their zones [HS-SCN-FRONT-01] [HS-SCN-FRONT-03] [HS-SCN-FRONT-04]', () => {
    checkSetUp('FRONT', 400, 300)
  })

  it('has five glyphs lying open [HS-SCN-FRONT-02]', () => {
    expect(glyphsOf(begun('FRONT', 2, { army: 'prepared' }).match.play)).toEqual(GLYPHS.FRONT)
  })

  it('is won with the last enemy figure, or on points after round 12 [HS-SCN-FRONT-05] [HS-SCN-FRONT-06]', () => {
    expect(fight('FRONT')).toEqual(winner(0))
    expect([after('FRONT', 11), after('FRONT', 12)]).toEqual([undefined, winner(0)])
  })
})

describe('Winter Holdout', () => {
  it('is for two players or two teams in their zones [HS-SCN-WINTER-01] [HS-SCN-WINTER-03] [HS-SCN-WINTER-04]', () => {
    checkSetUp('WINTER', 300, 160)
  })

  it('has five glyphs lying open [HS-SCN-WINTER-02]', () => {
    expect(glyphsOf(begun('WINTER', 2, { army: 'prepared' }).match.play)).toEqual(GLYPHS.WINTER)
  })

  it('is won with the last enemy figure, whoever may still come [HS-SCN-WINTER-12]', () => {
    expect(fight('WINTER')).toEqual(winner(0))
  })

  it('is won on points after round 12 [HS-SCN-WINTER-13]', () => {
    expect([after('WINTER', 11), after('WINTER', 12)]).toEqual([undefined, winner(0)])
  })
})

describe('To Take Barrenspur', () => {
  it('is for two players or two teams in their zones [HS-SCN-BARREN-01] [HS-SCN-BARREN-03] [HS-SCN-BARREN-04]', () => {
    checkSetUp('BARREN', 400, 300)
  })

  it('has six glyphs lying open [HS-SCN-BARREN-02]', () => {
    expect(glyphsOf(begun('BARREN', 2, { army: 'prepared' }).match.play)).toEqual(GLYPHS.BARREN)
  })

  it('is won with the last enemy figure, or on points after round 12 [HS-SCN-BARREN-06] [HS-SCN-BARREN-07]', () => {
    expect(fight('BARREN')).toEqual(winner(0))
    expect([after('BARREN', 11), after('BARREN', 12)]).toEqual([undefined, winner(0)])
  })
})
