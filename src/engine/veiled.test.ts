import { describe, expect, it } from 'vitest'
import { fastSource } from './chance/fast.ts'
import type { Entry } from './log.ts'
import type { Match } from './match.ts'
import { ask, together, type Procedure } from './procedure.ts'
import { checkInvariants, newCoverage, type InvariantBroken } from './proof/invariants.ts'
import type { Question } from './question.ts'
import { replayAll } from './replay.ts'
import { openMatch, startMatch } from './setup.ts'
import type { Role } from './table.ts'
import { give, named, offered, pick, prepared, tinyGame, tinyMatch, type Tiny, type TinyPlay, type TinyProcedures } from './testing/tiny.ts' // prettier-ignore
import { undo } from './undo.ts'
import { waitingFor } from './asked.ts'

type TinyQuestion = Question<Tiny, object, undefined>

/** One option or two, as the first hidden value has it, which only role 0 knows. */
const veiled: TinyQuestion = {
  name: 'veiled',
  kind: 'option',
  rule: 'T-5',
  options: ({ state }, _ask, out) => void out.push(...(state.hidden[0] === 1 ? [0] : [0, 1])),
  key: (_table, option) => `v${option}`,
  prompt: ({ state }) => ({ key: `hidden is ${state.hidden[0]}` }),
  others: () => ({ key: 'choosing' }),
  describe: () => ({ label: { key: 'v' } }),
  veiled: () => true,
}

const asking = (question: TinyQuestion): TinyProcedures => ({
  *main(play) {
    const option = yield* ask(play, question, 0, undefined)
    play.state.done.push(`${option}`)
    yield* pick(play, 1, 'a', 'b')
    play.push(named('main'))
  },
})

const withHidden = (procedures: TinyProcedures, hidden: number[]): Match<Tiny, object> => {
  const game = tinyGame(procedures)
  const setup: typeof game.setup = (...given) => ({ ...game.setup(...given), hidden })
  return startMatch(prepared({ ...game, setup }), fastSource('veiled'))
}

describe('a veiled question', () => {
  it('is put to people with one option as with two, so that others cannot tell', () => {
    const seen = [
      [1, 2],
      [2, 1],
    ].map((hidden) => waitingFor(withHidden(asking(veiled), hidden)))
    expect(seen[0]).toEqual([{ role: 0, prompt: { key: 'choosing' }, question: 'veiled' }])
    expect(seen[1]).toEqual(seen[0])
    const { veiled: _, ...open } = veiled
    expect(waitingFor(withHidden(asking(open), [1, 2]))[0].role).toBe(1)
  })

  it('holds no search up', () => {
    const match = openMatch(prepared(tinyGame(asking(veiled))), fastSource('search'))
    match.play.closing = true
    match.begin()
    expect(match.play.question?.role).toBe(1)
  })
})

describe('a formality that was not put before', () => {
  const step = function* (play: TinyPlay, isPut: boolean): Procedure<Tiny, object> {
    if (isPut) yield* ask(play, veiled, 0, undefined)
    play.roll(6, 'die')
    yield* pick(play, 0, 'a', 'b')
    yield* pick(play, 0, 'c', 'd')
    play.push(named('main'))
  }
  const before: TinyProcedures = { main: (play) => step(play, false) }
  const now: TinyProcedures = { main: (play) => step(play, true) }

  const statesOf = (procedures: TinyProcedures, log: readonly Entry[]): string[] => {
    const states: string[] = []
    const result = replayAll(
      prepared(tinyGame(procedures)),
      log,
      ({ state }) => void states.push(JSON.stringify(state)),
    )
    expect(result.ok ? [] : result.problems).toEqual([])
    return states
  }

  function played(procedures: TinyProcedures): Match<Tiny, object> {
    const match = tinyMatch(procedures)
    for (const word of ['a', 'c', 'b', 'd', 'a', 'c']) {
      if (offered(match, 0)[0] === 'v0') give(match, 0, 'v0')
      give(match, 0, word)
      if (word === 'd' || word === 'b') {
        undo(match, 0)
        give(match, 0, word)
      }
    }
    return match
  }

  it('is passed over in a log from before, state for state', () => {
    const { log } = played(before)
    expect(log.some((entry) => entry.type === 'undo')).toBe(true)
    const states = statesOf(before, log)
    // The last state is that of the question that waits now: the formality.
    expect(statesOf(now, log).slice(0, -1)).toEqual(states.slice(0, -1))
  })

  it('is answered in a log of now', () => {
    const { log, state } = played(now)
    expect(log.filter((entry) => entry.type === 'answer' && entry.option === 'v0')).toHaveLength(3)
    expect(statesOf(now, log).at(-1)).toBe(JSON.stringify(state))
  })
})

describe('what others are told', () => {
  const prompting: TinyQuestion = { ...veiled, others: ({ state }) => ({ key: `hidden is ${state.hidden[0]}` }) }

  it('is made from what everybody may know, whatever the truth', () => {
    const told = [
      [1, 2],
      [2, 1],
    ].map((hidden) => waitingFor(withHidden(asking(prompting), hidden)))
    expect(told[0]).toEqual(told[1])
  })

  it('and is no invention', () => {
    const broken = [1, 2, 3, 4, 5, 6].map((value) => {
      try {
        checkInvariants(withHidden(asking(prompting), [value, 7]), newCoverage())
        return 'nothing'
      } catch (error) {
        return (error as InvariantBroken).invariant
      }
    })
    expect(broken).toContain('others')
  })

  it('is nothing of a question that waits for somebody else: not whether it is there, nor its number', () => {
    const match = tinyMatch({
      *main(play) {
        yield* together.sealed([0, 1], function* (role) {
          yield* pick(play, role, 'a', 'b')
          yield* pick(play, role, 'c', 'd')
        })
      },
    })
    const why = (role: Role, question: string): string => {
      const accepted = match.answer({ role, question, option: 'a' })
      return accepted.ok ? 'taken' : accepted.refusal.why
    }
    const guesses = (): string[] => ['1.1.0', '1.1.1', '1.1.2', '2.1.0'].map((id) => why(0, id))
    const first = guesses()
    give(match, 1, 'a')
    expect(guesses()).toEqual(first)
    expect(new Set(first)).toEqual(new Set(['notYours']))
    expect([why(0, '1.0.7'), why(0, 'nonsense')]).toEqual(['stale', 'stale'])
  })
})
