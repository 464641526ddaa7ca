import { describe, expect, it } from 'vitest'
import { choose, figure, offered, positionMatch, question, rolls, tableOf } from '../../testing/position.ts'
import { begun, beside, figuresOf, glyphsOf } from '../../testing/scenario-play.ts'

describe('Attack at Dawn', () => {
  const { match } = begun('DAWN', 2)

  it('sets up the good army on its spaces [HS-SCN-DAWN-01] [HS-SCN-DAWN-03]', () => {
    expect(figuresOf(match.play, 0)).toEqual({
      finn: ['3,13,1'],
      thorgrim: ['2,13,1'],
      raelin: ['0,10,2'],
      'tarn-viking-warriors': ['9,2,1', '8,3,1', '7,4,1', '6,5,1'],
    })
  })

  it('sets up the evil army on its spaces, and no glyph [HS-SCN-DAWN-02] [HS-SCN-DAWN-03]', () => {
    expect(figuresOf(match.play, 1)).toEqual({
      'ne-gok-sa': ['16,3,1'],
      grimnak: ['19,11,2 20,11,2'],
      'izumi-samurai': ['8,14,1', '9,14,1', '8,15,1'],
    })
    expect(glyphsOf(match.play)).toEqual([])
  })

  it('is won as soon as the last enemy figure is destroyed [HS-SCN-DAWN-04]', () => {
    const t = tableOf({ scenario: 'DAWN', armies: {} })
    const [here] = [t.content.scenarios[0].layout.figures[0].spaces[0]]
    const last = (dice: string): ReturnType<typeof positionMatch> => {
      const armies = { 0: { finn: [here] }, 1: { 'izumi-samurai': [beside(t, here)[0]] } }
      const position = { scenario: 'DAWN', armies, active: 'finn', step: 'attack' as const }
      const fight = positionMatch(position, [], rolls(dice))
      choose(fight, `attack:${figure(fight.play, 0, 'finn')}>${figure(fight.play, 1, 'izumi-samurai')}`)
      return fight
    }
    expect(last('SSS------').state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
    expect(last('SSSDDD---').state.outcome).toBeUndefined()
  })

  it('knows no round limit [HS-SCN-DAWN-05]', () => {
    const long = begun('DAWN', 2).match
    const step = (name: string): void => {
      while (question(long).startsWith(name)) choose(long, offered(long).at(-1)!)
    }
    for (let turn = 0; turn < 60; turn++) {
      choose(long, offered(long)[0])
      step('move@')
      if (question(long).startsWith('attack@')) choose(long, 'done')
    }
    expect([long.state.options.rounds, long.state.round, long.over]).toEqual([0, 61, false])
  })
})
