import { describe, expect, it } from 'vitest'
import { prepare } from '../engine/index.ts'
import { LANGUAGES } from './module.ts'
import { games } from './registry.ts'

describe.each(games.map(({ id, load }) => ({ id, load })))('the mind of $id', ({ load }) => {
  it('says in both languages what its value counts, with a weight for each', async () => {
    const { game, facts, narrator } = await load()
    const prepared = prepare(game, facts.players.min)
    if (!prepared.ok) throw new Error(prepared.problems[0].problem)
    const { content, setup } = prepared.value
    const table = { content, state: game.setup(content, setup.roles, setup.options) }
    for (const mind of [game.mind, ...Object.values(game.mind?.characters ?? {})]) {
      if (mind?.value === undefined) continue
      const { features, weights } = mind.value
      expect(weights).toHaveLength(features.length)
      expect(new Set(features).size).toBe(features.length)
      for (const language of LANGUAGES)
        for (const feature of features) {
          const said = narrator.message(language, table, { key: `feature.${feature}` })
          expect(said, `${language} ${feature}`).not.toContain('feature.')
          expect(said).not.toBe('')
        }
    }
  })

  it('has the characters of which its facts tell', async () => {
    const { game, facts } = await load()
    const told = (facts.characters ?? []).map(({ id }) => id)
    expect(told.sort()).toEqual(Object.keys(game.mind?.characters ?? {}).sort())
    for (const { id, words } of facts.characters ?? []) {
      expect(id).toMatch(/^[a-z][a-z0-9-]{0,23}$/)
      for (const language of LANGUAGES) {
        expect(words[language].name).not.toBe('')
        expect(words[language].about).not.toBe('')
      }
    }
  })
})
