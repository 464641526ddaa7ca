import { describe, expect, it } from 'vitest'
import { slowestAt, START, type TableState } from './table-state.ts'

type Seat = NonNullable<TableState['table']>['seats'][number]

const at = (pace: 'live' | 'relaxed', ...holders: readonly Seat['holder'][]): TableState => ({
  ...START,
  seats: [0],
  table: { pace, seats: holders.map((holder, seat) => ({ seat, holder })) } as unknown as TableState['table'],
})

describe('the slowest show at a table', () => {
  it('is fast where people play live', () => {
    expect(slowestAt(at('live', 'person', 'person'), false)).toBe('fast')
  })

  it('is as slow as one likes where nobody waits', () => {
    expect(slowestAt(at('relaxed', 'person', 'person'), false)).toBe('slow')
    expect(slowestAt(at('live', 'person', 'bot'), false)).toBe('slow')
    expect(slowestAt(at('live', 'person', 'person'), true)).toBe('slow')
  })
})
