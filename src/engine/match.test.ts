import { describe, expect, it } from 'vitest'
import { fastSource } from './chance/fast.ts'
import { hashOf } from './hash.ts'
import { gameOver, ask, together } from './procedure.ts'
import type { Question } from './question.ts'
import { only } from './table.ts'
import { Match } from './match.ts'
import { give, named, offered, pick, prepared, tinyGame, tinyMatch } from './testing/tiny.ts'
import type { Tiny, TinyProcedures } from './testing/tiny.ts'
import { consent, undo, undoByConsent, undoTarget } from './undo.ts'
import { offersView, questionView, waitingFor } from './asked.ts'

const path: TinyProcedures = {
  *main(play) {
    const first = yield* pick(play, 0, 'left', 'right')
    const second = yield* pick(play, 0, `${first} up`, `${first} down`)
    if (second.endsWith('down')) play.roll(6, 'die')
    yield* pick(play, 0, 'stay', 'leave')
    yield* pick(play, 1, 'a', 'b')
    play.push(named('main'))
  },
}

describe('answers', () => {
  it('are refused with a reason when stale, not yours, not offered or too late; nothing changes', () => {
    const match = tinyMatch({
      *main(play) {
        yield* pick(play, 0, 'a', 'b')
        yield* gameOver({ kind: 'nobody' })
      },
    })
    const before = hashOf(match.state)
    const why = (role: number, question: string, option: string) => {
      const accepted = match.answer({ role, question, option })
      return accepted.ok ? 'taken' : accepted.refusal.why
    }
    expect(why(0, '1.0.1', 'a')).toBe('stale')
    expect(why(1, '1.0.0', 'a')).toBe('notYours')
    expect(match.answer({ role: 0, question: '1.0.0', option: 'c' })).toEqual({
      ok: false,
      refusal: { why: 'notOffered', reasons: [{ rule: 'T-2', message: { key: 'no', args: { key: 'c' } } }], at: 0 },
    })
    expect([hashOf(match.state), match.log]).toEqual([before, []])
    expect(why(0, '1.0.0', 'a')).toBe('taken')
    expect(why(0, '1.0.0', 'a')).toBe('over')
    expect(match.take(0, 'x')).toMatchObject({ ok: false, refusal: { why: 'over' } })
  })

  it('of an agent are marked', () => {
    const match = tinyMatch(path)
    match.answer({ role: 0, question: '1.0.0', option: 'left', auto: true })
    give(match, 0, 'left up')
    expect(match.log.map((entry) => 'auto' in entry)).toEqual([true, false])
  })

  it('in one message are applied together', () => {
    const match = tinyMatch(path)
    expect(match.answerAll(0, '1.0.0', ['left', 'left up', 'stay'])).toEqual({ ok: true, taken: 3 })
    expect(offered(match, 1)).toEqual(['a', 'b'])
  })

  it('in one message stop at the first thing that tells something new', () => {
    const match = tinyMatch(path)
    expect(match.answerAll(0, '1.0.0', ['left', 'left down', 'no such thing'])).toEqual({ ok: true, taken: 2 })
    expect(offered(match, 0)).toEqual(['stay', 'leave'])
  })

  it('in one message are all refused if one is not on offer; nobody hears of them', () => {
    const match = tinyMatch({
      *main(play) {
        yield* pick(play, 0, 'a', 'b')
        play.tell({ type: 'first' })
        yield* pick(play, 0, 'c', 'd')
      },
    })
    const heard: string[] = []
    match.listener = (event) => void heard.push(event.type)
    const before = hashOf(match.state)
    expect(match.answerAll(0, '1.0.0', ['a', 'x'])).toMatchObject({ ok: false, refusal: { why: 'notOffered', at: 1 } })
    expect([hashOf(match.state), match.log, match.force, heard]).toEqual([before, [], [], []])
    expect(match.answerAll(0, '1.0.0', ['a']).ok).toBe(true)
    expect(heard).toEqual(['first'])
  })
})

