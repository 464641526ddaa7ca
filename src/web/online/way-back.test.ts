import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropWay, forgetSeats, heldAt, keepHeld, keepWay, sawWay, wayOf } from './way-back.ts'

/** As a browser's: what is kept are its own properties. */
function storage(): Record<string, unknown> {
  return Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key]
      },
    },
    {},
  ) as Record<string, unknown>
}

describe('the way back to a seat', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', storage()))

  it('is shown at most once for a table', () => {
    keepWay('t', 'first')
    expect(wayOf('t')).toEqual({ token: 'first', isSeen: false })
    sawWay('t')
    keepWay('t', 'second')
    expect(wayOf('t')).toEqual({ token: 'second', isSeen: true })
  })

  it('is not kept for who gets none', () => {
    keepWay('t', undefined)
    expect(wayOf('t')).toBeUndefined()
  })

  it('is forgotten with all seats when the browser is somebody else', () => {
    keepWay('t', 'way')
    keepHeld('u', [{ seat: 1, name: 'Ben' }])
    localStorage.setItem('walstatt.settings', '{}')
    forgetSeats()
    expect([wayOf('t'), heldAt('u')]).toEqual([undefined, []])
    expect(localStorage.getItem('walstatt.settings')).toBe('{}')
  })

  it('ends for one table alone', () => {
    keepWay('t', 'one')
    keepWay('u', 'other')
    dropWay('t')
    expect([wayOf('t'), wayOf('u')?.token]).toEqual([undefined, 'other'])
  })
})
