import { contentLoader, unlessProblems } from '../../../kit/content/loader.ts'
import actionsJson from './actions.json' with { type: 'json' }
import { checkContent } from './check-content.ts'
import { compileMap } from './compile-map.ts'
import type { GameMap } from './compile-map.ts'
import { compilePlan } from './compile-plan.ts'
import type { Plan } from './compile-plan.ts'
import { compileBoards, compileLightRace, compileShadowRace } from './compile-races.ts'
import type { LightRace, PlayerBoard, ShadowRace } from './compile-races.ts'
import gameJson from './game.json' with { type: 'json' }
import landsJson from './lands.json' with { type: 'json' }
import twoWorlds from './maps/two-worlds.json' with { type: 'json' }
import { ACTIONS, ATTACK_OR_MOVE, MAGIC_EFFECTS } from './names.ts'
import type { BuildingId, CardKind, Colour, MagicId, SpaceId } from './names.ts'
import racesJson from './races.json' with { type: 'json' }
import { contentPackSchema, contentSourceSchema } from './schema.ts'
import type { ContentSource } from './schema.ts'
import { fill } from './words.ts'
import type { Words } from './words.ts'

export { regionIn } from './compile-map.ts'
export type { GameMap } from './compile-map.ts'
export type { Plan } from './compile-plan.ts'
export { boardOf } from './compile-races.ts'
export type { LightRace, PlayerBoard, ShadowRace } from './compile-races.ts'
export { parsePack } from './pack.ts'
export type { ContentSource } from './schema.ts'
export type { Words } from './words.ts'

export interface MagicOption {
  /** One of `MAGIC_EFFECTS`. */
  readonly effect: number
  /** Armies or cards; 0 where nothing is counted. */
  readonly amount: number
  readonly text: Words
}

export interface MagicCard {
  readonly id: MagicId
  readonly index: number
  readonly name: Words
  readonly energy: number
  readonly gold: number
  readonly options: readonly MagicOption[]
}

export interface Building {
  readonly id: BuildingId
  readonly name: Words
  readonly text: Words
  /** Victory points at once, and in each scoring for whoever possesses the land. */
  readonly built: number
  readonly scored: number
}

export interface NameAndText {
  readonly name: Words
  readonly text: Words
}

export interface Setup {
  readonly players: number
  readonly rounds: number
  /** Another number of rounds that some editions have; the same where there is none (IM-RUL-01). */
  readonly otherRounds: number
  /** Armies on each of the two outer fields, 0 if they stay empty. */
  readonly outer: number
}

/** In `of` cases a cube falls `falls` times. */
export interface Chance {
  readonly falls: number
  readonly of: number
}

export interface Tower {
  readonly thrown: Chance
  readonly inside: Chance
  readonly filling: Chance
  readonly leastResidents: number
  readonly mostResidents: number
  readonly removedResidents: number
}

export interface Components {
  readonly colours: readonly Colour[]
  readonly armiesInBox: number
  /** Per player (IM-SET-08). */
  readonly armies: number
  readonly residents: number
  readonly blanks: number
  readonly roundCards: number
  readonly buildingTiles: number
  readonly portals: number
  /** Value of all coins or tiles in the box; the supply is unlimited all the same (IM-RUL-41). */
  readonly goldValue: number
  readonly energyValue: number
  /** Of the victory point track (IM-SCO-09). */
  readonly lastField: number
}

export interface Start {
  readonly draftHand: number
  readonly shadowArmies: number
  /** Armies in each limbo. */
  readonly limbo: number
  readonly towerArmies: number
  readonly towerResidents: number
  readonly trayResidents: number
}

/** Everything the rules read, in the form they read it fastest. */
export interface Content {
  readonly map: GameMap
  readonly plan: Plan
  readonly lightRaces: readonly LightRace[]
  readonly shadowRaces: readonly ShadowRace[]
  /** By `boardOf(light, shadow)`. */
  readonly boards: readonly PlayerBoard[]
  /** The same with "attack or movement" as the doubled army space (IM-RUL-04). */
  readonly movementBoards: readonly PlayerBoard[]
  readonly spaces: Readonly<Record<SpaceId, NameAndText>>
  readonly cards: Readonly<Record<CardKind, NameAndText>>
  readonly magic: readonly MagicCard[]
  /** Portal, shrine, capital. */
  readonly buildings: readonly Building[]
  readonly awakenArmies: number
  readonly movementEnergy: number
  readonly movementGold: number
  readonly compensation: number
  readonly components: Components
  /** By number of players less three. */
  readonly setups: readonly Setup[]
  readonly start: Start
  readonly tower: Tower
  readonly reinforcementPer: number
  readonly landsPerPoint: number
  /** Victory points of a region by the number of lands possessed in it, 0 to 5. */
  readonly regionPoints: readonly number[]
}

