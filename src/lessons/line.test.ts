import { expect, it } from 'vitest'
import { exampleProblems } from './check.ts'
import type { Example, LineAnswer } from './lesson.ts'
import { tryExample } from './rehearse.ts'
import { game, teaching } from './testing/nim.ts'

const example = (answer: LineAnswer): Example => ({ ...teaching.examples[0], line: [answer] })

it('looks at what must hold before an answer of the line', () => {
  const right = example({ key: '0:1', expect: [{ offered: { key: '1:1' } }, { cell: 'heaps', path: [0], is: 1 }] })
  expect(exampleProblems(right)).toEqual([])
  expect(() => tryExample(game, teaching, right)).not.toThrow()
  const wrong = example({ key: '0:1', expect: [{ notOffered: { key: '1:1' } }] })
  expect(() => tryExample(game, teaching, wrong)).toThrow('"notOffered":{"key":"1:1"}} does not hold')
})

it('knows what is no expectation', () => {
  const wrong = example({ key: '0:1', expect: [{ offered: {} }] })
  expect(exampleProblems(wrong)).toEqual([{ path: 'example.line[0].expect[0].offered', problem: 'fits every answer' }])
})
