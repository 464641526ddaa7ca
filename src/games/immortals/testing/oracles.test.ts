import { describe, expect, it } from 'vitest'
import { fastSource, Play, prepare, type FastSource, type Game } from '../../../engine/index.ts'
import { Disagreement } from '../../../engine/proof/index.ts'
import type { Content } from '../content/content.ts'
import { immortals } from '../index.ts'
import type { State } from '../rules/table/state.ts'
import { oracles } from './oracles.ts'

type Run = Game<State, Content>['procedures'][string]
type Stop = { question?: Asked['question']; together?: unknown; plan?: (role: number) => ReturnType<Run> }
type Asked = Play<State, Content>['pending'][number]

/** Actions rather than compensations, and full plans. */
function pick(name: string, options: readonly number[], choices: FastSource): number {
  if (name === 'plan' && choices.below(12) === 0) return options[0]
  const spare = name === 'act' ? 2 : name === 'turn' ? 1 : 0
  return options[choices.below(Math.max(1, options.length - spare))]
}

interface Table {
  readonly roles: number
  readonly options?: object
  readonly seed: string
  readonly game?: Game<State, Content>
}

/** Plays and asks the oracles at every question but most of those of planning, which are alike. */
function askOracles({ roles, options = {}, seed, game = immortals }: Table, asked = oracles): Record<string, number> {
  const prepared = prepare(game, roles, options)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  const { content, setup } = prepared.value
  const source = fastSource(seed)
  const choices = source.fork('choices')
  const play = new Play(game, content, game.setup(content, roles, setup.options), source.fork('chance')).start()
  const counts: Record<string, number> = {}
  while (play.state.outcome === undefined) {
    if (play.state.phase !== 'planning' || choices.below(16) === 0)
      for (const { name, compare } of asked) counts[name] = (counts[name] ?? 0) + compare(play)
    const ask = play.pending[choices.below(play.pending.length)]
    play.answer(ask, pick(ask.question.name, play.options(ask), choices))
  }
  return counts
}

/** The game with one question that offers something else. */
function withQuestion(name: string, change: (options: number[]) => void): Game<State, Content> {
  const altered = (stop: Stop): Stop => {
    if (stop.plan !== undefined) {
      const { plan } = stop
      return { ...stop, plan: (role) => through(plan(role)) }
    }
    if (stop.question?.name !== name) return stop
    const { question } = stop
    const options: typeof question.options = (t, ask, out) => {
      question.options(t, ask, out)
      change(out)
    }
    return { ...stop, question: { ...question, options } }
  }
  function* through(run: ReturnType<Run>): ReturnType<Run> {
    let step = run.next()
    while (!step.done) step = run.next((yield altered(step.value as Stop) as never) as never)
    return step.value
  }
  const wrapped = Object.entries(immortals.procedures).map(([key, run]) => [
    key,
    (play: never, args: never) => through(run(play, args)),
  ])
  return { ...immortals, procedures: Object.fromEntries(wrapped) as typeof immortals.procedures }
}

/** The game with one procedure that does a little more in the end. */
function withEffect(name: string, change: (state: State) => void): Game<State, Content> {
  const run = immortals.procedures[name]
  function* more(play: Play<State, Content>, args: never): ReturnType<Run> {
    const inner = run(play as never, args)
    let step = inner.next()
    while (!step.done) {
      if ('gameOver' in (step.value as object)) change(play.state)
      step = inner.next((yield step.value) as never)
    }
    change(play.state)
    return step.value
  }
  return { ...immortals, procedures: { ...immortals.procedures, [name]: more as Run } }
}

const dropLast = (options: number[]): void => {
  if (options.length > 1) options.pop()
}
const dropFirst = (options: number[]): void => {
  if (options.length > 3) options.shift()
}

describe('the oracles', () => {
  it.each([
    { roles: 3, seed: 'dawn' },
    { roles: 4, seed: 'noon', options: { eighthSpace: 'attackOrMove', landCardWinsResidents: true } },
    { roles: 5, seed: 'dusk', options: { compensatesStolen: false, returnFromLimbo: true } },
  ])('agree with the rules in a whole game of $roles [IM-INV-01]', (table) => {
    const counts = askOracles(table)
    expect(Object.keys(counts)).toEqual(oracles.map(({ name }) => name))
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(100)
  })

  const faults: [string, string, Game<State, Content>][] = [
    ['start round', 'a card of the draft', withQuestion('draft', dropLast)],
    ['start round', 'an army group', withQuestion('group', dropLast)],
    ['start round', 'a land of a joker', withQuestion('draftLand', dropLast)],
    ['start round', 'a part of the fallen', withQuestion('split', dropLast)],
    ['plans and turns', 'a place for a card', withQuestion('plan', dropLast)],
    ['plans and turns', 'a card to reveal', withQuestion('turn', dropFirst)],
    ['plans and turns', 'a land to reinforce', withQuestion('reinforce', dropFirst)],
    ['plans and turns', 'a third compensation', withQuestion('compensation', (options) => void options.push(1))],
    ['actions', 'something to do', withQuestion('act', dropFirst)],
    ['actions', 'the same twice', withQuestion('act', (options) => void options.push(options[0]))],
    ['actions', 'an attack into the own twin', withQuestion('act', (options) => void options.push(4000 + 25))],
    ['actions', 'an army more', withQuestion('attackArmies', (options) => void options.push(options.length + 1))],
    ['actions', 'nobody left behind', withQuestion('moveArmies', (options) => void options.push(options.length + 1))],
    ['actions', 'a land to awaken in', withQuestion('awakenArmy', dropLast)],
    ['what actions do', 'gold for nothing', withEffect('act', (state) => void state.gold[0]++)],
    ['what actions do', 'a resident lost', withEffect('act', (state) => void state.residents--)],
    [
      'what actions do',
      'an army too many after a fight',
      withEffect('act', (state) => void (state.fight !== undefined && state.armies[state.fight.target]++)),
    ],
    ['scoring', 'a point too many', withEffect('scoring', (state) => void state.points[1]++)],
  ]

  it.each(faults)('%s: notices %s', (name, _, game) => {
    const oracle = oracles.filter((one) => one.name === name)
    const seeds = ['dawn', 'noon', 'dusk', 'night']
    const found = seeds.some((seed) => {
      try {
        askOracles({ roles: 3, seed, game }, oracle)
        return false
      } catch (error) {
        if (error instanceof Disagreement) return true
        throw error
      }
    })
    expect(found).toBe(true)
  })
})
