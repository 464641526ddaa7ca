import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../engine/index.ts'
import { mind } from './bot.ts'
import { defaultContent } from './content/content.ts'
import { bestArmy, guessedStrength, strengthOf } from './bot/draft.ts'
import { pointsOf } from './rules/armies/army.ts'
import { printed } from './rules/table/figures.ts'
import { DESTROYED } from './rules/table/state.ts'
import { armyCard, asked, choose, figure, place, positionMatch, question, tableOf } from './testing/position.ts'
import type { HeroscapeMatch, Position } from './testing/position.ts'
import { row, smallField, type Heap } from './testing/small-fields.ts'

/** The key of what the bot would answer; it leaves the position as it was. */
function proposal(match: HeroscapeMatch): string {
  const ask = asked(match)
  const before = canonicalJson(match.state)
  const [{ option }, ...others] = mind.candidates!(match.play, ask, [...match.play.options(ask)], 1)
  expect(others).toEqual([])
  expect(canonicalJson(match.state)).toBe(before)
  return ask.question.key(match.play, option, ask)
}

/** Lets the bot answer as long as this question is put; returns its answers. */
function answers(match: HeroscapeMatch, count: number): string[] {
  return Array.from({ length: count }, () => {
    const key = proposal(match)
    choose(match, key)
    return key
  })
}

const heroContent = defaultContent()

const plain = smallField(Array.from({ length: 9 * 5 }, (_, i): Heap => [i % 9, Math.floor(i / 9), 1]))
const at = (q: number, r: number): number => place(plain, [q, r])

describe('attacks', () => {
  const shot: Position = {
    field: plain,
    armies: { 0: { syvarris: [[0, 2]] }, 1: { finn: [[5, 2]], thorgrim: [[5, 0]] } },
    active: 'syvarris',
    step: 'attack',
  }

  it('finishes off whoever is nearly dead', () => {
    for (const id of ['finn', 'thorgrim']) {
      const match = positionMatch({
        ...shot,
        arrange: (state) => void (state.wounds[figure({ state, content: heroContent }, 1, id)] = 3),
      })
      expect(proposal(match)).toBe(`attack:${figure(match, 0, 'syvarris')}>${figure(match, 1, id)}`)
    }
  })

  it('shoots whom it hurts most', () => {
    const match = positionMatch({
      ...shot,
      armies: { 0: { syvarris: [[0, 2]] }, 1: { 'izumi-samurai': [[5, 2]], 'airborne-elite': [[5, 0]] } },
    })
    expect(proposal(match)).toBe(`attack:${figure(match, 0, 'syvarris')}>${figure(match, 1, 'airborne-elite')}`)
  })

  it('breaks no truce, unless the ally is about to win', () => {
    const allies = (where: readonly [number, number]): string => {
      const match = positionMatch({
        field: plain,
        roles: 3,
        rules: {
          goals: [{ goal: 'holdGlyph', sides: [1, 2], glyph: 'brandar' }],
          special: [{ rule: 'truce', sides: [1, 2] }],
        },
        glyphs: [['brandar', [6, 2]]],
        armies: {
          0: {
            mimring: [
              [
                [0, 0],
                [1, 0],
              ],
            ],
          },
          1: { syvarris: [[1, 4]] },
          2: { finn: [where] },
        },
        active: 'syvarris',
        activeRole: 1,
        step: 'attack',
        arrange: (state) => {
          state.truce = 1
          state.wounds[figure({ state, content: heroContent }, 2, 'finn')] = 3
        },
      })
      return proposal(match)
    }
    expect(allies([5, 2])).not.toContain(`>${figure({ ...tableOf(shot) }, 1, 'finn')}`)
    expect(allies([6, 2])).toContain(`>${figure({ ...tableOf(shot) }, 1, 'finn')}`)
  })
})

