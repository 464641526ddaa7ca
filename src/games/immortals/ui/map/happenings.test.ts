import { describe, expect, it } from 'vitest'
import type { Event } from '../../rules/words/words.ts'
import { light, shadow } from '../../testing/position.ts'
import { happeningsOf, landsOf } from './happenings.ts'

const shown = (...events: Event[]) => happeningsOf(events)

describe('what the board shows of events', () => {
  it('leads armies along their way', () => {
    const route = [light('heartwood'), light('treehome'), shadow('treehome')]
    expect(shown({ type: 'armiesMoved', role: 1, armies: 3, route })).toEqual([
      { kind: 'march', role: 1, armies: 3, way: route.map((land) => ({ land })) },
    ])
  })

  it('sends the fallen of both sides to the limbo of the other world [IM-FGT-25]', () => {
    const fight = {
      type: 'fightDecided',
      attacker: 0,
      defender: 2,
      target: light('heartwood'),
      attitude: 0,
      winner: 'attacker',
      attackers: 3,
      defenders: 2,
      residents: 0,
      placed: 1,
      attackerLost: 2,
      defenderLost: 2,
      residentsLost: 0,
    } as const
    const way = [{ land: light('heartwood') }, { limbo: 0 }]
    expect(shown(fight)).toEqual([
      { kind: 'march', role: 0, armies: 2, way },
      { kind: 'march', role: 2, armies: 2, way },
      { kind: 'ring', role: 0, land: light('heartwood') },
    ])
    expect(shown({ ...fight, defender: -1, attackerLost: 0, defenderLost: 0 })).toEqual([
      { kind: 'ring', role: 0, land: light('heartwood') },
    ])
  })

  it('lets reinforcements rise from the limbo of their world [IM-REI-02]', () => {
    expect(shown({ type: 'reinforced', role: 1, land: light('saltmere') })).toEqual([
      { kind: 'march', role: 1, armies: 1, way: [{ limbo: 1 }, { land: light('saltmere') }] },
    ])
  })

  it('shows a building with its points, and nothing of what cannot be seen on the map', () => {
    const land = shadow('emberfall')
    expect(
      shown({ type: 'built', role: 1, building: 1, land, points: 2 }, { type: 'paid', role: 1, energy: 1, gold: 0 }),
    ).toEqual([
      { kind: 'ring', role: 1, land },
      { kind: 'points', role: 1, land, points: 2 },
    ])
  })

  it('tells where it happened', () => {
    const route = [light('heartwood'), light('treehome')]
    expect(landsOf([{ type: 'armiesMoved', role: 1, armies: 3, route } as Event])).toEqual(new Set(route))
    expect(landsOf([{ type: 'goldEarned', role: 1, land: route[1], gold: 3 } as Event])).toEqual(new Set([route[1]]))
  })
})
