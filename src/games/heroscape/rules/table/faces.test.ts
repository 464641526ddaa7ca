import { describe, expect, it } from 'vitest'
import { questionView } from '../../../../engine/index.ts'
import { fieldIn, moveMatch, to } from '../../testing/moving.ts'
import { choose, figure } from '../../testing/position.ts'
import { cardKey, pick, quietGame } from '../../testing/quiet-match.ts'
import { row, smallField, spaceAt } from '../../testing/small-fields.ts'
import { armyCardFace, moveToFace, placeFace, prepareArmyFace } from './faces.ts'
import { OFF } from './state.ts'

describe('questions that the board knows', () => {
  it('say of a way what it costs and whether anybody may strike', () => {
    const match = moveMatch({
      field: smallField([...row(1, 1, 1), [-1, 0, 1]]),
      armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[-1, 0]] } },
      active: 'finn',
    })
    const finn = figure(match.play, 0, 'finn')
    choose(match, `figure:${finn}`)
    const asked = moveToFace.of(questionView(match, 0))!
    expect(asked.about).toEqual({ figure: finn })
    const dataOf = (key: string) => asked.options.find((option) => option.key === key)?.data
    const front = spaceAt(fieldIn(match), 1, 0)
    expect(dataOf(to(match, [1, 0]))).toEqual({ front, rear: OFF, cost: 1, isRisky: true })
    expect(dataOf('stay')).toBeUndefined()
  })

  it('say what may be spent and who is to be placed', () => {
    const { match } = quietGame(2, { scenario: 'FRONT' })
    const { role } = match.play.pending[0]
    expect(armyCardFace.of(questionView(match, role))?.about).toEqual({ points: match.state.options.points[role] })
    expect(prepareArmyFace.of(questionView(match, role))).toBeUndefined()
    pick(match, role, cardKey(match, 'finn'))
    const asked = placeFace.of(questionView(match, role))!
    expect(asked.about.figure).toBe(figure(match.play, role, 'finn'))
    expect(asked.options[0].data).toEqual({ front: expect.any(Number), rear: OFF })
  })
})
