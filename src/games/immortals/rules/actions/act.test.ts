import { describe, expect, it } from 'vitest'
import { CAPITAL, LANDS, LIGHT, PORTAL, SHADOW, SHRINE } from '../../content/names.ts'
import { acting, COMPENSATION, ON, RICH } from '../../testing/acting.ts'
import { asked, choose, joker, landCard, light, magic, offered, question, shadow, tableOf, view } from '../../testing/position.ts' // prettier-ignore
import {
  actKey,
  attackFrom,
  awakenIn,
  buildIn,
  COMPENSATION_ENERGY,
  COMPENSATION_GOLD,
  DRAW,
  inLand,
  isCompensation,
  MARKER,
  meaningOf,
  moveFrom,
  shrineIn,
  takeOver,
} from './act-options.ts'
import { mayLieOn } from '../round/planning.ts'
import { invariants } from '../table/invariants.ts'

const WOOD = light('heartwood')
const LAST = LANDS - 1

describe('the options of an action', () => {
  it('have each its number, meaning and key', () => {
    const all = [
      [COMPENSATION_GOLD, 'compensation:gold', { is: 'compensation', gold: true }],
      [COMPENSATION_ENERGY, 'compensation:energy', { is: 'compensation', gold: false }],
      [awakenIn(SHADOW), 'awaken:0', { is: 'awaken', world: SHADOW }],
      [awakenIn(LIGHT), 'awaken:1', { is: 'awaken', world: LIGHT }],
      [DRAW, 'draw', { is: 'draw' }],
      [MARKER, 'marker', { is: 'marker' }],
      [inLand(0), 'land:0', { is: 'land', land: 0 }],
      [inLand(LAST), 'land:49', { is: 'land', land: LAST }],
      [buildIn(PORTAL, 0), 'build:0@0', { is: 'build', building: PORTAL, land: 0 }],
      [buildIn(PORTAL, LAST), 'build:0@49', { is: 'build', building: PORTAL, land: LAST }],
      [buildIn(SHRINE, 0), 'build:1@0', { is: 'build', building: SHRINE, land: 0 }],
      [buildIn(CAPITAL, LAST), 'build:2@49', { is: 'build', building: CAPITAL, land: LAST }],
      [shrineIn(0), 'shrine:0', { is: 'shrine', land: 0 }],
      [shrineIn(LAST), 'shrine:49', { is: 'shrine', land: LAST }],
      [takeOver(0), 'takeOver:0', { is: 'takeOver', land: 0 }],
      [takeOver(LAST), 'takeOver:49', { is: 'takeOver', land: LAST }],
      [moveFrom(0, 1), 'move:0>1', { is: 'move', from: 0, to: 1 }],
      [moveFrom(LAST, 48), 'move:49>48', { is: 'move', from: LAST, to: 48 }],
      [attackFrom(0, 1), 'attack:0>1', { is: 'attack', from: 0, to: 1 }],
      [attackFrom(LAST, 48), 'attack:49>48', { is: 'attack', from: LAST, to: 48 }],
    ] as const
    for (const [option, key, meaning] of all) {
      expect(actKey(option)).toBe(key)
      expect(meaningOf(option)).toEqual(meaning)
      expect(isCompensation(option)).toBe(meaning.is === 'compensation')
    }
    expect(new Set(all.map(([option]) => option)).size).toBe(all.length)
  })
})

