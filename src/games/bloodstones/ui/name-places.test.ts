import { describe, expect, it } from 'vitest'
import { defaultContent } from '../content/content.ts'
import { chartFor } from './data.ts'
import { namePlaces, type NameSize } from './name-places.ts'

const MAPS = ['tyrants-lament', 'twin-ford', 'fals-heartland', 'two-inland-seas']
const NEAR: NameSize = { land: 12, sea: 13, drop: 0 }
const FAR: NameSize = { land: 21, sea: 21, drop: 9 }

describe.each(MAPS)('the names on %s', (id) => {
  const chart = chartFor(defaultContent(), id)!
  const shown = (size: NameSize, language: 'en' | 'de') =>
    namePlaces(chart, language, size).flatMap((place, area) => (place === undefined ? [] : [{ ...place, area }]))

  it.each(['en', 'de'] as const)('do not stand over each other, however far it is (%s)', (language) => {
    for (const size of [NEAR, FAR]) {
      const all = shown(size, language)
      for (const [i, a] of all.entries())
        for (const b of all.slice(i + 1)) {
          const [one, other] = [a, b].map(({ area }) => chart.names[area][language].length * 0.4 * size.land)
          const isBeside = Math.abs(a.x - b.x) > (one + other) / 2
          expect(isBeside || Math.abs(a.y - b.y) > 0.7 * size.land, `${a.area} and ${b.area}`).toBe(true)
        }
    }
  })

  it('are all there when the map is near, and most of them when it is far', () => {
    expect(shown(NEAR, 'en').length).toBe(chart.names.length)
    expect(shown(FAR, 'de').length).toBeGreaterThan(0.6 * chart.names.length)
  })
})
