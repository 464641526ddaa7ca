import { contentLoader, unlessProblems } from '../../../kit/content/loader.ts'
import type { Battlefield, Layout, Words } from './battlefield.ts'
import durgethSwamps from './battlefields/durgeth-swamps.json' with { type: 'json' }
import hillCrown from './battlefields/hill-crown.json' with { type: 'json' }
import forsakenWaters from './battlefields/forsaken-waters.json' with { type: 'json' }
import migolsTomb from './battlefields/migols-tomb.json' with { type: 'json' }
import tableOfTheGiants from './battlefields/table-of-the-giants.json' with { type: 'json' }
import trollsfordSwamps from './battlefields/trollsford-swamps.json' with { type: 'json' }
import { compileCard } from './card.ts'
import type { Card } from './card.ts'
import cardsJson from './cards.json' with { type: 'json' }
import { checkContent } from './check-content.ts'
import featuresJson from './features.json' with { type: 'json' }
import glyphsJson from './glyphs.json' with { type: 'json' }
import type { Inventory } from './inventory.ts'
import type { GameKind, GlyphId } from './names.ts'
import powersJson from './powers.json' with { type: 'json' }
import type { PowerId, PowerKind } from './powers.ts'
import type { Goal, ScenarioSource, SetupSource, Special } from './scenario-schema.ts'
import scenariosJson from './scenarios.json' with { type: 'json' }
import { contentPackSchema, contentSourceSchema } from './schema.ts'
import type { ContentSource } from './schema.ts'
import tilesJson from './tiles.json' with { type: 'json' }
import volumesJson from './volumes.json' with { type: 'json' }

export type { Card } from './card.ts'
export { parsePack } from './pack.ts'
export type { ContentSource } from './schema.ts'
export type { Goal, Special } from './scenario-schema.ts'

export interface PowerWords {
  readonly name: Words
  readonly kind: PowerKind
  readonly text: Words
}

export interface Glyph {
  readonly id: GlyphId
  readonly index: number
  readonly name: Words
  readonly short: Words
  readonly text: Words
  readonly letter: string
  readonly count: number
  readonly isTemporary: boolean
  /** What an occupied glyph adds; `range` only for a Range of at least `atRange`. 0: nothing. */
  readonly attack: number
  readonly defense: number
  readonly range: number
  readonly atRange: number
  readonly move: number
  readonly initiative: number
  /** A figure is destroyed if it rolls at most this. */
  readonly d20: number
}

/** One way to play a scenario; lists are by player. */
export interface Setup {
  readonly players: number
  readonly teams: readonly (readonly number[])[]
  readonly teamOf: readonly number[]
  /** Index in the layout's zones, or -1. */
  readonly zone: readonly number[]
  /** 0: only the cards that are given. */
  readonly points: readonly number[]
  readonly cards: readonly (readonly string[])[]
}

export interface Scenario {
  readonly id: string
  readonly index: number
  readonly name: Words
  readonly battlefield: Battlefield
  readonly layout: Layout
  readonly game: GameKind
  readonly setups: readonly Setup[]
  /** How many Master Sets it takes at least (HS-SET-35). */
  readonly sets: number
  /** 0: no limit. */
  readonly rounds: number
  readonly hidden: readonly GlyphId[]
  readonly goals: readonly Goal[]
  readonly special: readonly Special[]
  readonly text: { readonly goal: Words; readonly special: Words | undefined }
}

export interface Features {
  readonly generals: ReadonlyMap<string, Words>
  readonly sizes: ReadonlyMap<string, Words>
  readonly species: ReadonlyMap<string, Words>
  readonly classes: ReadonlyMap<string, Words>
  readonly personalities: ReadonlyMap<string, Words>
}

/** Everything the rules read, in the form they read it fastest. */
export interface Content {
  readonly cards: readonly Card[]
  readonly cardById: ReadonlyMap<string, Card>
  readonly features: Features
  readonly powers: Readonly<Record<PowerId, PowerWords>>
  /** In the order of `GLYPH_IDS`. */
  readonly glyphs: readonly Glyph[]
  readonly inventory: Inventory
  /** The height of one level where a hex has its corners at distance 1. */
  readonly levelHeight: number
  readonly waterDepth: number
  readonly ruinLevels: number
  readonly ruinThickness: number
  readonly battlefields: readonly Battlefield[]
  readonly scenarios: readonly Scenario[]
}

