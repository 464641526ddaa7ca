import { expect, it } from 'vitest'
import type { CellValue } from '../../../engine/index.ts'
import type { Room } from '../../../protocol/board.ts'
import { publicView } from '../rules/table/view.ts'
import { tableOf } from '../testing/position.ts'
import { where } from './where.ts'

const room = (width: number): Room => ({ width, height: 800, isSmall: width < 900, plates: [] })

function at(phase: 'setup' | 'actions', width: number) {
  const t = tableOf({})
  t.state.phase = phase
  t.state.chapter = phase === 'setup' ? 0 : 2
  const shared = new Map<string, CellValue>()
  publicView(t, (key, value) => void shared.set(key, value))
  return where({ view: { shared, own: new Map() }, language: 'en', room: room(width) })
}

it('names the Chapter and the Phase, with fewer words where there is less room', () => {
  expect(at('actions', 1440)).toMatchObject({ title: 'Chapter 2/4 · Actions', at: 3 })
  expect(at('actions', 390).title).toBe('Actions 2/4')
  expect(at('actions', 390).steps).toHaveLength(7)
})

it('is before all Phases while it is set up', () => {
  expect(at('setup', 1440)).toMatchObject({ title: 'Setup', at: undefined })
})
