import { describe, expect, it } from 'vitest'
import { EVERYONE, fastSource, hmacSource, only, type Role } from '../engine/index.ts'
import { pick, pickHidden, prepared, tinyGame } from '../engine/testing/tiny.ts'
import { applyParts, emptyMirror, eventsToldTo } from '../protocol/mirror.ts'
import { partSchema } from '../protocol/views.ts'
import { eventsOfSteps, exportFor, exportOfSteps } from './export.ts'
import { Host, type AnyHost } from './host.ts'
import type { StoredStep } from './restore.ts'
import { preparedLanterns } from './testing/lanterns.ts'
import { doAtRandom } from './testing/random.ts'

function played(actions: number): { host: AnyHost; steps: StoredStep[] } {
  const { host, update } = Host.start(preparedLanterns(), hmacSource(new Uint8Array(32).fill(2)))
  const source = fastSource('export')
  const steps: StoredStep[] = [update]
  for (let i = 0; i < actions; i++) steps.push(doAtRandom(host, source)!)
  return { host: host as AnyHost, steps }
}

const audiences: readonly (readonly Role[])[] = [[], [0], [1], [2], [0, 2]]

describe('what may be taken along of a match that is not over', () => {
  it('is the same from the stored steps as from the match, but for the view', () => {
    const { host, steps } = played(60)
    expect(host.isOver).toBe(false)
    for (const roles of audiences) {
      const file = exportFor(host, roles)
      expect(exportOfSteps(host.prepared.setup, steps, roles)).toEqual({ ...file, view: [] })
      expect(file).toMatchObject({ walstatt: 'seat', view: { length: roles.length + 1 } })
    }
  })

  it('holds no draw, nothing that others did, and no place that counts what they did', () => {
    const { host, steps } = played(60)
    const types = new Set(host.match.log.map(({ type }) => type))
    for (const type of ['draw', 'undo', 'consent', 'retract'] as const) expect(types).toContain(type)
    for (const roles of audiences) {
      const { answers } = exportOfSteps(host.prepared.setup, steps, roles)
      for (const entry of answers) expect(roles).toContain(entry.role)
      expect(JSON.stringify(answers)).not.toMatch(/"draw"|"to"|"seenBy"/)
    }
    expect(exportOfSteps(host.prepared.setup, steps, []).answers).toEqual([])
  })

  it('does not differ by how often somebody else was asked in secret', () => {
    const ready = prepared(
      tinyGame({
        *main(play) {
          if ((yield* pickHidden(play, 0, 'one', 'two')) === 'two') yield* pickHidden(play, 0, 'three', 'four')
          yield* pick(play, 1, 'a', 'b')
          yield* pick(play, 1, 'c', 'd')
        },
      }),
    )
    const files = [['one'], ['two', 'three']].map((words) => {
      const { host, update } = Host.start(ready, fastSource('secret'))
      const steps: StoredStep[] = [update]
      const answer = (role: Role, option: string): void => {
        const acted = host.act(role, { type: 'answer', question: host.match.idOf(host.match.asked(role)!), option })
        if (acted.ok) steps.push(acted.update)
      }
      for (const word of words) answer(0, word)
      answer(1, 'a')
      const undone = host.act(1, { type: 'undo' })
      if (undone.ok) steps.push(undone.update)
      return JSON.stringify(exportOfSteps(ready.setup, steps, [1]))
    })
    expect(files[0]).toContain('"undo"')
    expect(files[0]).toBe(files[1])
  })

  it('gives of the setup only what everybody at the table knows', () => {
    const { host, steps } = played(3)
    const fairness = { commitment: 'c', contributions: ['d'], secret: 'never' }
    const setup = { ...host.prepared.setup, fairness, key: 'never', pack: { tiles: [5, 5, 5, 5] } }
    const file = exportOfSteps(setup, steps, [0])
    expect(file.setup).toEqual({
      ...host.prepared.setup,
      pack: setup.pack,
      fairness: { commitment: 'c', contributions: ['d'] },
    })
  })
})

describe('a match that was given up', () => {
  it('tells everybody what it told while it ran, by the same numbers', () => {
    const { host, steps } = played(60)
    for (const roles of audiences) {
      const parts = eventsOfSteps(steps, roles)
      for (const part of parts) expect(partSchema.safeParse(part).success).toBe(true)
      const shown = [host.whole('public'), ...roles.map((role) => host.whole(role))]
      expect(parts.map(({ channel, events }) => [channel, events])).toEqual(
        shown.map(({ channel, events }) => [channel, events]),
      )
      expect(parts.every((part) => part.set === undefined)).toBe(true)
    }
  })

  it('tells a hint only to whom it was given, at its place', () => {
    const steps: StoredStep[] = [
      { entries: [], told: [{ event: { type: 'first' }, to: EVERYONE }] },
      { entries: [], told: [{ event: { type: 'hint' }, to: only(1) }] },
      { entries: [], told: [{ event: { type: 'second' }, to: EVERYONE }] },
    ]
    const heard = (roles: readonly Role[], role: Role | undefined) =>
      eventsToldTo(applyParts(emptyMirror, eventsOfSteps(steps, roles))!, role).map(({ event }) => event.type)
    expect(heard([], undefined)).toEqual(['first', 'second'])
    expect(heard([0], 0)).toEqual(['first', 'second'])
    expect(heard([1], 1)).toEqual(['first', 'hint', 'second'])
    expect(JSON.stringify(eventsOfSteps(steps, [0]))).not.toContain('hint')
  })
})
