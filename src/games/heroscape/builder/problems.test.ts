import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sayProblem } from './problems.ts'

const CONTENT = join('src', 'games', 'heroscape', 'content')

/** Every text that a check can give, with 3 wherever something varies. */
function textsIn(file: string): string[] {
  const code = readFileSync(join(CONTENT, file), 'utf8')
  const found = [...code.matchAll(/(?:problem: |need\([^;]*?, ?\n? *)(['`])((?:(?!\1).)+)\1/g)].map((match) => match[2])
  return found.map((text) => text.replaceAll(/\$\{[^}]*\}+/g, '3').replaceAll(/\}$/g, ''))
}

it.each(['validate-battlefield.ts', 'validate-layout.ts', 'check-scenario.ts'])(
  'all problems of %s are also said in German',
  (file) => {
    const texts = textsIn(file)
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.filter((problem) => sayProblem('de', { path: '', problem }) === problem)).toEqual([])
    for (const problem of texts) expect(sayProblem('en', { path: '', problem })).toBe(problem)
  },
)

it('a problem keeps what varies', () => {
  expect(sayProblem('de', { path: '', problem: 'the zones have 12 to 15 spaces' })).toBe(
    'die Zonen haben 12 bis 15 Felder',
  )
  expect(sayProblem('de', { path: '', problem: 'overlaps tiles[7]' })).toBe('überdeckt Geländestein 7')
})
