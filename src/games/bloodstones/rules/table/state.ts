import { NOBODY, type GameState, type Role, type Roles, type Table as EngineTable } from '../../../../engine/index.ts'
import type { Content, Faction, GameMap } from '../../content/content.ts'
import { BLANK, UNIT_TYPES, type UnitType } from '../../content/units.ts'

export type Area = number

/** Nobody and nowhere: an area without villages, a cutiecorn or another piece beside the map. */
export const NONE = -1

/** The options of the table, fixed at setup and never changed. */
export interface TableOptions {
  readonly map: number
  /** BS-RUL-09: citadels keep their distance over land areas only, or over any areas. */
  readonly citadelDistance: 'land' | 'any'
  /** BS-RUL-50: one undead for each destroyed unit, or for the unit chosen as the loss only. */
  readonly undeadFor: 'eachDestroyed' | 'chosenLoss'
  /** BS-RUL-20: villages can be captured only where no enemy unit stands. */
  readonly captureUncontested: boolean
  /** BS-RUL-14: Corsairs need three players and the Chaos Horde four. */
  readonly factionLimits: boolean
  /** BS-RUL-18: a move may be overpaid with tiles that are not needed. */
  readonly freeOverpay: boolean
  /** BS-RUL-71: after this many rounds the end is triggered; 0 = no limit. */
  readonly roundLimit: number
  /** BS-CUT-01 */
  readonly cutiecorn: boolean
}

/** `reenter` is the start of a turn of the Chaos Horde without units (BS-FAC-CHA-09). */
export type Phase = 'setup' | 'reenter' | 'capture' | 'undead' | 'actions' | 'build' | 'draw' | 'final' | 'over'

/** The battle being fought. Index 0 is the attacker, 1 the defender. */
export interface Battle {
  area: Area
  readonly roles: readonly [Role, Role]
  /** Drawn battle tiles (values), hidden until shown. */
  tiles: [number[], number[]]
  /** The hand tile used as a replacement (BS-BAT-12), hidden until shown; NONE = none. */
  replacement: [number, number]
  /** The battle tile that was exchanged for it; it is never shown (BS-RUL-40). */
  exchanged: [number, number]
  /** Who has seen the tiles of each side, as sets of roles. */
  seenBy: [Roles, Roles]
  /** Whether each side has decided on its replacement. */
  decided: [boolean, boolean]
  /** How many rounds ended in a tie (BS-BAT-26). */
  ties: number
}

/** One move action under way: what the steps taken so far cost (BS-MOV-01). */
export interface MoveAction {
  cost: number
}

/**
 * Pieces are numbered per role (`piece = role * stride + i`); their types follow from the faction (`faction.pieces`).
 * Tiles in hand, bag and discard pile are counts per unit type, at `role * UNIT_TYPES + type`: equal tiles are alike.
 */
export interface State extends GameState {
  readonly options: TableOptions
  readonly roles: number
  phase: Phase
  /** The role whose turn it is (BS-TRN-01). */
  active: Role
  startRole: Role
  round: number
  /** By role: index of the faction, NONE before the choice. */
  faction: number[]
  /** By piece: its area, or NONE. */
  where: number[]
  /** By `area * roles + role`: units of the role there. Kept in step with `where`. */
  unitCount: number[]
  /** By area: the set of roles with units there. Kept in step with `where`. */
  presence: Roles[]
  /** By area: whose villages stand there, NONE = nobody's; and how many. Villages of two owners never share an area. */
  villageOwner: number[]
  villages: number[]
  hand: number[]
  bag: number[]
  discard: number[]
  villageSupply: number[]
  capturedVillages: number[]
  capturedCitadels: number[]
  /** VP markers (BS-TIL-13), also beyond the end of the track (BS-SET-19). */
  vp: number[]
  /** The field of the supply marker (BS-TIL-13, BS-DRW-08). */
  supply: number[]
  /** 1 = out of the game (only the Chaos Horde, BS-FAC-CHA-10). */
  out: number[]
  /** By role: the areas it has fled or retreated from in this turn (BS-RET-21). */
  fledFrom: number[][]
  /** The role that controls the cutiecorn; NONE = beside the map (BS-CUT-04). */
  cutiecorn: Role
  /** Who triggered the end (BS-END-01), NONE before. */
  trigger: Role
  battle?: Battle
  move?: MoveAction
}

