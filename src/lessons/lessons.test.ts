import { expect, it } from 'vitest'
import { exampleProblems } from './check.ts'
import { tryExample } from './rehearse.ts'
import { game, teaching } from './testing/nim.ts'
import { proveTeaching } from './testing/prove.ts'

proveTeaching(game, teaching, ['NIM-TURN-01', 'NIM-EX-01', 'NIM-EX-02'])

it('holds on the way what an example says of the way', () => {
  const [example] = teaching.examples
  const saying = (after: number) => ({ ...example, expect: [{ offered: { key: '1:1' }, after }] })
  expect(() => tryExample(game, teaching, saying(0))).not.toThrow()
  expect(() => tryExample(game, teaching, saying(1))).toThrow('after 1 answers')
  expect(exampleProblems(saying(2))).toEqual([
    { path: 'example.expect[0].after', problem: 'must be a number of answers of the line' },
  ])
})
