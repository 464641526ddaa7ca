/** Typed readers of the view cells (rules/table/view.ts): the one place where the parts of the board read them. */
import type { Role } from '../../../engine/table.ts'
import type { CellValue } from '../../../engine/view.ts'
import type { ViewCells } from '../../../protocol/board.ts'
import type { Cards, Content } from '../content/content.ts'
import { UNITS_PER_FACTION } from '../content/names.ts'
import { CARDS } from '../rules/nemesis/nemesis-cards.ts'
import { IN_PLAY, UNUSED, type Attached, type State, type TableOptions } from '../rules/table/state.ts'

export { CHAOS, EMPIRE, FACE_DOWN, FACE_DOWN_TOWER, IN_PLAY, NONE } from '../rules/table/state.ts'
export { UNKNOWN } from '../rules/table/view.ts'

type Numbers = readonly number[]
const NOWHERE = -1

interface ChapterCell {
  /** 0 before the first. */
  readonly chapter: number
  readonly firstPlayer: Role
  /** Whose turn it is in the Actions Phase, NONE outside. */
  readonly turn: number
  readonly hasActed: boolean
}

export interface PlayerCell {
  /** NONE before they are chosen. */
  readonly faction: number
  readonly hero: number
  readonly heroAt: number
  readonly ap: number
  readonly spentAp: number
  readonly extraAp: number
  /** In the order of `RESOURCES`. */
  readonly resources: Numbers
  /** In the order of `ATTRIBUTES`: gained besides what is printed. */
  readonly attributes: Numbers
  readonly feats: Numbers
  readonly items: Numbers
  readonly quests: Numbers
  readonly waived: Numbers
  /** Cards left in the Feat deck; Feats drawn to choose from. */
  readonly featDeck: number
  readonly drawn: number
}

export interface HexCell {
  /** The tile, FACE_DOWN, FACE_DOWN_TOWER, or NONE for a region. */
  readonly tile: number
  readonly rotation: number
  readonly hasCurse: boolean
  readonly garrison: number
  readonly skeletons: number
  /** Whose Haven, NONE. */
  readonly haven: number
  readonly hasWall: boolean
  readonly hasTower: boolean
  /** Whose Units, NONE; and how many of each type. */
  readonly unitsOf: number
  readonly units: Numbers
  /** A face-down tile that was looked at, NONE. */
  readonly scouted: number
}

export interface NemesisCell {
  readonly card: number
  /** IN_DECK, IN_PLAY, GONE or UNUSED. */
  readonly fate: number
  readonly at: number
  readonly threat: number
  readonly tokens: number
  /** The space of its Target, NONE. */
  readonly target: number
}

/** Cards left, and those on top that everybody knows, the topmost first (UNKNOWN: not known). */
interface DeckCell {
  readonly size: number
  readonly top: Numbers
}

interface GraveyardCells {
  /** By `role * 4 + type`. */
  readonly imperial: Numbers
  readonly chaos: Numbers
  readonly skeletons: number
  /** By level less one. */
  readonly garrisons: Numbers
}

export interface GroupCell {
  readonly side: number
  readonly card: number
  readonly dice: Numbers
  readonly faces: Numbers
  readonly added: Numbers
  readonly cancelled: Numbers
  readonly boltsUsed: number
  readonly ignored: Numbers
  readonly forbidden: Numbers
}

export interface CombatCell {
  readonly space: number
  readonly groups: readonly [GroupCell, GroupCell]
  readonly part: 'before' | 'archery' | 'clash' | 'after'
  readonly step: 'beforeRolling' | 'rolling' | 'reroll' | 'beforeDamage' | 'damage' | 'afterDamage' | 'none'
  readonly clash: number
  /** 0: by a Command, 1: by the Nemesis, 2: by a placement. */
  readonly cause: number
  readonly usedRound: Numbers
  readonly usedCombat: Numbers
}

export interface HeroRollCell {
  readonly role: Role
  readonly quest: number
  readonly dice: Numbers
  readonly faces: Numbers
  readonly added: Numbers
  readonly usedRound: Numbers
}

const shared = <T>(view: ViewCells, key: string): T | undefined => view.shared.get(key) as T | undefined
const numbers = (view: ViewCells, key: string): Numbers => shared<Numbers>(view, key) ?? []

/** A cell of the role's own; spectators have none. */
const own = (view: ViewCells, role: Role | undefined, key: string): CellValue | undefined =>
  role === undefined ? undefined : view.own.get(role)?.get(key)

export const contentOf = ({ content }: { readonly content: unknown }): Content => content as Content

export const optionsOf = (view: ViewCells): TableOptions | undefined => shared<TableOptions>(view, 'options')
/** The cards as the edition of this table prints them. */
export const cardsOf = (content: Content, view: ViewCells): Cards =>
  content.cards[optionsOf(view)?.contentSet ?? 'second']
export const phaseOf = (view: ViewCells): State['phase'] => shared<State['phase']>(view, 'phase') ?? 'setup'