describe('undo', () => {
  it('takes back own answers one by one, automatic ones with them, also over checkpoints', () => {
    const match = tinyMatch({
      *main(play) {
        yield* pick(play, 0, 'a', 'b')
        yield* pick(play, 1, 'forced')
        play.push(named('main'))
      },
    })
    const start = hashOf(match.state)
    give(match, 0, 'a')
    give(match, 0, 'b')
    expect(undo(match, 0).ok && undo(match, 0).ok).toBe(true)
    expect(hashOf(match.state)).toBe(start)
    expect(undo(match, 0)).toMatchObject({ ok: false, refusal: { why: 'notAllowed' } })
    expect(match.log.map((entry) => entry.type)).toEqual(['answer', 'answer', 'answer', 'answer', 'undo', 'undo'])
  })

  it('stops at chance', () => {
    const match = tinyMatch(path)
    match.answerAll(0, '1.0.0', ['left', 'left down'])
    expect(undoTarget(match, 0)).toBeUndefined()
    give(match, 0, 'stay')
    expect(undoTarget(match, 0)).toBe(3)
  })

  it('stops at new knowledge', () => {
    const match = tinyMatch({
      *main(play) {
        if ((yield* pick(play, 0, 'look', 'go')) === 'look') play.reveal(play.state.seen, 0, only(0))
        play.push(named('main'))
      },
    })
    give(match, 0, 'go')
    expect(undoTarget(match, 0)).toBe(0)
    give(match, 0, 'look')
    expect(undoTarget(match, 0)).toBeUndefined()
    give(match, 0, 'look')
    expect(undoTarget(match, 0)).toBe(2)
  })

  it("stops at another role's own answer", () => {
    const match = tinyMatch(path)
    match.answerAll(0, '1.0.0', ['left', 'left up', 'stay'])
    expect([undoTarget(match, 0), undoTarget(match, 1)]).toEqual([2, undefined])
    give(match, 1, 'a')
    expect([undoTarget(match, 0), undoTarget(match, 1)]).toEqual([undefined, 3])
  })

  it('stops at the join of sealed plans: whoever was last has seen the others', () => {
    const match = tinyMatch({
      *main(play) {
        yield* together.sealed([0, 1], (role) => pick(play, role, 'a', 'b') as never)
        yield* pick(play, 1, 'c', 'd')
      },
    })
    give(match, 0, 'a')
    give(match, 1, 'a')
    expect([undoTarget(match, 0), undoTarget(match, 1)]).toEqual([undefined, undefined])
  })

  it('goes beyond the barrier when all others agree, and only as long as nothing else happens', () => {
    const match = tinyMatch(path)
    match.answerAll(0, '1.0.0', ['left', 'left down'])
    expect(undoByConsent(match, 0, 1).ok).toBe(false)
    expect(consent(match, 1, 2).ok).toBe(false)
    consent(match, 1, 1)
    give(match, 0, 'stay')
    expect(undoByConsent(match, 0, 1).ok).toBe(false)
    consent(match, 1, 1)
    expect(undoByConsent(match, 0, 1).ok).toBe(true)
    expect(offered(match, 0)).toEqual(['left up', 'left down'])
    match.changeSource(fastSource('epoch 1'))
    give(match, 0, 'left down')
    expect(match.log.at(-1)?.type).toBe('draw')
  })

  it('is exact however far back, with checkpoints thinned out', () => {
    const match = tinyMatch({
      *main(play) {
        play.state.hidden[0] = (yield* pick(play, 0, 'a', 'b')) === 'a' ? play.state.checkpoint : -1
        play.push(named('main'))
      },
    })
    const hashes = [hashOf(match.state)]
    for (let i = 0; i < 400; i++) {
      give(match, 0, i % 3 === 0 ? 'b' : 'a')
      hashes.push(hashOf(match.state))
    }
    expect(match.marks.count).toBeLessThan(100)
    for (const length of [399, 380, 251, 250, 97, 33, 1, 0]) {
      match.takeBack({ type: 'undo', role: 0, to: length })
      expect(hashOf(match.state)).toBe(hashes[length])
      expect(match.force.length).toBe(length)
    }
  })
})

