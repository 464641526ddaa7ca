import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../../engine/view.ts'
import { CAPITAL, SHRINE } from '../../content/names.ts'
import { publicView } from '../../rules/view.ts'
import { light, shadow, tableOf, type Position } from '../../testing/position.ts'
import { landCells } from '../cells.ts'
import { controlOf, holderOfRegion, previewsOf } from './preview.ts'

function seen(position: Position) {
  const table = tableOf(position)
  const cells = new Map<string, CellValue>()
  publicView(table, (key, value) => cells.set(key, value))
  return { content: table.content, lands: landCells({ shared: cells, own: new Map() }) }
}

describe('the preview of the next scoring', () => {
  // Four Light lands of a region with a shrine, three Shadow lands of the same name with a capital, four scattered ones.
  const { content, lands } = seen({
    armies: {
      0: [
        [light('elderglade'), 1],
        [light('mossgate'), 1],
        [light('treehome'), 2],
        [light('thornhollow'), 1],
        [shadow('elderglade'), 1],
        [shadow('mossgate'), 1],
        [shadow('treehome'), 1],
        [light('mistharbor'), 1],
        [light('saltmere'), 1],
        [shadow('emberfall'), 1],
        [shadow('highcrag'), 1],
      ],
      1: [[light('heartwood'), 3]],
    },
    arrange: ({ building }) => {
      building[light('treehome')] = SHRINE
      building[shadow('mossgate')] = CAPITAL
      building[light('emberfall')] = SHRINE
    },
  })

  it('counts lands, buildings and regions of both worlds [IM-EX-44]', () => {
    const [first, second, third] = previewsOf(content, lands, 3)
    expect(first).toEqual({ lands: 11, landPoints: 5, buildingPoints: 2, regionPoints: 4, total: 11 })
    expect(second).toEqual({ lands: 1, landPoints: 0, buildingPoints: 0, regionPoints: 0, total: 0 })
    expect(third.total).toBe(0)
  })

  it('counts the lands of each region by player, and says who scores it', () => {
    const region = content.map.worldRegionOf[light('treehome')]
    const control = controlOf(content, lands, 3)
    expect(control[region]).toEqual([4, 1, 0])
    expect(control[content.map.worldRegionOf[shadow('treehome')]]).toEqual([3, 0, 0])
    expect(holderOfRegion(content, control[region])).toBe(0)
    expect(holderOfRegion(content, [2, 1, 0])).toBe(-1)
  })
})
