import { describe, expect, it } from 'vitest'
import { optionSpecs } from '../rules/setup/options.ts'
import { problemsOf } from '../testing/start-match.ts'
import { optionWords } from './options.ts'

describe('words for the options of the table', () => {
  it('every option and every value has a name in both languages', () => {
    for (const spec of optionSpecs)
      for (const language of ['en', 'de'] as const) {
        const words = optionWords(language, spec.id)!
        expect(words.label).not.toBe('')
        const values = spec.kind === 'choice' ? spec.values : []
        expect(Object.keys(words.values ?? {})).toEqual(values)
      }
    expect(optionWords('en', 'weather')).toBeUndefined()
  })

  it('every problem has a sentence in both languages [IM-RUL-02]', () => {
    const [{ problem }] = problemsOf(3, { rounds: 5 })
    const rule = /\[(.*)\]/.exec(problem)![1]
    for (const language of ['en', 'de'] as const)
      expect(optionWords(language, 'rounds')!.problems![rule]).toMatch(/^(You|Ihr) .*\.$/)
  })
})
