import { expect, it } from 'vitest'
import { ask } from './procedure.ts'
import { isAsked, type Question } from './question.ts'
import { tinyMatch, type Tiny, type TinyPlay } from './testing/tiny.ts'

const pick: Question<Tiny, object, { most: number }> = {
  name: 'pick',
  kind: 'number',
  rule: 'T-1',
  options: (_table, { arg }, out) => void out.push(0, arg.most),
  key: (_table, option) => `${option}`,
  prompt: () => ({ key: 'pick' }),
  describe: () => ({ label: { key: 'pick' } }),
}

it('a waiting question is known by itself, with its argument', () => {
  const match = tinyMatch({
    *main(play: TinyPlay) {
      yield* ask(play, pick, 0, { most: 3 })
    },
  })
  const [waiting] = match.play.pending
  expect(isAsked(waiting, pick) && waiting.arg.most).toBe(3)
  expect([isAsked(waiting, { ...pick }), isAsked(undefined, pick)]).toEqual([false, false])
})
