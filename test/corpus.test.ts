import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadMatch, parseGameFile } from '../src/engine/file.ts'
import type { AnyGame } from '../src/engine/index.ts'
import { lanterns } from '../src/engine/testing/lanterns.ts'
import { findGame } from '../src/games/registry.ts'

const folder = new URL('./corpus/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.walstatt.json'))

const gameCalled = async (id: string): Promise<AnyGame | undefined> =>
  id === lanterns.id ? lanterns : (await findGame(id)?.load())?.game

describe('stored games', () => {
  it('are there', () => expect(names).not.toEqual([]))

  it.each(names)('%s is played again as it was, state for state', async (name) => {
    const parsed = parseGameFile(readFileSync(new URL(name, folder), 'utf8'))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    expect(parsed.value.hashes).toBeDefined()
    const game = await gameCalled(parsed.value.setup.game)
    const loaded = loadMatch(parsed.value, () => game)
    expect(loaded.ok ? [] : loaded.problems).toEqual([])
  })
})
