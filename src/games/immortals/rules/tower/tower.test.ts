import { describe, expect, it } from 'vitest'
import { type ChanceSource, fastSource, Play } from '../../../../engine/index.ts'
import type { Chance, Content } from '../../content/content.ts'
import { immortals } from '../../index.ts'
import { cubes, tableOf } from '../../testing/position.ts'
import type { State } from '../table/state.ts'
import { throwCubes, type Throw } from './tower.ts'

/** Outside of these a fair count of `n` cubes lies once in a million times on either side. */
function bounds(n: number, { falls, of }: Chance): [number, number] {
  const [p, tail] = [falls / of, 1e-6]
  let log = n * Math.log(1 - p)
  let below = 0
  let low = -1
  for (let k = 0; k <= n; k++) {
    below += Math.exp(log)
    if (low < 0 && below > tail) low = k
    if (below > 1 - tail) return [low, k]
    log += Math.log((n - k) / (k + 1)) + Math.log(p / (1 - p))
  }
  return [low, n]
}

function tower(inside: readonly number[], source: ChanceSource = fastSource('tower')): Play<State, Content> {
  const { state, content } = tableOf({ tower: inside })
  return new Play(immortals, content, state, source)
}

const throwInto = (play: Play<State, Content>, thrown: readonly number[]): Throw =>
  throwCubes(play, thrown, play.content.tower.thrown)

const THROWS = 3000

/** Many throws of the same cubes at the same contents, counted by colour. */
function counted(inside: readonly number[], thrown: readonly number[]): { inside: number[]; thrown: number[] } {
  const play = tower(inside, fastSource('many throws'))
  const sums = { inside: inside.map(() => 0), thrown: inside.map(() => 0) }
  for (let i = 0; i < THROWS; i++) {
    play.state.tower = [...inside]
    const { fellInside, fellThrown } = throwInto(play, thrown)
    fellInside.forEach((n, colour) => (sums.inside[colour] += n))
    fellThrown.forEach((n, colour) => (sums.thrown[colour] += n))
  }
  return sums
}

describe('the tower', () => {
  it('lets two thirds of the thrown cubes through and a third of those inside fall [IM-RUL-22] [IM-TOW-05]', () => {
    const inside = [3, 0, 5, 2]
    const thrown = [4, 1, 0, 3]
    const { tower: model } = tableOf({}).content
    expect([model.thrown, model.inside]).toEqual([
      { falls: 2, of: 3 },
      { falls: 1, of: 3 },
    ])
    const sums = counted(inside, thrown)
    for (let colour = 0; colour < inside.length; colour++) {
      const [low, high] = bounds(THROWS * thrown[colour], model.thrown)
      expect(sums.thrown[colour]).toBeGreaterThanOrEqual(low)
      expect(sums.thrown[colour]).toBeLessThanOrEqual(high)
      const [least, most] = bounds(THROWS * inside[colour], model.inside)
      expect(sums.inside[colour]).toBeGreaterThanOrEqual(least)
      expect(sums.inside[colour]).toBeLessThanOrEqual(most)
    }
  })

  it('lets every cube fall by itself: the numbers are spread as those of single cubes [IM-RUL-22]', () => {
    const play = tower([0, 0, 0, 0], fastSource('spread'))
    const seen = [0, 0, 0, 0]
    for (let i = 0; i < THROWS; i++) {
      play.state.tower = [0, 0, 0, 0]
      seen[throwInto(play, [3, 0, 0, 0]).fellThrown[0]]++
    }
    const exact = [1, 6, 12, 8].map((falls) => ({ falls, of: 27 }))
    seen.forEach((count, fallen) => {
      const [low, high] = bounds(THROWS, exact[fallen])
      expect(count).toBeGreaterThanOrEqual(low)
      expect(count).toBeLessThanOrEqual(high)
    })
  })

  it('remembers colours: what sticks is inside, what is knocked loose is not [IM-TOW-05] [IM-TOW-06]', () => {
    const play = tower([2, 1, 0, 3], cubes(['+-', '+', '--+', '+-', '---', '+'].join('')))
    const { fellInside, fellThrown } = throwInto(play, [2, 0, 3, 1])
    expect(fellInside).toEqual([1, 1, 0, 1])
    expect(fellThrown).toEqual([1, 0, 0, 1])
    expect(play.state.tower).toEqual([2, 0, 3, 2])
  })

  it('neither makes nor loses a cube of any colour [IM-INV-01] [IM-INV-02]', () => {
    const play = tower([5, 2, 0, 4], fastSource('conserved'))
    const all = [5, 2, 0, 4]
    for (let i = 0; i < 200; i++) {
      const thrown = [i % 4, (i >> 1) % 3, i % 5, 1]
      const { fellInside, fellThrown } = throwInto(play, thrown)
      thrown.forEach((n, colour) => (all[colour] += n - fellThrown[colour] - fellInside[colour]))
      expect(play.state.tower).toEqual(all)
      expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
    }
  })

  it('is never emptied by itself: without a throw nothing falls [IM-TOW-06]', () => {
    const play = tower([4, 4, 4, 4], cubes('-'.repeat(16)))
    expect(throwInto(play, [0, 0, 0, 0])).toEqual({ fellInside: [0, 0, 0, 0], fellThrown: [0, 0, 0, 0] })
    expect(play.state.tower).toEqual([4, 4, 4, 4])
  })

  it('draws with the chance it is given: that of the filling may differ [IM-RUL-22]', () => {
    const play = tower([0, 0, 0, 0], fastSource('chance'))
    expect(throwCubes(play, [9, 0, 0, 1], { falls: 1, of: 1 }).fellThrown).toEqual([9, 0, 0, 1])
    expect(throwCubes(play, [9, 0, 0, 1], { falls: 0, of: 1 }).fellThrown).toEqual([0, 0, 0, 0])
    expect(play.state.tower).toEqual([9, 0, 0, 1])
  })
})