describe('a revealed card', () => {
  it('can always be forgone, for gold or energy; the card comes back [IM-ACT-03, IM-ACT-04, IM-RUL-34]', () => {
    for (const [key, gold, energy] of [
      ['compensation:gold', 1, 0],
      ['compensation:energy', 0, 1],
    ] as const) {
      // prettier-ignore
      const { match, state, described } = acting({ armies: { 0: [[WOOD, 1]] } }, ON.gold, WOOD)
      expect(offered(match)).toEqual([`land:${WOOD}`, ...COMPENSATION])
      expect(described(key).rule).toBe('IM-ACT-04')
      choose(match, key)
      expect([state().gold[0], state().energy[0]]).toEqual([gold, energy])
      expect([state().conflict[0], state().discard]).toEqual([[WOOD], []])
      expect(question(match)).toBe('compensation@1')
    }
  })

  it('is described with its compensation and says so where nothing else is left [IM-ACT-03]', () => {
    const possible = acting({ armies: { 0: [[WOOD, 1]] } }, ON.gold, WOOD)
    const args = { role: 0, space: ON.gold, card: WOOD }
    const prompt = ({ match }: typeof possible) => asked(match).question.prompt(match.play, asked(match))
    expect(prompt(possible)).toEqual({ key: 'act.ask', args })
    expect(prompt(acting({}, ON.gold, WOOD))).toEqual({ key: 'act.impossible', args })
    expect(possible.described('compensation:gold').label).toEqual({ key: 'act.compensationGold', args: { gold: 1 } })
    expect(possible.described('compensation:energy').label.args).toEqual({ energy: 1 })
    expect(possible.described(`land:${WOOD}`)).toEqual({
      label: { key: 'act.gold', args: { land: WOOD, gold: 5 } },
      targets: [`land:${WOOD}`],
      rule: 'IM-GLD-01',
    })
    expect(view(possible.match)?.closes).toBe(true)
  })

  it('a joker may lie on every army space but gold, energy and the Orcs’ gold [IM-RUL-50]', () => {
    const spaces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const allowed = (race: 'demons' | 'orcs'): number[] => {
      const t = tableOf({ races: { 0: ['elves', race] } })
      return spaces.filter((space) => mayLieOn(t, 0, joker(LIGHT, 'forest'), space))
    }
    expect(allowed('demons')).toEqual([2, 3, 4, 5, 6, 7])
    expect(allowed('orcs')).toEqual([2, 3, 4, 5, 6])
  })

  it('a portal opens the twin to attacks from its land, not the other way [IM-EX-12, IM-BLD-07, IM-RUL-49]', () => {
    const position = {
      armies: { 0: [[shadow('heartwood'), 2]], 1: [[WOOD, 2]] },
      arrange: (s: { portal: number[] }) => void (s.portal[WOOD] = 1),
    } as const
    const mike = acting(position, ON.attack, landCard('saltmere'), 1)
    expect(mike.offers()).toContain(`attack:${WOOD}>${shadow('heartwood')}`)
    const ani = acting(position, ON.attack, landCard('saltmere'), 0)
    expect(ani.offers()).not.toContain(`attack:${shadow('heartwood')}>${WOOD}`)
    expect(ani.offers()).toContain(`attack:${shadow('heartwood')}>${shadow('borderland')}`)
    expect(mike.described(`attack:${WOOD}>${shadow('heartwood')}`).targets).toEqual([
      `land:${WOOD}`,
      `land:${shadow('heartwood')}`,
    ])
  })

  it('conquest leaves buildings and portals standing [IM-RUL-49]', () => {
    const BORDER = light('borderland')
    const { match, state } = acting(
      {
        armies: { 0: [[WOOD, 5]] },
        arrange: (s) => {
          s.portal[BORDER] = 1
          s.building[BORDER] = SHRINE
        },
      },
      ON.attack,
      BORDER,
      0,
      { below: () => 0 },
    )
    choose(match, `attack:${WOOD}>${BORDER}`, 'armies:4')
    expect([state().possessor[BORDER], state().portal[BORDER], state().building[BORDER]]).toEqual([0, 1, SHRINE])
  })

  it('every action leaves a whole table', () => {
    const position = { ...RICH, armies: { 0: [[WOOD, 3], [light('borderland'), 1]] }, limbo: { 0: [1, 5] } } as const // prettier-ignore
    const cards = [[ON.gold, WOOD], [ON.energy, WOOD], [ON.awaken, WOOD], [ON.build, WOOD], [ON.attackOrMove, WOOD], [ON.race, WOOD], [ON.magic, magic('awaken')], [ON.magic, magic('conflictOrMarker')], [ON.magic, magic('shrineOrTakeover')], [ON.magic, magic('conflictsOrAwaken')]] as const // prettier-ignore
    for (const [space, card] of cards)
      for (const key of acting(position, space, card).offers()) {
        const { match, state } = acting(position, space, card)
        choose(match, key)
        while (question(match) !== 'compensation@1') choose(match, offered(match)[0])
        expect(invariants(match.play)).toEqual([])
        expect(state().action).toBeUndefined()
      }
  })
})
