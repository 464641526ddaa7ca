import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hiddenHands } from '../../examples/course/hidden-hands.ts'
import { simultaneousPlans } from '../../examples/course/simultaneous-plans.ts'
import { standingOffers } from '../../examples/course/standing-offers.ts'
import { game as nim } from '../../examples/nim/index.ts'
import { prepare, type AnyGame } from '../../src/engine/index.ts'
import { fuzz } from '../../src/engine/proof/index.ts'

const lessons: readonly AnyGame[] = [nim, hiddenHands, simultaneousPlans, standingOffers]

const FILES = [
  'nim/rules.ts',
  'nim/index.ts',
  'course/hidden-hands.ts',
  'course/simultaneous-plans.ts',
  'course/standing-offers.ts',
]
const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

describe('the course of the engine', () => {
  it.each(lessons.map((game) => [game.id, game] as const))('%s plays under every invariant', (_id, game) => {
    const prepared = prepare(game, game.players.max)
    if (!prepared.ok) throw new Error(prepared.problems[0].problem)
    for (const seed of ['a', 'b', 'c']) expect(fuzz(prepared.value, { seed, maxAnswers: 200 }).failure).toBeUndefined()
  })

  it('shows only code that stands in the examples', () => {
    const code = FILES.map((file) => text(`examples/${file}`)).join('\n')
    const shown = [...text('src/engine/README.md').matchAll(/^```ts\n(.*?)^```/gms)].map(([, block]) => block.trim())
    expect(shown.length).toBeGreaterThan(6)
    expect(shown.filter((block) => !code.includes(block))).toEqual([])
  })
})
