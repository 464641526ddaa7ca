import { expect, it } from 'vitest'
import { captainBot } from '../../bots/captain.ts'
import { randomBot } from '../../bots/random.ts'
import { answerOnce, simulateMatch } from '../../bots/simulate.ts'
import { Standpoint } from '../../bots/standpoint.ts'
import { fastSource, prepare, type Prepared, startMatch } from '../../engine/index.ts'
import { mind } from './bot.ts'
import type { Content } from './content/content.ts'
import { uprising } from './index.ts'
import { CHAOS, EMPIRE, type State } from './rules/table/state.ts'

function prepared(): Prepared<State, Content> {
  const found = prepare(uprising, 2, { chapters: 3, difficulty: 'rebel' })
  if (!found.ok) throw new Error(found.problems[0].problem)
  return found.value
}

it('makes its choices from what its role may know', () => {
  const match = startMatch(prepared(), fastSource('known'))
  const choices = fastSource('choices')
  const bots = [captainBot<State, Content>(), randomBot<State, Content>()]
  const names = new Set<string>()
  let different = 0
  while (match.state.chapter < 2) {
    const ask = match.play.question!
    const options = [...match.play.options(ask)]
    if (ask.role === 0 && options.length > 1) {
      const from = new Standpoint(match, ask)
      const worlds = ['a', 'b', 'c'].map((seed) => from.deal(fastSource(seed)).enter(fastSource(seed)))
      if (new Set(worlds.map(({ state }) => state.drawnFeats[1].join())).size > 1) different++
      expect(new Set(worlds.map((world) => mind.candidates!(world, ask, options, 1)[0]?.option)).size).toBe(1)
      names.add(ask.question.name)
    }
    answerOnce(match, bots, choices)
  }
  expect(different).toBeGreaterThan(0)
  expect([...names]).toEqual(expect.arrayContaining(['keepFeat', 'build', 'action']))
})

// The whole measurement (200 games for each difficulty) is described in docs/balance.md.
it('leads its faction at least 10 points further than random play does', () => {
  const limits = { decisions: 20_000, rounds: 10, round: (state: State) => state.chapter }
  const lead = (make: typeof randomBot): number => {
    let sum = 0
    for (let game = 0; game < 3; game++) {
      const bots = [make<State, Content>(), make<State, Content>()]
      const { state } = simulateMatch(prepared(), bots, `uprising-2/${game}`, limits).match
      sum += Math.min(state.vp[0], state.vp[1]) - Math.max(state.vp[EMPIRE], state.vp[CHAOS])
    }
    return sum / 3
  }
  expect(lead(() => captainBot()) - lead(randomBot)).toBeGreaterThan(10)
})
