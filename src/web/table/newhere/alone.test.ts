import { expect, it } from 'vitest'
import type { TableInfo } from '../../../protocol/http.ts'
import { isAlone } from './alone.ts'

const tableOf = (...holders: string[]): TableInfo =>
  ({ seats: holders.map((holder, seat) => ({ seat, holder })) }) as unknown as TableInfo

it('only who plays with nobody but bots is advised at a table of the server', () => {
  expect(isAlone({ table: tableOf('person', 'bot', 'bot'), seats: [0] })).toBe(true)
  expect(isAlone({ table: tableOf('person', 'person'), seats: [0] })).toBe(false)
  expect(isAlone({ table: tableOf('person', 'invite', 'bot'), seats: [0] })).toBe(false)
  expect(isAlone({ table: tableOf('person', 'person'), seats: [0, 1] })).toBe(true)
  expect(isAlone({ table: undefined, seats: [] })).toBe(false)
})