const DEFAULT_SOURCE: unknown = { ...landsJson, ...racesJson, ...actionsJson, ...gameJson, plan: twoWorlds }

export const { loadContent, compileSource, defaultContent } = contentLoader({
  builtIn: DEFAULT_SOURCE,
  sourceSchema: contentSourceSchema,
  packSchema: contentPackSchema,
  compile: (source) => unlessProblems(checkContent(source), () => compile(source)),
})

function compile(source: ContentSource): Content {
  const { board, start, tower, scoring } = source
  const lightRaces = source.lightRaces.map(compileLightRace)
  const shadowRaces = source.shadowRaces.map((race, index) => compileShadowRace(race, index, board.awaken.armies))
  const { draftHand, shadowArmies, limbo, towerArmies, towerResidents, trayResidents } = start
  return {
    map: compileMap(source),
    plan: compilePlan(source.plan),
    lightRaces,
    shadowRaces,
    boards: compileBoards(source, lightRaces, shadowRaces, ACTIONS.indexOf(board.eighth)),
    movementBoards: compileBoards(source, lightRaces, shadowRaces, ATTACK_OR_MOVE),
    spaces: compileSpaces(source),
    cards: compileCards(source),
    magic: source.magic.map(compileMagic),
    buildings: source.buildings.map(compileBuilding),
    awakenArmies: board.awaken.armies,
    movementEnergy: board.movement.energy,
    movementGold: board.movement.gold,
    compensation: board.compensation,
    components: compileComponents(source.components),
    setups: compileSetups(start),
    start: { draftHand, shadowArmies, limbo, towerArmies, towerResidents, trayResidents },
    tower: compileTower(tower),
    reinforcementPer: scoring.reinforcementPer,
    landsPerPoint: scoring.landsPerPoint,
    regionPoints: scoring.region,
  }
}

function compileSpaces(source: ContentSource): Content['spaces'] {
  const { awaken, movement } = source.board
  const numbers: Partial<Record<SpaceId, Record<string, number>>> = { awaken, attackOrMove: movement }
  const entries = source.spaces.map(({ id, name, text }) => {
    const own = numbers[id] ?? {}
    return [id, { name: fill(name, own), text: fill(text, own) }]
  })
  return Object.fromEntries(entries) as Record<SpaceId, NameAndText>
}

function compileCards(source: ContentSource): Content['cards'] {
  const entries = source.cards.map(({ id, name, text }) => [id, { name, text }])
  return Object.fromEntries(entries) as Record<CardKind, NameAndText>
}

function compileMagic(source: ContentSource['magic'][number], index: number): MagicCard {
  const { id, name, energy, gold } = source
  const options = source.options.map(({ effect, amount = 0, text }) => ({
    effect: MAGIC_EFFECTS.indexOf(effect),
    amount,
    text: fill(text, { amount }),
  }))
  return { id, index, name, energy, gold, options }
}

function compileBuilding({ id, name, text, built, scored }: ContentSource['buildings'][number]): Building {
  return { id, name, text: fill(text, { built, scored }), built, scored }
}

function compileComponents(source: ContentSource['components']): Components {
  const { colours, residents, blanks, roundCards, buildingTiles, portals, goldCoins, energyTiles, lastField } = source
  const valueOf = (coins: typeof goldCoins): number => coins.ones + 2 * coins.twos + 5 * coins.fives
  return {
    colours,
    armiesInBox: source.armies,
    armies: source.armiesUsed,
    residents,
    blanks,
    roundCards,
    buildingTiles,
    portals,
    goldValue: valueOf(goldCoins),
    energyValue: valueOf(energyTiles),
    lastField,
  }
}

function compileSetups({ three, four, five, otherRoundsForFour }: ContentSource['start']): Setup[] {
  return [
    { players: 3, ...three, otherRounds: three.rounds },
    { players: 4, ...four, otherRounds: otherRoundsForFour },
    { players: 5, ...five, otherRounds: five.rounds },
  ]
}

function compileTower({ thrown, inside, filling, residents }: ContentSource['tower']): Tower {
  const { least, most, removed } = residents
  return { thrown, inside, filling, leastResidents: least, mostResidents: most, removedResidents: removed }
}
