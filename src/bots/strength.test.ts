import { expect, it } from 'vitest'
import { prepare } from '../engine/index.ts'
import { findGame } from '../games/registry.ts'
import type { MakeBot } from './bot.ts'
import { matchup } from './matchup.ts'
import { captainBot } from './captain.ts'
import { mindOfGame } from './minds.ts'
import { randomBot } from './random.ts'

// The whole measurement (100 games) is described in docs/bots.md; this is its beginning, with fewer tries.
it('the Captain beats random at Bloodstones, in either seat', async () => {
  const { game, round } = await findGame('bloodstones')!.load()
  const prepared = prepare(game, 2)
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  const captain: MakeBot = () => captainBot(mindOfGame, { tries: 10, worlds: 2, options: 60 })
  const limits = { decisions: 20_000, rounds: 300, round }
  const result = matchup(prepared.value, [captain, randomBot], { games: 4, seed: 'bloodstones-2', limits })
  expect([result.wins, result.unfinished]).toEqual([4, 0])
  expect(result.margin.mean).toBeGreaterThan(20)
})
