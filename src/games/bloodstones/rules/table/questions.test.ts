import { describe, expect, it } from 'vitest'
import { fight, fightOn } from '../../testing/battle.ts'
import { actions } from '../../testing/actions.ts'
import { choose, positionMatch, shown, unit } from '../../testing/position.ts'
import type { BloodstonesMatch, Position } from '../../testing/position.ts'
import { turnStep } from '../turn/turn.ts'

/* Whole questions: what is asked, of what, and every word, target and fact of what is on offer. */

const area = (at: number): string => `area:${at}`
const row: Position['map'] = { terrain: ['plains', 'plains', 'hills', 'sea'], links: [[0, 1], [1, 2], [0, 3]] } // prettier-ignore

describe('the actions', () => {
  it('are placing, moving, fighting, and the end of the phase [BS-TRN-07] [BS-PLC-01] [BS-BAT-01]', () => {
    const match = actions({
      factions: ['horseLords', 'dragonRiders'],
      map: row,
      units: { 0: [['citadel', 0], ['archer', 0], ['archer', 1]], 1: [['archer', 1]] }, // prettier-ignore
      hands: { 0: ['archer', 'ship'] },
    })
    const { cost } = match.content.factions[match.state.faction[0]]
    const place = (name: 'archer' | 'ship'): object => ({
      key: `place:${name}`,
      label: { key: 'action.place', args: { unit: unit(name), cost: cost[unit(name)] } },
      targets: [`tile:${name}`],
      rule: 'BS-PLC-01',
      data: { takes: 'tile' },
    })
    expect(shown(match)).toEqual({
      kind: 'option',
      name: 'action',
      rule: 'BS-TRN-05',
      prompt: { key: 'action.ask' },
      closes: true,
      options: [
        place('archer'),
        place('ship'),
        {
          key: 'move:0',
          label: { key: 'action.move', args: { area: 0 } },
          targets: [area(0)],
          rule: 'BS-MOV-01',
          data: { takes: 'army' },
        },
        {
          key: 'fight:1@1',
          label: { key: 'action.fight', args: { area: 1, role: 1 } },
          targets: [area(1), 'role:1'],
          rule: 'BS-BAT-01',
          data: { fights: true },
        },
      ],
    })
  })

  it('end where no battle is open, and capture for the Chaos Horde [BS-TRN-07] [BS-FAC-CHA-05]', () => {
    const match = actions({
      factions: ['chaosHorde', 'dragonRiders'],
      map: row,
      units: { 0: [['horde', 1]] },
      villages: { 1: [[1, 1]] },
      hands: { 0: ['leader'] },
    })
    expect(shown(match).options.slice(-2)).toEqual([
      { key: 'capture', label: { key: 'action.capture' }, rule: 'BS-FAC-CHA-05' },
      { key: 'end', label: { key: 'action.end' }, rule: 'BS-TRN-07' },
    ])
  })

  it('ask where a unit is placed, and warn of a battle [BS-PLC-02] [BS-PLC-08]', () => {
    const match = actions({
      factions: ['horseLords', 'dragonRiders'],
      map: row,
      units: { 0: [['citadel', 0]], 1: [['archer', 1]] },
      villages: { 0: [[1, 1]] },
      hands: { 0: ['archer', 'ship'] },
    })
    choose(match, 'place:archer')
    expect(shown(match)).toEqual({
      kind: 'area',
      name: 'placeWhere',
      rule: 'BS-PLC-02',
      prompt: { key: 'place.ask', args: { unit: unit('archer') } },
      about: { unit: 'archer' },
      closes: false,
      options: [
        { key: '0', label: { key: 'place.area', args: { area: 0 } }, targets: [area(0)], data: { to: 0 } },
        {
          key: '1',
          label: { key: 'place.area', args: { area: 1 } },
          targets: [area(1)],
          rule: 'BS-PLC-08',
          detail: { key: 'place.fight', args: { area: 1 } },
          data: { to: 1, fights: true },
        },
      ],
    })
  })

  it('ask for the way and its payment [BS-MOV-01] [BS-MOV-02] [BS-MOV-03]', () => {
    const match = actions({
      factions: ['horseLords', 'dragonRiders'],
      map: row,
      units: { 0: [['archer', 0, 2]], 1: [['archer', 2]] },
      hands: { 0: ['archer', 'archer', 'ship', 'leader'] },
    })
    choose(match, 'move:0')
    expect(shown(match)).toEqual({
      kind: 'option',
      name: 'moveWhich',
      rule: 'BS-MOV-01',
      prompt: { key: 'move.which', args: { area: 0 } },
      about: { area: 0 },
      closes: false,
      options: [
        { key: 'all', label: { key: 'move.all', args: { units: '0*2' } }, targets: ['unit:archer@0'], data: 'all' },
        { key: 'pick', label: { key: 'move.pick' }, data: 'pick' },
      ],
    })
    choose(match, 'pick')
    expect(shown(match)).toEqual({
      kind: 'number',
      name: 'moveCount',
      rule: 'BS-MOV-01',
      prompt: { key: 'move.countAsk', args: { unit: 0, area: 0 } },
      about: { area: 0 },
      closes: false,
      options: [1, 2].map((count) => ({
        key: `${count}`,
        label: { key: 'move.count', args: { unit: 0, count } },
        targets: ['unit:archer@0'],
      })),
    })
    choose(match, '1')
    expect(shown(match)).toEqual({
      kind: 'area',
      name: 'moveTo',
      rule: 'BS-MOV-02',
      prompt: { key: 'move.whereAsk', args: { units: '0*1' } },
      about: { area: 0 },
      closes: false,
      options: [
        {
          key: '1',
          label: { key: 'move.to', args: { area: 1, cost: 1 } },
          targets: [area(1), 'way:0-1'],
          data: { to: 1, cost: 1, way: [0, 1] },
        },
        {
          key: '2',
          label: { key: 'move.to', args: { area: 2, cost: 4 } },
          targets: [area(2), 'way:0-1-2'],
          rule: 'BS-MOV-07',
          detail: { key: 'move.fight', args: { area: 2 } },
          data: { to: 2, cost: 4, way: [0, 1, 2], fights: true },
        },
      ],
    })
    choose(match, '1')
    const more = shown(match)
    expect({ ...more, options: [] }).toEqual({
      kind: 'option',
      name: 'moveMore',
      rule: 'BS-MOV-01',
      prompt: { key: 'move.moreAsk', args: { cost: 1 } },
      closes: false,
      options: [],
    })
    expect(more.options.slice(0, 2)).toEqual([
      {
        key: 'pay',
        label: { key: 'move.pay', args: { cost: 1 } },
        rule: 'BS-MOV-03',
        detail: { key: 'move.left', args: { points: expect.any(Number) } },
      },
      {
        key: '0',
        label: { key: 'move.from', args: { area: 0 } },
        targets: [area(0)],
        data: { takes: 'army' },
      },
    ])
    choose(match, 'pay')
    const payment = shown(match)
    expect({ ...payment, options: [] }).toEqual({
      kind: 'payment',
      name: 'payPoints',
      rule: 'BS-MOV-03',
      prompt: { key: 'pay.pointsAsk', args: { cost: 1 } },
      about: { due: 1, by: 'points' },
      closes: false,
      options: [],
    })
    expect(payment.options[0]).toEqual({
      key: 'archer',
      label: { key: 'pay.with', args: { tiles: '0*1' } },
      targets: ['tile:archer'],
      data: ['archer'],
      detail: expect.objectContaining({ key: expect.stringMatching(/^pay\.(lost|exact)$/) }),
    })
  })
})

