import { describe, expect, it } from 'vitest'
import { defaultContent, loadContent } from './content.ts'
import type { ContentSource } from './content.ts'
import {
  ATTRIBUTE_FEATS,
  COUNTS,
  EVENT_THREAT,
  FEATS_PER_HERO,
  LEAST_ADVANCED,
  MOST_ITEM_SALT,
  START_FEATS,
} from './counts.ts'
import { EDITIONS, HERO_IDS, HEX_IDS } from './names.ts'

const content = defaultContent()
const { items, quests, events, feats, druids, hexes } = content.cards.second
const advanced = <T extends { isAdvanced: boolean }>(list: readonly T[]): number =>
  list.filter(({ isAdvanced }) => isAdvanced).length

function source(): ContentSource {
  const loaded = loadContent()
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems))
  return loaded.source
}

/** What is there, if the class is not yet complete; otherwise exactly all. */
function expectCount(found: number, all: number, isComplete: boolean): void {
  if (isComplete) expect(found).toBe(all)
  else expect(found).toBeLessThanOrEqual(all)
}

describe('the classes of cards', () => {
  it.each(Object.keys(COUNTS) as (keyof typeof COUNTS)[])('have their counts: %s [UP-SET-07] [UP-SET-09]', (name) => {
    const list = content.cards.second[name]
    for (const edition of EDITIONS) {
      const inBox = list.filter(({ sets }) => sets.includes(edition)).length
      expectCount(inBox, COUNTS[name][edition], COUNTS[name].complete)
    }
  })

  it('have each English and German name once in a class', () => {
    for (const list of [items, quests, events, druids, hexes])
      for (const language of ['en', 'de'] as const)
        expect(new Set(list.map(({ name }) => name[language])).size).toBe(list.length)
  })

  it('say the provenance of every value', () => {
    const { dice, factions, ...rest } = source()
    const things = [...dice, ...factions.flatMap((one) => [one, ...one.units]), ...Object.values(rest).flat()]
    for (const { provenance } of things as { provenance: Record<string, string> }[])
      for (const from of Object.values(provenance)) expect(['rulebook', 'public', 'recreated']).toContain(from)
    const riggaFacts = source().hexes[HEX_IDS.indexOf('rigga')].provenance
    expect([riggaFacts.effect, riggaFacts.terrain]).toEqual(['rulebook', 'recreated'])
  })

  it('keep it when they are compiled: Heroes, factions, Units and dice as well as cards [UP-SET-10, UP-SET-11]', () => {
    const { heroes, factions, units, dice, cards } = defaultContent()
    const all = [heroes, factions, units, dice, ...Object.values(cards.second)].flat()
    for (const { name, provenance } of all) expect(Object.keys(provenance).length, name.en).toBeGreaterThan(0)
    expect(heroes[HERO_IDS.indexOf('dugpa')].provenance).toMatchObject({ name: 'public', attributes: 'recreated' })
  })
})

describe('Items', () => {
  it('cost at most 5 Salt and need attributes that a Hero can have [UP-CRD-02]', () => {
    for (const { id, salt, needs, abilities, modifiers } of items) {
      expect(salt, id).toBeLessThanOrEqual(MOST_ITEM_SALT)
      for (const { min } of needs) expect(min, id).toBeLessThanOrEqual(3)
      expect(abilities.length + modifiers.length, id).toBeGreaterThan(0)
    }
    if (COUNTS.items.complete) expect(advanced(items)).toBeGreaterThanOrEqual(LEAST_ADVANCED.items)
  })

  it('are those of the examples [UP-EX-11] [UP-EX-13] [UP-EX-39]', () => {
    const item = (id: string) => items[content.indexOf.items.get(id)!]
    expect(item('xyxrit-leaves')).toMatchObject({ salt: 1, needs: [] })
    expect(item('xyxrit-leaves').abilities[0].do).toEqual([{ op: 'addDice', side: 'you', dice: ['any'] }])
    expect(item('whip-of-thorns').needs).toEqual([{ attribute: 2, min: 2 }])
    expect(item('abad-warpaint').abilities[0]).toMatchObject({
      window: 'combat:beforeRolling',
      rounds: ['clash'],
      place: 'heroHex',
      cost: [{ pay: 'discardThis' }],
    })
  })
})

