import type { Problem } from '../../../engine/index.ts'
import { checkSource, merge } from '../../../kit/content/pack.ts'
import { limited } from '../../../kit/content/problem.ts'
import type { Provenance } from '../../../kit/content/fields.ts'
import type { Cards, Words } from './cards.ts'
import { checkContent } from './check-content.ts'
import { compileCards } from './compile-cards.ts'
import { compileBoard, compileLayout } from './compile-map.ts'
import type { Board, Layout } from './compile-map.ts'
import boards from './data/boards.json' with { type: 'json' }
import dice from './data/dice.json' with { type: 'json' }
import druids from './data/druids.json' with { type: 'json' }
import events from './data/events.json' with { type: 'json' }
import factions from './data/factions.json' with { type: 'json' }
import baranth from './data/feats/baranth.json' with { type: 'json' }
import dugpa from './data/feats/dugpa.json' with { type: 'json' }
import fhayanor from './data/feats/fhayanor.json' with { type: 'json' }
import hanzo from './data/feats/hanzo.json' with { type: 'json' }
import khaal from './data/feats/khaal.json' with { type: 'json' }
import ronja from './data/feats/ronja.json' with { type: 'json' }
import syndra from './data/feats/syndra.json' with { type: 'json' }
import yanny from './data/feats/yanny.json' with { type: 'json' }
import heroes from './data/heroes.json' with { type: 'json' }
import hexes from './data/hexes.json' with { type: 'json' }
import hordes from './data/hordes.json' with { type: 'json' }
import items from './data/items.json' with { type: 'json' }
import layouts from './data/layouts.json' with { type: 'json' }
import legions from './data/legions.json' with { type: 'json' }
import quests from './data/quests.json' with { type: 'json' }
import regions from './data/regions.json' with { type: 'json' }
import setup from './data/setup.json' with { type: 'json' }
import type { Ability } from './effects/timing.ts'
import type { Modifier } from './effects/verbs.ts'
import { COLOURS, FACTION_IDS, HERO_IDS, HEX_IDS, SYMBOLS, UNIT_CLASSES, UNIT_IDS, UNIT_RANKS } from './names.ts'
import type { Colour, Edition } from './names.ts'
import { checkPack } from './pack.ts'
import { contentSourceSchema } from './schema.ts'
import type { ContentPack, ContentSource } from './schema.ts'

export type { Cards, Feat, Hex, Item, NemesisCard, Quest, Words } from './cards.ts'
export { ICE, RADIUS, spaceAt, SPACES } from './compile-map.ts'
export type { Board, Layout } from './compile-map.ts'
export { parsePack } from './pack.ts'
export type { ContentSource } from './schema.ts'

/** Where each group of its values comes from. */
type Origins = Readonly<Record<string, Provenance>>

export interface Die {
  readonly name: Words
  /** By face: how many Skulls, Shields, Bolts. */
  readonly skulls: readonly number[]
  readonly shields: readonly number[]
  readonly bolts: readonly number[]
  readonly provenance: Origins
}

/** One way to pay: Salt, Plunder, Food, and resources of any kinds. */
export type Price = readonly [salt: number, plunder: number, food: number, any: number]

export interface UnitType {
  readonly id: string
  readonly index: number
  readonly faction: number
  readonly name: Words
  /** One of them. */
  readonly one: Words
  readonly count: number
  /** Positions in `UNIT_CLASSES` and `UNIT_RANKS`. */
  readonly class: number
  readonly rank: number
  readonly die: number
  readonly prices: readonly Price[]
  /** For "most expensive" (UP-RUL-98). */
  readonly worth: number
  readonly provenance: Origins
}

export interface Faction {
  readonly id: string
  readonly index: number
  readonly name: Words
  readonly text: Words
  readonly home: number
  readonly heroes: readonly number[]
  readonly haven: number
  /** By Havens on the map: Salt, Plunder, Food. */
  readonly production: readonly (readonly number[])[]
  readonly provenance: Origins
}

export interface Hero {
  readonly id: string
  readonly index: number
  readonly faction: number
  readonly name: Words
  readonly text: Words
  /** In the order of `ATTRIBUTES`. */
  readonly attributes: readonly number[]
  readonly provenance: Origins
}

export interface Terrain {
  readonly id: string
  readonly name: Words
  readonly text: Words
  readonly modifiers: readonly Modifier[]
}

export interface Boards {
  /** Dice by number of Garrisons; [0] is empty. */
  readonly garrisonArchery: readonly (readonly number[])[]
  readonly garrisonClash: readonly (readonly number[])[]
  readonly skeletonClash: readonly number[]
  readonly skeletonGodpower: Ability
  readonly wallPlunder: number
  readonly wallClash: readonly number[]
  readonly towerPlunder: number
  readonly towerArchery: readonly number[]
  readonly towerClash: readonly number[]
  /** In the order of `TERRAINS`, the Curse last. */
  readonly terrains: readonly Terrain[]
}

/** Everything the rules read, in the form they read it fastest. */
export interface Content {
  /** In the order of `COLOURS`. */
  readonly dice: readonly Die[]
  readonly factions: readonly Faction[]
  readonly units: readonly UnitType[]
  readonly heroes: readonly Hero[]
  readonly board: Board
  readonly regionNames: readonly Words[]
  /** By number of factions less two. */
  readonly layouts: readonly Layout[]
  readonly boards: Boards
  readonly setup: ContentSource['setup']
  /** What cards and hexes say in each edition. */
  readonly cards: Readonly<Record<Edition, Cards>>
  /** Positions of cards by id, the same in both editions. */
  readonly indexOf: Readonly<Record<keyof Cards, ReadonlyMap<string, number>>>
}