describe('the undead', () => {
  const dead = (): BloodstonesMatch =>
    positionMatch(
      {
        factions: ['necromancers', 'dragonRiders'],
        map: row,
        units: { 0: [['undead', 1]], 1: [['archer', 2]] },
      },
      [{ procedure: 'turn', args: { step: turnStep('undead') } }],
    )

  it('are chosen one by one, and sent somewhere [BS-UND-01] [BS-UND-05]', () => {
    const match = dead()
    expect(shown(match)).toEqual({
      kind: 'area',
      name: 'undeadFrom',
      rule: 'BS-UND-01',
      prompt: { key: 'undead.ask' },
      closes: false,
      options: [
        {
          key: '1',
          label: { key: 'undead.from', args: { area: 1 } },
          targets: ['unit:undead@1', area(1)],
          data: { takes: 'army' },
        },
        { key: 'done', label: { key: 'undead.done' } },
      ],
    })
    choose(match, '1')
    expect(shown(match)).toEqual({
      kind: 'area',
      name: 'undeadTo',
      rule: 'BS-UND-01',
      prompt: { key: 'undead.whereAsk', args: { area: 1 } },
      about: { area: 1 },
      closes: false,
      options: [
        { key: '0', label: { key: 'undead.to', args: { area: 0 } }, targets: [area(0)], data: { to: 0 } },
        {
          key: '2',
          label: { key: 'undead.to', args: { area: 2 } },
          targets: [area(2)],
          data: { to: 2 },
          rule: 'BS-UND-05',
          detail: { key: 'move.fight', args: { area: 2 } },
        },
      ],
    })
  })
})