export type Table = EngineTable<State, Content>

export const mapOf = (t: Table): GameMap => t.content.maps[t.state.options.map]
export const factionOf = (t: Table, role: Role): Faction => t.content.factions[t.state.faction[role]]

/** Index of a role's first piece. */
export const firstPiece = (t: Table, role: Role): number => role * t.content.stride

const DEFAULTS: TableOptions = {
  map: 0,
  citadelDistance: 'land',
  undeadFor: 'eachDestroyed',
  captureUncontested: false,
  factionLimits: true,
  freeOverpay: false,
  roundLimit: 0,
  cutiecorn: false,
}

/** A table before anything has been put on it. */
export function emptyState(content: Content, roles: number, options: Partial<TableOptions>): State {
  const all = { ...DEFAULTS, ...options }
  const { areaCount } = content.maps[all.map]
  const zeros = (n: number): number[] => new Array<number>(n).fill(0)
  return {
    next: [],
    checkpoint: 0,
    knowledge: 0,
    options: all,
    roles,
    phase: 'setup',
    active: 0,
    startRole: 0,
    round: 0,
    faction: new Array<number>(roles).fill(NONE),
    where: new Array<number>(roles * content.stride).fill(NONE),
    unitCount: zeros(areaCount * roles),
    presence: new Array<Roles>(areaCount).fill(NOBODY),
    villageOwner: new Array<number>(areaCount).fill(NONE),
    villages: zeros(areaCount),
    hand: zeros(roles * UNIT_TYPES),
    bag: zeros(roles * UNIT_TYPES),
    discard: zeros(roles * UNIT_TYPES),
    villageSupply: zeros(roles),
    capturedVillages: zeros(roles),
    capturedCitadels: zeros(roles),
    vp: zeros(roles),
    supply: zeros(roles),
    out: zeros(roles),
    fledFrom: Array.from({ length: roles }, () => []),
    cutiecorn: NONE,
    trigger: NONE,
  }
}

export function cloneState(s: State): State {
  const copy: State = {
    next: s.next.map((frame) => ({ procedure: frame.procedure, args: cloneArgs(frame.args) })),
    checkpoint: s.checkpoint,
    knowledge: s.knowledge,
    options: s.options,
    roles: s.roles,
    phase: s.phase,
    active: s.active,
    startRole: s.startRole,
    round: s.round,
    faction: s.faction.slice(),
    where: s.where.slice(),
    unitCount: s.unitCount.slice(),
    presence: s.presence.slice(),
    villageOwner: s.villageOwner.slice(),
    villages: s.villages.slice(),
    hand: s.hand.slice(),
    bag: s.bag.slice(),
    discard: s.discard.slice(),
    villageSupply: s.villageSupply.slice(),
    capturedVillages: s.capturedVillages.slice(),
    capturedCitadels: s.capturedCitadels.slice(),
    vp: s.vp.slice(),
    supply: s.supply.slice(),
    out: s.out.slice(),
    fledFrom: s.fledFrom.map((areas) => areas.slice()),
    cutiecorn: s.cutiecorn,
    trigger: s.trigger,
  }
  if (s.outcome !== undefined) copy.outcome = s.outcome
  if (s.battle !== undefined) copy.battle = cloneBattle(s.battle)
  if (s.move !== undefined) copy.move = { cost: s.move.cost }
  return copy
}

function cloneBattle(b: Battle): Battle {
  return {
    area: b.area,
    roles: b.roles,
    tiles: [b.tiles[0].slice(), b.tiles[1].slice()],
    replacement: [b.replacement[0], b.replacement[1]],
    exchanged: [b.exchanged[0], b.exchanged[1]],
    seenBy: [b.seenBy[0], b.seenBy[1]],
    decided: [b.decided[0], b.decided[1]],
    ties: b.ties,
  }
}

/** The arguments of Bloodstones' frames are flat: numbers and lists of numbers. */
function cloneArgs(args: object): object {
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(args)) copy[key] = Array.isArray(value) ? value.slice() : value
  return copy
}

export type { Role, UnitType }
export { BLANK, UNIT_TYPES }
