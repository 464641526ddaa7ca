import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/words/words.ts'
import { CHAOS, EMPIRE, NONE } from '../rules/table/state.ts'
import { storiesWith, withTale, type Story } from './combat-story.ts'
import { deedsOf, taleWith as withEvents, type NemesisStory } from './nemesis-story.ts'

const rule = 'UP-LEG-08'
const taleWith = (tale: NemesisStory | undefined, events: readonly Event[]) => withEvents(tale, events)
const phase = (name: Extract<Event, { type: 'phaseBegan' }>['phase'], chapter = 1): Event => ({
  type: 'phaseBegan',
  phase: name,
  chapter,
})
const NEMESIS: Event[] = [
  phase('nemesis'),
  { type: 'activated', card: 3, left: 1, rule },
  { type: 'nemesisMoved', card: 3, from: 18, to: 19, rule },
  { type: 'activated', card: 3, left: 0, rule },
  { type: 'nemesisStays', card: 3, space: 19, rule },
  { type: 'vpGained', side: EMPIRE, points: 2, rule },
  { type: 'skeletonsMoved', from: 1, to: 2, count: 1, rule },
]

describe('what the Nemesis did', () => {
  it('is told by Activations; several of the same card are one', () => {
    const tale = taleWith(undefined, NEMESIS)!
    expect(deedsOf(tale).map(({ card, lines }) => [card, lines.length])).toEqual([
      [3, 3],
      [NONE, 1],
    ])
    expect(tale.points).toEqual({ [EMPIRE]: 2 })
    expect(tale).toMatchObject({ isTold: true, isWhole: false })
  })

  it('goes on with Production and Scoring and ends with the next Chapter', () => {
    let tale = taleWith(undefined, NEMESIS)
    tale = taleWith(tale, [phase('scoring'), { type: 'vpGained', side: CHAOS, points: 3, rule }])
    expect(tale?.isWhole).toBe(true)
    expect(tale?.points[CHAOS]).toBe(3)
    tale = taleWith(tale, [phase('refresh', 2), { type: 'vpGained', side: CHAOS, points: 5, rule }])
    expect(tale?.isOver).toBe(true)
    expect(tale?.points[CHAOS]).toBe(3)
  })

  it('comes to the stage with the first deed, and lies on top when the Phase is over, once', () => {
    expect(withTale([], taleWith(undefined, NEMESIS.slice(0, 2)))).toEqual([])
    const open = taleWith(undefined, NEMESIS)
    const event: Story = { kind: 'event', event: 3, lines: [], isOver: true }
    const below = [...withTale([], open), event]
    expect(withTale(below, taleWith(open, NEMESIS.slice(2, 3))).map(({ kind }) => kind)).toEqual(['nemesis', 'event'])
    const told = taleWith(open, [phase('production')])
    expect(withTale(below, told)).toEqual([event, told])
    const stories = withTale([], told)
    expect(stories.map(({ kind }) => kind)).toEqual(['nemesis'])
    const more = taleWith(told, [{ type: 'vpLost', side: EMPIRE, points: 1, rule }])
    expect(withTale(stories, more)).toEqual([more])
    expect(storiesWith(withTale(stories, more), [phase('actions', 2)])).toHaveLength(1)
  })
})
