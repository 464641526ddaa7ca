import { describe, expect, it } from 'vitest'
import { fastSource, openMatch, prepare, privateCells, publicCells, questionView } from '../../../engine/index.ts'
import type { GameEvent, Role } from '../../../engine/index.ts'
import { LANGUAGES } from '../../module.ts'
import { defaultContent } from '../content/content.ts'
import { immortals } from '../index.ts'
import { NONE, type Table } from '../rules/table/state.ts'
import type { ImmortalsMatch } from '../testing/position.ts'
import { narrator } from './narrator.ts'
import { HIDDEN } from './stand-in.ts'

const tables = [
  { roles: 3, rounds: 0 },
  { roles: 4, rounds: 0, eighthSpace: 'attackOrMove' },
  { roles: 5, rounds: 0, returnFromLimbo: true },
]

const EVERY = 37
const MOST_ANSWERS = 1500

interface Watcher {
  look(match: ImmortalsMatch): void
  event?(match: ImmortalsMatch, event: GameEvent): void
}

/** Plays a random game; now and then somebody looks. */
function watch(roles: number, options: object, watcher: Watcher, seed = 'stand-in'): ImmortalsMatch {
  const prepared = prepare(immortals, roles, options)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  const match = openMatch(prepared.value, fastSource(seed))
  match.listener = (event) => watcher.event?.(match, event)
  const choices = fastSource(seed).fork('choices')
  match.begin()
  for (let answers = 0; !match.over && answers < MOST_ANSWERS; answers++) {
    if (answers % EVERY === 0) watcher.look(match)
    const { pending } = match.play
    const ask = pending[choices.below(pending.length)]
    const list = match.play.options(ask)
    match.play.answer(ask, list[choices.below(list.length)])
  }
  watcher.look(match)
  return match
}

function standIn(match: ImmortalsMatch, role: Role | undefined): Table {
  const own = role === undefined ? undefined : privateCells(immortals, match.play, role)
  return narrator.standIn(match.content, publicCells(immortals, match.play), role, own)
}

const readersOf = (roles: number): (Role | undefined)[] => [undefined, ...Array.from({ length: roles }, (_, i) => i)]

describe('a table for words, made from cells', () => {
  it.each(tables)('tells the same as the table itself: $roles players', ({ roles, ...options }) => {
    const phases = new Set<string>()
    const match = watch(roles, options, {
      look(now) {
        const { play } = now
        phases.add(play.state.phase)
        for (const role of readersOf(roles)) {
          const table = standIn(now, role)
          for (const language of LANGUAGES) {
            expect(narrator.board(language, table, role)).toEqual(narrator.board(language, play, role))
            for (let player = 0; player < roles; player++)
              expect(narrator.player(language, table, player)).toBe(narrator.player(language, play, player))
          }
        }
      },
    })
    expect(match.over).toBe(true)
    expect([...phases]).toEqual(expect.arrayContaining(['draft', 'planning', 'execution', 'over']))
  })

  it('is enough for every question and every event', () => {
    const said = { questions: 0, events: 0 }
    watch(
      4,
      {},
      {
        look(match) {
          for (const { role } of match.play.pending) {
            const table = standIn(match, role)
            const view = questionView(match, role)!
            const messages = [view.prompt, ...view.options.flatMap(({ label, detail }) => [label, detail])]
            for (const message of messages) {
              if (message === undefined) continue
              said.questions++
              expect(narrator.message('de', table, message)).toBe(narrator.message('de', match.play, message))
            }
          }
        },
        event(match, event) {
          said.events++
          const words = narrator.event('en', standIn(match, undefined), event)
          expect(words).toBe(narrator.event('en', match.play, event))
        },
      },
    )
    expect(said.questions).toBeGreaterThan(500)
    expect(said.events).toBeGreaterThan(500)
  })

  it('has a hidden card wherever somebody else’s lies [IM-RUL-29] [IM-PLN-09]', () => {
    let seen = 0
    watch(
      3,
      {},
      {
        look(match) {
          const { state } = match.play
          for (const role of readersOf(3)) {
            const { planned, conflict, drawPile, action, draft } = standIn(match, role).state
            state.planned.forEach((card, i) => {
              const of = Math.floor(i / 10)
              const isOpen = action?.role === of && action.space === i % 10
              if (of === role || isOpen || card === NONE) expect(planned[i]).toBe(card)
              else expect(planned[i]).toBe(state.phase === 'execution' ? HIDDEN : NONE)
              if (planned[i] === HIDDEN) seen++
            })
            state.conflict.forEach((cards, of) => {
              expect(conflict[of]).toHaveLength(cards.length)
              if (of === role) expect(conflict[of]).toEqual(cards)
              else
                expect(conflict[of].filter((card) => card !== HIDDEN).every((card) => cards.includes(card))).toBe(true)
            })
            expect(new Set(drawPile).size).toBeLessThanOrEqual(1)
            draft?.hands.forEach((hand, of) => of === role || expect(hand.every((card) => card === HIDDEN)).toBe(true))
          }
        },
      },
    )
    expect(seen).toBeGreaterThan(20)
  })

  it('is there before the first cell has come', () => {
    const content = defaultContent()
    const table = narrator.standIn(content, new Map(), undefined, undefined)
    for (const language of LANGUAGES) expect(narrator.board(language, table, undefined).length).toBeGreaterThan(10)
  })
})
