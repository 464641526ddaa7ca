import { describe, expect, it } from 'vitest'
import { happen } from '../../testing/happening.ts'
import { choose, figure, positionMatch, rolls, tableOf } from '../../testing/position.ts'
import { begun, beside, glyphsOf, playUntil, pointsBrought, zonesOf } from '../../testing/scenario-play.ts'
import { endOfRound } from '../end/victory.ts'
import type { Space } from '../table/state.ts'

const empty = tableOf({ scenario: 'MIST', armies: {} })
const { spaces } = empty.content.scenarios[empty.state.options.scenario].battlefield
const onLand = (level: number): Space =>
  spaces.level.findIndex((one, space) => one === level && spaces.water[space] === 0)
const WATER = spaces.water.indexOf(1)

describe('A Toxic Mist', () => {
  it('has Kelda and Valda lying open [HS-SCN-MIST-01]', () => {
    expect(glyphsOf(begun('MIST', 2).match.play)).toEqual(['kelda 13,4,1', 'valda 4,10,0'])
  })

  it('is for two players with 400 points in two zones [HS-SCN-MIST-02] [HS-SCN-MIST-03]', () => {
    const { play } = begun('MIST', 2).match
    expect([play.state.options.points, play.state.options.rounds]).toEqual([[400, 400], 8])
    expect(Math.max(...pointsBrought(play))).toBeLessThanOrEqual(400)
    expect(zonesOf(play)).toEqual([['brown'], ['darkBlue']])
  })

  it('rises on the real battlefield with the rounds [HS-SCN-MIST-04] [HS-SCN-MIST-05] [HS-EX-48]', () => {
    const armies = {
      0: { finn: [onLand(1)], raelin: [onLand(2)] },
      1: { thorgrim: [WATER], syvarris: [onLand(spaces.level.reduce((a, b) => Math.max(a, b)))] },
    }
    const wounds = (round: number): number[] => {
      const { match } = happen({ scenario: 'MIST', armies, arrange: (state) => (state.round = round) }, endOfRound)
      const who = [figure(match.play, 0, 'finn'), figure(match.play, 0, 'raelin')]
      return [...who, figure(match.play, 1, 'thorgrim')].map((one) => match.state.wounds[one])
    }
    expect([wounds(1), wounds(2)]).toEqual([
      [1, 0, 1],
      [1, 1, 1],
    ])
  })

  it('does nothing before the end of the round and strikes then [HS-SCN-MIST-07]', () => {
    const happening = playUntil(begun('MIST', 2), (name) => name === 'move')
    const { match, events } = happening
    expect([match.state.round, match.state.mist]).toEqual([1, -1])
    let isNew = false
    playUntil(happening, () => (isNew = match.state.round === 2))
    expect([isNew, match.state.mist]).toEqual([true, 1])
    const rising = events.findIndex(({ type }) => type === 'mistRose')
    const before = events.slice(0, rising) as readonly { type: string; cause?: string }[]
    expect(before.filter(({ cause }) => cause === 'mist')).toEqual([])
  })

  it('is won with the last enemy figure [HS-SCN-MIST-08]', () => {
    const here = onLand(1)
    const match = positionMatch(
      {
        scenario: 'MIST',
        armies: { 0: { finn: [here] }, 1: { 'izumi-samurai': [beside(empty, here)[0]] } },
        active: 'finn',
        step: 'attack',
      },
      [],
      rolls('SSS', '-----'),
    )
    choose(match, `attack:${figure(match.play, 0, 'finn')}>${figure(match.play, 1, 'izumi-samurai')}`)
    expect(match.state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
  })
})
