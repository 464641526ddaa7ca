import { expect, it } from 'vitest'
import { captainBot } from '../../bots/captain.ts'
import { winnersOf } from '../../bots/matchup.ts'
import { randomBot } from '../../bots/random.ts'
import { answerOnce, simulateMatch } from '../../bots/simulate.ts'
import { Standpoint } from '../../bots/standpoint.ts'
import { fastSource, prepare, type Prepared, startMatch } from '../../engine/index.ts'
import { mind } from './bot.ts'
import type { Content } from './content/content.ts'
import { immortals } from './index.ts'
import type { State } from './rules/table/state.ts'

function prepared(): Prepared<State, Content> {
  const found = prepare(immortals, 3)
  if (!found.ok) throw new Error(found.problems[0].problem)
  return found.value
}

it('makes its choices from what its role may know', () => {
  const match = startMatch(prepared(), fastSource('known'))
  const choices = fastSource('choices')
  const bots = [randomBot<State, Content>(), captainBot<State, Content>(), randomBot<State, Content>()]
  const hidden = ({ state }: { state: State }): string => [...state.conflict, state.planned, state.drawPile].join(';')
  const names = new Set<string>()
  let different = 0
  while (match.state.round < 3) {
    const ask = match.play.question!
    const options = [...match.play.options(ask)]
    if (ask.role === 1 && options.length > 1) {
      const from = new Standpoint(match, ask)
      const worlds = ['a', 'b', 'c'].map((seed) => from.deal(fastSource(seed)).enter(fastSource(seed)))
      if (new Set(worlds.map(hidden)).size > 1) different++
      expect(new Set(worlds.map((world) => mind.candidates!(world, ask, options, 1)[0].option)).size).toBe(1)
      names.add(ask.question.name)
    }
    answerOnce(match, bots, choices)
  }
  expect(different).toBeGreaterThan(40)
  expect([...names]).toEqual(
    expect.arrayContaining(['draft', 'group', 'reinforce', 'plan', 'turn', 'act', 'attackArmies']),
  )
})

// The whole measurement (100 games) is described in docs/bots.md; these are its first three.
it('wins alone against two that play at random, from every seat', () => {
  const limits = { decisions: 20_000, rounds: 300, round: (state: State) => state.round }
  for (let game = 0; game < 3; game++) {
    const seat = (3 - (game % 3)) % 3
    const bots = [0, 1, 2].map((role) => (role === seat ? captainBot<State, Content>() : randomBot<State, Content>()))
    const { outcome } = simulateMatch(prepared(), bots, `immortals-3/${game}`, limits)
    expect(winnersOf(outcome, 3)).toEqual([seat])
  }
})
