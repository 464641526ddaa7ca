import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { Event } from '../rules/words/words.ts'
import { chartFor } from './data.ts'
import { beatOf, matters } from './events.ts'

const chart = chartFor('twin-ford')!
const [far] = chart.adjacent.flatMap((near, area) => (area !== 0 && !near.includes(0) ? [area] : []))
const [near] = chart.adjacent[0]
/** Player 0 has a village in area 0. */
const shared = new Map<string, CellValue>([
  ['map', 'twin-ford'],
  ['villages:0', [0, 1]],
])
const board = { view: { shared, own: new Map() } } as unknown as BoardProps
const meant = (event: Event) => matters(event, 0, board)

describe('what an event means to somebody', () => {
  it('is a loss with its place', () => {
    const lost = meant({ type: 'villageCaptured', role: 1, area: 0, owner: 0, cost: 2 })
    expect(lost).toMatchObject({ tone: 'lost', targets: ['area:0'], by: 1 })
    const citadel = meant({ type: 'citadelTaken', role: 1, loser: 0, area: 0 })
    expect(citadel!.weight).toBeGreaterThan(lost!.weight)
    expect(meant({ type: 'villageCaptured', role: 1, area: 0, owner: 2, cost: 2 })).toBeUndefined()
  })

  it('is a threat where somebody comes near', () => {
    const came = (area: number) => meant({ type: 'moved', role: 1, units: '0', path: [far, area], cost: 1 })!
    expect([came(0).tone, came(near).tone, came(far).tone]).toEqual(['threat', 'threat', 'news'])
    expect(came(0).weight).toBeGreaterThan(came(near).weight)
  })

  it('is a threat where somebody attacks, more than who comes near', () => {
    const attacked = (defender: number) => meant({ type: 'battleBegan', area: 3, attacker: 1, defender })
    expect(attacked(0)).toMatchObject({ tone: 'threat', targets: ['area:3'], by: 1 })
    expect(attacked(0)!.weight).toBeGreaterThan(meant({ type: 'placed', role: 1, unit: 0, area: 0 })!.weight)
    expect(attacked(2)).toBeUndefined()
  })

  it('is more where an army moves than where a village is built', () => {
    const moved = meant({ type: 'moved', role: 1, units: '0', path: [near, far], cost: 1 })!
    expect(moved.weight).toBeGreaterThan(meant({ type: 'villageBuilt', role: 1, area: far, cost: 1 })!.weight)
  })

  it('is a gain where a battle was won', () => {
    const won: Event = { type: 'battleWon', role: 0, loser: 1, area: 3, vp: 2, units: 2, corsairs: 0, cutiecorn: 0 }
    expect(meant(won)).toMatchObject({ tone: 'gained', targets: ['area:3'] })
    expect(meant({ ...won, role: 1, loser: 0 })!.tone).toBe('lost')
    expect(meant({ ...won, role: 1, loser: 2 })!.tone).toBe('news')
  })

  it('is nothing where one did it oneself', () => {
    expect(meant({ type: 'moved', role: 0, units: '0', path: [0, near], cost: 1 })).toBeUndefined()
    expect(meant({ type: 'villageBuilt', role: 0, area: 0, cost: 1 })).toBeUndefined()
  })
})

it('what moves is watched, what is won is looked at, what nobody sees is passed over', () => {
  expect(
    ['moved', 'battleWon', 'unitLost', 'paidPoints', 'phaseBegan', 'drew'].map((type) => beatOf({ type })),
  ).toEqual(['motion', 'result', 'glance', 'none', 'none', 'none'])
})
