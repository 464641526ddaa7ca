import { describe, expect, it } from 'vitest'
import { HORDE_IDS, LEGION_IDS } from '../../content/names.ts'
import { at, card, tableOf } from '../../testing/position.ts'
import { sideStrengthAt } from '../combat/settle.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'
import { havensOf, strengthAgainst } from './pieces.ts'

const HERE = at(1, 0)
const THERE = at(2, 0)
const [firstLegion, lastHorde] = [LEGION_IDS[0], HORDE_IDS.at(-1)!]

describe('how strong a side is on a hex [UP-RUL-56]', () => {
  it('Garrisons and the Threat of Legions, from the first card on', () => {
    const { state } = tableOf({
      garrisons: { [HERE]: 2, [THERE]: 1 },
      cards: { [firstLegion]: { at: HERE, threat: 4 }, [lastHorde]: { at: THERE, threat: 5 } },
    })
    expect(sideStrengthAt(state, HERE, EMPIRE)).toBe(6)
    expect(sideStrengthAt(state, HERE, CHAOS)).toBe(0)
    expect(sideStrengthAt(state, THERE, EMPIRE)).toBe(1)
    expect(sideStrengthAt(state, THERE, CHAOS)).toBe(5)
  })

  it('Skeletons and Hordes; of a player the Units', () => {
    const { state } = tableOf({
      skeletons: { [HERE]: 1 },
      units: { [THERE]: ['trolls', 'tribesmen', 'tribesmen'] },
      cards: { [lastHorde]: { at: HERE, threat: 2 } },
    })
    expect(sideStrengthAt(state, HERE, CHAOS)).toBe(3)
    expect(sideStrengthAt(state, THERE, 0)).toBe(3)
    expect(sideStrengthAt(state, THERE, 1)).toBe(0)
    expect(strengthAgainst(state, HERE, 0)).toBe(3)
    expect(strengthAgainst(state, HERE, CHAOS)).toBe(0)
    expect(strengthAgainst(state, THERE, EMPIRE)).toBe(3)
    expect(strengthAgainst(state, THERE, 0)).toBe(0)
  })

  it('not with a card that has left the map', () => {
    const { state } = tableOf({ cards: { [firstLegion]: { at: HERE, threat: 4 } } })
    state.fate[card(firstLegion)] = NONE
    expect(sideStrengthAt(state, HERE, EMPIRE)).toBe(0)
    expect(strengthAgainst(state, HERE, 0)).toBe(0)
  })

  it('and Havens are counted by their owner', () => {
    const { state } = tableOf({ havens: { 0: [HERE, THERE], 1: [at(0, 2)] } })
    expect([0, 1, 2].map((role) => havensOf(state, role))).toEqual([2, 1, 0])
  })
})
