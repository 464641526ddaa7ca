import type { Cards, Druid, EventCard, Feat, Hex, Item, NemesisCard, Printed, Quest, Words } from './cards.ts'
import { inFirstEdition } from './check-content.ts'
import { ATTRIBUTES, COLOURS, FACTION_IDS, HERO_IDS, SYMBOLS, TERRAINS } from './names.ts'
import type { Colour, Edition } from './names.ts'
import type { ContentSource } from './schema.ts'

interface PrintedSource extends Pick<Printed, 'provenance'> {
  readonly id: string
  readonly name: Words
  readonly advanced: number
  readonly sets: readonly Edition[]
  readonly firstEdition?: Record<string, unknown> | undefined
}

export function compileCards(source: ContentSource, edition: Edition): Cards {
  const each = <S extends { readonly id: string }, T>(list: readonly S[], make: (one: S, index: number) => T): T[] =>
    list.map((one, index) => make(edition === 'first' ? inFirstEdition(one) : one, index))
  const nemesis = [...each(source.legions, compileNemesis), ...each(source.hordes, compileNemesis)]
  return {
    hexes: each(source.hexes, compileHex),
    nemesis: nemesis.map((card, index) => ({ ...card, index, isLegion: index < source.legions.length })),
    druids: each(source.druids, compileDruid),
    items: each(source.items, compileItem),
    quests: each(source.quests, compileQuest),
    events: each(source.events, compileEvent),
    feats: each(source.feats, compileFeat),
  }
}

function printed({ id, name, advanced, sets, provenance }: PrintedSource, index: number): Printed {
  return { id, index, name, isAdvanced: advanced === 1, sets, provenance }
}

const diceOf = (colours: readonly Colour[]): number[] => colours.map((colour) => COLOURS.indexOf(colour))

function compileHex(source: ContentSource['hexes'][number], index: number): Hex {
  const { text, kind, faction, terrain, salt, plunder, food, vp, x, edges, alignment, explore, ongoing } = source
  return {
    ...printed(source, index),
    text,
    kind,
    faction: faction === 'none' ? -1 : FACTION_IDS.indexOf(faction),
    terrain: TERRAINS.indexOf(terrain),
    yields: [salt, plunder, food],
    vp,
    hasX: x === 1,
    edges: edges.reduce((bits, edge) => bits | (1 << edge), 0),
    alignment,
    explore,
    ongoing,
  }
}

type NemesisSource = ContentSource['legions'][number] | ContentSource['hordes'][number]

function compileNemesis(source: NemesisSource, index: number): NemesisCard {
  const { initiative, maxThreat, rows, immediate, modifiers, abilities, godpower, destroyed } = source
  return {
    ...printed(source, index),
    isLegion: false,
    initiative,
    maxThreat,
    archery: [[], ...rows.map((row) => diceOf(row.archery))],
    clash: [[], ...rows.map((row) => diceOf(row.clash))],
    immediate,
    modifiers,
    abilities,
    godpower: godpower[0],
    destroyed,
    text: {
      immediate: source.immediateText,
      ability: source.abilityText,
      godpower: source.godpowerText,
      destroyed: source.destroyedText,
    },
  }
}

function compileDruid(source: ContentSource['druids'][number], index: number): Druid {
  return { ...printed(source, index), text: source.text, godpower: source.godpower[0] }
}

function compileItem(source: ContentSource['items'][number], index: number): Item {
  const { text, salt, abilities, modifiers } = source
  const needs = source.needs.map(({ attribute, min }) => ({ attribute: ATTRIBUTES.indexOf(attribute), min }))
  return { ...printed(source, index), text, salt, needs, abilities, modifiers }
}

function compileQuest(source: ContentSource['quests'][number], index: number): Quest {
  const { need, bonus, immediate, solve, fail, abilities, modifiers } = source
  const goals = source.goals.map(({ symbol, n, reward, rewardText }) => ({
    symbol: SYMBOLS.indexOf(symbol),
    n,
    reward,
    text: rewardText,
  }))
  const { bonusText, immediateText, solveText, failText } = source
  return {
    ...printed(source, index),
    goals,
    need,
    bonus,
    immediate,
    solve,
    fail,
    abilities,
    modifiers,
    text: { bonus: bonusText, immediate: immediateText, solve: solveText, fail: failText },
  }
}

function compileEvent(source: ContentSource['events'][number], index: number): EventCard {
  const { story, text, chapter, threat, effects } = source
  return { ...printed(source, index), story, text, chapter, threat, effects }
}

function compileFeat(source: ContentSource['feats'][number], index: number): Feat {
  const { text, hero, start, abilities, modifiers } = source
  return {
    ...printed({ ...source, advanced: 0 }, index),
    hero: HERO_IDS.indexOf(hero),
    text,
    isStart: start === 1,
    attributes: source.attributes.map((attribute) => ATTRIBUTES.indexOf(attribute)),
    abilities,
    modifiers,
  }
}
