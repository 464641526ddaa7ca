import { describe, expect, it } from 'vitest'
import { fastSource, prepare, startMatch, type AnyAsk } from '../../../engine/index.ts'
import { Disagreement } from '../../../engine/proof/index.ts'
import type { Content } from '../content/content.ts'
import { heroscape } from '../index.ts'
import type { State } from '../rules/table/state.ts'
import { moveMatch } from './moving.ts'
import { oracles } from './oracles.ts'
import { choose, figure, positionMatch, rolls, type HeroscapeMatch, type Position } from './position.ts'
import { grid } from './grid.ts'
import { smallField } from './small-fields.ts'

type Asked = AnyAsk<State, Content>
type Play = Parameters<(typeof oracles)[number]['compare']>[0]
type Change = { options?: (options: number[]) => number[]; question?: (ask: Asked) => Asked['question'] }

/** The same table with a question that offers or says something else. */
function planted({ play }: HeroscapeMatch, { options, question }: Change): Play {
  const pending = play.pending.map((ask) => ({ ...ask, question: question?.(ask) ?? ask.question }))
  const { state, content } = play
  const changed = (ask: Asked): number[] => options?.(play.options(ask)) ?? play.options(ask)
  return { state, content, pending, options: changed } as unknown as Play
}

const oracle = (name: string): (typeof oracles)[number] => oracles.find((one) => one.name === name)!

const hills: Position = {
  field: smallField(grid(8, 6, { '2,2': 3, '3,2': 4, '4,1': [1, 9] })),
  armies: {
    0: {
      syvarris: [[1, 1]],
      raelin: [[1, 4]],
      'marro-warriors': [
        [0, 3],
        [2, 1],
        [1, 2],
      ],
    },
    1: {
      finn: [[4, 2]],
      'izumi-samurai': [
        [5, 1],
        [5, 4],
      ],
    },
  },
  glyphs: [
    ['astrid', [1, 1]],
    ['valda', [6, 3]],
  ],
}

const moving = (card: string): HeroscapeMatch => moveMatch({ ...hills, active: card })
const walking = (card: string): HeroscapeMatch => {
  const match = moving(card)
  choose(match, `figure:${figure(match.play, 0, card)}`)
  return match
}
const attacking = (): HeroscapeMatch =>
  positionMatch({ ...hills, active: 'marro-warriors', step: 'attack' }, [], rolls())

describe('an oracle', () => {
  const cases: [string, HeroscapeMatch][] = [
    ['moves', walking('marro-warriors')],
    ['moves', walking('raelin')],
    ['ways', walking('marro-warriors')],
    ['ways', walking('raelin')],
    ['who may move', moving('marro-warriors')],
    ['targets', attacking()],
    ['dice', attacking()],
  ]

  it.each(cases)('of %s agrees with the rules as they are', (name, match) => {
    expect(oracle(name).compare(match.play)).toBeGreaterThan(1)
  })

  it.each(cases.filter(([name]) => name !== 'dice' && name !== 'ways'))(
    'of %s notices an option that is not offered',
    (name, match) => {
      const [ask] = match.play.pending
      const count = match.play.options(ask).length
      expect(count).toBeGreaterThan(2)
      const isLeft = (option: number): boolean => ['done', 'stay'].includes(ask.question.key(match.play, option, ask))
      for (const dropped of match.play.options(ask).filter((option) => !isLeft(option))) {
        const place = ask.question.key(match.play, dropped, ask).split('~')[0]
        const without = (options: number[]): number[] =>
          options.filter((option) => ask.question.key(match.play, option, ask).split('~')[0] !== place)
        expect(() => oracle(name).compare(planted(match, { options: without }))).toThrow(Disagreement)
      }
    },
  )

  it.each(cases.filter(([name]) => name !== 'dice' && name !== 'ways'))(
    'of %s notices an option too many',
    (name, match) => {
      const [{ question }] = match.play.pending
      const foreign = { moves: 'space:999', 'who may move': 'figure:29', targets: 'attack:0>1' }[name]!
      const more: Change = {
        options: (options) => [...options, -7],
        question: () => ({
          ...question,
          key: (t, option, ask) => (option === -7 ? foreign : question.key(t, option, ask)),
        }),
      }
      expect(() => oracle(name).compare(planted(match, more))).toThrow(Disagreement)
    },
  )

  /** A question that says another number in the details of its options. */
  const saying = ({ play }: HeroscapeMatch, what: string): Change => {
    const [{ question }] = play.pending
    return {
      question: () => ({
        ...question,
        describe(t, option, ask) {
          const { detail, ...rest } = question.describe(t, option, ask)
          if (detail === undefined) return rest
          const args = detail.args as Record<string, number>
          return { ...rest, detail: { ...detail, args: { ...args, [what]: args[what] + 1 } } }
        },
      }),
    }
  }

  it.each(['attack', 'defense'])('of dice notices a die too many in the %s', (what) => {
    const match = attacking()
    expect(() => oracle('dice').compare(planted(match, saying(match, what)))).toThrow(Disagreement)
  })

  it.each(['cost', 'strikes', 'fallDice', 'extreme'])('of ways notices another %s', (what) => {
    for (const match of [walking('marro-warriors'), walking('raelin')])
      expect(() => oracle('ways').compare(planted(match, saying(match, what)))).toThrow(Disagreement)
  })

  it('of ways notices a way that nobody may go', () => {
    const match = walking('marro-warriors')
    const [{ question }] = match.play.pending
    const elsewhere: Change = {
      question: () => ({
        ...question,
        describe: (t, option, ask) => ({ ...question.describe(t, option, ask), targets: ['line:0-40'] }),
      }),
    }
    expect(() => oracle('ways').compare(planted(match, elsewhere))).toThrow(Disagreement)
  })

  it('says nothing where it is not concerned', () => {
    const match = moving('marro-warriors')
    expect(['moves', 'targets', 'dice'].map((name) => oracle(name).compare(match.play))).toEqual([0, 0, 0])
  })
})

describe('random games', () => {
  it.each(['FRONT', 'DIVE', 'BARREN'])('of %s are as the rulebook says', (scenario) => {
    const prepared = prepare(heroscape, 2, { scenario })
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
    const source = fastSource(`oracles-${scenario}`)
    const match = startMatch(prepared.value, source)
    const counts = new Map(oracles.map(({ name }) => [name, 0]))
    for (let answers = 0; !match.over && answers < 400; answers++) {
      if (answers % 3 === 0)
        for (const one of oracles) counts.set(one.name, counts.get(one.name)! + one.compare(match.play))
      const ask = match.play.pending[0]
      const options = match.play.options(ask)
      const option = options[(answers * 7919) % options.length]
      match.answer({ role: ask.role, question: match.idOf(ask), option: ask.question.key(match.play, option, ask) })
    }
    expect(counts.get('moves')).toBeGreaterThan(300)
    expect(counts.get('who may move')).toBeGreaterThan(30)
  })
})
