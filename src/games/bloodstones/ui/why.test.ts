import { expect, it } from 'vitest'
import { LANGUAGES } from './testing/seen.ts'
import { whyOf } from './why.ts'

interface Exported {
  readonly name: string
  readonly options: unknown
  readonly prompt: unknown
}

const isQuestion = (value: unknown): value is Exported =>
  typeof value === 'object' && value !== null && ['name', 'kind', 'options', 'prompt'].every((key) => key in value)

const modules = import.meta.glob<Record<string, unknown>>(['../rules/**/*.ts', '!../rules/**/*.test.ts'], {
  eager: true,
})

/** Every question that the rules export. */
const questions = new Set(
  Object.values(modules).flatMap((module) =>
    Object.values(module).flatMap((one) => (isQuestion(one) ? [one.name] : [])),
  ),
)

it.each(LANGUAGES)('every question says why it is asked: %s', (language) => {
  expect(questions.size).toBeGreaterThan(20)
  for (const name of questions) expect(whyOf({ name }, { language }), name).toMatch(/\S.*[.]$/)
})

it('knows no question that is not asked', () => {
  expect(whyOf({ name: 'constructor' }, { language: 'en' })).toBeUndefined()
})