describe('the way back of the Chaos Horde', () => {
  it('is asked for in words [BS-FAC-CHA-09]', () => {
    const match = positionMatch({
      factions: ['chaosHorde', 'dragonRiders'],
      map: row,
      units: { 1: [['citadel', 0]] },
      hands: { 0: ['cavalry', 'blank', 'blank'] },
    })
    const { cost } = match.content.factions[match.state.faction[0]]
    expect(shown(match)).toEqual({
      kind: 'tile',
      name: 'reenterUnit',
      rule: 'BS-FAC-CHA-09',
      prompt: { key: 'reenter.ask' },
      closes: false,
      options: [
        {
          key: 'cavalry',
          label: { key: 'reenter.unit', args: { unit: unit('cavalry'), cost: cost[unit('cavalry')] } },
          targets: ['tile:cavalry'],
          data: { takes: 'tile' },
        },
        { key: 'none', label: { key: 'reenter.decline' } },
      ],
    })
    choose(match, 'cavalry')
    expect(shown(match)).toEqual({
      kind: 'area',
      name: 'reenterArea',
      rule: 'BS-FAC-CHA-09',
      prompt: { key: 'reenter.where', args: { unit: unit('cavalry') } },
      closes: false,
      options: [1, 2].map((to) => ({
        key: `${to}`,
        label: { key: 'setup.area', args: { area: to } },
        targets: [area(to)],
        data: { to },
      })),
    })
    choose(match, '2')
    expect(shown(match)).toMatchObject({
      kind: 'payment',
      name: 'payTiles',
      rule: 'BS-PLC-04',
      prompt: { key: 'pay.tilesAsk', args: { unit: unit('cavalry'), count: cost[unit('cavalry')] } },
      about: { due: cost[unit('cavalry')], by: 'tiles', unit: 'cavalry' },
      closes: false,
    })
  })
})

describe('a battle', () => {
  const factions: Position['factions'] = ['dragonRiders', 'horseLords']

  it('asks the defender to stay or to go, and where to [BS-BAT-06] [BS-RET-10]', () => {
    const match = fight({ factions, units: { 0: [['archer', 0]], 1: [['archer', 0], ['cavalry', 0]] }, hands: { 0: ['archer'] } }) // prettier-ignore
    expect(shown(match)).toEqual({
      kind: 'option',
      name: 'retreat',
      rule: 'BS-BAT-06',
      prompt: { key: 'battle.retreatAsk', args: { area: 0, attacker: 0 } },
      about: { area: 0 },
      closes: true,
      options: ['stay', 'retreat'].map((key) => ({ key, label: { key: `battle.${key}` }, targets: [area(0)] })),
    })
    choose(match, 'retreat')
    expect(shown(match)).toEqual({
      kind: 'area',
      name: 'retreatTo',
      rule: 'BS-RET-10',
      prompt: { key: 'battle.retreatToAsk', args: { area: 0 } },
      closes: false,
      options: [1, 2, 3, 5].map((to) => ({
        key: `${to}`,
        label: { key: 'battle.destination', args: { area: to } },
        targets: [area(to)],
      })),
    })
  })

  it('asks the loser for a unit and a way out [BS-BAT-22] [BS-BAT-23] [BS-BAT-27]', () => {
    const match = fightOn(
      fight({
        factions,
        units: { 0: [['swordsman', 0, 2]], 1: [['archer', 0, 2], ['citadel', 0]] }, // prettier-ignore
        hands: { 0: ['archer'] },
        draw: [[5, 5, 4], [2, 2, 3, 3]], // prettier-ignore
      }),
    )
    expect(shown(match)).toEqual({
      kind: 'unit',
      name: 'lose',
      rule: 'BS-BAT-22',
      prompt: { key: 'battle.loseAsk', args: { area: 0 } },
      about: { area: 0 },
      closes: false,
      options: [
        { key: 'archer', label: { key: 'battle.lose', args: { unit: 0 } }, targets: ['unit:archer@0'] },
        {
          key: 'citadel',
          label: { key: 'battle.lose', args: { unit: unit('citadel') } },
          targets: ['unit:citadel@0'],
          rule: 'BS-BAT-27',
          detail: { key: 'battle.loseCitadel', args: { winner: 0 } },
        },
      ],
    })
    choose(match, 'archer')
    expect(shown(match)).toEqual({
      kind: 'area',
      name: 'fleeTo',
      rule: 'BS-BAT-23',
      prompt: { key: 'battle.fleeToAsk', args: { area: 0 } },
      closes: false,
      options: [1, 2, 3, 5].map((to) => ({
        key: `${to}`,
        label: { key: 'battle.destination', args: { area: to } },
        targets: [area(to)],
      })),
    })
  })

  it('asks necromancers how many undead rise [BS-FAC-NEC-02]', () => {
    const match = fightOn(
      fight({
        factions: ['necromancers', 'horseLords'],
        units: { 0: [['necromancer', 0], ['swordsman', 0]], 1: [['archer', 0]] }, // prettier-ignore
        hands: { 0: ['archer'] },
        draw: [[5, 5, 4], [2, 2, 3, 3]], // prettier-ignore
      }),
    )
    expect(shown(match)).toEqual({
      kind: 'number',
      name: 'raise',
      rule: 'BS-FAC-NEC-02',
      prompt: { key: 'battle.raiseAsk', args: { area: 0, most: 1 } },
      about: { area: 0 },
      closes: false,
      options: [0, 1].map((count) => ({
        key: `${count}`,
        label: { key: 'battle.raise', args: { count } },
        targets: [area(0)],
      })),
    })
  })
})
