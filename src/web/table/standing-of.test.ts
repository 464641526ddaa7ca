import { describe, expect, it } from 'vitest'
import type { SeatInfo, TableInfo } from '../../protocol/http.ts'
import { standingOf } from './standing-of.ts'

const HELD = [{ seat: 1, name: 'Ben' }]
const nobody = { gone: undefined, seats: [] }

const table = (seat: Partial<SeatInfo>, part: Partial<TableInfo> = {}): TableInfo =>
  ({
    state: 'running',
    seats: [{ seat: 1, roles: [1], holder: 'person', name: 'Ben', isHere: true, conceded: false, ...seat }],
    ...part,
  }) as TableInfo

describe('who sat here and holds nothing now', () => {
  it('is told who has the seat', () => {
    expect(standingOf(table({ name: 'Fred' }), nobody, HELD)).toEqual({ kind: 'taken', seat: 1 })
    expect(standingOf(table({ holder: 'bot' }), nobody, HELD)).toEqual({ kind: 'toBot' })
    expect(standingOf(table({ holder: 'invite' }), nobody, HELD)).toEqual({ kind: 'offered' })
  })

  it('is told of the own concession, also after a reload', () => {
    expect(standingOf(table({}), { gone: 'conceded', seats: [] }, [])).toEqual({ kind: 'conceded' })
    expect(standingOf(table({ holder: 'bot', conceded: true }), nobody, HELD)).toEqual({ kind: 'conceded' })
  })

  it('may have lost only a cookie, or have been sent away by another device', () => {
    expect(standingOf(table({}), nobody, HELD)).toEqual({ kind: 'forgotten' })
    expect(standingOf(table({}), { gone: 'seat', seats: [] }, HELD)).toEqual({ kind: 'elsewhere' })
    expect(standingOf(table({}), { gone: 'session', seats: [] }, HELD)).toEqual({ kind: 'signedOut' })
  })

  it('is told nothing where nothing was held, is held again, or all is over', () => {
    expect(standingOf(table({}), nobody, [])).toBeUndefined()
    expect(standingOf(table({}), { gone: undefined, seats: [1] }, HELD)).toBeUndefined()
    expect(standingOf(table({ name: 'Fred' }, { state: 'over' }), nobody, HELD)).toBeUndefined()
  })
})
