import { describe, expect, it } from 'vitest'
import { Quotas } from './quota.ts'

function quotas(most?: number) {
  let now = 1000
  const rates = {
    chat: { burst: 3, per: 6, within: 60_000 },
    tables: { burst: 1, per: 1, within: 1000 },
    thirds: { burst: 3, per: 3, within: 1000 },
  }
  const own = new Quotas(rates, () => now, most)
  const taken = (what: keyof typeof rates, who: string, times: number): number => {
    let count = 0
    for (let i = 0; i < times; i++) {
      try {
        own.take(what, who)
        count++
      } catch (error) {
        expect(error).toMatchObject({ code: 'tooFast' })
      }
    }
    return count
  }
  return { own, taken, wait: (time: number) => (now += time) }
}

describe('quotas', () => {
  it('allow a burst, then as many as come back', () => {
    const { taken, wait } = quotas()
    expect(taken('chat', 'ada', 10)).toBe(3)
    wait(9_999)
    expect(taken('chat', 'ada', 10)).toBe(0)
    wait(1)
    expect(taken('chat', 'ada', 10)).toBe(1)
    wait(20_000)
    expect(taken('chat', 'ada', 10)).toBe(2)
    wait(1e9)
    expect(taken('chat', 'ada', 10)).toBe(3)
  })

  it('of one person and one thing do not touch others', () => {
    const { taken } = quotas()
    expect(taken('chat', 'ada', 4)).toBe(3)
    expect(taken('chat', 'bob', 4)).toBe(3)
    expect(taken('tables', 'ada', 4)).toBe(1)
  })

  it('say when to come again', () => {
    const { own } = quotas()
    own.take('tables', 'ada')
    expect(() => own.take('tables', 'ada')).toThrow('too many; try again in 1 seconds')
  })

  it('add up fractions without losing one', () => {
    const { taken, wait } = quotas()
    for (let i = 0; i < 100; i++) {
      expect(taken('thirds', 'ada', 5)).toBe(3)
      wait(1000)
    }
  })

  it('take back what was not used', () => {
    const { own, taken } = quotas()
    for (let i = 0; i < 20; i++) {
      own.take('chat', 'ada')
      own.giveBack('chat', 'ada')
    }
    own.giveBack('chat', 'nobody')
    expect(taken('chat', 'ada', 5)).toBe(3)
  })

  it('remember only so many, and forget who was silent longest', () => {
    const { own, taken } = quotas(100)
    expect(taken('chat', 'ada', 5)).toBe(3)
    for (let i = 0; i < 99; i++) own.take('chat', `guest ${i}`)
    expect(taken('chat', 'ada', 1)).toBe(0)
    own.take('chat', 'one more')
    expect([own.count('chat'), own.count('tables')]).toEqual([100, 0])
    expect(taken('chat', 'ada', 5)).toBe(3)
  })
})
