import { describe, expect, it } from 'vitest'
import { COUNTS, MOST_ITEM_SALT } from './counts.ts'
import druidCards from './data/druids.json' with { type: 'json' }
import heroCards from './data/heroes.json' with { type: 'json' }
import itemCards from './data/items.json' with { type: 'json' }
import { ATTRIBUTES, EDITIONS } from './names.ts'
import { druidSchema, heroSchema, itemSchema } from './schema.ts'

type Item = (typeof items)[number]

const items = itemCards.map((card) => itemSchema.parse(card))
const druids = druidCards.map((card) => druidSchema.parse(card))
const heroes = heroCards.map((card) => heroSchema.parse(card))

const needing = (...names: readonly string[]): number =>
  items.filter(({ needs }) => needs.map(({ attribute }) => attribute).join() === names.join()).length
const paying = (word: string) => (item: Item) =>
  item.abilities.some(({ cost = [] }) => cost.some(({ pay }) => pay === word))
const isPermanent = (item: Item): boolean => !paying('flip')(item) && !paying('discardThis')(item)

describe('the Items', () => {
  it('are 43, of which the first edition has 32 [UP-SET-07] [UP-SET-08] [UP-SET-09]', () => {
    for (const edition of EDITIONS)
      expect(items.filter(({ sets }) => sets.includes(edition))).toHaveLength(COUNTS.items[edition])
  })

  it('need nothing, one attribute, or in one case two [UP-CRD-02]', () => {
    expect([needing(), ...ATTRIBUTES.map((name) => needing(name))]).toEqual([10, 8, 8, 8, 8])
    expect(items.filter(({ needs }) => needs.length === 2)).toHaveLength(1)
  })

  it('can each be bought by at least one Hero as printed [UP-MKT-03]', () => {
    const fits = ({ needs }: Item): boolean =>
      heroes.some((hero) => needs.every(({ attribute, min }) => hero[attribute] >= min))
    expect(items.filter((item) => !fits(item)).map(({ id }) => id)).toEqual([])
  })

  it('cost 1 to 5 Salt, the middle one 2 or 3 [UP-MKT-01]', () => {
    const prices = items.map(({ salt }) => salt).sort((a, b) => a - b)
    expect([prices[0], prices.at(-1)]).toEqual([1, MOST_ITEM_SALT])
    expect([2, 3]).toContain(prices[(prices.length - 1) / 2])
    for (let salt = 1; salt <= MOST_ITEM_SALT; salt++) expect(prices).toContain(salt)
  })

  it('are eight advanced ones, left out on the easier levels [UP-DIF-07]', () => {
    expect(items.filter(({ advanced }) => advanced === 1)).toHaveLength(8)
  })

  it('are used once, flipped, or last: at least ten of each [UP-CRD-07] [UP-CRD-10]', () => {
    const counts = [paying('discardThis'), paying('flip'), isPermanent].map((test) => items.filter(test).length)
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(items.length)
    for (const n of counts) expect(n).toBeGreaterThanOrEqual(10)
  })

  it('work in combat on the hex of the Hero, save the Horn for the combats of others [UP-CRD-18] [UP-CRD-19]', () => {
    const far = items.filter(({ abilities }) =>
      abilities.some(({ window, place }) => window.startsWith('combat:') && place === undefined),
    )
    expect(far.map(({ id }) => id)).toEqual(['horn-of-the-brotherhood'])
    expect(far[0].abilities[0].whose).toBe('any')
  })

  it('are all different in play', () => {
    const rules = items.map(({ abilities, modifiers }) => JSON.stringify([abilities, modifiers]))
    expect(new Set(rules).size).toBe(items.length)
  })
})

describe('the Druids', () => {
  it('are nine, of which the first edition has seven [UP-SET-07] [UP-SET-09]', () => {
    for (const edition of EDITIONS)
      expect(druids.filter(({ sets }) => sets.includes(edition))).toHaveLength(COUNTS.druids[edition])
  })

  it('ask one Bolt each for nine different Godpowers, with or without the Hero [UP-DRU-03] [UP-CMB-42]', () => {
    for (const { id, godpower } of druids) {
      expect(godpower[0].cost, id).toEqual([{ pay: 'bolt', n: 1 }])
      expect(godpower[0].place, id).toBeUndefined()
    }
    expect(new Set(druids.map(({ godpower }) => JSON.stringify(godpower[0].do))).size).toBe(druids.length)
  })

  it('leave the first edition enough for set-up without the advanced ones [UP-DIF-13] [UP-SET-28]', () => {
    const plain = druids.filter(({ sets, advanced }) => sets.includes('first') && advanced === 0)
    expect(plain.length).toBeGreaterThanOrEqual(4)
  })
})
