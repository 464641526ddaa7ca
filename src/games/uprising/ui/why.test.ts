import { expect, it } from 'vitest'
import { QUESTION_NAMES } from '../rules/words/explain-words.ts'
import { whyOf } from './why.ts'

it.each(['en', 'de'] as const)('every question has one sentence why it is asked, in %s', (language) => {
  const told = QUESTION_NAMES.map((name) => whyOf({ name }, { language }) ?? '')
  expect(told.filter((text) => !/^\p{Lu}.*[^.!?]\.$/u.test(text) || text.length > 150)).toEqual([])
  expect(new Set(told).size).toBe(QUESTION_NAMES.length)
  expect(whyOf({ name: 'nobody asks this' }, { language })).toBeUndefined()
})
