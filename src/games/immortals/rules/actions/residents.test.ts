import { describe, expect, it } from 'vitest'
import { LIGHT, SHADOW } from '../../content/names.ts'
import { joker, landCard, light, shadow, tableOf } from '../../testing/position.ts'
import { AGAINST, FOR, NEUTRAL, type Card, type Land, type Table } from '../table/state.ts'
import { bestAttitude, attitudes } from './residents.ts'

const ORIGIN = light('forge-fire')
const TARGET = light('heartwood')

const ani = (extra: readonly (readonly [Land, number])[] = []): Table =>
  tableOf({ armies: { 0: [[ORIGIN, 3], ...extra], 1: [[TARGET, 2]] } })

const possible = (t: Table, card: Card, origin = ORIGIN, target = TARGET): number[] => {
  const out: number[] = []
  attitudes(t, 0, card, origin, target, out)
  expect(bestAttitude(t, card, origin, target)).toBe(out[0])
  return out
}

describe('Forge Fire attacks Heartwood', () => {
  it('the card of the attacked land wins the residents over [IM-ATT-04] [IM-EX-13]', () => {
    expect(possible(ani(), TARGET)).toEqual([FOR])
  })

  it('the card of the attacking land makes them neutral, a land card too [IM-ATT-05] [IM-EX-13]', () => {
    expect(possible(ani(), ORIGIN)).toEqual([NEUTRAL])
    expect(possible(ani(), landCard('forge-fire'))).toEqual([NEUTRAL])
  })

  it('any other card turns them against the attacker [IM-ATT-06] [IM-EX-13]', () => {
    for (const card of [light('saltmere'), light('mossgate'), landCard('saltmere')])
      expect(possible(ani(), card)).toEqual([AGAINST])
  })

  it('the land card of the attacked land counts as uninvolved, also with presence in its twin [IM-RUL-52]', () => {
    expect(possible(ani(), landCard('heartwood'))).toEqual([AGAINST])
    expect(possible(ani([[shadow('heartwood'), 1]]), landCard('heartwood'))).toEqual([AGAINST])
  })

  it('name and world must match [IM-RUL-51] [IM-ATT-07]', () => {
    expect(possible(ani(), shadow('heartwood'))).toEqual([AGAINST])
    expect(possible(ani(), shadow('forge-fire'))).toEqual([AGAINST])
  })

  it('a land card of a land without presence counts as uninvolved [IM-RUL-31]', () => {
    expect(possible(ani(), landCard('emerald-cliff'))).toEqual([AGAINST])
  })

  it('a joker counts for the best land of its region and world, without a question [IM-RUL-50] [IM-EX-13]', () => {
    expect(possible(ani(), joker(LIGHT, 'forest'))).toEqual([FOR])
    expect(possible(ani(), joker(LIGHT, 'fire'))).toEqual([NEUTRAL])
    expect(possible(ani(), joker(LIGHT, 'water'))).toEqual([AGAINST])
    expect(possible(ani(), joker(SHADOW, 'forest'))).toEqual([AGAINST])
    expect(possible(ani(), joker(SHADOW, 'fire'))).toEqual([AGAINST])
    const t = tableOf({ armies: { 0: [[light('mossgate'), 2]] } })
    expect(possible(t, joker(LIGHT, 'forest'), light('mossgate'), TARGET)).toEqual([FOR])
  })

  it('the land card of the attacked land wins them over where the table says so [IM-RUL-52] [IM-ATT-04]', () => {
    const armies = { 0: [[ORIGIN, 3] as const, [shadow('heartwood'), 1] as const], 1: [[TARGET, 2] as const] }
    const t = tableOf({ armies, options: { landCardWinsResidents: true } })
    expect(possible(t, landCard('heartwood'))).toEqual([FOR])
    expect(possible(t, landCard('forge-fire'))).toEqual([NEUTRAL])
    expect(possible(t, landCard('saltmere'))).toEqual([AGAINST])
  })

  it('with presence in both worlds the player chooses where a land card is valid [IM-CRD-03]', () => {
    expect(possible(ani([[shadow('forge-fire'), 1]]), landCard('forge-fire'))).toEqual([NEUTRAL, AGAINST])
    expect(possible(ani([[shadow('forge-fire'), 1]]), ORIGIN)).toEqual([NEUTRAL])
  })
})

describe('through a portal', () => {
  const [from, to] = [light('heartwood'), shadow('heartwood')]
  const t = tableOf({ armies: { 0: [[from, 3]], 1: [[to, 2]] } })

  it('the world decides, since both lands have one name [IM-RUL-53]', () => {
    expect(possible(t, to, from, to)).toEqual([FOR])
    expect(possible(t, from, from, to)).toEqual([NEUTRAL])
    expect(possible(t, landCard('heartwood'), from, to)).toEqual([NEUTRAL])
    expect(possible(t, joker(SHADOW, 'forest'), from, to)).toEqual([FOR])
    expect(possible(t, joker(LIGHT, 'forest'), from, to)).toEqual([NEUTRAL])
    expect(possible(t, light('saltmere'), from, to)).toEqual([AGAINST])
  })
})
