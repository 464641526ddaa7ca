import { describe, expect, it } from 'vitest'
import { fastSource } from './chance/fast.ts'
import { Play } from './play.ts'
import { gameOver, together } from './procedure.ts'
import { inSteps } from './rules.ts'
import { EngineFault, EVERYONE, type GameEvent, only, type Roles } from './table.ts'
import { give, named, offered, pick, pickAlways, pickClosing, prepared, tinyGame, tinyMatch } from './testing/tiny.ts'
import type { Tiny, TinyProcedures } from './testing/tiny.ts'
import { openMatch } from './setup.ts'

const faultOf = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof EngineFault) return error.fault
    throw error
  }
  return 'none'
}

const ended = function* () {
  yield* gameOver<Tiny, object>({ kind: 'nobody' })
}

it('puts no question to a number that is no role, however large', () => {
  const asking = (role: number) => () =>
    tinyMatch({
      *main(play) {
        yield* pick(play, role, 'a', 'b')
      },
    })
  expect([0, 31, 32, -1, 0.5, 4096].map((role) => faultOf(asking(role)))).toEqual([
    'none',
    'none',
    ...Array.from({ length: 4 }, () => 'misuse'),
  ])
})

describe('steps', () => {
  const walked = (results: ('again' | 'stop' | number | undefined)[][]): string[] => {
    const seen: string[] = []
    const list = results.map(
      (answers, at) =>
        function* () {
          seen.push(`${at}`)
          return answers.shift()
        },
    )
    const game = tinyGame({ main: inSteps('main', list), end: ended })
    const start = game.setup({}, 2, {})
    start.next.unshift({ procedure: 'end', args: {} })
    new Play(game, {}, start, fastSource(1)).start()
    return seen
  }

  it('go from one to the next', () => expect(walked([[], [], []])).toEqual(['0', '1', '2']))
  it('repeat with again', () => expect(walked([['again', 'again'], []])).toEqual(['0', '0', '0', '1']))
  it('leave out the rest with stop', () => expect(walked([[], ['stop'], []])).toEqual(['0', '1']))
  it('jump to a number, back and forth', () => expect(walked([[2, 2], [], [0, 7], []])).toEqual(['0', '2', '0', '2']))

  it('run what a step pushes before the next step, with a checkpoint after each', () => {
    const match = tinyMatch({
      main: inSteps('main', [
        function* (play) {
          play.push(named('inner'))
        },
        function* (play) {
          yield* pick(play, 0, 'outer', 'b')
        },
      ]),
      *inner(play) {
        yield* pick(play, 1, 'inner', 'b')
      },
    })
    expect([offered(match, 0), offered(match, 1)]).toEqual([[], ['inner', 'b']])
    give(match, 1, 'inner')
    expect(offered(match, 0)).toEqual(['outer', 'b'])
    expect(match.state.checkpoint).toBe(3)
  })

  it('keep what a step pushes when it stops the sequence', () => {
    const match = tinyMatch({
      main: inSteps('main', [
        function* (play) {
          play.push(named('inner'))
          return 'stop'
        },
      ]),
      *inner(play) {
        yield* pick(play, 1, 'inner', 'b')
        play.push(named('end'))
      },
      end: ended,
    })
    expect(offered(match, 1)).toEqual(['inner', 'b'])
    give(match, 1, 'b')
    expect(match.over).toBe(true)
  })
})

describe('the end', () => {
  it('comes in mid-procedure and drops everything that was still to do', () => {
    const match = tinyMatch({
      *main(play) {
        play.push(named('main'))
        yield* deeper(play)
        play.state.done.push('never')
      },
    })
    function* deeper(play: Play<Tiny, object>) {
      if ((yield* pick(play, 0, 'end', 'go')) === 'end') yield* gameOver<Tiny, object>({ kind: 'allLose' })
    }
    give(match, 0, 'go')
    expect(match.over).toBe(false)
    give(match, 0, 'end')
    expect(match.state).toMatchObject({ outcome: { kind: 'allLose' }, next: [], done: ['0:go', 'never', '0:end'] })
    expect(match.play.pending).toEqual([])
    expect(match.play.question).toBeUndefined()
  })

  it('comes inside a together and leaves nobody asked', () => {
    const match = tinyMatch({
      *main(play) {
        yield* together.open([0, 1], function* (role) {
          yield* pick(play, role, 'a', 'b')
          yield* gameOver({ kind: 'allWin' })
        })
      },
    })
    give(match, 1, 'a')
    expect(match.over).toBe(true)
    expect(match.play.pending).toEqual([])
  })
})

