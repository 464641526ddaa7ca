import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../engine/index.ts'
import type { Language } from '../../../protocol/board.ts'
import { defaultContent } from '../content/content.ts'
import { publicView } from '../rules/table/view.ts'
import { light, shadow, tableOf, type Position } from '../testing/position.ts'
import { goal } from './goal.ts'

const content = defaultContent()
const names = ['Anna', 'Ben', 'Cleo']

function goalAt(position: Position, language: Language = 'en') {
  const shared = new Map<string, CellValue>()
  publicView(tableOf(position), (key, value) => void shared.set(key, value))
  return goal({ view: { shared, own: new Map() }, content, language, role: 1, nameOf: (role) => names[role] })
}

const POSITION: Position = {
  points: { 0: 7, 1: 12, 2: 7 },
  armies: { 0: [[light('heartwood'), 2]], 1: [[light('treehome'), 1]], 2: [[light('saltmere'), 3], [shadow('saltmere'), 1]] }, // prettier-ignore
  phase: 'execution',
  round: 3,
}

describe('the goal', () => {
  it('puts the best first, armies on lands deciding ties, and says what the next scoring brings [IM-END-02] [IM-END-03]', () => {
    expect(goalAt(POSITION)?.sides.map(({ name, text, isMine }) => [name, text, isMine])).toEqual([
      ['Ben', '12 victory points', true],
      ['Cleo', '7 victory points, +1 in the next scoring', false],
      ['Anna', '7 victory points', false],
    ])
  })

  it('says how the game is won and with which round it ends', () => {
    expect(goalAt(POSITION)?.ends).toMatch(/round 7/)
    expect(goalAt(POSITION, 'de')?.ends).toMatch(/7\. Runde/)
    expect(goalAt({ ...POSITION, options: { rounds: 9 } })?.ends).toMatch(/round 9/)
  })

  it('knows the four phases of a round and the parts of the start round, and where we are [IM-RND-01]', () => {
    const parts = (phase: Position['phase'] & string) => goalAt({ ...POSITION, phase })?.turn.map(({ isNow }) => isNow)
    expect(parts('planning')).toEqual([false, true, false, false])
    expect(parts('scoring')).toEqual([false, false, false, true])
    expect(parts('over')).toEqual([false, false, false, false])
    expect(parts('start')).toEqual([true, false, false])
  })

  it('takes numbers from the box of the table', () => {
    expect(goalAt(POSITION)?.turn[0].text).toMatch(/each 3 armies/)
    expect(goalAt({ ...POSITION, phase: 'draft' }, 'de')?.turn[1].text).toMatch(/eine von 5 Karten/)
  })

  it('has nothing to say before the first cells are there', () => {
    const view = { shared: new Map(), own: new Map() }
    expect(goal({ view, content, language: 'en', role: 0, nameOf: String })).toBeUndefined()
  })
})
