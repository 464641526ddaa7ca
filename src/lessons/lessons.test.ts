import { expect, it } from 'vitest'
import { exampleProblems } from './check.ts'
import { tryExample } from './rehearse.ts'
import { game, teaching } from './testing/nim.ts'
import { proveTeaching } from './testing/prove.ts'

proveTeaching(game, teaching, ['NIM-TURN-01', 'NIM-EX-01', 'NIM-EX-02'])

it('an expectation may be of any moment of the line, not beyond it', () => {
  const [example] = teaching.examples
  const offered = { offered: { key: '0:1' } }
  expect(() => tryExample(game, teaching, { ...example, expect: [{ ...offered, after: 0 }] })).not.toThrow()
  expect(() => tryExample(game, teaching, { ...example, expect: [offered] })).toThrow('does not hold')
  expect(exampleProblems({ ...example, expect: [{ ...offered, after: 2 }] })).toHaveLength(1)
})
