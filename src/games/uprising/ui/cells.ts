/** What the parts of the board make of the cells (rules/table/cells.ts). */
import type { Cell, Role } from '../../../engine/index.ts'
import type { ViewCells } from '../../../protocol/board.ts'
import type { Cards, Content } from '../content/content.ts'
import { UNITS_PER_FACTION } from '../content/names.ts'
import { CARDS } from '../rules/nemesis/nemesis-cards.ts'
import {
  chapterCell,
  flippedCell,
  graveyardsCell,
  hexCell,
  nemesisCell,
  optionsCell,
  phaseCell,
  playerCell,
  vpCell,
  type DeckCell,
} from '../rules/table/cells.ts'
import { IN_PLAY, NONE, UNUSED, type State } from '../rules/table/state.ts'

type Numbers = readonly number[]

export const contentOf = ({ content }: { readonly content: unknown }): Content => content as Content

/** The cards as the edition of this table prints them. */
export const cardsOf = (content: Content, { shared }: ViewCells): Cards =>
  content.cards[optionsCell.in(shared)?.contentSet ?? 'second']
export const phaseOf = ({ shared }: ViewCells): State['phase'] => phaseCell.in(shared) ?? 'setup'

export function chapterOf({ shared }: ViewCells): { chapter: number; firstPlayer: Role; turn: number } {
  const [chapter, firstPlayer, turn] = chapterCell.in(shared) ?? [0, 0, NONE]
  return { chapter, firstPlayer, turn }
}

export const vpOf = ({ shared }: ViewCells): Numbers => vpCell.in(shared) ?? []

/** By role: the faction, NONE. */
export const factionsOf = ({ shared }: ViewCells): number[] => playerCell.all(shared).map(({ faction }) => faction)

export interface HexShown {
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

const EMPTY_HEX = [NONE, 0, 0, 0, 0, NONE, 0, 0, NONE, 0, 0, 0, 0, NONE] as const

export function hexIn({ shared }: ViewCells, space: number): HexShown {
  const [tile, rotation, curse, garrison, skeletons, haven, wall, tower, unitsOf, ...rest] =
    hexCell.in(shared, space) ?? EMPTY_HEX
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
    scouted: rest[UNITS_PER_FACTION],
  }
}

export interface NemesisShown {
  readonly card: number
  /** IN_DECK, IN_PLAY, GONE or UNUSED. */
  readonly fate: number
  readonly at: number
  readonly threat: number
  readonly tokens: number
  /** The space of its Target, NONE. */
  readonly target: number
}

export function nemesisIn({ shared }: ViewCells, card: number): NemesisShown {
  const [fate, at = NONE, threat = 0, tokens = 0, target = NONE] = nemesisCell.in(shared, card) ?? [UNUSED]
  return { card, fate, at, threat, tokens, target }
}

export const nemesisInPlay = (view: ViewCells): NemesisShown[] =>
  Array.from({ length: CARDS }, (_, card) => nemesisIn(view, card)).filter(({ fate }) => fate === IN_PLAY)

export const leftIn = ({ shared }: ViewCells, deck: Cell<DeckCell>): number => deck.in(shared)?.[0] ?? 0

interface Graveyards {
  /** By `role * 4 + type`. */
  readonly imperial: Numbers
  readonly chaos: Numbers
  readonly skeletons: number
  /** By level less one. */
  readonly garrisons: Numbers
}

export function graveyardsOf({ shared }: ViewCells): Graveyards {
  const [imperial, chaos, skeletons, garrisons] = graveyardsCell.in(shared) ?? [[], [], 0, []]
  return { imperial, chaos, skeletons, garrisons }
}

export function flippedOf({ shared }: ViewCells): { feats: Numbers; items: Numbers; quests: Numbers } {
  const [feats, items, quests] = flippedCell.in(shared) ?? [[], [], []]
  return { feats, items, quests }
}