describe('faults', () => {
  it('stuck: nothing left to do and no outcome', () => {
    expect(faultOf(() => tinyMatch({ *main() {} }))).toBe('stuck')
  })
  it('stuck: a question without options', () => {
    expect(
      faultOf(() =>
        tinyMatch({
          *main(play) {
            yield* pick(play, 0)
          },
        }),
      ),
    ).toBe('stuck')
  })
  it('runaway: procedures that never ask', () => {
    expect(
      faultOf(() =>
        tinyMatch({
          *main(play) {
            play.push(named('main'))
          },
        }),
      ),
    ).toBe('runaway')
  })
  it('misuse: unknown procedure, draw from nothing, chance in a sealed plan, a together in a together', () => {
    const inSealed = (plan: TinyProcedures['main']): TinyProcedures => ({
      *main(play) {
        yield* together.sealed([0, 1], () => plan(play, {} as never))
      },
    })
    expect(
      faultOf(() =>
        tinyMatch({
          *main(play) {
            play.push(named('nowhere'))
          },
        }),
      ),
    ).toBe('misuse')
    expect(
      faultOf(() =>
        tinyMatch({
          *main(play) {
            play.drawFrom([0, 0], 'bag')
          },
        }),
      ),
    ).toBe('misuse')
    expect(
      faultOf(() =>
        tinyMatch({
          *main(play) {
            play.drawOne([], 'deck')
          },
        }),
      ),
    ).toBe('misuse')
    expect(
      faultOf(() =>
        tinyMatch(
          inSealed(function* (play) {
            play.roll(6, 'die')
          }),
        ),
      ),
    ).toBe('misuse')
    expect(
      faultOf(() =>
        tinyMatch(
          inSealed(function* () {
            yield* together.open([0], function* () {})
          }),
        ),
      ),
    ).toBe('misuse')
  })
})

describe('automatic answers', () => {
  const asks = (kind: typeof pick): TinyProcedures => ({
    *main(play) {
      yield* kind(play, 0, 'only')
      yield* pick(play, 1, 'a', 'b')
    },
  })

  it('are given where there is one option, and marked', () => {
    const match = tinyMatch(asks(pick))
    expect(offered(match, 0)).toEqual([])
    expect(match.log).toEqual([{ type: 'answer', role: 0, question: '1.0.0', option: 'only', auto: true }])
  })

  it('are not given where being asked would tell a secret', () => {
    expect(offered(tinyMatch(asks(pickAlways)), 0)).toEqual(['only'])
  })

  it('are not given to a closing question in a match, but in a simulation', () => {
    expect(offered(tinyMatch(asks(pickClosing)), 0)).toEqual(['only'])
    const game = tinyGame(asks(pickClosing))
    const play = new Play(game, {}, game.setup({}, 2, {}), fastSource(1)).start()
    expect(play.question?.role).toBe(1)
  })
})

describe('chance', () => {
  it('is recorded with its meaning and given by kind or item', () => {
    const drawn: number[] = []
    const match = tinyMatch({
      *main(play) {
        drawn.push(play.roll(6, 'die'), play.drawFrom([0, 2, 0, 3], 'bag', only(0)), play.drawOne([7, 8], 'deck'))
        drawn.push(play.drawFrom([9, 9, 0, 3, 9], 'part', EVERYONE, 2, 4))
        yield* pick(play, 0, 'a', 'b')
      },
    })
    expect(match.log.map((entry) => entry.type === 'draw' && [entry.what, entry.n, entry.result])).toEqual([
      ['die', 6, drawn[0]],
      ['bag', 5, drawn[1]],
      ['deck', 2, drawn[2]],
      ['part', 3, drawn[3]],
    ])
    expect([1, 3]).toContain(drawn[1])
    expect([7, 8]).toContain(drawn[2])
    expect(drawn[3]).toBe(1)
    expect(match.log[1]).toMatchObject({ seenBy: 1 })
  })
})

describe('together', () => {
  const both = (how: 'sealed' | 'open'): TinyProcedures => ({
    *main(play) {
      yield* together[how]([0, 1], function* (role) {
        play.tell({ type: `${role} plans` })
        yield* pick(play, role, 'a', 'b')
        play.tell({ type: `${role} planned` })
      })
      yield* pick(play, 0, 'next', 'b')
    },
  })

  const heard = (how: 'sealed' | 'open') => {
    const match = openMatch(prepared(tinyGame(both(how))), fastSource(1))
    const events: string[] = []
    match.listener = (event: GameEvent, _to: Roles) => void events.push(event.type)
    match.begin()
    return { match, events }
  }

  it('open: events are told as they come, in order of arrival', () => {
    const { match, events } = heard('open')
    give(match, 1, 'a')
    expect(events).toEqual(['0 plans', '1 plans', '1 planned'])
    give(match, 0, 'a')
    expect(events.at(-1)).toBe('0 planned')
  })

  it('sealed: events are told at the join, in role order', () => {
    const { match, events } = heard('sealed')
    give(match, 1, 'a')
    expect(events).toEqual([])
    expect(match.play.ready).toEqual([1])
    give(match, 0, 'b')
    expect(events).toEqual(['0 plans', '0 planned', '1 plans', '1 planned'])
    expect(offered(match, 0)).toEqual(['next', 'b'])
  })

  it('question ids do not depend on the order of arrival', () => {
    const ids = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const { match } = heard('open')
      for (const role of order) give(match, role, 'a')
      return match.force.map((entry) => entry.type === 'answer' && entry.question).sort()
    })
    expect(ids[0]).toEqual(ids[1])
  })
})
