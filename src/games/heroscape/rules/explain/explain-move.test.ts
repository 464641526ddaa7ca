import { reasonsFor } from '../../../../kit/testing/asking.ts'
import { describe, expect, it } from 'vitest'
import { moveMatch, to } from '../../testing/moving.ts'
import { choose, figure, question, refusedBy, type Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { explainMove } from './explain-move.ts'

const position: Position = {
  field: smallField([...row(1, 1, 1, 1, 1, 1, 1), [0, 9, 1]]),
  armies: {
    0: {
      'zettian-guards': [
        [0, 0],
        [1, 0],
      ],
      finn: [[6, 0]],
    },
    1: { syvarris: [[0, 9]] },
  },
  active: 'zettian-guards',
}

describe('why a figure does not move', () => {
  it('is that it is another card, another player, or has moved [HS-MOV-01, HS-BAS-09]', () => {
    const match = moveMatch(position)
    const guard = figure(match.play, 0, 'zettian-guards')
    expect(refusedBy(match, 0, `figure:${figure(match.play, 0, 'finn')}`)).toEqual(['HS-RND-16'])
    expect(refusedBy(match, 0, `figure:${figure(match.play, 1, 'syvarris')}`)).toEqual(['HS-RND-16'])
    choose(match, `figure:${guard + 1}`, to(match, [2, 0]))
    expect(refusedBy(match, 0, `figure:${guard + 1}`)).toEqual(['HS-MOV-01'])
    expect(refusedBy(match, 0, `figure:${guard}`)).toEqual([])
    const basic = moveMatch({ ...position, rules: { game: 'basic' } })
    expect(refusedBy(basic, 0, `figure:${figure(basic.play, 0, 'finn')}`)).toEqual(['HS-BAS-07'])
    choose(basic, `figure:${guard + 1}`, to(basic, [2, 0]))
    expect(refusedBy(basic, 0, `figure:${guard + 1}`)).toEqual(['HS-BAS-09'])
  })

  it('is what shuts it in [HS-MOV-05, HS-MOV-10]', () => {
    const match = moveMatch({
      field: smallField([...row(1, 1, 1, 1), [4, 0, 9], [0, 9, 1]]),
      armies: {
        0: {
          'zettian-guards': [
            [3, 0],
            [0, 0],
          ],
        },
        1: { syvarris: [[2, 0]] },
      },
      active: 'zettian-guards',
    })
    const guard = figure(match.play, 0, 'zettian-guards')
    expect(refusedBy(match, 0, `figure:${guard}`).sort()).toEqual(['HS-MOV-02', 'HS-MOV-05', 'HS-MOV-10'])
  })

  it('says nothing to others, of unknown things, and of what is on offer [HS-MOV-02]', () => {
    const match = moveMatch(position)
    const guard = figure(match.play, 0, 'zettian-guards')
    expect(explainMove(match.play, 1, `figure:${guard}`)).toEqual([])
    expect(explainMove(match.play, 0, `figure:${match.play.state.fate.length}`)).toEqual([])
    choose(match, `figure:${guard}`)
    expect(refusedBy(match, 0, to(match, [2, 0]))).toEqual([])
    expect(refusedBy(match, 0, to(match, [0, 0]))).toEqual(['HS-MOV-02'])
    expect(refusedBy(match, 0, 'space:9999')).toEqual([])
    expect(refusedBy(match, 0, to(match, [0, 9]))).toEqual(['HS-MOV-06'])
  })

  it('is a captive who may not be passed, not even by a ghost [HS-RUL-45, HS-MOV-05]', () => {
    const match = moveMatch({
      field: smallField([...row(1, 1, 1, 1), [0, 9, 1]]),
      armies: { 0: { 'agent-carr': [[0, 0]] }, 1: { 'sgt-drake-alexander': [[2, 0]], syvarris: [[0, 9]] } },
      active: 'agent-carr',
      arrange: (state, content) => {
        const drake = content.cards.findIndex((card) => card.id === 'sgt-drake-alexander')
        state.owner[drake] = state.broughtBy[drake] = -1
      },
    })
    choose(match, `figure:${figure(match.play, 0, 'agent-carr')}`)
    expect(refusedBy(match, 0, to(match, [3, 0]))).toEqual(['HS-RUL-83'])
  })
})

describe('a click', () => {
  /** Finn beside a Viking of the other player, who stands beside a Marro; the last space is far away. */
  const skirmish: Position = {
    field: smallField([...row(1, 1, 1, 1, 1, 1, 1), [0, 9, 1]]),
    armies: {
      0: { finn: [[2, 0]], 'marro-warriors': [[0, 0]] },
      1: { 'tarn-viking-warriors': [[1, 0]], syvarris: [[0, 9]] },
    },
    active: 'finn',
  }

  it('on a figure means its space while a destination is asked for [HS-MOV-06, HS-BAS-11]', () => {
    const match = moveMatch(skirmish)
    const [finn, marro] = [figure(match.play, 0, 'finn'), figure(match.play, 0, 'marro-warriors')]
    choose(match, `figure:${finn}`)
    expect(refusedBy(match, 0, `figure:${marro}`)).toEqual(['HS-MOV-06'])
    expect(refusedBy(match, 0, `figure:${figure(match.play, 1, 'syvarris')}`)).toEqual(['HS-MOV-06'])
    expect(refusedBy(match, 0, `figure:${finn}`)).toEqual(['HS-MOV-02'])
    const basic = moveMatch({ ...skirmish, rules: { game: 'basic' } })
    choose(basic, `figure:${finn}`)
    expect(refusedBy(basic, 0, `figure:${marro}`)).toEqual(['HS-BAS-11'])
  })

  it('on a space means who stands there while a figure is asked for [HS-MOV-01, HS-BAS-09]', () => {
    const match = moveMatch(skirmish)
    expect(refusedBy(match, 0, to(match, [0, 0]))).toEqual(['HS-RND-16'])
    expect(refusedBy(match, 0, to(match, [2, 0]))).toEqual([])
    expect(reasonsFor(match, 0, to(match, [4, 0]))).toEqual(['HS-MOV-01 refuse.moveWhoFirst'])
    const basic = moveMatch({ ...skirmish, rules: { game: 'basic' } })
    expect(refusedBy(basic, 0, to(basic, [4, 0]))).toEqual(['HS-BAS-09'])
  })

  it('has to wait while somebody decides whether to strike [HS-RUL-40]', () => {
    const match = moveMatch(skirmish)
    const finn = figure(match.play, 0, 'finn')
    choose(match, `figure:${finn}`, to(match, [5, 0]))
    expect(question(match)).toBe('strike@1')
    expect(refusedBy(match, 0, to(match, [4, 0]))).toEqual(['HS-RUL-40'])
    expect(refusedBy(match, 1, to(match, [4, 0]))).toEqual(['HS-RND-21'])
    expect(refusedBy(match, 1, `figure:${figure(match.play, 1, 'syvarris')}`)).toEqual(['HS-RND-21'])
    expect(refusedBy(match, 1, `figure:${finn}`)).toEqual([])
  })
})
