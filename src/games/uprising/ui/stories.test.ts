import { expect, it } from 'vitest'
import type { BoardProps } from '../../../protocol/board.ts'
import type { Event } from '../rules/words/words.ts'
import { staged, storiesOf } from './stories.ts'

const events: readonly Event[] = [
  { type: 'eventRevealed', event: 3, chapter: 1, rule: 'UP-EVT-03' },
  { type: 'phaseBegan', phase: 'build', chapter: 1 },
  {
    type: 'combatBegan',
    side: 0,
    card: -1,
    other: 4,
    otherCard: 2,
    space: 7,
    terrain: 1,
    rule: 'UP-CMB-01',
  },
  { type: 'combatWonBy', side: 0, card: -1, space: 7, rule: 'UP-CMB-05' },
]
const told = events.map((event, n) => ({ n, event }))

it('tells the same after a reload as while it went on', () => {
  const steps = told.map((_, i) => storiesOf(told.slice(0, i + 1)))
  expect(steps.at(-1)?.stories.map(({ kind }) => kind)).toEqual(['event', 'combat'])
  expect(storiesOf(told.map((one) => ({ ...one, event: { ...one.event } }))).stories).toEqual(steps.at(-1)?.stories)
})

it('goes back to an earlier moment', () => {
  storiesOf(told)
  expect(storiesOf(told.slice(0, 2)).stories).toHaveLength(1)
})

it('has another name with every story, and keeps it to its end', () => {
  const board = (n: number, more: Partial<BoardProps> = {}) =>
    ({
      told: told.slice(0, n),
      odds: [],
      question: undefined,
      view: { shared: new Map(), own: new Map() },
      ...more,
    }) as unknown as BoardProps
  const names = [0, 1, 2, 3, 4].map((n) => staged(board(n)))
  expect(names).toEqual([undefined, 'story 1', 'story 1', 'story 2', 'story 2'])
})
