import { describe, expect, it } from 'vitest'
import { EVENT_THREAT } from './counts.ts'
import eventCards from './data/events.json' with { type: 'json' }
import { EDITIONS, REGION_IDS } from './names.ts'
import { eventSchema } from './schema.ts'

const all = eventCards.map((card) => eventSchema.parse(card))
type Event = (typeof all)[number]

const placed = ({ effects }: Event, op: 'placeLegion' | 'placeHorde'): number =>
  effects.reduce((sum, effect) => sum + (effect.op === op ? Number(effect.n) : 0), 0)

const average = (events: readonly Event[], op: 'placeLegion' | 'placeHorde'): number =>
  events.reduce((sum, event) => sum + placed(event, op), 0) / events.length

const chapters = EVENT_THREAT.map((_, i) => i + 1)
const decks = EDITIONS.flatMap((edition) =>
  chapters.map((chapter) => {
    const deck = all.filter((event) => event.chapter === chapter && event.sets.includes(edition))
    return [edition, chapter, deck] as const
  }),
)

describe.each(decks)('the Events of edition %s, Chapter %i', (edition, _chapter, deck) => {
  it('are as many as in every other Chapter, one advanced at least [UP-SET-09] [UP-DIF-12]', () => {
    expect(deck).toHaveLength(edition === 'second' ? 7 : 6)
    expect(deck.filter(({ advanced }) => advanced === 1).length).toBeGreaterThanOrEqual(1)
    expect(deck.filter(({ advanced }) => advanced === 0).length).toBeGreaterThanOrEqual(4)
  })

  it('bring Legions and Hordes in the measure of their decks [UP-SET-33]', () => {
    const common = deck.filter(({ advanced }) => advanced === 0)
    for (const events of [deck, common])
      for (const op of ['placeLegion', 'placeHorde'] as const) {
        expect(average(events, op)).toBeGreaterThanOrEqual(0.5)
        expect(average(events, op)).toBeLessThanOrEqual(1.5)
      }
    for (const event of deck) expect(placed(event, 'placeLegion') + placed(event, 'placeHorde')).toBeGreaterThan(0)
  })
})

describe('the Events', () => {
  it('name the region of every Horde, and the Capital for every Legion [UP-PLC-12] [UP-PLC-14]', () => {
    const named = new Set<string>()
    for (const { id, effects } of all)
      for (const effect of effects) {
        if (effect.op === 'placeLegion') expect(effect.at, id).toEqual({ at: 'capital' })
        if (effect.op !== 'placeHorde') continue
        expect(effect.at?.region, id).toBeDefined()
        named.add(effect.at!.region!)
      }
    expect([...named].sort()).toEqual([...REGION_IDS].sort())
  })

  it('place three Legions at Threat 6 only [UP-EX-30]', () => {
    const three = all.filter((event) => placed(event, 'placeLegion') >= 3)
    expect(three.map(({ id, threat }) => [id, threat])).toEqual([['the-empire-strikes', 6]])
  })

  it('leave choices to the first player or to the player concerned [UP-EVT-04]', () => {
    for (const { id, effects } of all) {
      const deciders = [...JSON.stringify(effects).matchAll(/"by":"([a-z]+)"/gi)].map(([, by]) => by)
      expect(
        deciders.filter((by) => by !== 'first' && by !== 'it'),
        id,
      ).toEqual([])
    }
  })

  it('are all different', () => {
    expect(new Set(all.map(({ effects }) => JSON.stringify(effects))).size).toBe(all.length)
    expect(new Set(all.map(({ story }) => story.de)).size).toBe(all.length)
  })
})
