import { describe, expect, it } from 'vitest'
import { ATTRIBUTE_FEATS, FEATS_PER_HERO, START_FEATS } from './counts.ts'
import baranth from './data/feats/baranth.json' with { type: 'json' }
import dugpa from './data/feats/dugpa.json' with { type: 'json' }
import khaal from './data/feats/khaal.json' with { type: 'json' }
import yanny from './data/feats/yanny.json' with { type: 'json' }
import { UNIT_IDS } from './names.ts'
import { featSchema } from './schema.ts'

const decks = Object.entries({ dugpa, khaal, baranth, yanny }).map(
  ([hero, cards]) => [hero, cards.map((card) => featSchema.parse(card))] as const,
)
const all = decks.flatMap(([, deck]) => deck)

describe.each(decks)('the Feat deck of %s', (hero, deck) => {
  it('has ten Feats of this Hero, two of them START [UP-CRD-01]', () => {
    expect(deck).toHaveLength(FEATS_PER_HERO)
    expect(deck.filter(({ start }) => start === 1)).toHaveLength(START_FEATS)
    expect(deck.filter((feat) => feat.hero !== hero || !feat.id.startsWith(`${hero}-`))).toEqual([])
  })

  it('has two Feats that offer two attributes and give three resources, none of them START [UP-CRD-17]', () => {
    const raising = deck.filter(({ attributes }) => attributes.length > 0)
    expect(raising).toHaveLength(ATTRIBUTE_FEATS)
    for (const { attributes, abilities, start } of raising) {
      expect(start).toBe(0)
      expect(new Set(attributes).size).toBe(2)
      expect(abilities.map(({ window, use }) => [window, use])).toEqual([['gained', 'must']])
      const { op, who, ...resources } = abilities[0].do[0] as { op: string; who: string } & Record<string, number>
      expect([op, who]).toEqual(['gain', 'you'])
      expect(Object.values(resources).reduce((sum, n) => sum + n, 0)).toBe(3)
    }
  })

  it('names only Units of its own faction, and every Feat does something', () => {
    const own = hero === 'dugpa' || hero === 'khaal' ? UNIT_IDS.slice(0, 4) : UNIT_IDS.slice(4, 8)
    const named = [...JSON.stringify(deck).matchAll(/"unit":"([a-z-]+)"/g)].map(([, unit]) => unit)
    expect(named.filter((unit) => !own.some((id) => id === unit))).toEqual([])
    expect(deck.filter(({ abilities, modifiers }) => abilities.length + modifiers.length === 0)).toEqual([])
  })
})

describe('the Feat decks of Krowh and Duerkhar', () => {
  it('have no two Feats alike', () => {
    const rules = all.map(({ abilities, modifiers, attributes }) => JSON.stringify([abilities, modifiers, attributes]))
    for (const values of [
      all.map(({ id }) => id),
      all.map(({ name }) => name.en),
      all.map(({ name }) => name.de),
      rules,
    ])
      expect(new Set(values).size).toBe(all.length)
  })

  it('keep the Feat that is known: a Younglings becomes an Oathsworn after combat', () => {
    const known = all.filter(({ provenance }) => provenance.effect === 'rulebook')
    expect(known.map(({ id }) => id)).toEqual(['yanny-younglings'])
    expect(known[0].abilities[0]).toMatchObject({
      window: 'combat:after',
      cost: [{ pay: 'flip' }],
      do: [{ op: 'swapUnit', pieces: { unit: 'younglings' }, for: 'oathsworn' }],
    })
  })
})
