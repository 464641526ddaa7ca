import { describe, expect, it } from 'vitest'
import { fastSource, hmacSource, only } from '../engine/index.ts'
import { pick, prepared, tinyGame } from '../engine/testing/tiny.ts'
import { applyParts, emptyMirror, eventsToldTo } from '../protocol/mirror.ts'
import { finish, History } from './history.ts'
import { Host, type AnyHost } from './host.ts'
import { stepsOf } from './past.ts'
import { loadHost } from './restore.ts'
import { preparedLanterns } from './testing/lanterns.ts'

function played(answers: number): AnyHost {
  const { host } = Host.start(preparedLanterns(), hmacSource(new Uint8Array(32).fill(3)))
  const source = fastSource('past')
  for (let i = 0; i < answers && !host.isOver; i++) {
    const [ask] = host.match.play.pending
    const options = host.match.play.options(ask)
    const option = ask.question.key(host.match.play, options[source.below(options.length)], ask)
    expect(host.act(ask.role, { type: 'answer', question: host.match.idOf(ask), option }).ok).toBe(true)
  }
  return host
}

function moved(host: AnyHost): AnyHost {
  const steps = stepsOf(host.prepared, host.match.log)
  if (!steps.ok) throw new Error(steps.problems[0].problem)
  const loaded = loadHost(host.prepared, steps.value, { source: fastSource('on'), from: host.match.log.length })
  if (!loaded.ok) throw new Error(loaded.problems[0].problem)
  return loaded.value
}

const eventsOf = (host: AnyHost, role: number | undefined) => {
  const channels = role === undefined ? (['public'] as const) : (['public', role] as const)
  const mirror = applyParts(
    emptyMirror,
    channels.map((channel) => host.whole(channel)),
  )!
  return eventsToldTo(mirror, role).map(({ event }) => event)
}

describe('a game from a file', () => {
  it('tells every audience what it was told then, and no more', () => {
    const host = played(30)
    host.concedeSeat(0, 0, 'bot captain')
    const again = moved(host)
    const audiences = [undefined, 0, 1, 2]
    for (const role of audiences) expect(eventsOf(again, role)).toEqual(eventsOf(host, role))
    expect(eventsOf(again, undefined).at(-2)).toEqual({ type: 'table.concede', role: 0 })
  })

  it('tells a hint only to whom it was given', () => {
    const ready = prepared(
      tinyGame({
        *main(play) {
          yield* pick(play, 0, 'a', 'b')
          play.tell({ type: 'hint' }, only(1))
          play.tell({ type: 'second' })
          yield* pick(play, 1, 'a', 'b')
        },
      }),
    )
    const { host } = Host.start(ready, fastSource('tiny'))
    host.act(0, { type: 'answer', question: host.match.idOf(host.match.asked(0)!), option: 'a' })
    const told = [undefined, 0, 1].map((role) => eventsOf(moved(host), role).map(({ type }) => type))
    expect(told).toEqual([['second'], ['second'], ['hint', 'second']])
  })

  it('can be looked back at step by step', () => {
    const host = played(20)
    const again = moved(host)
    const seen = (match: AnyHost, n: number) => finish(new History(match).at(1, n))
    for (const n of [0, 3, 8]) expect(seen(again, n)).toEqual(seen(host, n))
  })

  it('is refused if the log does not fit the rules', () => {
    const host = played(5)
    expect(stepsOf(host.prepared, [...host.match.log, { type: 'concede', role: 9 }])).toMatchObject({ ok: false })
  })
})
