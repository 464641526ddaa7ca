import { describe, expect, it } from 'vitest'
import { grid } from './field.ts'
import { card, idOf } from './names.ts'
import { set } from './scene.ts'
import type { Scene } from './scene-schema.ts'

const flat = { heaps: grid(4, 3, { '3,0': 2 }) }
const two = (armies: Scene['armies'], rest: object = {}): unknown => ({ field: flat, armies, begin: 'turn', ...rest })

describe('a scene', () => {
  it.each([
    [{ begin: 'turn', armies: {}, colour: 'red' }, 'scene: colour: unknown field'],
    [two({ 0: { finn: [[9, 9]] } }), 'scene: armies.0.finn[0]: there is no such space'],
    [two({ 0: { finn: [[1, 1]] }, 1: { thorgrim: [[1, 1]] } }), 'the space is taken by armies.0.finn'],
    [
      two({
        0: {
          finn: [
            [0, 0],
            [1, 0],
          ],
        },
      }),
      'there is no (further) card finn',
    ],
    [
      two({
        0: {
          grimnak: [
            [
              [2, 0],
              [3, 0],
            ],
          ],
        },
      }),
      'scene: armies.0.grimnak: does not fit there',
    ],
    [two({ 0: { finn: [[0, 0]] } }, { fallen: ['thorgrim'] }), 'there is no card thorgrim in any army'],
    [two({}, { glyphs: [{ glyph: 'astrid', at: [0, 0, 2] }] }), 'scene: glyphs[0]: there is no such space'],
    [two({ 0: { finn: [[0, 0]] } }, { begin: 'move' }), 'scene: active'],
  ])('is refused where it says what cannot be (%#)', (scene, problem) => {
    expect(() => set(scene)).toThrow(problem)
  })

  it('shows markers of turns gone by alone, and in a turn that of whoever has it', () => {
    const shownTo = (rest: object) => {
      const markers = { 0: ['finn', 'finn', 'finn', 'finn'], 1: ['thorgrim', 'thorgrim', 'thorgrim', 'thorgrim'] }
      const { state } = set(two({ 0: { finn: [[0, 0]] }, 1: { thorgrim: [[3, 2]] } }, { markers, turn: 2, ...rest }))
      return state.markerSeenBy.map((seen) => (seen & 3) === 3)
    }
    expect(shownTo({})).toEqual([true, false, false, false, true, false, false, false])
    expect(shownTo({ begin: 'move', active: 'finn' })).toEqual([true, true, false, false, true, false, false, false])
  })

  it('puts more figures than a card has on another of its kind', () => {
    const { state } = set(
      two(
        {
          0: {
            finn: [
              [0, 0],
              [1, 0],
            ],
          },
        },
        { options: { sets: 2 } },
      ),
    )
    expect(state.owner.filter((role) => role === 0)).toHaveLength(2)
  })

  it('has the cards of one set under the names that lessons use', () => {
    const { state } = set(two({ 0: { finn: [[0, 0]] } }))
    expect(state.owner[Number(card('finn').slice('card:'.length))]).toBe(0)
    expect(state.front[idOf('finn')]).toBe(0)
  })
})
