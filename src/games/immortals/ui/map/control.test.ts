import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../../engine/index.ts'
import { publicView } from '../../rules/table/view.ts'
import { light, shadow, tableOf } from '../../testing/position.ts'
import { landsIn, NONE } from '../cells.ts'
import { controlOf, holderOfRegion } from './control.ts'

describe('the control of regions', () => {
  const table = tableOf({
    armies: {
      0: [
        [light('elderglade'), 1],
        [light('mossgate'), 1],
        [light('treehome'), 2],
        [light('thornhollow'), 1],
        [shadow('elderglade'), 1],
        [shadow('mossgate'), 1],
      ],
      1: [[light('heartwood'), 3]],
    },
  })
  const cells = new Map<string, CellValue>()
  publicView(table, (key, value) => cells.set(key, value))
  const { content } = table
  const control = controlOf(content, landsIn({ shared: cells, own: new Map() }), 3)
  const inLight = control[content.map.worldRegionOf[light('treehome')]]
  const inShadow = control[content.map.worldRegionOf[shadow('treehome')]]

  it('counts the lands of each region by player, in each world for itself', () => {
    expect(inLight).toEqual([4, 1, 0])
    expect(inShadow).toEqual([2, 0, 0])
    expect(control.flat().reduce((sum, count) => sum + count, 0)).toBe(7)
  })

  it('says who would score it, from three lands on [IM-SCO-05]', () => {
    expect(holderOfRegion(content, inLight)).toBe(0)
    expect(holderOfRegion(content, inShadow)).toBe(NONE)
    expect(holderOfRegion(content, [1, 0, 3])).toBe(2)
  })
})
