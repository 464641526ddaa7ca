import { describe, expect, it } from 'vitest'
import type { Message } from '../../../../engine/index.ts'
import { CAPITAL, LIGHT, PORTAL, SHRINE } from '../../content/names.ts'
import { BLANK, joker, landCard, light, magic, shadow, tableOf, type Position } from '../../testing/position.ts'
import { render } from '../../text/index.ts'
import type { State } from '../table/state.ts'
import { whatItDoes } from './what-it-does.ts'

const [HEARTWOOD, TWIN] = [light('heartwood'), shadow('heartwood')]
const CARD = landCard('heartwood')
const ON = { gold: 0, energy: 1, awaken: 2, build: 3, attack: 4, attackOrMove: 6, race: 7, magic: 8 } as const

const both: Position = { armies: { 0: [[HEARTWOOD, 3], [TWIN, 1]] } } // prettier-ignore
const rich: Position = { gold: { 0: 20 }, energy: { 0: 20 } }

const VAIN = ['does.absent', 'does.tooDear', 'does.noAttack', 'does.emptyLimbo', 'does.noBuilding', 'does.noMagic']

function does(position: Position, card: number, space: number, role = 0): Message {
  const t = tableOf({ phase: 'planning', ...position })
  const before = JSON.stringify(t.state)
  const { detail: message, isVain } = whatItDoes(t, role, card, space)
  expect(isVain).toBe(VAIN.includes(message.key))
  expect(JSON.stringify(t.state)).toBe(before)
  for (const language of ['en', 'de'] as const) expect(render(language, t, message)).not.toMatch(/undefined|NaN|^$/)
  return message
}

const key = (message: Message): string => message.key

