import { expect, it } from 'vitest'
import type { CellValue } from '../../../engine/index.ts'
import { phaseCell, roundCell } from '../rules/table/cells.ts'
import type { Phase } from '../rules/table/state.ts'
import { where } from './where.ts'

function at(phase: Phase, round: number) {
  const shared = new Map<string, CellValue>()
  const put = (key: string, value: CellValue): void => void shared.set(key, value)
  phaseCell.put(put, phase)
  roundCell.put(put, [round, 0, 0, 0])
  const { title, steps, at: step } = where({ view: { shared, own: new Map() }, language: 'de' })
  return [title, steps.length, step]
}

it('tells the round, and its phases as steps', () => {
  expect(at('planning', 2)).toEqual(['Runde 2 von 0 · Planung', 4, 1])
  expect(at('execution', 3)).toEqual(['Runde 3 von 0 · Aktionen', 4, 2])
  expect(at('draft', 0)).toEqual(['Startrunde · Kartenwahl', 3, 1])
  expect(at('start', 0)).toEqual(['Startrunde', 3, 0])
  expect(at('over', 7)).toEqual(['Spielende', 4, undefined])
})
