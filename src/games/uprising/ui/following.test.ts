import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../engine/index.ts'
import { CHAOS, EMPIRE, NONE } from '../rules/table/state.ts'
import { publicView } from '../rules/table/view.ts'
import type { Event } from '../rules/words/words.ts'
import { at, card, tableOf } from '../testing/position.ts'
import { actingCard, actingSide, beatOf, followsOn, matters, turnOf } from './following.ts'

const t = tableOf({ havens: { 0: [at(0, -2)], 1: [at(0, 2)] } })
const shared = new Map<string, CellValue>()
publicView(t, (key, value) => void shared.set(key, value))
const board = { view: { shared, own: new Map() }, content: t.content }
const about = (event: Event, role = 0) => matters(event, role, board)

describe('what matters to a player', () => {
  it('what was lost, with its place', () => {
    const lost: Event = { type: 'havenRemoved', role: 0, space: at(0, -2), rule: 'UP-HAV-10' }
    expect(about(lost)).toMatchObject({ tone: 'lost', targets: [`hex:${at(0, -2)}`] })
    expect(about(lost, 1)?.tone).toBe('news')
    expect(about({ type: 'unitDestroyed', role: 0, unit: 1, space: 4, by: CHAOS })?.tone).toBe('lost')
    expect(about({ type: 'unitDestroyed', role: 1, unit: 1, space: 4, by: CHAOS })).toBeUndefined()
  })

  it('who comes near, and who is only somewhere', () => {
    const moved = (to: number): Event => ({ type: 'nemesisMoved', card: 2, from: 0, to, rule: 'UP-NEM-01' })
    expect(about(moved(at(0, -1)))?.tone).toBe('threat')
    expect(about(moved(at(3, 0)))).toBeUndefined()
    expect(about({ type: 'targetPlaced', card: 2, role: 0, space: at(0, -2), rule: 'UP-TGT-01' })?.tone).toBe('threat')
  })

  it('own points are gained, those of the Nemesis threaten', () => {
    const points = (side: number): Event => ({ type: 'vpGained', side, points: 2, rule: 'UP-SCO-03' })
    expect([0, 1, EMPIRE].map((side) => about(points(side))?.tone)).toEqual(['gained', undefined, 'threat'])
  })

  it('losses weigh more than news', () => {
    const lost = about({ type: 'havenRemoved', role: 0, space: 3, rule: 'UP-HAV-10' })!
    const news = about({ type: 'havenBuilt', role: 1, space: 3, ap: 1, plunder: 2 })!
    expect(lost.weight).toBeGreaterThan(news.weight)
  })
})

it('results are looked at longer than moves, what goes on in between not at all', () => {
  expect(['combatWonBy', 'nemesisMoved', 'vpGained', 'boltsCancel'].map((type) => beatOf({ type }))).toEqual([
    'result',
    'motion',
    'glance',
    'none',
  ])
})

it('what the Nemesis do is not the act of whoever answered last', () => {
  const types = ['eventRevealed', 'activated', 'nemesisMoved', 'combatBegan', 'heroMoved', 'vpGained']
  expect(types.filter((type) => followsOn({ type }))).toEqual(['eventRevealed', 'activated', 'nemesisMoved'])
})

it('who of the Nemesis acts is the card activated last in this Phase', () => {
  const told = (...events: Event[]) => ({ told: events.map((event, n) => ({ n, event })) })
  const phase: Event = { type: 'phaseBegan', phase: 'nemesis', chapter: 1 }
  const activated: Event = { type: 'activated', card: card('assassin'), left: 1, rule: 'UP-NEM-02' }
  expect(actingCard(told(phase, activated))).toBe(card('assassin'))
  expect(actingCard(told(activated, phase))).toBe(NONE)
  expect([card('assassin'), NONE].map(actingSide)).toEqual([EMPIRE, NONE])
})

it('turns are the Actions of their players; Phases without turns are nobody’s, whoever is asked in them', () => {
  const rule = 'UP-MOV-01'
  const turns = (events: readonly Event[]) => events.map((event) => turnOf(event))
  const phase = (name: Extract<Event, { type: 'phaseBegan' }>['phase']): Event => ({
    type: 'phaseBegan',
    phase: name,
    chapter: 1,
  })
  expect(
    turns([
      { type: 'traded', role: 2, ap: 1 },
      { type: 'questing', role: 0, ap: 1 },
    ]),
  ).toEqual([2, 0])
  expect(turns([phase('nemesis'), phase('scoring'), phase('events')])).toEqual([EMPIRE, EMPIRE, EMPIRE])
  expect(turns([phase('build'), phase('actions'), { type: 'havenRemoved', role: 0, space: 3, rule }])).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
