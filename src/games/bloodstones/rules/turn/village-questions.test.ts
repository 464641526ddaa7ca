import { describe, expect, it } from 'vitest'
import type { Message } from '../../../../engine/index.ts'
import { asked, choose, offered, positionMatch, question, unit, view } from '../../testing/position.ts'
import type { BloodstonesMatch, Position, TestMap } from '../../testing/position.ts'
import { explainVillages } from '../explain/explain-villages.ts'
import { turnStep } from './turn.ts'

/** Plains 0, hills 1, forest 2, sea 3, mountains 4, plains 5 beyond the sea. */
const map: TestMap = {
  terrain: ['plains', 'hills', 'forest', 'sea', 'mountains', 'plains'],
  links: [
    [0, 1],
    [1, 2],
    [0, 3],
    [0, 4],
    [3, 5],
  ],
}

/** With plains 6 beside the citadel, where there is room for villages. */
const wider: TestMap = { terrain: [...map.terrain, 'plains'], links: [...map.links, [0, 6]] }

const example: Position = {
  factions: ['dragonRiders', 'horseLords'],
  map,
  units: { 0: [['citadel', 0], ['archer', 1], ['archer', 2]], 1: [['citadel', 5]] }, // prettier-ignore
  villages: { 1: [[1, 1], [2, 1]] }, // prettier-ignore
  hands: { 0: ['shieldGuard'] },
}

const at = (step: number, changes: Partial<Position> = {}): BloodstonesMatch =>
  positionMatch({ ...example, ...changes }, [{ procedure: 'turn', args: { step } }])

const CAPTURE = turnStep('capture')
const ACTIONS = turnStep('action')
const BUILD = turnStep('build')

const shield = unit('shieldGuard')

describe('the questions about villages', () => {
  it('say what capturing costs [BS-CAP-03] [BS-CAP-05]', () => {
    const match = at(CAPTURE)
    expect(view(match)).toMatchObject({
      kind: 'tile',
      name: 'captureTile',
      rule: 'BS-CAP-01',
      prompt: { key: 'capture.tileAsk' },
      closes: false,
      options: [
        {
          key: 'shieldGuard',
          label: { key: 'capture.tile', args: { unit: shield, value: 3 } },
          targets: ['tile:shieldGuard'],
        },
        { key: 'none', label: { key: 'capture.none' } },
      ],
    })
    choose(match, 'shieldGuard')
    expect(view(match)?.options.map((option) => option.key)).toEqual(['1', '2'])
    choose(match, '2')
    expect(view(match)).toMatchObject({
      kind: 'area',
      name: 'captureVillage',
      rule: 'BS-CAP-02',
      prompt: { key: 'capture.villageAsk', args: { points: 2 } },
      closes: false,
      options: [
        {
          key: '1',
          label: { key: 'capture.village', args: { area: 1, owner: 1, cost: 2 } },
          targets: ['area:1'],
          rule: 'BS-CAP-03',
        },
        { key: 'stop', label: { key: 'capture.stop', args: { points: 2 } }, rule: 'BS-CAP-05' },
      ],
    })
  })

  it('say what building costs, and close the turn before tiles are drawn [BS-VIL-02] [BS-VIL-03]', () => {
    const match = at(BUILD, { villages: {} })
    expect(view(match)).toMatchObject({
      kind: 'tile',
      name: 'buildTile',
      rule: 'BS-VIL-01',
      prompt: { key: 'build.tileAsk' },
      closes: true,
      options: [
        {
          key: 'shieldGuard',
          label: { key: 'build.tile', args: { unit: shield, value: 3 } },
          targets: ['tile:shieldGuard'],
        },
        { key: 'none', label: { key: 'build.none' } },
      ],
    })
    choose(match, 'shieldGuard', '2')
    expect(view(match)).toMatchObject({
      kind: 'area',
      name: 'buildVillage',
      rule: 'BS-VIL-08',
      prompt: { key: 'build.villageAsk', args: { points: 2, supply: 19 } },
      closes: true,
      options: [
        {
          key: '1',
          label: { key: 'build.village', args: { area: 1, cost: 2 } },
          targets: ['area:1'],
          rule: 'BS-VIL-02',
        },
        { key: 'stop', label: { key: 'build.stop', args: { points: 2 } }, rule: 'BS-VIL-03' },
      ],
    })
  })

  it('ask for the next of the final battles [BS-END-03]', () => {
    const units: Position['units'] = { 0: [['archer', 2]], 1: [['archer', 2]] } // prettier-ignore
    const match = positionMatch({ ...example, units }, [{ procedure: 'finalBattles' }])
    expect(view(match)).toMatchObject({
      kind: 'option',
      name: 'finalBattle',
      rule: 'BS-END-03',
      prompt: { key: 'final.battleAsk' },
      closes: true,
      options: [
        {
          key: 'fight:2@0',
          label: { key: 'final.battle', args: { area: 2, role: 0 } },
          targets: ['area:2', 'role:0'],
        },
      ],
    })
  })
})

