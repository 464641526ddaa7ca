import { describe, expect, it } from 'vitest'
import { fastSource } from './chance/fast.ts'
import { defineGame } from './define-game.ts'
import type { Standing } from './game.ts'
import { Play } from './play.ts'
import { ask, call, frame, gameOver, together, type Procedure } from './procedure.ts'
import type { Question } from './question.ts'
import { rulesOf } from './rules.ts'
import { prepare } from './setup.ts'
import { EngineFault, type GameEvent, type GameState } from './table.ts'

interface State extends GameState {
  done: string[]
}
type Content = Readonly<Record<string, never>>
type P = Play<State, Content>
type Flow = Procedure<State, Content>
const rules = () => rulesOf<{ state: State; content: Content; messages: object; event: GameEvent }>()

const starting = (next: State['next']) => () => ({ next, checkpoint: 0, knowledge: 0, done: [] })

const which: Question<State, Content> = {
  name: 'which',
  kind: 'option',
  rule: 'T-1',
  options: (_t, _a, out) => void out.push(0, 1),
  key: (_t, option) => `${option}`,
  prompt: () => ({ key: 'which' }),
  describe: (_t, option) => ({ label: { key: `${option}` } }),
}

describe('a definition', () => {
  it('is complete with set-up and procedures alone, and takes no pack', () => {
    const { procedure, made } = rules()
    const end = procedure('end', () => gameOver<State, Content>({ kind: 'nobody' }))
    const game = defineGame<State>({
      id: 'least',
      players: { min: 1, max: 1 },
      setup: starting([frame(end)]),
      procedures: made,
    })
    expect(prepare(game, 1).ok).toBe(true)
    expect(prepare(game, 1, {}, { any: 'pack' })).toMatchObject({ ok: false, problems: [{ path: 'pack' }] })
  })

  it('reports every name that several procedures are stored under', () => {
    const { procedure, made } = rules()
    for (const name of ['a', 'b', 'c', 'a', 'c']) procedure(name, function* () {})
    const define = (): unknown =>
      defineGame<State>({ id: 'doubled', players: { min: 1, max: 1 }, setup: starting([]), procedures: made })
    expect(define).toThrow(/doubled: .* a, c/)
  })

  it('cannot be changed: whoever holds a game could otherwise listen to what it is called with', () => {
    const { made } = rules()
    const players = { min: 1, max: 1 }
    const standing: Standing<State, Content> = {
      offers: () => undefined,
      key: () => '',
      describe: () => ({ label: { key: 'none' } }),
      *procedure() {},
    }
    const game = defineGame<State>({ id: 'x', players, setup: starting([]), procedures: made, standing })
    // @ts-expect-error -- its members are read-only
    expect(() => (game.clone = structuredClone)).toThrow(TypeError)
    for (const part of [game.procedures, game.standing]) expect(Object.isFrozen(part)).toBe(true)
  })

  it('says which procedure is unknown, on the stack or in a call', () => {
    const { procedure, made } = rules()
    const gone = { procedure: 'gone', args: {} }
    const calling = procedure('calling', function* (play: P): Flow {
      yield* call(
        play,
        (function* (): Flow {
          play.state.next.push(gone)
        })(),
      )
    })
    for (const first of [gone, frame(calling)]) {
      const game = defineGame<State>({
        id: 'x',
        players: { min: 1, max: 1 },
        setup: starting([first]),
        procedures: made,
      })
      const start = (): unknown => new Play(game, {}, game.setup({}, 1, {}), fastSource(1)).start()
      expect(start).toThrow(new EngineFault('misuse', 'unknown procedure gone'))
    }
  })
})

describe('call', () => {
  it('carries out what a procedure pushes before it goes on, for several at once and each its own', () => {
    const { procedure, made } = rules()
    const inner = procedure('inner', function* (play: P, { role }: { role: number }): Flow {
      const option = yield* ask(play, which, role, undefined)
      play.state.done.push(`inner ${role} ${option}`)
      if (option === 1) play.push(inner, { role })
    })
    const outer = procedure('outer', function* (play: P): Flow {
      yield* together.open([0, 1], function* (role) {
        yield* call(play, inner(play, { role }))
        play.state.done.push(`after ${role}`)
      })
      yield* gameOver<State, Content>({ kind: 'allWin' })
    })
    const game = defineGame<State>({
      id: 'calls',
      players: { min: 2, max: 2 },
      setup: starting([frame(outer)]),
      procedures: made,
    })
    const play = new Play(game, {}, game.setup({}, 2, {}), fastSource(1)).start()
    const answer = (role: number, option: number): void =>
      play.answer(
        play.pending.find((one) => one.role === role)!,
        option,
      )
    answer(0, 1)
    answer(1, 1)
    expect(play.state.next).toEqual([])
    answer(0, 0)
    answer(1, 0)
    expect(play.state.done).toEqual(['inner 0 1', 'inner 1 1', 'inner 0 0', 'after 0', 'inner 1 0', 'after 1'])
    expect(play.over).toBe(true)
  })

  it('does not carry out what others have pushed while it waited', () => {
    const { procedure, made } = rules()
    const later = procedure('later', function* (play: P): Flow {
      play.state.done.push('later')
      yield* gameOver<State, Content>({ kind: 'allWin' })
    })
    const inner = procedure('inner', function* (play: P): Flow {
      yield* ask(play, which, 0, undefined)
    })
    const outer = procedure('outer', function* (play: P): Flow {
      yield* together.open([0, 1], function* (role) {
        if (role === 0) yield* call(play, inner(play, {}))
        else {
          yield* ask(play, which, 1, undefined)
          play.push(later)
        }
        play.state.done.push(`after ${role}`)
      })
    })
    const game = defineGame<State>({
      id: 'calls',
      players: { min: 2, max: 2 },
      setup: starting([frame(outer)]),
      procedures: made,
    })
    const play = new Play(game, {}, game.setup({}, 2, {}), fastSource(1)).start()
    for (const role of [1, 0])
      play.answer(
        play.pending.find((one) => one.role === role)!,
        0,
      )
    expect(play.state.done).toEqual(['after 1', 'after 0', 'later'])
  })
})