describe('powers', () => {
  it('burns no friends', () => {
    const fire = (friend: readonly [number, number]): string => {
      const match = positionMatch({
        field: plain,
        armies: {
          0: {
            mimring: [
              [
                [3, 2],
                [4, 2],
              ],
            ],
            finn: [friend],
            raelin: [[0, 4]],
          },
          1: {
            'marro-warriors': [
              [7, 2],
              [1, 2],
            ],
          },
        },
        active: 'mimring',
        step: 'attack',
      })
      choose(match, proposal(match))
      expect(question(match)).toBe('fireLine@0')
      return proposal(match)
    }
    expect(fire([2, 2])).toBe(`line:${at(4, 2)}/0`)
    expect(fire([6, 2])).toBe(`line:${at(3, 2)}/3`)
  })

  it('swallows an enemy before it attacks, never a friend', () => {
    const match = positionMatch({
      field: plain,
      armies: {
        0: {
          grimnak: [
            [
              [3, 2],
              [4, 2],
            ],
          ],
          'tarn-viking-warriors': [[2, 2]],
        },
        1: { 'izumi-samurai': [[5, 2]], finn: [[8, 4]] },
      },
      active: 'grimnak',
      step: 'attack',
    })
    choose(match, proposal(match))
    // One enemy stands there and one friend.
    expect(question(match)).toBe('chomp@0')
    expect(proposal(match)).toBe(`figure:${figure(match, 1, 'izumi-samurai')}`)
  })

  it('does not blow up its own people', () => {
    const explode = (second: 0 | 1): string => {
      const match = positionMatch({
        field: plain,
        armies: {
          0: {
            'deathwalker-9000': [[0, 2]],
            ...(second === 0
              ? {
                  'marro-warriors': [
                    [6, 2],
                    [5, 3],
                    [5, 2],
                  ],
                }
              : {}),
          },
          1: {
            'izumi-samurai': [[6, 1]],
            ...(second === 1
              ? {
                  'marro-warriors': [
                    [6, 2],
                    [5, 3],
                    [5, 2],
                  ],
                }
              : {}),
          },
        },
        active: 'deathwalker-9000',
        step: 'attack',
      })
      return proposal(match).split('/')[0]
    }
    expect(explode(1)).toBe('use:explosion')
    expect(explode(0)).toMatch(/^attack:/)
  })

  it('throws grenades at a crowd, not at one', () => {
    const thrown = (crowd: readonly (readonly [number, number])[]): string =>
      proposal(
        positionMatch({
          field: plain,
          armies: {
            0: {
              'airborne-elite': [
                [1, 0],
                [1, 2],
                [1, 4],
              ],
            },
            1: { 'marro-warriors': crowd },
          },
          active: 'airborne-elite',
          step: 'attack',
        }),
      ).split('/')[0]
    expect(
      thrown([
        [5, 2],
        [5, 1],
        [6, 1],
        [4, 2],
      ]),
    ).toBe('use:grenade')
    expect(thrown([[5, 2]])).toMatch(/^attack:/)
  })

  it('clones those who are missing where there is nobody to shoot', () => {
    const clone = (enemy: readonly [number, number], fallen: number): string => {
      const match = positionMatch({
        field: plain,
        armies: {
          0: {
            'marro-warriors': [
              [0, 0],
              [0, 2],
            ],
          },
          1: { syvarris: [enemy] },
        },
        active: 'marro-warriors',
        step: 'attack',
        arrange: (state) => {
          const first = figure({ state, content: heroContent }, 0, 'marro-warriors')
          for (let n = 0; n < fallen; n++) state.fate[first + 3 - n] = DESTROYED
        },
      })
      return match.play.question === undefined ? 'over' : proposal(match)
    }
    expect(clone([8, 4], 2)).toBe('use:waterClone')
    expect(clone([3, 1], 2)).toMatch(/^attack:/)
  })
})

