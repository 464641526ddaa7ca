/** What every Feat deck must be, for the tests of the factions' decks. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ATTRIBUTE_FEATS, FEATS_PER_HERO, START_FEATS } from '../content/counts.ts'
import { HERO_IDS, UNIT_IDS, UNITS_PER_FACTION } from '../content/names.ts'
import { featSchema } from '../content/schema.ts'

type Feat = z.infer<typeof featSchema>

/** The decks as they stand in the data, by Hero: every card must meet the schema. */
export function describeDecks(title: string, data: Readonly<Record<string, readonly unknown[]>>): readonly Feat[] {
  const decks = Object.entries(data).map(
    ([hero, cards]) => [hero, cards.map((card) => featSchema.parse(card))] as const,
  )
  const all = decks.flatMap(([, deck]) => deck)
  describe.each(decks)('the Feat deck of %s', describeDeck)
  describe(title, () => {
    it('have no two Feats alike', () => expectDifferent(all))
  })
  return all
}

function describeDeck(hero: string, deck: readonly Feat[]): void {
  it('has ten Feats of this Hero, two of them START [UP-CRD-01]', () => {
    expect(deck).toHaveLength(FEATS_PER_HERO)
    expect(deck.filter(({ start }) => start === 1)).toHaveLength(START_FEATS)
    expect(deck.filter((feat) => feat.hero !== hero || !feat.id.startsWith(`${hero}-`))).toEqual([])
  })

  it('has two Feats that offer two attributes and give three resources, none of them START [UP-CRD-17]', () => {
    const raising = deck.filter(({ attributes }) => attributes.length > 0)
    expect(raising).toHaveLength(ATTRIBUTE_FEATS)
    for (const feat of raising) expectRaising(feat)
  })

  it('names only Units of its own faction, and every Feat does something', () => {
    const first = Math.floor(HERO_IDS.findIndex((id) => id === hero) / 2) * UNITS_PER_FACTION
    const own: readonly string[] = UNIT_IDS.slice(first, first + UNITS_PER_FACTION)
    const named = [...JSON.stringify(deck).matchAll(/"unit":"([a-z-]+)"/g)].map(([, unit]) => unit)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((unit) => !own.includes(unit))).toEqual([])
    expect(deck.filter(({ abilities, modifiers }) => abilities.length + modifiers.length === 0)).toEqual([])
  })
}

function expectRaising({ attributes, abilities, start }: Feat): void {
  expect(start).toBe(0)
  expect(new Set(attributes).size).toBe(2)
  expect(abilities.map(({ window, use }) => [window, use])).toEqual([['gained', 'must']])
  const { op, who, ...resources } = abilities[0].do[0] as { op: string; who: string } & Record<string, number>
  expect([op, who]).toEqual(['gain', 'you'])
  expect(Object.values(resources).reduce((sum, n) => sum + n, 0)).toBe(3)
}

export function expectDifferent(feats: readonly Feat[]): void {
  const rules = feats.map(({ abilities, modifiers, attributes }) => JSON.stringify([abilities, modifiers, attributes]))
  const ids = feats.map(({ id }) => id)
  for (const values of [ids, feats.map(({ name }) => name.en), feats.map(({ name }) => name.de), rules])
    expect(new Set(values).size).toBe(feats.length)
}