describe('what a planned card would do now', () => {
  it('incomes of each land with presence [IM-CRD-02] [IM-CRD-03] [IM-RUL-30]', () => {
    expect(does(both, CARD, ON.gold)).toEqual({
      key: 'does.gold',
      args: { lands: `${TWIN},${HEARTWOOD}`, amounts: '3,5' },
    })
    expect(does(both, CARD, ON.energy)).toEqual({
      key: 'does.energy',
      args: { lands: `${TWIN},${HEARTWOOD}`, amounts: '4,2' },
    })
    expect(does(both, HEARTWOOD, ON.gold).args).toEqual({ lands: `${HEARTWOOD}`, amounts: '5' })
    expect(does({ armies: { 0: [[TWIN, 1]] } }, CARD, ON.gold).args).toEqual({ lands: `${TWIN}`, amounts: '3' })
  })

  it('a land card works only in the world with presence [IM-EX-06] [IM-CRD-02]', () => {
    const ani: Position = { armies: { 0: [[light('mountainhome'), 1]] } }
    expect(does(ani, landCard('mountainhome'), ON.gold).args).toEqual({
      lands: `${light('mountainhome')}`,
      amounts: '4',
    })
  })

  it('a conflict card works only in its world [IM-EX-07] [IM-CRD-04]', () => {
    const position: Position = { armies: { 0: [[HEARTWOOD, 1]] } }
    expect(does(position, TWIN, ON.gold)).toEqual({ key: 'does.absent', args: { card: TWIN } })
    expect(key(does(position, HEARTWOOD, ON.gold))).toBe('does.gold')
  })

  it('a card of a land without presence does nothing [IM-RUL-31] [IM-PLN-10]', () => {
    for (const space of [ON.gold, ON.energy, ON.awaken, ON.build, ON.race])
      expect(does({ ...rich, limbo: { 0: [3, 3] } }, CARD, space)).toEqual({ key: 'does.absent', args: { card: CARD } })
    expect(does(both, joker(LIGHT, 'moor'), ON.build)).toEqual({
      key: 'does.absent',
      args: { card: joker(LIGHT, 'moor') },
    })
  })

  it('armies from limbo at the price of the space [IM-AWK-01] [IM-CRD-05]', () => {
    const position = { ...both, ...rich, limbo: { 0: [1, 7] } as const }
    expect(does(position, CARD, ON.awaken)).toEqual({
      key: 'does.awaken',
      args: { lands: `${TWIN},${HEARTWOOD}`, amounts: '1,3', energy: 2, gold: 1 },
    })
    expect(does(position, joker(LIGHT, 'forest'), ON.awaken).args).toMatchObject({
      lands: `${HEARTWOOD}`,
      amounts: '3',
    })
    expect(does({ ...position, limbo: {} }, CARD, ON.awaken)).toEqual({ key: 'does.emptyLimbo' })
    expect(does({ ...position, energy: { 0: 1 } }, CARD, ON.awaken)).toEqual({
      key: 'does.tooDear',
      args: { energy: 2, gold: 1, ownEnergy: 1, ownGold: 20 },
    })
  })

  it('buildings with their prices [IM-BLD-01]', () => {
    expect(does({ ...both, ...rich }, HEARTWOOD, ON.build)).toEqual({
      key: 'does.build',
      args: { lands: `${HEARTWOOD}`, buildings: `${PORTAL},${SHRINE},${CAPITAL}`, energies: '4,1,2', golds: '0,2,3' },
    })
    expect(does({ ...both, energy: { 0: 1 }, gold: { 0: 2 } }, CARD, ON.build).args).toEqual({
      lands: `${TWIN},${HEARTWOOD}`,
      buildings: `${SHRINE}`,
      energies: '1',
      golds: '2',
    })
    expect(does(both, CARD, ON.build)).toEqual({ key: 'does.noBuilding' })
    expect(does({ ...both, ...rich }, HEARTWOOD, ON.race)).toEqual({
      key: 'does.shrine',
      args: { lands: `${HEARTWOOD}`, energy: 2, gold: 0 },
    })
  })

  it('lands to attack or to move to [IM-ATT-01] [IM-MOV-02]', () => {
    const position: Position = {
      armies: { 0: [[HEARTWOOD, 3], [light('treehome'), 1]], 1: [[light('crossfen'), 2]] }, // prettier-ignore
      gold: { 0: 1 },
    }
    // Heartwood has six neighbours, one of them is own.
    expect(does(position, CARD, ON.attack)).toEqual({
      key: 'does.attack',
      args: { attacks: 5, helped: 0, neutral: 5, energy: 0, gold: 0 },
    })
    expect(does(position, CARD, ON.attackOrMove)).toEqual({
      key: 'does.attackOrMove',
      args: { attacks: 5, helped: 0, neutral: 5, energy: 0, gold: 0, moves: 1, moveEnergy: 0, moveGold: 1 },
    })
    expect(key(does({ ...position, gold: {} }, CARD, ON.attackOrMove))).toBe('does.attack')
    expect(does({ armies: { 0: [[HEARTWOOD, 1]] } }, CARD, ON.attack)).toEqual({ key: 'does.noAttack' })
    expect(does({ armies: { 0: [[HEARTWOOD, 1]] } }, CARD, ON.attackOrMove)).toEqual({ key: 'does.noAttack' })
  })

  it('in how many lands the residents would help or stay out [IM-ATT-04] [IM-ATT-05] [IM-ATT-06]', () => {
    const position: Position = { armies: { 0: [[HEARTWOOD, 3], [light('treehome'), 2]] } } // prettier-ignore
    const sides = (card: number): object => {
      const { helped, neutral } = does(position, card, ON.attack).args as { helped: number; neutral: number }
      return { helped, neutral }
    }
    expect(sides(light('anvil-ridge'))).toEqual({ helped: 1, neutral: 0 })
    expect(sides(shadow('anvil-ridge'))).toEqual({ helped: 0, neutral: 0 })
    // A land within reach of both counts by the better way.
    expect(sides(HEARTWOOD)).toEqual({ helped: 0, neutral: 5 })
    const { adjacent } = tableOf({}).content.map
    const around = adjacent[light('treehome')].filter((land) => land !== HEARTWOOD)
    expect(around.some((land) => adjacent[HEARTWOOD].includes(land))).toBe(true)
    expect(sides(light('treehome'))).toEqual({ helped: 0, neutral: around.length })
    expect(sides(landCard('saltmere'))).toEqual({ helped: 0, neutral: 0 })
  })

  it('as many armies and cards as would come by magic [IM-RUL-27] [IM-RUL-44]', () => {
    const position: Position = { ...rich, armies: { 0: [[HEARTWOOD, 1], [shadow('saltmere'), 1]] }, limbo: { 0: [3, 1] } } // prettier-ignore
    expect(does(position, magic('awaken'), ON.magic).args).toMatchObject({ effects: 'awaken', armies: 3, cards: 0 })
    const two = does(position, magic('conflictsOrAwaken'), ON.magic).args
    expect(two).toMatchObject({ effects: 'draw,awaken', armies: 2, cards: 2 })
    const arrange = (state: State): void => void (state.drawPile.length = 1)
    const last = does({ ...position, arrange }, magic('conflictsOrAwaken'), ON.magic).args
    expect(last).toMatchObject({ cards: 1 })
  })

  it('an attack that costs something must be paid [IM-RAC-05] [IM-RUL-42]', () => {
    const nightElves: Position = { races: { 0: ['amazons', 'nightElves'] }, armies: { 0: [[HEARTWOOD, 2]] } }
    expect(does(nightElves, CARD, ON.race)).toEqual({
      key: 'does.tooDear',
      args: { energy: 2, gold: 1, ownEnergy: 0, ownGold: 0 },
    })
    expect(does({ ...nightElves, ...rich }, CARD, ON.race)).toEqual({
      key: 'does.attack',
      args: { attacks: 6, helped: 0, neutral: 6, energy: 2, gold: 1 },
    })
  })

  it('moving where nothing can be attacked [IM-MOV-01]', () => {
    const all = Array.from({ length: 25 }, (_, name) => [25 + name, 2] as const)
    const message = does({ armies: { 0: all }, gold: { 0: 1 } }, HEARTWOOD, ON.attackOrMove)
    expect(message.args).toMatchObject({ attacks: 0, moves: 24 })
  })

  it('the uses of a magic card with its price [IM-MAG-03] [IM-PLN-06]', () => {
    const price = { energy: 0, gold: 1 }
    expect(does({ ...both, ...rich }, magic('conflictOrMarker'), ON.magic)).toEqual({
      key: 'does.magic',
      args: { effects: 'draw', armies: 0, cards: 1, ...price },
    })
    expect(does({ ...both, ...rich, startPlayer: 1 }, magic('conflictOrMarker'), ON.magic).args).toEqual({
      effects: 'draw,marker',
      armies: 0,
      cards: 1,
      ...price,
    })
    expect(does(both, magic('conflictOrMarker'), ON.magic)).toEqual({
      key: 'does.tooDear',
      args: { ...price, ownEnergy: 0, ownGold: 0 },
    })
    expect(does(rich, magic('awaken'), ON.magic)).toEqual({ key: 'does.noMagic' })
  })

  it('nothing with a blank card [IM-PLN-08]', () => {
    expect(does(both, BLANK, ON.gold)).toEqual({ key: 'does.blank' })
  })
})
