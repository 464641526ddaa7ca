import { describe, expect, it } from 'vitest'
import { defaultContent } from '../content/content.ts'
import { CAPITAL, SHRINE } from '../content/names.ts'
import { publicView } from '../rules/table/view.ts'
import { light, shadow, tableOf } from '../testing/position.ts'
import { holdingsOf, scoreNow } from './panel-score.ts'

const CONTENT = defaultContent()

const shared = new Map()
publicView(
  tableOf({
    armies: {
      0: [
        [light('elderglade'), 2],
        [light('mossgate'), 1],
        [light('treehome'), 4],
        [shadow('saltmere'), 1],
        [shadow('highcrag'), 1],
      ],
      1: [[light('heartwood'), 3]],
    },
    arrange(state) {
      state.building[light('mossgate')] = SHRINE
      state.building[light('treehome')] = CAPITAL
      state.building[light('heartwood')] = SHRINE
      state.building[light('crossfen')] = SHRINE
    },
  }),
  (key, value) => shared.set(key, value),
)
const VIEW = { shared, own: new Map() }

describe('the next scoring', () => {
  it('is previewed from what lies open', () => {
    expect(scoreNow(CONTENT, VIEW, 0)).toEqual({ lands: 2, shrines: 1, capitals: 1, regions: 2, total: 6 })
    expect(scoreNow(CONTENT, VIEW, 1)).toEqual({ lands: 0, shrines: 1, capitals: 0, regions: 0, total: 1 })
    expect(scoreNow(CONTENT, VIEW, 2).total).toBe(0)
  })

  it('counts lands and armies on the board', () => {
    expect(holdingsOf(VIEW, 0)).toEqual({ lands: 5, armies: 9 })
    expect(holdingsOf(VIEW, 2)).toEqual({ lands: 0, armies: 0 })
  })
})
