/** Typed readers of the view cells (rules/view.ts): the one place where the parts of the board read them. */
import type { Role } from '../../../engine/table.ts'
import type { CellValue } from '../../../engine/view.ts'
import type { ViewCells } from '../../../protocol/board.ts'
import type { Content, PlayerBoard } from '../content/content.ts'
import { boardOf } from '../content/content.ts'
import { LANDS, SPACES } from '../content/names.ts'
import type { Fight, Phase, TableOptions } from '../rules/table/state.ts'

/** Nobody, nothing: as in the state. */
export const NONE = -1

interface RoundCell {
  /** 0 in the start round. */
  readonly round: number
  readonly startPlayer: Role
  /** Who holds the start player marker. */
  readonly marker: Role
  /** Whose turn it is; NONE if nobody's alone. */
  readonly turn: number
}

export interface LandCell {
  /** NONE: unoccupied. */
  readonly possessor: number
  readonly armies: number
  /** NONE, SHRINE or CAPITAL. */
  readonly building: number
  readonly hasPortal: boolean
}

export interface PlayerCell {
  /** Races; NONE before they are dealt. */
  readonly light: number
  readonly shadow: number
  readonly points: number
  readonly gold: number
  readonly energy: number
  /** Shadow, Light. */
  readonly limbo: readonly [shadow: number, light: number]
  readonly supply: number
  /** Sizes of the army groups still on the player board. */
  readonly groups: readonly number[]
  /** How many conflict cards, and those that everybody knows. */
  readonly conflict: number
  readonly known: readonly number[]
}

interface DraftCell {
  readonly round: number
  /** By world: cards left in the stack. */
  readonly stacks: readonly number[]
  /** By role: cards in the hand to choose from, and their world. */
  readonly hands: readonly number[]
  readonly world: readonly number[]
  /** By role: what lies open, NONE if nothing. */
  readonly chosen: readonly number[]
}

interface ActionCell {
  readonly role: Role
  readonly space: number
  readonly card: number
}

const shared = <T>(view: ViewCells, key: string): T | undefined => view.shared.get(key) as T | undefined

/** A cell of the role's own; spectators have none. */
const own = (view: ViewCells, role: Role | undefined, key: string): CellValue | undefined =>
  role === undefined ? undefined : view.own.get(role)?.get(key)

export const contentOf = ({ content }: { readonly content: unknown }): Content => content as Content

export const optionsOf = (view: ViewCells): TableOptions | undefined => shared<TableOptions>(view, 'options')
export const phaseOf = (view: ViewCells): Phase => shared<Phase>(view, 'phase') ?? 'start'

export function roundOf(view: ViewCells): RoundCell {
  const [round = 0, startPlayer = 0, marker = 0, turn = NONE] = shared<readonly number[]>(view, 'round') ?? []
  return { round, startPlayer, marker, turn }
}

const EMPTY_LAND: LandCell = { possessor: NONE, armies: 0, building: NONE, hasPortal: false }

/** Empty lands have no cell. */
export function landCell(view: ViewCells, land: number): LandCell {
  const cell = shared<readonly number[]>(view, `land:${land}`)
  if (cell === undefined) return EMPTY_LAND
  const [possessor, armies, building, portal] = cell
  return { possessor, armies, building, hasPortal: portal === 1 }
}

export const landCells = (view: ViewCells): LandCell[] =>
  Array.from({ length: LANDS }, (_, land) => landCell(view, land))

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

/** The joined race boards of a role; `undefined` before the races are dealt. */
export function playerBoardOf(content: Content, view: ViewCells, role: Role): PlayerBoard | undefined {
  const player = playerCell(view, role)
  if (player === undefined || player.light === NONE || player.shadow === NONE) return undefined
  const boards = optionsOf(view)?.eighthSpace === 'attackOrMove' ? content.movementBoards : content.boards
  return boards[boardOf(player.light, player.shadow)]
}

/** By space: whether a card lies there face down; `undefined` while nobody may see it. */
export const coveredOf = (view: ViewCells, role: Role): readonly boolean[] | undefined =>
  shared<readonly number[]>(view, `covered:${role}`)?.map((one) => one === 1)

/** Cubes by colour: the roles, then the residents. */
export const towerOf = (view: ViewCells): readonly number[] => shared<readonly number[]>(view, 'tower') ?? []
export const trayOf = (view: ViewCells): readonly number[] => shared<readonly number[]>(view, 'tray') ?? []
/** Residents in the supply. */
export const residentsOf = (view: ViewCells): number => shared<number>(view, 'residents') ?? 0

/** By name: who holds the land card, NONE: it lies in the stack. */
export const holdersOf = (view: ViewCells): readonly number[] => shared<readonly number[]>(view, 'holder') ?? []
export const holderOf = (view: ViewCells, name: number): number => holdersOf(view)[name] ?? NONE

export const drawPileOf = (view: ViewCells): number => shared<number>(view, 'drawPile') ?? 0

export const draftOf = (view: ViewCells): DraftCell | undefined => shared<DraftCell>(view, 'draft')
export const fightOf = (view: ViewCells): Fight | undefined => shared<Fight>(view, 'fight')

export function actionOf(view: ViewCells): ActionCell | undefined {
  const cell = shared<readonly number[]>(view, 'action')
  return cell === undefined ? undefined : { role: cell[0], space: cell[1], card: cell[2] }
}

/** By place from the first: the roles that share it; `undefined` before the end. */
export const placesOf = (view: ViewCells): readonly (readonly Role[])[] | undefined =>
  shared<readonly (readonly Role[])[]>(view, 'places')

/** The own conflict cards, in hand and planned, sorted. */
export const ownConflictOf = (view: ViewCells, role: Role | undefined): readonly number[] =>
  (own(view, role, 'conflict') ?? []) as readonly number[]

/** The own plan by space: the card that lies there, or NONE. */
export const planOf = (view: ViewCells, role: Role | undefined): readonly number[] =>
  (own(view, role, 'plan') ?? Array.from({ length: SPACES }, () => NONE)) as readonly number[]

export const draftHandOf = (view: ViewCells, role: Role | undefined): readonly number[] =>
  (own(view, role, 'draftHand') ?? []) as readonly number[]

/** The card the role has chosen in this draft round, NONE if none. */
export const chosenOf = (view: ViewCells, role: Role | undefined): number =>
  (own(view, role, 'chosen') ?? NONE) as number
