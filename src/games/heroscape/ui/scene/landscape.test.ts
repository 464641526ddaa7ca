import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Battlefield } from '../../content/battlefield.ts'
import { createLandscape } from './landscape.ts'
import { newSurroundings } from './material.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says when a part of a battlefield cannot be built', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const told = { whole: vi.fn(), failed: vi.fn() }
  createLandscape(newSurroundings(), told).setField({} as Battlefield)
  vi.runAllTimers()
  expect(told.failed).toHaveBeenCalledTimes(1)
  expect(told.whole).not.toHaveBeenCalled()
  said.mockRestore()
})
