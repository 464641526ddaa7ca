import { describe, expect, it } from 'vitest'
import { publicCells } from '../../../../engine/index.ts'
import { immortals } from '../../index.ts'
import { EXECUTION, heardMatch, SCORING, type Heard } from '../../testing/hearing.ts'
import { BLANK, choose, chooseAs, light, magic, offered, question, shadow } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { turnOrder } from '../table/lands.ts'
import { NONE } from '../table/state.ts'

const ARMIES: NonNullable<Position['armies']> = {
  0: [[light('heartwood'), 2]],
  1: [[shadow('the-murk'), 2]],
  2: [[light('saltmere'), 2]],
}

const round = (position: Position = {}): Heard => heardMatch({ armies: ARMIES, round: 0, ...position })

const allReady = ({ match }: Heard): void => {
  for (let role = 0; role < match.state.roles; role++) chooseAs(match, role, 'ready')
}

describe('the round', () => {
  it('has four phases: reinforcement, planning, executing actions, scoring [IM-RND-01]', () => {
    const heard = round({ limbo: { 0: [0, 3] } })
    const { match, events } = heard
    expect(match.state.phase).toBe('reinforcement')
    choose(match, 'done')
    expect(match.state.phase).toBe('planning')
    expect(match.play.pending.map((ask) => ask.question.name)).toEqual(['plan', 'plan', 'plan'])
    chooseAs(match, 0, `place:${BLANK}@0`, `place:${magic('awaken')}@8`)
    allReady(heard)
    expect(match.state.phase).toBe('execution')
    expect(question(match)).toBe('turn@0')
    choose(match, 'pass', 'compensation:gold')
    expect(events.map(({ type }) => type).filter((type) => !type.startsWith('conflictCard'))).toEqual([
      'roundBegan',
      'reinforcementForgone',
      'planningBegan',
      'planned',
      'planned',
      'planned',
      'compensated',
      'passed',
      'scored',
      'scored',
      'scored',
      'roundBegan',
    ])
    expect(question(match)).toBe('reinforce@0')
  })

  it('is followed by the next one until the last [IM-RND-02] [IM-RND-03]', () => {
    const heard = round({ options: { rounds: 2 } })
    expect(heard.told('roundBegan')).toEqual([{ round: 1, rounds: 2, startPlayer: 0 }])
    allReady(heard)
    expect(heard.match.state.round).toBe(2)
    expect(heard.told('roundBegan')).toHaveLength(2)
    expect(heard.match.over).toBe(false)
    allReady(heard)
    expect(heard.match.over).toBe(true)
    expect(heard.match.state.round).toBe(2)
    expect(heard.match.state.phase).toBe('over')
    expect(heard.told('scored')).toHaveLength(6)
  })

  it('goes clockwise from its start player, whoever takes the marker meanwhile [IM-RND-04] [IM-RND-05]', () => {
    const card = magic('conflictOrMarker')
    const { match } = heardMatch(
      { armies: ARMIES, startPlayer: 1, gold: { 0: 1 }, planned: { 0: { 8: card }, 1: { 8: card, 9: BLANK }, 2: { 8: card } } }, // prettier-ignore
      EXECUTION,
    )
    expect(turnOrder(match.state)).toEqual([1, 2, 0])
    expect(question(match)).toBe('turn@1')
    choose(match, 'space:9', 'compensation:gold')
    expect(question(match)).toBe('turn@2')
    choose(match, 'space:8', 'compensation:gold')
    expect(question(match)).toBe('turn@0')
    choose(match, 'space:8', 'marker')
    expect(match.state.marker).toBe(0)
    expect(match.state.startPlayer).toBe(1)
    expect(question(match)).toBe('turn@1')
    choose(match, 'pass', 'compensation:gold')
    expect(match.state.startPlayer).toBe(0)
  })

  it('leaves the marker where it is [IM-RND-06]', () => {
    const heard = round({ startPlayer: 2 })
    for (let i = 0; i < 3; i++) allReady(heard)
    expect(heard.match.state.round).toBe(4)
    expect([heard.match.state.marker, heard.match.state.startPlayer]).toEqual([2, 2])
  })

  it('shows whose turn it is only while somebody alone is asked [IM-RND-01]', () => {
    const { match } = round({ limbo: { 1: [3, 0] } })
    expect(match.state.turn).toBe(1)
    expect(offered(match)).toEqual([`land:${shadow('the-murk')}`, 'done'])
    choose(match, 'done')
    expect(match.state.turn).toBe(NONE)
    expect(publicCells(immortals, match).get('round')).toEqual([1, 0, 0, NONE])
  })

  it('forgets the last fight when the actions begin [IM-RND-01]', () => {
    const fight = {
      attacker: 0, defender: 1, origin: 0, target: 1, sent: 1, attitude: 0, thrown: [], inside: [], fellThrown: [],
      fellInside: [], winner: 'tie', placed: 0, attackerLost: 0, defenderLost: 0, residentsLost: 0,
    } as const // prettier-ignore
    const keep: Position = { armies: ARMIES, arrange: (state) => void (state.fight = fight) }
    const heard = heardMatch(keep, SCORING)
    expect(heard.match.state.fight).toEqual(fight)
    chooseAs(heard.match, 0, `place:${BLANK}@0`)
    allReady(heard)
    expect(heard.match.state.fight).toBeUndefined()
  })
})
