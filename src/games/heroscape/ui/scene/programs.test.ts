import type { Camera, Scene, WebGLRenderer } from 'three'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prepare } from './programs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A card with one program; what it says of it, by the number of what is asked. */
function asked(isComplete: boolean, isLinked: boolean) {
  const gl = {
    LINK_STATUS: 1,
    getExtension: () => ({ COMPLETION_STATUS_KHR: 2 }),
    getProgramParameter: (_: unknown, what: number) => (what === 1 ? isLinked : isComplete),
    isContextLost: () => false,
  }
  const renderer = { getContext: () => gl, info: { programs: [{ program: {} }] }, compile: () => undefined }
  const told = { ready: vi.fn(), broken: vi.fn() }
  prepare(renderer as unknown as WebGLRenderer, {} as Scene, {} as Camera, told)
  return told
}

it('draws without waiting where a card never says that its programs are made', () => {
  const told = asked(false, true)
  vi.advanceTimersToNextTimer()
  expect(told.ready).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(told.ready).toHaveBeenCalledTimes(1)
  expect(told.broken).not.toHaveBeenCalled()
})

it('says that nothing can be drawn with a program that cannot be made', () => {
  const told = asked(true, false)
  expect(told.ready).not.toHaveBeenCalled()
  expect(told.broken).toHaveBeenCalledTimes(1)
  expect(asked(true, true).ready).toHaveBeenCalledTimes(1)
})
