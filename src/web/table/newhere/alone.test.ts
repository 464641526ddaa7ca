import { expect, it, vi } from 'vitest'
import type { TableInfo } from '../../../protocol/http.ts'
import { isAlone, mayBeAdvised } from './alone.ts'

vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined }
  Object.assign(globalThis, {
    matchMedia: () => media,
    localStorage: { getItem: () => null, setItem: () => undefined },
  })
})
const { TableSession } = await import('../session.ts')
const { TrialSession } = await import('../trial.ts')

const tableOf = (...holders: string[]): TableInfo =>
  ({ seats: holders.map((holder, seat) => ({ seat, holder })) }) as unknown as TableInfo

it('only who plays with nobody but bots is advised at a table of the server', () => {
  expect(isAlone({ table: tableOf('person', 'bot', 'bot'), seats: [0] })).toBe(true)
  expect(isAlone({ table: tableOf('person', 'person'), seats: [0] })).toBe(false)
  expect(isAlone({ table: tableOf('person', 'invite', 'bot'), seats: [0] })).toBe(false)
  expect(isAlone({ table: tableOf('person', 'person'), seats: [0, 1] })).toBe(true)
  expect(isAlone({ table: undefined, seats: [] })).toBe(false)
})

it('a copy to try things out in gives no advice that its table would not give', () => {
  const connect = (isLocal: boolean) => () => ({
    isLocal,
    send: () => new Promise<never>(() => undefined),
    close: () => undefined,
  })
  const online = (...holders: string[]) => {
    const session = new TableSession(connect(false), { table: 't' })
    session.store.setState({ table: tableOf(...holders), seats: [0] })
    return session
  }
  const trialOf = (origin: ReturnType<typeof online>) => new TrialSession(origin, connect(true), { table: 'copy' })
  expect(mayBeAdvised(trialOf(online('person', 'person')))).toBe(false)
  expect(mayBeAdvised(trialOf(trialOf(online('person', 'person'))))).toBe(false)
  expect(mayBeAdvised(trialOf(online('person', 'bot')))).toBe(true)
  const local = new TableSession(connect(true), { table: 't' })
  expect([mayBeAdvised(local), mayBeAdvised(trialOf(local))]).toEqual([true, true])
})
