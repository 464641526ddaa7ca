import { expect, it } from 'vitest'
import { STOP_REASONS, stopReasonOf, stopText } from './stopped.ts'

it('reads every reason back, as it was always stored', () => {
  const texts = Object.values(STOP_REASONS).map(stopText)
  expect(texts).toEqual([
    'rules: the rules took too long',
    'rules: the rules took too much memory',
    'rules: the rules failed',
    'load: the match does not fit the rules any more',
  ])
  expect(texts.map(stopReasonOf)).toEqual(Object.keys(STOP_REASONS))
})

it('takes no other words for one of them', () => {
  expect(stopReasonOf('rules: along the river')).toBe('rules')
  expect(stopReasonOf('rules: a memory of an elder')).toBe('rules')
  expect(stopReasonOf('log.3: not offered')).toBe('load')
})
