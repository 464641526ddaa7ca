import { describe, expect, it } from 'vitest'
import { fastSource, type FastSource, openMatch, prepare } from '../../../../engine/index.ts'
import { CARDS } from '../../content/cards.ts'
import { LANDS, SPACES } from '../../content/names.ts'
import { immortals } from '../../index.ts'
import type { ImmortalsMatch } from '../../testing/position.ts'

/** What can be clicked on the board and the own player board. */
const CLICKS = [
  ...Array.from({ length: LANDS }, (_, land) => `land:${land}`),
  ...Array.from({ length: CARDS }, (_, card) => `card:${card}`),
  ...Array.from({ length: SPACES }, (_, space) => `space:${space}`),
  'limbo:0',
  'limbo:1',
]

function open(roles: number, options: object, seed: string): ImmortalsMatch {
  const prepared = prepare(immortals, roles, options)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return openMatch(prepared.value, fastSource(seed))
}

/** Clicks that neither mean an answer nor are explained. */
function silent(match: ImmortalsMatch, role: number): string[] {
  const { play } = match
  const ask = match.asked(role)
  const offered = new Set<string>()
  if (ask !== undefined)
    for (const option of play.options(ask).slice()) {
      offered.add(ask.question.key(play, option, ask))
      for (const target of ask.question.describe(play, option, ask).targets ?? []) offered.add(target)
    }
  const asked = ask?.question.name ?? `waiting in ${match.state.phase}`
  return CLICKS.filter((key) => !offered.has(key) && match.explain(role, { key }).length === 0).map(
    (key) => `${asked} ${key}`,
  )
}

/** Whole plans, and actions rather than compensations. */
function pick(name: string, options: readonly number[], choices: FastSource): number {
  if (name === 'plan') return options[choices.below(8) === 0 ? 0 : choices.below(options.length)]
  const most = name === 'act' && options.length > 2 ? options.length - 2 : options.length
  return options[choices.below(name === 'turn' ? Math.max(1, most - 1) : most)]
}

describe('every click', () => {
  it.each([
    { roles: 3, seed: 'dawn', options: {} },
    { roles: 4, seed: 'noon', options: { eighthSpace: 'attackOrMove' } },
    { roles: 5, seed: 'dusk', options: { returnFromLimbo: true } },
  ])('is an answer or is explained, in a game of $roles [IM-PLN-06] [IM-ACT-01]', ({ roles, seed, options }) => {
    const match = open(roles, options, seed)
    const choices = fastSource(seed).fork('choices')
    match.begin()
    for (let answers = 0; !match.over && answers < 3000; answers++) {
      const { play } = match
      const ask = play.pending[choices.below(play.pending.length)]
      const { name } = ask.question
      if (choices.below(name === 'plan' ? 80 : 8) === 0)
        for (let role = 0; role < roles; role++) expect(silent(match, role)).toEqual([])
      play.answer(ask, pick(name, play.options(ask), choices))
    }
    expect(match.over).toBe(true)
    for (let role = 0; role < roles; role++) expect(silent(match, role)).toEqual([])
  })
})
