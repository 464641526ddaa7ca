import { describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import { moveMatch, plain, to } from '../../testing/moving.ts'
import { choose, figure, offered, refusedBy } from '../../testing/position.ts'
import { firstFigure, put } from '../table/figures.ts'

const common = (content: Content): Content => ({
  ...content,
  cards: content.cards.map((card) => (card.id === 'zettian-guards' ? { ...card, rarity: 'common' as const } : card)),
})

describe('figures of common cards', () => {
  it('are chosen as they move, as many as one card shows, among all that match [HS-DRF-22, HS-RUL-77]', () => {
    const match = moveMatch({
      field: plain(3, 1),
      content: common,
      armies: {
        0: {
          'zettian-guards': [
            [0, 0],
            [1, 0],
          ],
        },
        1: { syvarris: [[3, 0]] },
      },
      arrange(state, content) {
        const second = state.owner.indexOf(0) + 1
        state.owner[second] = state.broughtBy[second] = 0
        const t = { state, content }
        put(t, firstFigure(t, second), 0)
        put(t, firstFigure(t, second) + 1, 1)
      },
      active: 'zettian-guards',
    })
    const first = figure(match.play, 0, 'zettian-guards')
    expect(offered(match)).toEqual([...[0, 1, 2, 3].map((n) => `figure:${first + n}`), 'done'])
    choose(match, `figure:${first + 3}`, to(match, [0, 1]))
    expect(offered(match)).toEqual([...[0, 1, 2].map((n) => `figure:${first + n}`), 'done'])
    choose(match, `figure:${first}`, 'stay', `figure:${first + 1}`)
    expect(match.play.state.turn!.acting).toEqual([first + 3])
    choose(match, to(match, [-1, 1]))
    expect(match.play.state.turn!.acting).toEqual([first + 3, first + 1])
    expect(match.play.state.turn!.step).toBe('attack')
  })

  it('are refused once enough have acted [HS-DRF-22]', () => {
    const match = moveMatch({
      field: plain(3, 1),
      content: common,
      armies: {
        0: {
          'zettian-guards': [
            [0, 0],
            [1, 0],
          ],
        },
        1: { syvarris: [[3, 0]] },
      },
      arrange(state, content) {
        const guard = firstFigure({ state, content }, state.turn!.card)
        state.turn!.acting.push(guard + 1, guard + 2)
      },
      active: 'zettian-guards',
    })
    const first = figure(match.play, 0, 'zettian-guards')
    expect(offered(match)).toEqual([`figure:${first + 1}`, 'done'])
    expect(refusedBy(match, 0, `figure:${first}`)).toEqual(['HS-DRF-22'])
  })
})
