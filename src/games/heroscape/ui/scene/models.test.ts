import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { areModelsMade, model, watchModels } from './models.ts'

let made = 0
const end = watchModels(() => void made++)
beforeEach(() => {
  vi.useFakeTimers()
  made = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (!areModelsMade()) throw new Error('something is still to be made')
})

const all = async (): Promise<void> => {
  for (let tries = 0; tries < 200 && !areModelsMade(); tries++) {
    await vi.dynamicImportSettled()
    await vi.runAllTimersAsync()
  }
}

it('are made on the page where a worker says nothing', async () => {
  const terminate = vi.fn()
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = (): void => undefined
      addEventListener = (): void => undefined
      terminate = terminate
    },
  )
  const base = model('base', 1)
  await Promise.resolve()
  expect(areModelsMade()).toBe(false)
  await all()
  expect(base.getAttribute('position').count).toBeGreaterThan(0)
  expect(terminate).toHaveBeenCalled()
  expect(made).toBe(1)
})

it('are made on the page where no worker may be had, and what cannot be made is not waited for', async () => {
  vi.stubGlobal(
    'Worker',
    vi.fn(() => {
      throw new Error('no')
    }),
  )
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // oxlint-disable-next-line typescript/no-explicit-any -- a model that there is not
  const none = model('unknown' as any, undefined as any)
  const base = model('base', 2)
  await Promise.resolve()
  await all()
  expect(base.getAttribute('position').count).toBeGreaterThan(0)
  expect(none.getAttribute('position')).toBeUndefined()
  end()
})