describe('reasons about villages', () => {
  /** The first reason for refusing an intent to the asked role. */
  const why = (match: BloodstonesMatch, key: string): Message | undefined =>
    match.explain(asked(match).role, { key })[0]?.message

  it('say what prevents capturing [BS-CAP-01] [BS-CAP-02] [BS-CAP-03]', () => {
    const match = at(CAPTURE, { villages: { 0: [[5, 1]], 1: [[0, 1], [1, 1], [2, 1]] }, units: { 0: [['archer', 1], ['archer', 2]] } }) // prettier-ignore
    expect(why(match, 'capture:0')).toEqual({ key: 'refuse.captureNoUnit', args: { area: 0 } })
    expect(why(match, 'capture:5')).toEqual({ key: 'refuse.captureOwn', args: { area: 5 } })
    expect(why(match, 'capture:4')).toEqual({ key: 'refuse.captureNothing', args: { area: 4 } })
    expect(why(match, 'area:4')).toEqual({ key: 'refuse.captureNothing', args: { area: 4 } })
    expect(why(match, 'capture:1')).toBeUndefined()
    expect(why(match, 'capture:6')).toBeUndefined()
    expect(why(match, 'capture:x')).toBeUndefined()
    expect(why(match, 'tile:ship')).toEqual({ key: 'refuse.notInHand', args: { unit: unit('ship') } })
    expect(why(match, 'tile:nothing')).toBeUndefined()
  })

  it('ask for as much as a village costs, no more and no less [BS-CAP-03] [BS-VIL-02]', () => {
    const hands: Position['hands'] = { 0: ['archer'] }
    const capturing = (): BloodstonesMatch => at(CAPTURE, { hands })
    const building = (): BloodstonesMatch => at(BUILD, { hands, villages: {} })
    expect(why(capturing(), 'capture:1')).toBeUndefined()
    expect(why(building(), 'build:1')).toBeUndefined()
    for (const begin of [capturing, building])
      // Two points are hills or forest, not both.
      for (const area of ['1', '2']) {
        const match = begin()
        choose(match, 'archer')
        expect(offered(match)).toEqual(['1', '2'])
        choose(match, area)
        expect(question(match)).toMatch(/^action@/u)
      }
  })

  it('know how many points are left [BS-CAP-03]', () => {
    const hands: Position['hands'] = { 0: ['archer', 'leader'] }
    const units: Position['units'] = { 0: [['cavalry', 0], ['cavalry', 1], ['cavalry', 2]] } // prettier-ignore
    const match = at(CAPTURE, { hands, units, villages: { 1: [[0, 2], [1, 1], [2, 1]] } }) // prettier-ignore
    choose(match, 'archer')
    expect(why(match, 'area:1')).toBeUndefined()
    choose(match, '0')
    expect(why(match, 'area:1')).toEqual({ key: 'refuse.captureCost', args: { area: 1, cost: 2 } })
    expect(why(match, 'area:2')).toBeUndefined()
  })

  it('say when capturing is possible [BS-CAP-01] [BS-FAC-CHA-05]', () => {
    expect(why(at(BUILD), 'capture:1')).toEqual({ key: 'refuse.capturePhase' })
    expect(why(at(BUILD), 'capture')).toEqual({ key: 'refuse.capturePhase' })
    const chaos: Partial<Position> = { factions: ['chaosHorde', 'horseLords'], units: { 0: [['horde', 1]] }, hands: { 0: ['horde', 'horde'] } } // prettier-ignore
    expect(why(at(ACTIONS, chaos), 'capture:2')).toEqual({ key: 'refuse.captureNoUnit', args: { area: 2 } })
    const match = at(ACTIONS, chaos)
    choose(match, 'capture')
    expect(why(match, 'capture')).toEqual({ key: 'refuse.captureOnce' })
    const nowhere = at(ACTIONS, { ...chaos, units: { 0: [['horde', 0]] } })
    expect(why(nowhere, 'capture')).toEqual({ key: 'refuse.captureNowhere' })
    expect(why(at(ACTIONS, { ...chaos, hands: {} }), 'capture')).toEqual({ key: 'refuse.captureNoTiles' })
    const early = at(ACTIONS, chaos)
    early.state.phase = 'capture'
    expect(why(early, 'capture')).toEqual({ key: 'refuse.captureChaosPhase' })
  })

  it('say that enemy units keep the table from capturing [BS-CAP-02]', () => {
    const units: Position['units'] = { 0: [['archer', 1], ['archer', 2]], 1: [['archer', 1]] } // prettier-ignore
    const match = at(CAPTURE, { units, options: { captureUncontested: true } })
    expect(why(match, 'capture:1')).toEqual({ key: 'refuse.captureContested', args: { area: 1 } })
  })

  it('say what prevents building [BS-VIL-05] [BS-VIL-06] [BS-VIL-07]', () => {
    const match = at(BUILD, { map: wider })
    expect(why(match, 'build:0')).toEqual({ key: 'refuse.buildCitadel', args: { area: 0 } })
    expect(why(match, 'build:1')).toEqual({ key: 'refuse.buildEnemy', args: { area: 1 } })
    expect(why(match, 'build:3')).toEqual({ key: 'refuse.buildTerrain', args: { area: 3, terrain: 'sea' } })
    expect(why(match, 'area:4')).toEqual({ key: 'refuse.buildTerrain', args: { area: 4, terrain: 'mountains' } })
    expect(why(match, 'build:5')).toEqual({ key: 'refuse.buildEnemy', args: { area: 5 } })
    const hill = at(BUILD, { map: wider, factions: ['hillFolk', 'horseLords'] })
    expect(why(hill, 'build:4')).toEqual({ key: 'refuse.buildMountains', args: { area: 4 } })
    expect(why(hill, 'build:3')).toEqual({ key: 'refuse.buildTerrain', args: { area: 3, terrain: 'sea' } })
  })

  it('say what else prevents building [BS-VIL-04] [BS-VIL-08] [BS-VIL-14]', () => {
    const alone: Partial<Position> = { units: { 0: [['citadel', 0]] }, villages: {} }
    const match = at(BUILD, alone)
    expect(why(match, 'build:2')).toEqual({ key: 'refuse.buildNotConnected', args: { area: 2 } })
    expect(why(match, 'build:1')).toBeUndefined()
    const full = at(BUILD, { ...alone, map: wider, villages: { 0: [[1, 1]] } })
    expect(why(full, 'build:1')).toEqual({ key: 'refuse.buildFull', args: { area: 1, max: 1 } })
    const wiped = at(BUILD, { units: { 0: [['archer', 2]] }, villages: {} })
    expect(why(wiped, 'build:2')).toEqual({ key: 'refuse.buildNotEmpty', args: { area: 2 } })
    expect(why(wiped, 'build:0')).toBeUndefined()
  })

  it('say in any phase what bars an area, since who can build nowhere is not asked [BS-VIL-01] [BS-VIL-14]', () => {
    const units: Position['units'] = { 0: [['citadel', 0]] }
    const empty = at(ACTIONS, { units, villages: {}, arrange: (state) => void (state.villageSupply[0] = 0) })
    expect(empty.explain(0, { key: 'build:1' }).map(({ message }) => message)).toEqual([
      { key: 'refuse.buildPhase' },
      { key: 'refuse.buildSupply' },
    ])
  })

  it('know tiles that are too small for the villages of a content pack [BS-VIL-02]', () => {
    const match = at(BUILD, { units: { 0: [['citadel', 0]] }, villages: {} })
    const dear = { ...match.content, villageCost: match.content.villageCost.map((cost) => cost + 2) }
    const reasons = (key: string): unknown =>
      explainVillages({ state: match.state, content: dear }, 0, key, asked(match))
    expect(reasons('build:1')).toEqual([
      { rule: 'BS-VIL-02', message: { key: 'refuse.buildNoTile', args: { area: 1, cost: 4 } } },
    ])
    expect(reasons('tile:shieldGuard')).toEqual([
      { rule: 'BS-VIL-02', message: { key: 'refuse.tileTooSmall', args: { unit: shield, value: 3 } } },
    ])
  })

  it('know how many points are left for building [BS-VIL-02]', () => {
    const units: Position['units'] = { 0: [['citadel', 2], ['archer', 1]] } // prettier-ignore
    const match = at(BUILD, { units, villages: {}, hands: { 0: ['archer', 'leader'] } })
    choose(match, 'archer')
    expect(why(match, 'area:1')).toBeUndefined()
    choose(match, '0')
    expect(why(match, 'area:1')).toEqual({ key: 'refuse.buildCost', args: { area: 1, cost: 2 } })
    expect(why(match, 'area:0')).toBeUndefined()
  })

  it('say who builds and when [BS-FAC-CHA-01] [BS-VIL-01]', () => {
    expect(why(at(ACTIONS), 'build:1')).toEqual({ key: 'refuse.buildPhase' })
    const chaos: Partial<Position> = { factions: ['chaosHorde', 'horseLords'], units: { 0: [['horde', 1]] } }
    expect(why(at(ACTIONS, chaos), 'build:0')).toEqual({ key: 'refuse.buildChaos' })
  })

  it('say that the final battles allow nothing else [BS-END-05]', () => {
    const units: Position['units'] = { 0: [['archer', 2]], 1: [['archer', 2]] } // prettier-ignore
    const match = positionMatch({ ...example, units }, [{ procedure: 'finalBattles' }])
    const reasons = (key: string): string[] => match.explain(1, { key }).map((reason) => reason.message.key)
    for (const key of ['place:archer', 'move:2', 'capture', 'build:0', 'tile:archer'])
      expect(reasons(key)).toContain('refuse.finalOnlyBattles')
    expect(reasons('area:2')).not.toContain('refuse.finalOnlyBattles')
    expect(match.explain(0, { key: 'build:0' }).map((reason) => reason.rule)).toEqual(['BS-TRN-01'])
  })
})