export function chapterOf(view: ViewCells): ChapterCell {
  const [chapter = 0, firstPlayer = 0, turn = NOWHERE, hasActed = 0] = numbers(view, 'chapter')
  return { chapter, firstPlayer, turn, hasActed: hasActed === 1 }
}

/** By side: the roles, then EMPIRE and CHAOS; sides that do not play have 0. */
export const vpOf = (view: ViewCells): Numbers => numbers(view, 'vp')

export const playerCell = (view: ViewCells, role: Role): PlayerCell | undefined =>
  shared<PlayerCell>(view, `player:${role}`)

export function playersOf(view: ViewCells): PlayerCell[] {
  const list: PlayerCell[] = []
  for (let role = 0; ; role++) {
    const cell = playerCell(view, role)
    if (cell === undefined) return list
    list.push(cell)
  }
}

/** By role: the faction, NONE. */
export const factionsOf = (view: ViewCells): number[] => playersOf(view).map(({ faction }) => faction)

const EMPTY_HEX: HexCell = {
  tile: NOWHERE,
  rotation: 0,
  hasCurse: false,
  garrison: 0,
  skeletons: 0,
  haven: NOWHERE,
  hasWall: false,
  hasTower: false,
  unitsOf: NOWHERE,
  units: [0, 0, 0, 0],
  scouted: NOWHERE,
}

export function hexCell(view: ViewCells, space: number): HexCell {
  const cell = numbers(view, `hex:${space}`)
  if (cell.length === 0) return EMPTY_HEX
  const [tile, rotation, curse, garrison, skeletons, haven, wall, tower, unitsOf, ...rest] = cell
  return {
    tile,
    rotation,
    hasCurse: curse === 1,
    garrison,
    skeletons,
    haven,
    hasWall: wall === 1,
    hasTower: tower === 1,
    unitsOf,
    units: rest.slice(0, UNITS_PER_FACTION),
    scouted: rest[UNITS_PER_FACTION] ?? NOWHERE,
  }
}

export function nemesisCell(view: ViewCells, card: number): NemesisCell {
  const [fate = UNUSED, at = NOWHERE, threat = 0, tokens = 0, target = NOWHERE] = numbers(view, `card:${card}`)
  return { card, fate, at, threat, tokens, target }
}

export const nemesisCells = (view: ViewCells): NemesisCell[] =>
  Array.from({ length: CARDS }, (_, card) => nemesisCell(view, card))

export const nemesisInPlay = (view: ViewCells): NemesisCell[] =>
  nemesisCells(view).filter(({ fate }) => fate === IN_PLAY)

/** What lies on a Legion or Horde. */
export const attachedTo = (view: ViewCells, card: number): Attached | undefined => shared<Attached>(view, `on:${card}`)

type DeckName = 'legionDeck' | 'hordeDeck' | 'itemDeck' | 'questDeck'
export function deckOf(view: ViewCells, name: DeckName): DeckCell {
  const [size = 0, top = []] = shared<readonly [number?, Numbers?]>(view, name) ?? []
  return { size, top }
}

/** Three spaces; NONE: empty. */
export const marketOf = (view: ViewCells): Numbers => numbers(view, 'market')
/** Available Quests in their order, NONE: taken or discarded; what lies on them by the same index. */
export const questsOf = (view: ViewCells): Numbers => numbers(view, 'quests')
export const questAttachedOf = (view: ViewCells): readonly Attached[] =>
  shared<readonly Attached[]>(view, 'questAttached') ?? []
/** UNKNOWN: face-down. */
export const druidsOf = (view: ViewCells): Numbers => numbers(view, 'druids')
/** Revealed Events, the latest last. */
export const eventsOf = (view: ViewCells): Numbers => numbers(view, 'events')
/** By Chapter less one: what is known of its Event deck, the topmost first. */
export const nextEventsOf = (view: ViewCells): readonly Numbers[] =>
  shared<readonly Numbers[]>(view, 'nextEvents') ?? []

export function graveyardsOf(view: ViewCells): GraveyardCells {
  const [imperial = [], chaos = [], skeletons = 0, garrisons = []] =
    shared<readonly [Numbers?, Numbers?, number?, Numbers?]>(view, 'graveyards') ?? []
  return { imperial, chaos, skeletons, garrisons }
}

/** Face-down own cards, whoever has them. */
export function flippedOf(view: ViewCells): { feats: Numbers; items: Numbers; quests: Numbers } {
  const [feats = [], items = [], quests = []] = shared<readonly Numbers[]>(view, 'flipped') ?? []
  return { feats, items, quests }
}

export const isCapitalFlipped = (view: ViewCells): boolean => shared<number>(view, 'capitalFlipped') === 1
export const combatOf = (view: ViewCells): CombatCell | undefined => shared<CombatCell>(view, 'combat')
export const heroRollOf = (view: ViewCells): HeroRollCell | undefined => shared<HeroRollCell>(view, 'heroRoll')

/** The Feats the role has drawn to choose from. */
export const drawnFeatsOf = (view: ViewCells, role: Role | undefined): Numbers =>
  (own(view, role, 'drawnFeats') ?? []) as Numbers
