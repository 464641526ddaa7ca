import { describe, expect, it } from 'vitest'
import { ask, together } from '../procedure.ts'
import type { Question } from '../question.ts'
import { only } from '../table.ts'
import { give, named, pick, pickHidden, type Tiny, tinyMatch, type TinyProcedures } from '../testing/tiny.ts'
import { checkInvariants, InvariantBroken, newCoverage, type Depth } from './invariants.ts'

const brokenAt = (procedures: TinyProcedures, answers: [number, string][] = [], depth: Depth = 'all') => {
  const match = tinyMatch(procedures)
  for (const [role, key] of answers) expect(give(match, role, key).ok).toBe(true)
  try {
    checkInvariants(match, newCoverage(), depth)
  } catch (error) {
    expect(error).toBeInstanceOf(InvariantBroken)
    return (error as InvariantBroken).invariant
  }
  return undefined
}

describe('checkInvariants', () => {
  it('is content with a plain question', () => {
    expect(
      brokenAt({
        *main(play) {
          yield* pick(play, 0, 'a', 'b')
        },
      }),
    ).toBeUndefined()
  })

  it('finds two options with one key', () => {
    expect(
      brokenAt(
        {
          *main(play) {
            yield* pick(play, 0, 'a', 'a')
          },
        },
        [],
        'light',
      ),
    ).toBe('options')
  })

  it('finds a hidden draw that somebody asked later may not know', () => {
    const procedures: TinyProcedures = {
      *main(play) {
        play.roll(6, 'die', only(0))
        yield* pick(play, 1, 'a', 'b')
      },
    }
    expect(brokenAt(procedures)).toBe('tail')
  })

  it('finds a hidden answer that somebody asked later may not know', () => {
    const procedures: TinyProcedures = {
      *main(play) {
        yield* pickHidden(play, 0, 'a', 'b')
        yield* pick(play, 1, 'a', 'b')
      },
    }
    expect(brokenAt(procedures, [[0, 'a']])).toBe('tail')
  })

  it('leaves sealed answers of others out, and is content', () => {
    const procedures: TinyProcedures = {
      *main(play) {
        yield* together.sealed([0, 1], function* (role) {
          const word = yield* ask(play, ownWord, role, undefined)
          play.state.hidden[role] = word
        })
      },
    }
    expect(brokenAt(procedures, [[0, 'b']])).toBeUndefined()
  })

  it('finds a sealed plan that writes into what others see', () => {
    const procedures: TinyProcedures = {
      *main(play) {
        yield* together.sealed([0, 1], function* (role) {
          yield* pick(play, role, 'a', 'b')
          yield* pick(play, role, ...(play.state.done.length > 1 ? ['x', 'y'] : ['x', 'z']))
        })
      },
    }
    expect(
      brokenAt(procedures, [
        [0, 'a'],
        [1, 'b'],
      ]),
    ).toBeDefined()
  })

  it('finds a look at a secret that goes on asking without a checkpoint', () => {
    const procedures: TinyProcedures = {
      *main(play) {
        play.reveal(play.state.seen, 0, only(0))
        yield* pick(play, 0, `saw ${play.state.hidden[0]}`, 'b')
      },
    }
    const results = Array.from({ length: 6 }, (_, n) => brokenAt(withChoices(procedures, n), choices(n)))
    expect(results).toContain('secrecy')
  })

  it('finds a local copy of what a procedure drew outside of chance', () => {
    let calls = 0
    const procedures: TinyProcedures = {
      *main(play) {
        yield* pick(play, 0, `call ${calls++}`, 'b')
      },
    }
    expect(brokenAt(procedures)).toBe('resume')
  })
})

/** Some answers before, so that the scrambling differs. */
const withChoices = ({ main }: TinyProcedures, n: number): TinyProcedures => ({
  *main(play) {
    for (let i = 0; i < n; i++) yield* pick(play, 0, 'a', 'b')
    play.push(named('after'))
  },
  after: main,
})

const choices = (n: number): [number, string][] => Array.from({ length: n }, () => [0, 'a'])

const ownWord: Question<Tiny, object> = {
  name: 'ownWord',
  kind: 'option',
  rule: 'T-3',
  options: (_table, _ask, out) => void out.push(1, 2),
  key: (_table, option) => (option === 1 ? 'a' : 'b'),
  prompt: () => ({ key: 'own' }),
  describe: () => ({ label: { key: 'word' } }),
}