describe('sealed plans', () => {
  const secret: Question<Tiny, object> = {
    name: 'secret',
    kind: 'number',
    rule: 'T-4',
    options: (_table, _ask, out) => void out.push(1, 2, 3),
    key: (_table, n) => String(n),
    prompt: () => ({ key: 'secret' }),
    describe: (_table, n) => ({ label: { key: 'n', args: { n } } }),
  }
  const forced: Question<Tiny, object> = { ...secret, name: 'forced', options: (_table, _ask, out) => void out.push(1) }
  const rounds: TinyProcedures = {
    *main(play) {
      for (let round = 0; round < 2; round++)
        yield* together.sealed([0, 1], function* (role) {
          play.state.hidden[role] = 10 * (yield* ask(play, secret, role, undefined))
          play.state.hidden[role] += yield* ask(play, secret, role, undefined)
        })
      play.push(named('main'))
    },
  }
  const plan = (match: ReturnType<typeof tinyMatch>, role: number, ...keys: string[]) => {
    for (const key of keys) expect(give(match, role, key).ok).toBe(true)
  }

  it("leave others' answers out of a role's position, in every round of a procedure", () => {
    const match = tinyMatch(rounds)
    plan(match, 0, '1', '2')
    expect(match.positionOf(1).state.hidden).toEqual([1, 2])
    expect(match.positionOf(undefined).state.hidden).toEqual([1, 2])
    expect(match.positionOf(0).state.hidden).toEqual([12, 2])
    plan(match, 1, '3', '3')
    expect(match.positionOf(undefined).state.hidden).toEqual([12, 33])
    plan(match, 1, '1')
    expect(match.positionOf(0).state.hidden).toEqual([12, 33])
    expect(match.positionOf(1).state.hidden).toEqual([12, 10])
  })

  it('can be taken back, also when ready, without touching earlier rounds or others', () => {
    const match = tinyMatch(rounds)
    plan(match, 0, '1', '2')
    plan(match, 1, '3', '3')
    plan(match, 1, '2', '2')
    plan(match, 0, '3')
    expect(offered(match, 1)).toEqual([])
    expect(undo(match, 1).ok).toBe(true)
    expect(match.state.hidden).toEqual([30, 33])
    expect(offered(match, 1)).toEqual(['1', '2', '3'])
    expect(match.retract(1)).toMatchObject({ ok: false, refusal: { why: 'notAllowed' } })
    plan(match, 1, '1', '1')
    plan(match, 0, '1')
    expect(match.state.hidden).toEqual([31, 11])
    expect(match.retract(0).ok).toBe(false)
  })

  it('are forced again where they were forced before', () => {
    const match = tinyMatch({
      *main(play) {
        yield* together.sealed([0, 1], function* (role) {
          if (role === 0) play.state.hidden[0] += yield* ask(play, forced, role, undefined)
          play.state.hidden[role] += 10 * (yield* ask(play, secret, role, undefined))
        })
        play.push(named('main'))
      },
    })
    expect(offered(match, 0)).toEqual(['1', '2', '3'])
    plan(match, 0, '3')
    expect(match.retract(0).ok).toBe(true)
    expect(offered(match, 0)).toEqual(['1', '2', '3'])
    expect(match.force).toEqual([{ type: 'answer', role: 0, question: '1.0.0', option: '1', auto: true }])
  })

  it('can be replaced as a whole or not at all', () => {
    const match = tinyMatch(rounds)
    plan(match, 0, '1', '2')
    expect(match.replace(1, ['1'])).toMatchObject({ ok: false, refusal: { why: 'notAllowed' } })
    const [hash, logged] = [hashOf(match.state), match.log.length]
    expect(match.replace(0, ['3', '9'])).toMatchObject({ ok: false, refusal: { why: 'notOffered', at: 1 } })
    expect(match.replace(0, ['3', '3', '3'])).toMatchObject({ ok: false, refusal: { why: 'notOffered', at: 2 } })
    expect([hashOf(match.state), match.log.length]).toEqual([hash, logged])
    expect(match.replace(0, ['3', '1'])).toEqual({ ok: true, taken: 2 })
    expect(match.state.hidden).toEqual([31, 2])
  })

  it('show others only that a role is choosing', () => {
    const match = tinyMatch(rounds)
    expect(waitingFor(match)).toEqual([{ role: 0 }, { role: 1 }])
    plan(match, 0, '1', '2')
    expect(waitingFor(match)).toEqual([{ role: 1 }])
    expect(questionView(match, 0)).toBeUndefined()
    expect(questionView(match, 1)).toMatchObject({ id: '1.1.0', name: 'secret', kind: 'number', rule: 'T-4' })
  })
})

