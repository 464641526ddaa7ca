import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withCredits } from './credits.mjs'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

it('CREDITS.md names everything that ships; after a change of the lock: npm run credits', () => {
  const text = read('CREDITS.md')
  expect(withCredits(text)).toBe(text)
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  for (const [name, version] of Object.entries(dependencies))
    expect(text).toMatch(new RegExp(`^- \\[?${name}[^ ]* ${version.replaceAll('.', '[.]')} – `, 'm'))
})
