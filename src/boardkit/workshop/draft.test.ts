import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Draft } from './draft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function drafts(): { draft: Draft; kept: unknown[] } {
  const kept: unknown[] = []
  return { draft: new Draft((pack) => kept.push(pack)), kept }
}

it('is kept once after the last change', () => {
  const { draft, kept } = drafts()
  draft.change(() => 'a')
  draft.change(() => 'ab')
  expect(kept).toEqual([])
  vi.runAllTimers()
  expect(kept).toEqual(['ab'])
})

it('is kept at once when it is left, and not again', () => {
  const { draft, kept } = drafts()
  draft.keepNow()
  draft.change(() => 'a')
  draft.keepNow()
  expect(kept).toEqual(['a'])
  draft.keepNow()
  vi.runAllTimers()
  expect(kept).toEqual(['a'])
})
