import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES } from './module.ts'
import { games } from './registry.ts'

const FACE = /\bface(?:<[^']*>)?\('(\w+)'\)/g
const PLAIN = /\bname: '(\w+)',\s+kind: '/g

/** The names of all questions, as the rules declare them. */
function questionsOf(game: string): string[] {
  const rules = join(import.meta.dirname, game, 'rules')
  return readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(rules, file), 'utf8')
      return [FACE, PLAIN].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name))
    })
}

it.each(games.map(({ id }) => id))('every question of %s says to others what is decided', async (id) => {
  const { narrator } = await games.find((one) => one.id === id)!.load()
  const questions = questionsOf(id)
  expect(questions.length).toBeGreaterThan(10)
  for (const language of LANGUAGES) {
    const silent = questions.filter((name) => narrator.deed?.(language, name) === undefined)
    expect(silent).toEqual([])
    // Whoever reads it is not meant.
    for (const name of questions)
      expect(narrator.deed!(language, name)).not.toMatch(/\b(you|your|du|dein\w*|dich|dir)\b/i)
  }
})