describe('Quests', () => {
  it('have goals for the three symbols, and end when solved [UP-QST-04] [UP-RUL-38]', () => {
    for (const { id, goals, need, solve, fail } of quests) {
      expect(
        goals.map(({ symbol }) => symbol),
        id,
      ).toEqual([0, 1, 2])
      expect(need, id).toBeLessThan(3)
      expect(
        solve.some(({ op }) => op === 'takeThis' || op === 'discardThis'),
        id,
      ).toBe(true)
      expect(fail.length, id).toBeGreaterThan(0)
    }
    if (COUNTS.quests.complete) expect(advanced(quests)).toBeGreaterThanOrEqual(LEAST_ADVANCED.quests)
  })

  it('have something to do once taken, and only then [UP-QST-08]', () => {
    for (const { id, solve, abilities, modifiers } of quests)
      expect(abilities.length + modifiers.length > 0, id).toBe(solve.some(({ op }) => op === 'takeThis'))
  })

  it('are those of the examples [UP-EX-13] [UP-EX-14] [UP-EX-15]', () => {
    const quest = (id: string) => quests[content.indexOf.quests.get(id)!]
    const lesson = quest('instruction-of-the-druids')
    expect([lesson.need, lesson.goals.map(({ n }) => n)]).toEqual([2, [4, 1, 1]])
    expect(lesson.goals.map(({ reward }) => reward.length)).toEqual([0, 1, 1])
    expect(lesson.fail).toEqual([{ op: 'gainVP', who: 'chaos', n: 1 }])
    const prophetess = quest('druidic-prophetess')
    expect([prophetess.need, prophetess.goals.map(({ n }) => n)]).toEqual([2, [3, 1, 1]])
    expect(prophetess.fail.map(({ op }) => op)).toEqual(['gainVP', 'discardThis'])
  })
})

describe('Events', () => {
  it('have a Threat that grows with the Chapter [UP-THR-03]', () => {
    for (const { id, chapter, threat, effects } of events) {
      const [from, to] = EVENT_THREAT[chapter - 1]
      expect([threat >= from, threat <= to, effects.length > 0], id).toEqual([true, true, true])
    }
  })

  it('are as many in each Chapter, one of them advanced at least [UP-SET-09] [UP-DIF-12]', () => {
    for (const chapter of [1, 2, 3, 4]) {
      const own = events.filter((event) => event.chapter === chapter)
      expectCount(own.length, COUNTS.events.second / 4, COUNTS.events.complete)
      if (COUNTS.events.complete) expect(advanced(own)).toBeGreaterThanOrEqual(LEAST_ADVANCED.eventsPerChapter)
    }
  })

  it('speak of no player who acts, because nobody does [UP-EVT-04]', () => {
    for (const { id, effects } of events) expect(JSON.stringify(effects), id).not.toContain('"you"')
  })

  it('are those of the examples, in both editions [UP-EX-30] [UP-EX-33]', () => {
    const ops = (edition: 'second' | 'first'): string[] =>
      content.cards[edition].events[content.indexOf.events.get('the-empire-strikes')!].effects.map(({ op }) => op)
    expect(ops('second')).toEqual(['placeLegion', 'forEachPlayer', 'activate'])
    expect(ops('first')).toEqual(['placeLegion', 'forEachHex', 'activate'])
    const comets = events[content.indexOf.events.get('three-bloody-comets')!]
    expect(comets.effects[0]).toMatchObject({ op: 'placeHorde', threat: 4, at: { region: 'fog-grave' } })
  })
})

describe('Feats', () => {
  it.each(HERO_IDS.map((id, hero) => [id, hero] as const))('are ten for %s, two START [UP-CRD-01]', (id, hero) => {
    const deck = feats.filter((feat) => feat.hero === hero)
    expectCount(deck.length, FEATS_PER_HERO, COUNTS.feats.complete)
    expectCount(deck.filter(({ isStart }) => isStart).length, START_FEATS, COUNTS.feats.complete)
    expectCount(deck.filter(({ attributes }) => attributes.length > 0).length, ATTRIBUTE_FEATS, COUNTS.feats.complete)
    for (const feat of deck) expect(feat.id.startsWith(`${id}-`), feat.id).toBe(true)
    expect(new Set(deck.map(({ name }) => name.de)).size).toBe(deck.length)
  })

  it('speak of Units of their own faction only', () => {
    for (const { id, hero, abilities, modifiers } of feats) {
      const said = [...JSON.stringify([abilities, modifiers]).matchAll(/"(?:unit|for)":"([a-z-]+)"/g)].map((m) => m[1])
      for (const name of said) {
        const type = content.units.find((unit) => unit.id === name)
        if (type !== undefined) expect(type.faction, id).toBe(content.heroes[hero].faction)
      }
    }
  })

  it('have the Younglings as the book tells [UP-EX-25] [UP-EX-26]', () => {
    const feat = feats[content.indexOf.feats.get('yanny-younglings')!]
    expect(feat.abilities[0]).toMatchObject({ window: 'combat:after', cost: [{ pay: 'flip' }] })
    expect(feat.abilities[0].do[0]).toMatchObject({ op: 'swapUnit', for: 'oathsworn' })
  })
})

describe('Druids', () => {
  it('give a Godpower for Bolts, in combat only, in both rounds [UP-DRU-03] [UP-DRU-05]', () => {
    for (const { id, godpower } of druids) {
      expect([godpower.use, godpower.cost?.[0].pay], id).toEqual(['may', 'bolt'])
      expect(godpower.window.startsWith('combat:'), id).toBe(true)
      expect(['none', 'round', 'combat'], id).toContain(godpower.limit)
    }
  })

  it('are enough for set-up when complete [UP-SET-28]', () => {
    if (COUNTS.druids.complete) expect(druids.length - advanced(druids)).toBeGreaterThanOrEqual(content.setup.druids)
    expect(druids.map(({ id }) => id)).toContain('watcher')
  })
})
