import { expect, it } from 'vitest'
import type { MakeBot } from '../../bots/bot.ts'
import { matchup } from '../../bots/matchup.ts'
import { captainBot } from '../../bots/captain.ts'
import { randomBot } from '../../bots/random.ts'
import { answerOnce } from '../../bots/simulate.ts'
import { Standpoint } from '../../bots/standpoint.ts'
import { fastSource, prepare, startMatch } from '../../engine/index.ts'
import { heroscape } from './index.ts'
import { mind } from './bot.ts'
import type { Content } from './content/content.ts'
import type { State } from './rules/table/state.ts'

it('makes its choices from what its role may know', () => {
  const prepared = prepare(heroscape, 2, { scenario: 'STORM' })
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  const match = startMatch(prepared.value, fastSource('known'))
  const choices = fastSource('choices')
  const bots = [randomBot<State, Content>(), randomBot<State, Content>()]
  // Role 1 knows neither the scout nor the other's order markers.
  let compared = 0
  while (compared < 12) {
    const ask = match.play.question!
    if (ask.role === 1 && match.state.round > 0) {
      const from = new Standpoint(match, ask)
      const options = [...match.play.options(ask)]
      const worlds = ['a', 'b', 'c'].map((seed) => from.deal(fastSource(seed)).enter(fastSource(seed)))
      expect(new Set(worlds.map(({ state }) => state.scout.join())).size).toBeGreaterThan(1)
      expect(new Set(worlds.map((world) => mind.candidates!(world, ask, options, 1)[0].option)).size).toBe(1)
      compared++
    }
    answerOnce(match, bots, choices)
  }
})

// The whole measurement (100 games) is described in docs/bots.md; these are its first two seeds, both ways round.
it('beats random in FRONT, in either seat', () => {
  const prepared = prepare(heroscape, 2, { scenario: 'FRONT' })
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  const captain: MakeBot = () => captainBot()
  const limits = { decisions: 20_000, rounds: 300, round: (state: State) => state.round }
  const result = matchup(prepared.value, [captain, randomBot], { games: 4, seed: 'heroscape-2', limits })
  expect([result.wins, result.unfinished]).toEqual([4, 0])
})
