import { expect, it } from 'vitest'
import type { Event } from '../rules/words/words.ts'
import { DESTROYED } from '../rules/table/state.ts'
import { boardOf } from '../testing/board-props.ts'
import { figure } from '../testing/position.ts'
import { quietGame } from '../testing/quiet-match.ts'
import { points } from './points.ts'

const dead = (lost: number, role: number): Event => ({
  type: 'destroyed',
  figure: lost,
  role,
  space: 10,
  rear: -1,
  cause: 'attack',
})

it('counts figures that the scenario sets up itself, those lost since among them', () => {
  const { match } = quietGame(2, { scenario: 'DAWN' })
  const samurai = figure(match, 1, 'izumi-samurai')
  match.play.state.fate[samurai] = DESTROYED
  const events: Event[] = [{ type: 'battleBegan' }, { type: 'roundBegan', round: 1 } as Event, dead(samurai, 1)]
  const told = events.map((event, n) => ({ n, event }))
  expect(points(told, boardOf(match, 0))?.sides.map((side) => side.points)).toEqual([
    [{ step: 0, value: 7 }],
    [
      { step: 0, value: 5 },
      { step: 2, value: 4 },
    ],
  ])
})
