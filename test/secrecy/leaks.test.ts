import { named } from '../../src/engine/testing/tiny.ts'
import { describe, expect, it } from 'vitest'
import type { AnyGame, Play, Procedure, Question, Role, Stop, Table } from '../../src/engine/index.ts'
import { type LanternContent, lanterns, type Lanterns } from '../../src/engine/testing/lanterns.ts'
import { secrecyRun } from './secrecy.ts'
import { secretLanterns } from './tables.ts'

type LanternTable = Table<Lanterns, LanternContent>
type LanternPlay = Play<Lanterns, LanternContent>
type LanternQuestion = Question<Lanterns, LanternContent, unknown>

/** What somebody holds whom the role does not look over the shoulder of. */
const handBeside = ({ state }: LanternTable, role: Role): string => state.hands[(role + 1) % state.hands.length].join()

const all = ({ state }: LanternTable): string => state.hands.map((hand) => hand.join()).join(' ')

/** The rules with every question changed. */
function asking(change: (question: LanternQuestion, play: LanternPlay) => LanternQuestion): Partial<AnyGame> {
  function* changed(
    play: LanternPlay,
    procedure: Procedure<Lanterns, LanternContent>,
  ): Generator<Stop<Lanterns, LanternContent>, void, number> {
    let step = procedure.next()
    while (!step.done) {
      const stop = step.value
      const next = 'question' in stop ? { ...stop, question: change(stop.question, play) } : stop
      step = procedure.next(yield next)
    }
  }
  const { round, deal } = lanterns.procedures
  return { procedures: { deal, round: (play: LanternPlay, args: never) => changed(play, round(play, args)) } }
}

/** The rules with something done at the beginning of every step of a round. */
const beginning = (what: (play: LanternPlay) => void): Partial<AnyGame> => ({
  procedures: {
    ...lanterns.procedures,
    *round(play: LanternPlay, args: never) {
      what(play)
      yield* lanterns.procedures['round'](play, args)
    },
    *nothing() {},
  },
})

const LEAKS: readonly [string, RegExp, Partial<AnyGame>][] = [
  [
    'a public cell',
    /whole|parts/,
    { publicView: (t: LanternTable, put: (key: string, value: string) => void) => put('all', all(t)) },
  ],
  [
    'a private cell',
    /whole|parts/,
    {
      privateView: (t: LanternTable, role: Role, put: (key: string, value: string) => void) =>
        put('beside', handBeside(t, role)),
    },
  ],
  ['an event', /parts|beginning|events/, beginning((play) => play.tell({ type: all(play) }))],
  [
    'a prompt of others',
    /parts|whole/,
    asking((question, play) => ({ ...question, others: () => ({ key: all(play) }) })),
  ],
  [
    'a question that is answered by itself where a hand has no choice',
    /parts|whole|beginning/,
    asking((question) =>
      question.name === 'end'
        ? {
            ...question,
            closes: () => false,
            options: (t, { role }, out) => void out.push(...(t.state.hands[role].includes(3) ? [0, 1] : [0])),
            key: (_t, option) => `end ${option}`,
          }
        : question,
    ),
  ],
  [
    'the number of a question',
    /whole|parts|try-out/,
    beginning((play) => play.state.hands[0].includes(2) && play.push(named('nothing'))),
  ],
  [
    'a reason',
    /^(explain|refusal)/,
    { explain: (t: LanternTable, role: Role) => [{ rule: 'L-1', message: { key: handBeside(t, role) } }] },
  ],
  [
    'chances',
    /^odds/,
    { odds: (t: LanternTable, role: Role) => [{ about: { key: handBeside(t, role) }, chances: [] }] },
  ],
  [
    'a standing offer',
    /whole|parts/,
    { standing: { ...lanterns.standing!, key: (t: LanternTable, role: Role) => handBeside(t, role) } },
  ],
  [
    'a look back',
    /^history/,
    {
      publicView(t: LanternTable, put: (key: string, value: string) => void) {
        const { automatic, isSealed } = t as LanternPlay
        if (!automatic && !isSealed) put('then', all(t))
      },
    },
  ],
  [
    'a world to try things out in',
    /^try-out/,
    { secrets: (t: LanternTable) => lanterns.secrets(t, 0).filter(({ kind }) => kind !== 'hand') },
  ],
]

describe('a leak that is put in on purpose is found', () => {
  it.each(LEAKS)('%s', (_name, what, change) => {
    const seeds = Array.from({ length: 8 }, (_, i) => `leaky ${i}`)
    const report = secrecyRun(secretLanterns, seeds, { every: 3, change: (game) => ({ ...game, ...change }) })
    expect(report.leaks.map((leak) => leak.what)).toContainEqual(expect.stringMatching(what))
  })
})
