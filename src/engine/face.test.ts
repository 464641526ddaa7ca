import { describe, expect, expectTypeOf, it } from 'vitest'
import { questionView, type OptionView, type QuestionView } from './asked.ts'
import { face, faced, isOneOf, oneOf } from './face.ts'
import { ask } from './procedure.ts'
import type { Question } from './question.ts'
import { tinyMatch, type Tiny, type TinyPlay } from './testing/tiny.ts'

interface March {
  readonly way: readonly number[]
  readonly cost?: number
}

const marchFace = face<{ from: number }, March | undefined>('march')
const restFace = face('rest')
const nightFace = face<{ from: number }>('night')

/** Option 0 stays, the others lead that far. */
const march: Question<Tiny, object, { from: number }> = faced(marchFace)({
  kind: 'option',
  rule: 'T-1',
  options: (_table, _ask, out) => out.push(0, 1, 2),
  key: (_table, option) => `to:${option}`,
  prompt: () => ({ key: 'march.ask' }),
  about: (_table, { arg }) => ({ from: arg.from }),
  describe: (_table, option, { arg }) =>
    option === 0
      ? { label: { key: 'stay' } }
      : { label: { key: 'go' }, data: { way: [arg.from, arg.from + option], cost: option } },
})

const rest = {
  kind: 'option',
  rule: 'T-1',
  options: (_table: unknown, _ask: unknown, out: number[]) => void out.push(0),
  key: () => 'rest',
  prompt: () => ({ key: 'rest.ask' }),
  describe: () => ({ label: { key: 'rest' } }),
} as const

function asked(): QuestionView {
  const match = tinyMatch({
    *main(play: TinyPlay) {
      yield* ask(play, march, 0, { from: 3 })
    },
  })
  return questionView(match, 0)!
}

describe('the face of a question', () => {
  it('gives the board what it is about and what the options mean', () => {
    const seen = marchFace.of(asked())!
    expect(seen.name).toBe('march')
    expect(seen.about.from).toBe(3)
    expect(seen.options.map(({ data }) => data?.way)).toEqual([undefined, [3, 4], [3, 5]])
    expectTypeOf(seen.options[0].data).toEqualTypeOf<March | undefined>()
  })

  it('is told from others', () => {
    const question = asked()
    expect([marchFace.is(question), restFace.is(question), restFace.of(question)]).toEqual([true, false, undefined])
    expect([marchFace.is(undefined), marchFace.of(undefined)]).toEqual([false, undefined])
    expect(isOneOf(question, [restFace, marchFace])).toBe(true)
    expect(isOneOf(question, [restFace, nightFace])).toBe(false)
    expect(oneOf(question, [nightFace, marchFace])?.about.from).toBe(3)
    expect(oneOf(question, [nightFace])).toBeUndefined()
  })

  it('may be handed on as any other question or option', () => {
    expectTypeOf(marchFace.of(asked())!).toExtend<QuestionView>()
    expectTypeOf(marchFace.of(asked())!.options[0]).toExtend<OptionView>()
    expectTypeOf(restFace.of(asked())!).toExtend<QuestionView>()
  })

  it('has its data checked when it is compiled', () => {
    // @ts-expect-error -- it promises what it is about
    const aboutNothing = () => faced(nightFace)<Tiny, object>({ ...rest })
    // @ts-expect-error -- every option has a way
    const without = () => faced(face<undefined, March>('x'))<Tiny, object>({ ...rest })
    // @ts-expect-error -- no option has data
    const more = () => faced(restFace)<Tiny, object>({ ...rest, describe: () => ({ label: { key: 'rest' }, data: 1 }) })
    expect([aboutNothing().name, without().name, more().name]).toEqual(['night', 'x', 'rest'])
  })
})
