import { describe, expect, it } from 'vitest'
import { Passwords } from './passwords.ts'

/** Computes nothing until it is told to. */
function slow() {
  const running: ((fails: boolean) => void)[] = []
  let most = 0
  const wait = <T>(value: T): Promise<T> =>
    new Promise((done, fail) => {
      running.push((fails) => (fails ? fail(new Error('no memory')) : done(value)))
      most = Math.max(most, running.length)
    })
  const passwords = new Passwords({
    hash: (text) => wait(`#${text}`),
    verify: (hashed, text) => wait(hashed === `#${text}`),
  })
  const finish = async (fails = false): Promise<void> => {
    running.shift()?.(fails)
    for (let i = 0; i < 10; i++) await Promise.resolve()
  }
  return { passwords, running, finish, most: () => most }
}

describe('passwords', () => {
  it('are computed two at a time, sixteen wait, and more are told to come again', async () => {
    const { passwords, running, finish, most } = slow()
    const tries = Array.from({ length: 30 }, (_, i) => passwords.hash(String(i)).catch((error: unknown) => error))
    for (let i = 0; i < 40; i++) await finish()
    const done = await Promise.all(tries)
    expect(done.slice(0, 18)).toEqual(Array.from({ length: 18 }, (_, i) => `#${i}`))
    for (const late of done.slice(18)) expect(late).toMatchObject({ code: 'busy' })
    expect([most(), running.length]).toEqual([2, 0])
  })

  it('one that fails gives its place to the next', async () => {
    const { passwords, finish } = slow()
    const tries = Array.from({ length: 6 }, (_, i) => passwords.hash(String(i)).catch(() => 'failed'))
    for (let i = 0; i < 6; i++) await finish(i % 2 === 0)
    expect(await Promise.all(tries)).toEqual(['failed', '#1', 'failed', '#3', 'failed', '#5'])
  })

  it('of nobody are computed as well, and never right', async () => {
    const { passwords, running, finish } = slow()
    const tried = passwords.verify(undefined, 'nobody has this password')
    expect(running).toHaveLength(1)
    await finish()
    expect(running).toHaveLength(1)
    await finish()
    expect(await tried).toBe(false)
  })

  it('fit their hash only', async () => {
    const passwords = new Passwords()
    const hashed = await passwords.hash('correct horse')
    expect(await Promise.all([passwords.verify(hashed, 'correct horse'), passwords.verify(hashed, 'horse')])).toEqual([
      true,
      false,
    ])
  })
})
