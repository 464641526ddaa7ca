import { describe, expect, it } from 'vitest'
import { fastSource } from '../../engine/index.ts'
import { meterOf } from './budget.ts'
import { chosenOf, gainOf, halve, weighed } from './halving.ts'

/** Plans that win as often as they say; luck is the same for all in a world. */
function weigh(chances: readonly number[], playouts: number, seed: string) {
  const source = fastSource(seed)
  const luck = Array.from({ length: playouts }, () => source.below(1000) / 1000)
  return halve(chances, {
    tryOut: (chance, world) => (luck[world] < chance ? 1 : 0),
    meter: meterOf({ playouts }),
  })
}

describe('halving', () => {
  it('finds the best plan and spends most on the last ones', () => {
    const all = weigh([0.2, 0.25, 0.3, 0.45, 0.2, 0.22, 0.3, 0.27], 1500, 'best')
    expect(chosenOf(all, 1.5).plan).toBe(0.45)
    expect(all[3].results.length).toBeGreaterThan(1.4 * all[1].results.length)
  })

  it('stops early where one is better beyond doubt, or none differs', () => {
    const used = (chances: readonly number[], playouts = 5000): number =>
      weigh(chances, playouts, 'clear').reduce((sum, { results }) => sum + results.length, 0)
    expect(used([0, 1, 0])).toBeLessThan(200)
    expect(used([0.5, 0.5])).toBeLessThan(200)
    expect(used([0.5, 0.52], 400)).toBe(400)
  })

  it('keeps the first plan to the end, and leaves it only for one that is clearly better', () => {
    const all = weigh([0.1, 0.5, 0.6, 0.55, 0.5], 500, 'first')
    expect(all[0].results.length).toBeGreaterThanOrEqual(Math.max(...all.slice(1).map(({ results }) => results.length)))
    const alike = [weighed('own'), weighed('other')]
    ;[0, 1, 0, 1, 1, 0, 1, 0].forEach((result, i) => {
      alike[0].results.push(result)
      alike[0].sum += result
      alike[1].results.push(i === 0 ? 1 : result)
      alike[1].sum += i === 0 ? 1 : result
    })
    expect(gainOf(alike[1], alike[0]).mean).toBeCloseTo(1 / 8)
    expect(chosenOf(alike, 1.5).plan).toBe('own')
    expect(chosenOf(alike, 0.5).plan).toBe('other')
  })

  it('tries everybody in the same worlds, latecomers too', () => {
    const seen = new Map<string, number[]>()
    halve(['a', 'b'], {
      tryOut(plan, world) {
        seen.set(plan, [...(seen.get(plan) ?? []), world])
        return plan === 'a' ? world % 2 : (world + 1) % 2
      },
      meter: meterOf({ playouts: 60 }),
      more: () => ['c'],
    })
    for (const worlds of seen.values()) expect(worlds).toEqual(worlds.map((_, i) => i))
    expect(seen.get('c')!.length).toBeGreaterThan(3)
  })
})