describe('moves', () => {
  const move = (position: Omit<Position, 'step'>): string => {
    const match = positionMatch(position)
    choose(match, proposal(match))
    return proposal(match)
  }

  it('climbs the hill to shoot down', () => {
    const field = smallField([...row(1, 1, 1, 1, 1, 1, 1, 1), [0, 1, 1], [1, 1, 3], [2, 1, 1]])
    const position = {
      field,
      armies: { 0: { syvarris: [[1, 0]] }, 1: { finn: [[7, 0]] } },
      active: 'syvarris',
    } as const
    expect(move(position)).toBe(`space:${place(field, [1, 1])}`)
  })

  it('goes next to an enemy it can only fight hand to hand', () => {
    const match = positionMatch({
      field: plain,
      armies: { 0: { 'sgt-drake-alexander': [[1, 2]] }, 1: { syvarris: [[5, 2]] } },
      active: 'sgt-drake-alexander',
    })
    answers(match, 2)
    expect(proposal(match)).toBe(`attack:${figure(match, 0, 'sgt-drake-alexander')}>${figure(match, 1, 'syvarris')}`)
  })

  it('keeps a shooter out of the way of a fighter, but in range', () => {
    const match = positionMatch({
      field: plain,
      armies: { 0: { syvarris: [[4, 2]] }, 1: { 'sgt-drake-alexander': [[7, 2]], finn: [[8, 2]] } },
      active: 'syvarris',
    })
    answers(match, 2)
    expect(Number(match.state.front[figure(match, 0, 'syvarris')] % 9)).toBeLessThan(4)
    expect(proposal(match)).toMatch(/^attack:/)
  })

  it('wins by a step where a step wins', () => {
    const goals = [{ goal: 'scoutEnters', side: 0, glyph: 'brandar' } as const]
    const base: Position = {
      field: plain,
      rules: { goals },
      glyphs: [['brandar', [4, 2]]],
      armies: { 0: { finn: [[1, 2]], thorgrim: [[1, 4]] }, 1: { syvarris: [[8, 2]] } },
      active: 'finn',
    }
    const scout = (id: string): string =>
      move({
        ...base,
        arrange: (state, content) => void (state.scout[armyCard({ state, content }, 0, id)] = 1),
      })
    expect(scout('finn')).toBe(`space:${at(4, 2)}`)
    // It would stand in the scout's way.
    expect(scout('thorgrim')).not.toBe(`space:${at(4, 2)}`)
  })

  it('rises above the mist', () => {
    const field = smallField([...row(1, 1, 1, 1, 1, 1, 1, 1, 1), [0, 1, 3], [1, 1, 1], [2, 1, 1]])
    const position: Position = {
      field,
      rules: { special: [{ rule: 'mist', firstLevel: 1, highest: 5, wounds: 1 }] },
      armies: { 0: { finn: [[1, 0]] }, 1: { thorgrim: [[8, 0]] } },
      active: 'finn',
    }
    expect(move(position)).toBe(`space:${place(field, [0, 1])}`)
  })
})

describe('planning', () => {
  it('gives the numbers to cards that can act', () => {
    const match = positionMatch(
      {
        field: plain,
        armies: {
          0: { syvarris: [[1, 2]], finn: [[0, 0]], 'airborne-elite': [] },
          1: {
            'marro-warriors': [
              [7, 2],
              [7, 1],
            ],
          },
        },
        options: { markersInTurn: true },
      },
      [{ procedure: 'markersOf', args: { role: 0 } }],
    )
    const numbers = answers(match, 3)
    expect(numbers).not.toContain(`card:${armyCard(match, 0, 'airborne-elite')}`)
  })

  it('spends its points on the strongest cards that fit together', () => {
    const t = tableOf({ armies: {} })
    const all = t.content.cards.map(({ index }) => index)
    for (const points of [160, 300, 400]) {
      const { cards } = bestArmy(t, all, points, (card) => strengthOf(printed(t, card)))
      const spent = cards.reduce((sum, card) => sum + pointsOf(t, card), 0)
      expect(spent).toBeLessThanOrEqual(points)
      expect(spent).toBeGreaterThan(points - 50)
      expect(new Set(cards).size).toBe(cards.length)
    }
    const { cardById } = t.content
    expect(strengthOf(cardById.get('mimring')!)).toBeGreaterThan(strengthOf(cardById.get('finn')!))
    expect(guessedStrength(cardById.get('mimring')!)).toBeGreaterThan(guessedStrength(cardById.get('finn')!))
  })
})
