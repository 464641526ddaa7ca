import {
  ACTIONS,
  ARMY_SPACES,
  AWAKEN,
  COMMON_ACTIONS,
  ENERGY,
  GOLD,
  LAND_IDS,
  MAGIC,
  MAGIC_SPACES,
  SHADOW_RACE_IDS,
} from './names.ts'
import type { LightRaceId, ShadowRaceId } from './names.ts'
import type { ContentSource, LightRaceSource, ShadowRaceSource } from './schema.ts'
import { fill } from './words.ts'
import type { Words } from './words.ts'

interface Race<Id> {
  readonly id: Id
  readonly index: number
  readonly name: Words
  readonly text: Words
  readonly groups: readonly number[]
  readonly energy: number
  readonly gold: number
}

export interface LightRace extends Race<LightRaceId> {
  /** The name of a land. */
  readonly startLand: number
  /** Prices by building (IM-BLD-01). */
  readonly buildEnergy: readonly number[]
  readonly buildGold: readonly number[]
}

export interface ShadowRace extends Race<ShadowRaceId> {
  /** One of `ACTIONS`; its price is on the player board. */
  readonly action: number
  readonly actionName: Words
  readonly actionText: Words
}

/** Two joined race boards (IM-SET-17). Lists are by action space: army spaces 0 to 7, magic spaces 8 and 9. */
export interface PlayerBoard {
  readonly light: number
  readonly shadow: number
  /** One of `ACTIONS`, or MAGIC. */
  readonly action: readonly number[]
  /**
   * What the action costs; 0 where it costs nothing or where building, movement or the magic card has its own price.
   */
  readonly energy: readonly number[]
  readonly gold: readonly number[]
  /** 1: a joker may lie here (IM-PLN-04, IM-PLN-07). */
  readonly allowsJoker: readonly number[]
  /** The space of the Shadow race's own action (IM-RAC-01). */
  readonly raceSpace: number
  /** By number of players less three: the sizes of the army groups, the outer ones last (IM-STA-01, IM-STA-02). */
  readonly groups: readonly (readonly number[])[]
  readonly startLand: number
  readonly startEnergy: number
  readonly startGold: number
  readonly buildEnergy: readonly number[]
  readonly buildGold: readonly number[]
}

const raceOf = <Id>({ id, name, text, groups, energy, gold }: Omit<Race<Id>, 'index'>, index: number): Race<Id> => ({
  id,
  index,
  name,
  text,
  groups,
  energy,
  gold,
})

export function compileLightRace(source: LightRaceSource, index: number): LightRace {
  const { startLand, build } = source
  const prices = [build.portal, build.shrine, build.capital]
  return {
    ...raceOf(source, index),
    startLand: LAND_IDS.indexOf(startLand),
    buildEnergy: prices.map((price) => price.energy),
    buildGold: prices.map((price) => price.gold),
  }
}

export function compileShadowRace(source: ShadowRaceSource, index: number, armies: number): ShadowRace {
  const { action } = source
  const numbers = { energy: action.energy, gold: action.gold, armies }
  return {
    ...raceOf(source, index),
    action: ACTIONS.indexOf(action.kind),
    actionName: fill(action.name, numbers),
    actionText: fill(action.text, numbers),
  }
}

/** The common army spaces in the order of the rulebook, the doubled one beside its like. */
function commonSpaces(eighth: number): number[] {
  return [...COMMON_ACTIONS.map((name) => ACTIONS.indexOf(name)), eighth].sort((a, b) => a - b)
}

const isJokerAction = (action: number): boolean => action !== GOLD && action !== ENERGY && action !== MAGIC

/** One board for every pair of races: `light * 5 + shadow`. `eighth` is the action that is printed twice. */
export function compileBoards(
  source: ContentSource,
  lightRaces: readonly LightRace[],
  shadowRaces: readonly ShadowRace[],
  eighth: number,
): PlayerBoard[] {
  return lightRaces.flatMap((light) => shadowRaces.map((shadow) => joinBoards(source, light, shadow, eighth)))
}

export const boardOf = (light: number, shadow: number): number => light * SHADOW_RACE_IDS.length + shadow

function joinBoards(source: ContentSource, light: LightRace, shadow: ShadowRace, eighth: number): PlayerBoard {
  const { awaken } = source.board
  const own = source.shadowRaces[shadow.index].action
  const common = commonSpaces(eighth)
  const magic = Array<number>(MAGIC_SPACES).fill(MAGIC)
  const free = magic.map(() => 0)
  const action = [...common, shadow.action, ...magic]
  const { three, four, five } = source.start
  const middle = [...light.groups, ...shadow.groups]
  return {
    light: light.index,
    shadow: shadow.index,
    action,
    energy: [...common.map((kind) => (kind === AWAKEN ? awaken.energy : 0)), own.energy, ...free],
    gold: [...common.map((kind) => (kind === AWAKEN ? awaken.gold : 0)), own.gold, ...free],
    allowsJoker: action.map((kind) => (isJokerAction(kind) ? 1 : 0)),
    raceSpace: ARMY_SPACES - 1,
    groups: [three, four, five].map(({ outer }) => (outer > 0 ? [...middle, outer, outer] : middle)),
    startLand: light.startLand,
    startEnergy: light.energy + shadow.energy,
    startGold: light.gold + shadow.gold,
    buildEnergy: light.buildEnergy,
    buildGold: light.buildGold,
  }
}
