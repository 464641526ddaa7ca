import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { destinations, detail, keys, moveMatch, to } from '../../testing/moving.ts'
import { choose, figure, type Position, type Where } from '../../testing/position.ts'
import { smallField, type Heap } from '../../testing/small-fields.ts'

const { special } = defaultContent().scenarios.find((one) => one.id === 'BARREN')!
const heaps: Heap[] = [
  [0, 0, 1],
  [1, 0, 1, 'sand'],
  [2, 0, 1, 'sand'],
  [3, 0, 1],
  [4, 0, 1, 'sand'],
  [5, 0, 1],
  [0, 9, 1],
]

function begin(
  card: string,
  more: Partial<Position> = {},
  at: readonly (Where | readonly [Where, Where])[] = [[0, 0]],
) {
  const armies = { 0: { [card]: at }, 1: { syvarris: [[0, 9]] as Where[] } }
  const match = moveMatch({ field: smallField(heaps), rules: { special }, armies, active: card, ...more })
  choose(match, `figure:${figure(match.play, 0, card)}`)
  return match
}

describe('mud', () => {
  it('costs one more to enter, nothing to leave, and cannot be entered with 1 left [HS-SCN-BARREN-05, HS-RUL-86, HS-RUL-21]', () => {
    const match = begin('finn')
    // 2, 2, 1: 5 in all; the next sand would need 2 more.
    expect([1, 2, 3].map((q) => detail(match, to(match, [q, 0])).cost)).toEqual([2, 4, 5])
    expect(destinations(match)).toEqual(keys(match, [1, 0], [2, 0], [3, 0]))
    const marro = begin('marro-warriors')
    expect(destinations(marro)).toEqual(keys(marro, [1, 0], [2, 0], [3, 0]))
  })

  it('slows flyers, too, unless the table plays it otherwise [HS-RUL-86]', () => {
    const match = begin('raelin')
    expect(destinations(match)).toEqual(keys(match, [1, 0], [2, 0], [3, 0]))
    const light = begin('raelin', { options: { mudSlowsFlyers: false } })
    expect([1, 2, 3, 4, 5].map((q) => detail(light, to(light, [q, 0])).cost)).toEqual([1, 2, 3, 4, 5])
  })

  it('is paid by the leading end alone [HS-RUL-86, HS-RUL-30]', () => {
    const match = begin('grimnak', {}, [
      [
        [3, 0],
        [2, 0],
      ],
    ])
    // Forward over one sand space to [4, 5]: 2 + 1, while the rear crosses sand for nothing.
    expect(detail(match, to(match, [5, 0], [4, 0])).cost).toBe(3)
    expect(detail(match, to(match, [1, 0], [2, 0])).cost).toBe(2)
  })

  it('takes the movement of a walk that is interrupted [HS-RUL-86]', () => {
    const field = smallField([...heaps, [-1, 0, 1]])
    const armies = { 0: { finn: [[0, 0]] }, 1: { syvarris: [[-1, 0]] } } as const
    const match = begin('finn', { field, armies, options: { strikes: 'automatic' } })
    choose(match, to(match, [2, 0]))
    // 5 less 2 for the first sand space.
    expect(match.play.state.move!.left).toBe(3)
    expect(destinations(match)).toEqual(keys(match, [0, 0], [1, 0], [2, 0], [3, 0]))
  })
})