const DEFAULT_SOURCE: unknown = {
  cards: cardsJson,
  features: featuresJson,
  powers: powersJson,
  glyphs: glyphsJson,
  inventory: tilesJson,
  volumes: volumesJson,
  battlefields: [tableOfTheGiants, forsakenWaters, durgethSwamps, trollsfordSwamps, migolsTomb, hillCrown],
  scenarios: scenariosJson,
}

export const { loadContent, compileSource, defaultContent } = contentLoader({
  builtIn: DEFAULT_SOURCE,
  sourceSchema: contentSourceSchema,
  packSchema: contentPackSchema,
  compile(source) {
    const { problems, battlefields } = checkContent(source)
    return unlessProblems(problems, () => compile(source, battlefields))
  },
})

function compile(source: ContentSource, battlefields: readonly Battlefield[]): Content {
  const { volumes, features } = source
  const cards = source.cards.map((card, index) => compileCard(card, index, volumes))
  const powers = source.powers.map(({ id, name, kind, text }) => [id, { name, kind, text }])
  const words = (list: readonly { id: string; name: Words }[]): ReadonlyMap<string, Words> =>
    new Map(list.map(({ id, name }) => [id, name]))
  return {
    cards,
    cardById: new Map(cards.map((card) => [card.id, card])),
    features: {
      generals: words(features.generals),
      sizes: words(features.sizes),
      species: words(features.species),
      classes: words(features.classes),
      personalities: words(features.personalities),
    },
    powers: Object.fromEntries(powers) as Record<PowerId, PowerWords>,
    glyphs: source.glyphs.map(compileGlyph),
    inventory: source.inventory,
    levelHeight: volumes.levelHeight,
    waterDepth: volumes.waterDepth,
    ruinLevels: volumes.ruin.levels,
    ruinThickness: volumes.ruin.thickness,
    battlefields,
    scenarios: source.scenarios.map((scenario, index) => compileScenario(scenario, index, battlefields)),
  }
}

function compileGlyph(source: ContentSource['glyphs'][number], index: number): Glyph {
  const { id, name, short, text, letter, count, duration, numbers } = source
  const none = { attack: 0, defense: 0, range: 0, atRange: 0, move: 0, initiative: 0, d20: 0 }
  return {
    id,
    index,
    name,
    short,
    text,
    letter,
    count,
    isTemporary: duration === 'temporary',
    ...none,
    ...numbers,
  } as Glyph
}

function compileScenario(source: ScenarioSource, index: number, battlefields: readonly Battlefield[]): Scenario {
  const { id, name, game, goals, special, text } = source
  const battlefield = battlefields.find((field) => field.id === source.battlefield)
  const layout = battlefield?.layouts.find((one) => one.id === source.layout)
  if (battlefield === undefined || layout === undefined) throw new Error(`scenario ${id} was not checked`)
  return {
    id,
    index,
    name,
    battlefield,
    layout,
    game,
    setups: source.setups.map((setup) => compileSetup(setup, layout)),
    sets: source.sets ?? 1,
    rounds: source.rounds ?? 0,
    hidden: source.hidden ?? [],
    goals,
    special,
    text: { goal: text.goal, special: text.special },
  }
}

function compileSetup(source: SetupSource, layout: Layout): Setup {
  const players = source.teams.flat().length
  const seats = Array.from({ length: players }, (_, player) => player)
  return {
    players,
    teams: source.teams,
    teamOf: seats.map((player) => source.teams.findIndex((team) => team.includes(player))),
    zone: seats.map((player) => layout.zones.findIndex((zone) => zone.id === source.zones?.[player])),
    points: seats.map((player) => source.points?.[player] ?? 0),
    cards: seats.map((player) => source.cards?.[player] ?? []),
  }
}
