import { describe, expect, it } from 'vitest'
import { type AnyAsk, fastSource, type FastSource, Play } from '../../../../engine/index.ts'
import { defaultContent, type Content } from '../../content/content.ts'
import { uprising } from '../../index.ts'
import { atRest, isAtRest } from '../../testing/at-rest.ts'
import { checkEvent, checkQuestion, type Walk } from '../../testing/check-question.ts'
import { allOptions } from '../../testing/set-up-match.ts'
import type { State } from '../table/state.ts'
import { QUESTION_NAMES } from '../words/explain-words.ts'

function opened(roles: number, options: object, seed: string, walk: Walk): Play<State, Content> {
  const content = defaultContent()
  const state = uprising.setup(content, roles, allOptions(roles, options))
  const play = new Play(uprising, content, state, fastSource(seed))
  play.automatic = false
  play.recorder = {
    checkpoint() {},
    answered() {},
    offered() {},
    drew({ what, result }) {
      if (!/^[A-Za-z]/.test(what) || !Number.isInteger(result)) walk.bad.add(`drew ${result} of '${what}'`)
    },
    told: (event) => checkEvent(walk, play, event),
  }
  return play.start()
}

/** Often what promises something, so that armies, Havens and cards come together. */
function choiceAt(play: Play<State, Content>, ask: AnyAsk<State, Content>, chance: FastSource): number {
  const options = play.options(ask)
  const any = options[chance.below(options.length)]
  if (options.length === 1 || chance.below(3) > 0) return any
  const best = uprising.mind!.candidates!(play, ask, options, 1)[0]?.option ?? any
  return best
}

const MOST_ANSWERS = 4000

function walkThrough(play: Play<State, Content>, chance: FastSource, walk: Walk): void {
  for (let answers = 0; !play.over && answers < MOST_ANSWERS; answers++) {
    const { pending } = play
    const ask = pending[chance.below(pending.length)]
    checkQuestion(walk, play, ask)
    for (const what of uprising.invariants(play)) walk.bad.add(what)
    if (isAtRest(play, pending)) for (const what of atRest(play)) walk.bad.add(what)
    play.answer(ask, choiceAt(play, ask, chance))
  }
}

const met = new Set<string>()

describe('every question in games of all kinds', () => {
  it.each([
    { roles: 2, seed: 'amber', options: { chapters: 2 } },
    { roles: 3, seed: 'birch', options: { chapters: 2, edition: 'first', difficulty: 'nightmare', extraCurses: 2 } },
    {
      roles: 4,
      seed: 'cliff',
      options: { chapters: 2, firstPlayer: 'chosen', advanced: 'all', difficulty: 'apocalypse' },
    },
    { roles: 2, seed: 'seed9', options: { chapters: 4, advanced: 'all', difficulty: 'apocalypse' } },
    { roles: 2, seed: 'seed29', options: { chapters: 4, advanced: 'all', difficulty: 'apocalypse' } },
  ])('names its rule, itself and what it offers: $seed [UP-RUL-05]', ({ roles, seed, options }) => {
    const walk: Walk = { bad: new Set(), said: new Set(), met }
    const play = opened(roles, options, seed, walk)
    walkThrough(play, fastSource(seed).fork('choices'), walk)
    expect([...walk.bad].slice(0, 12)).toEqual([])
    expect(play.over).toBe(true)
  })

  // The others: rare-questions.test.ts.
  it('was met, but for the rarest', () => {
    expect(QUESTION_NAMES.filter((name) => !met.has(name)).length).toBeLessThanOrEqual(12)
  })
})
