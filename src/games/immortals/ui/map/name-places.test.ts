import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { LANDS, landOf, LAND_IDS, LIGHT, worldOf } from '../../content/names.ts'
import { namePlaces, overlap, writingOf } from './name-places.ts'

const content = defaultContent()

/** Pairs of lands of which the first one's name covers something of the second. */
function covered(grow: number): [land: number, other: number][] {
  const places = namePlaces(content, 'en', grow)
  const { name, income } = writingOf(content, 'en', grow)
  const pairs: [number, number][] = []
  for (let land = 0; land < LANDS; land++)
    for (let other = 0; other < LANDS; other++) {
      if (other === land || worldOf(other) !== worldOf(land)) continue
      const own = name(land, places[land])
      if (overlap(own, income(other)) + overlap(own, name(other, places[other])) > 0) pairs.push([land, other])
    }
  return pairs
}

describe('the names of lands', () => {
  it('cover neither the income of another land nor another name', () => {
    expect(covered(1)).toEqual([])
  })

  it('are seen where the board is small: Duskmoor beside the income of Crossfen', () => {
    const [duskmoor, crossfen] = ['duskmoor', 'crossfen'].map((id) => landOf(LIGHT, LAND_IDS.indexOf(id as 'duskmoor')))
    expect(covered(1.4)).not.toContainEqual([duskmoor, crossfen])
  })
})