describe('standing offers', () => {
  const match = () =>
    tinyMatch(
      {
        *main(play) {
          yield* pick(play, 0, 'a', ...(play.state.done.includes('1:much') ? ['b'] : ['c']))
          play.push(named('main'))
        },
      },
      {
        standing: {
          offers: ({ state }, role, out) => void (role === 1 && state.done.length === 0 && out.push(5)),
          key: () => 'gift',
          describe: () => ({ label: { key: 'gift' } }),
          procedure: function* (play, role) {
            yield* pick(play, role, 'much', 'little')
          },
        },
      },
    )

  it('run at that very point, then the question is asked again under its id', () => {
    const it1 = match()
    expect([offersView(it1, 0), offersView(it1, 1)]).toEqual([[], [{ key: 'gift', label: { key: 'gift' } }]])
    expect(it1.take(0, 'gift')).toMatchObject({ ok: false, refusal: { why: 'notOffered' } })
    expect(it1.take(1, 'gift').ok).toBe(true)
    expect([offered(it1, 0), offered(it1, 1)]).toEqual([[], ['much', 'little']])
    give(it1, 1, 'much')
    expect(questionView(it1, 0)).toMatchObject({ id: '1.0.0' })
    expect(it1.take(1, 'gift').ok).toBe(false)
  })

  it('can be taken back like answers', () => {
    const it1 = match()
    const before = hashOf(it1.state)
    it1.take(1, 'gift')
    give(it1, 1, 'little')
    expect(undo(it1, 1).ok && undo(it1, 1).ok).toBe(true)
    expect(hashOf(it1.state)).toBe(before)
    expect(offered(it1, 0)).toEqual(['a', 'c'])
  })
})

describe('a restored match', () => {
  it('stands where the other one stood, and goes on and back like it', () => {
    const one = tinyMatch(path)
    one.answerAll(0, '1.0.0', ['left', 'left up'])
    const { log, force, notes, marks } = one
    const place = { log, force, notes, marks: [marks.last] }
    const two = Match.restore(prepared(tinyGame(path)), place, fastSource('seed'))
    for (const match of [one, two]) {
      give(match, 0, 'stay')
      expect(undo(match, 0).ok && undo(match, 0).ok).toBe(true)
      expect(offered(match, 0)).toEqual(['left up', 'left down'])
    }
    expect([two.log, two.force, two.notes, two.state]).toEqual([one.log, one.force, one.notes, one.state])
  })

  it('is the only way to make its inside: nobody else writes there', () => {
    const match = tinyMatch(path)
    const outsiders = (): void => {
      // @ts-expect-error -- the log only grows, and only by what is done
      match.log.push({ type: 'concede', role: 0 })
      // @ts-expect-error -- what is in force follows from the log
      match.force = []
      // @ts-expect-error -- as do the notes
      match.notes.length = 0
      // @ts-expect-error -- checkpoints are made by the driver
      match.marks.add(0, match.state)
      // @ts-expect-error -- going back is an entry of the log
      match.rewind(0)
    }
    expect(outsiders).toBeTypeOf('function')
  })
})

describe('what is shown', () => {
  it('is the prompt of an open question to all, the options to the asked role', () => {
    const match = tinyMatch(path)
    expect(waitingFor(match)).toEqual([{ role: 0, prompt: { key: 'pick.prompt' }, question: 'pick' }])
    expect(questionView(match, 1)).toBeUndefined()
    expect(questionView(match, 0)).toEqual({
      id: '1.0.0',
      kind: 'option',
      name: 'pick',
      rule: 'T-1',
      prompt: { key: 'pick.prompt' },
      closes: false,
      options: [
        { key: 'left', label: { key: 'left' } },
        { key: 'right', label: { key: 'right' } },
      ],
    })
  })
})
