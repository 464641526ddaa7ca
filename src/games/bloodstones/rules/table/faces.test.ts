import { describe, expect, it } from 'vitest'
import { given, row } from '../../testing/marches.ts'
import { choose, view } from '../../testing/position.ts'
import { actionFace, moveMoreFace, moveToFace, moveWhichFace, payPointsFace } from './faces.ts'

describe('what a board is told of a march, as data', () => {
  const after = (...keys: string[]) => {
    const match = given({
      map: row('plains', 'plains', 'plains'),
      mine: [
        ['citadel', 0],
        ['archer', 0, 2],
      ],
      theirs: [['archer', 2]],
      hand: ['blank', 'archer'],
    })
    choose(match, ...keys)
    return view(match)
  }

  it('what can be taken up [BS-TRN-05]', () => {
    const deeds = actionFace.of(after())!.options.map(({ key, data }) => [key, data])
    expect(deeds).toEqual([
      ['place:archer', { takes: 'tile' }],
      ['move:0', { takes: 'army' }],
      ['end', undefined],
    ])
  })

  it('which units [BS-MOV-01]', () => {
    const question = moveWhichFace.of(after('move:0'))!
    expect([question.about, question.options.map(({ data }) => data)]).toEqual([{ area: 0 }, ['all', 'pick']])
  })

  it('where to, for how much, and against whom [BS-MOV-02] [BS-MOV-07]', () => {
    const question = moveToFace.of(after('move:0', 'all'))!
    expect(question.about).toEqual({ area: 0 })
    expect(question.options.map(({ data }) => data)).toEqual([
      { to: 1, cost: 2, way: [0, 1] },
      { to: 2, cost: 4, way: [0, 1, 2], fights: true },
    ])
  })

  it('what is to be paid, with which tiles [BS-MOV-03]', () => {
    expect(moveMoreFace.of(after('move:0', 'all', '1'))!.options.map(({ data }) => data)).toEqual([
      undefined,
      { takes: 'army' },
    ])
    const question = payPointsFace.of(after('move:0', 'all', '1', 'pay'))!
    expect(question.about).toEqual({ due: 2, by: 'points' })
    expect(question.options.map(({ key, data }) => data.join('+') === key)).not.toContain(false)
  })
})