export type ContentResult =
  | { readonly ok: true; readonly content: Content; readonly source: ContentSource }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const DEFAULT_SOURCE: unknown = {
  dice,
  factions,
  heroes,
  hexes,
  regions,
  layouts,
  legions,
  hordes,
  druids,
  items,
  quests,
  events,
  feats: [dugpa, khaal, baranth, yanny, fhayanor, syndra, hanzo, ronja].flat(),
  boards,
  setup,
}

let builtIn: ContentResult | undefined

/** The built-in content (checked and compiled once), or with a content pack, or several in their order, laid over it. */
export function loadContent(packs?: unknown): ContentResult {
  if (packs === undefined) return (builtIn ??= compileSource(structuredClone(DEFAULT_SOURCE)))
  let source = DEFAULT_SOURCE
  for (const pack of Array.isArray(packs) ? (packs as unknown[]) : [packs]) {
    const checked = checkPack(pack)
    if (!checked.ok) return checked
    source = merge(source, overridesOf(checked.value))
  }
  return compileSource(structuredClone(source))
}

function overridesOf(pack: ContentPack): unknown {
  const { walstatt: _kind, game: _game, version: _version, name: _name, note: _note, ...parts } = pack
  return parts
}

/** Content that was stored with a match; checked as strictly as a pack, because a game file may come from anywhere. */
export function compileSource(source: unknown): ContentResult {
  const checked = checkSource(source, contentSourceSchema)
  if (!checked.ok) return checked
  const problems = checkContent(checked.value)
  if (problems.length > 0) return { ok: false, problems: limited(problems) }
  return { ok: true, content: compile(checked.value), source: checked.value }
}

/** The built-in content without a pack. */
export function defaultContent(): Content {
  const loaded = loadContent()
  if (!loaded.ok) throw new Error(`built-in content is broken: ${JSON.stringify(loaded.problems)}`)
  return loaded.content
}

function compile(source: ContentSource): Content {
  const board = compileBoard(source.regions)
  const cards = { second: compileCards(source, 'second'), first: compileCards(source, 'first') }
  const positions = (list: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
    new Map(list.map(({ id }, index) => [id, index]))
  const { hexes: tiles, nemesis, druids: wise, items: goods, quests: tasks, events: chapters, feats } = cards.second
  return {
    dice: source.dice.map(compileDie),
    factions: source.factions.map(compileFaction),
    units: compileUnits(source),
    heroes: source.heroes.map(compileHero),
    board,
    regionNames: source.regions.map(({ name }) => name),
    layouts: source.layouts.map((layout) => compileLayout(layout, board)),
    boards: compileBoards(source.boards),
    setup: source.setup,
    cards,
    indexOf: {
      hexes: positions(tiles),
      nemesis: positions(nemesis),
      druids: positions(wise),
      items: positions(goods),
      quests: positions(tasks),
      events: positions(chapters),
      feats: positions(feats),
    },
  }
}

const diceOf = (colours: readonly Colour[]): number[] => colours.map((colour) => COLOURS.indexOf(colour))

function compileDie({ name, faces, provenance }: ContentSource['dice'][number]): Die {
  const [skulls, shields, bolts] = SYMBOLS.map((symbol) =>
    faces.map((face) => face.filter((one) => one === symbol).length),
  )
  return { name, skulls, shields, bolts, provenance }
}

function compileFaction(source: ContentSource['factions'][number], index: number): Faction {
  const { id, name, text, haven, production, provenance } = source
  const own = source.heroes.map((hero) => HERO_IDS.indexOf(hero))
  return { id, index, name, text, home: HEX_IDS.indexOf(source.home), heroes: own, haven, production, provenance }
}

function compileUnits({ factions: sides }: ContentSource): UnitType[] {
  return sides.flatMap(({ units }, faction) =>
    units.map((unit) => {
      const prices = unit.prices.map(({ salt = 0, plunder = 0, food = 0, any = 0 }): Price => [
        salt,
        plunder,
        food,
        any,
      ])
      return {
        id: unit.id,
        index: UNIT_IDS.indexOf(unit.id),
        faction,
        name: unit.name,
        one: unit.one,
        count: unit.count,
        class: UNIT_CLASSES.indexOf(unit.class),
        rank: UNIT_RANKS.indexOf(unit.rank),
        die: COLOURS.indexOf(unit.die),
        prices,
        worth: Math.max(...prices.map((price) => price[0] + price[1] + price[2] + price[3])),
        provenance: unit.provenance,
      }
    }),
  )
}

function compileHero(source: ContentSource['heroes'][number], index: number): Hero {
  const { id, name, text, might, magic, leadership, guile, provenance } = source
  const faction = FACTION_IDS.indexOf(source.faction)
  return { id, index, faction, name, text, attributes: [might, magic, leadership, guile], provenance }
}

function compileBoards({ garrisons, skeleton, wall, tower, terrains }: ContentSource['boards']): Boards {
  return {
    garrisonArchery: [[], ...garrisons.map((row) => diceOf(row.archery))],
    garrisonClash: [[], ...garrisons.map((row) => diceOf(row.clash))],
    skeletonClash: diceOf(skeleton.clash),
    skeletonGodpower: skeleton.godpower[0],
    wallPlunder: wall.plunder,
    wallClash: diceOf(wall.clash),
    towerPlunder: tower.plunder,
    towerArchery: diceOf(tower.archery),
    towerClash: diceOf(tower.clash),
    terrains,
  }
}
