import { describe, expect, it } from 'vitest'
import { choose, figure, offered, positionMatch, question, refusedBy, rolls, view } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'

const USE = 'use:berserkerCharge'

const vikings: Position = {
  field: smallField(row(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)),
  armies: {
    0: {
      'tarn-viking-warriors': [
        [0, 0],
        [4, 0],
      ],
    },
    1: {
      'izumi-samurai': [
        [5, 0],
        [11, 0],
      ],
    },
  },
  active: 'tarn-viking-warriors',
  step: 'attack',
}

describe('Berserker Charge', () => {
  it('is offered once for the card after moving, with its chance [HS-POW-01] [HS-RUL-05]', () => {
    const match = positionMatch(vikings)
    const pair = `attack:${figure(match.play, 0, 'tarn-viking-warriors', 1)}>${figure(match.play, 1, 'izumi-samurai')}`
    expect(offered(match)).toEqual([pair, USE, 'done'])
    const option = view(match)!.options.find((one) => one.key === USE)!
    expect(option.detail).toEqual({ key: 'power.chance', args: { d20: 15, percent: 30 } })
    expect(option.rule).toBe('HS-POW-01')
  })

  it('fails with 14 and is used up for this turn [HS-POW-01]', () => {
    const match = positionMatch(vikings, [], rolls(14))
    choose(match, USE)
    expect(question(match)).toBe('attack@0')
    expect(offered(match)).not.toContain(USE)
    expect(refusedBy(match, 0, USE)).toEqual(['HS-POW-01'])
  })

  it('lets all of them move again with 15, and may be tried again [HS-POW-01]', () => {
    const arrange: Position['arrange'] = (state, content) =>
      void state.turn!.moved.push(figure({ state, content }, 0, 'tarn-viking-warriors'))
    const match = positionMatch({ ...vikings, arrange }, [], rolls(15, 15, 14))
    const first = figure(match.play, 0, 'tarn-viking-warriors')
    choose(match, USE)
    expect(question(match)).toBe('move@0')
    expect(match.play.state.turn).toMatchObject({ step: 'move', moved: [] })
    expect(offered(match)).toContain(`figure:${first}`)
    choose(match, 'done')
    expect(question(match)).toBe('attack@0')
    choose(match, USE, 'done', USE)
    expect(offered(match)).not.toContain(USE)
  })

  it('is no longer possible after the first attack [HS-POW-01]', () => {
    const match = positionMatch(
      {
        ...vikings,
        armies: {
          ...vikings.armies,
          0: {
            'tarn-viking-warriors': [
              [6, 0],
              [4, 0],
            ],
          },
        },
      },
      [],
      rolls('---', '-----'),
    )
    const [a, b] = [0, 1].map((n) => figure(match.play, 0, 'tarn-viking-warriors', n))
    const samurai = figure(match.play, 1, 'izumi-samurai')
    choose(match, `attack:${a}>${samurai}`)
    expect(offered(match)).toEqual([`attack:${b}>${samurai}`, 'done'])
    expect(refusedBy(match, 0, USE)).toEqual(['HS-POW-01'])
  })
})
