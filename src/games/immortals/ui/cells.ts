/** What the parts of the board make of the cells (rules/table/cells.ts); before the first have come nothing is there. */
import type { Role } from '../../../engine/index.ts'
import type { ViewCells } from '../../../protocol/board.ts'
import { boardOf, type Content, type PlayerBoard } from '../content/content.ts'
import { LANDS, SPACES } from '../content/names.ts'
import * as shown from '../rules/table/cells.ts'
import { NONE, type Action, type Phase, type State } from '../rules/table/state.ts'

export { NONE }

export const contentOf = ({ content }: { readonly content: unknown }): Content => content as Content

type Cells = ViewCells['shared']

/** The role's own; spectators have none. */
export const ownOf = (view: ViewCells, role: Role | undefined): Cells | undefined =>
  role === undefined ? undefined : view.own.get(role)

export const phaseOf = (view: ViewCells): Phase => shown.phaseCell.in(view.shared) ?? 'start'

export function roundOf(view: ViewCells): Pick<State, 'round' | 'startPlayer' | 'marker' | 'turn'> {
  const [round, startPlayer, marker, turn] = shown.roundCell.in(view.shared) ?? [0, 0, 0, NONE]
  return { round, startPlayer, marker, turn }
}

/** A land as it is drawn. */
export interface LandShown {
  /** NONE: unoccupied. */
  readonly possessor: number
  readonly armies: number
  /** NONE, SHRINE or CAPITAL. */
  readonly building: number
  readonly hasPortal: boolean
}

const EMPTY_LAND: LandShown = { possessor: NONE, armies: 0, building: NONE, hasPortal: false }

/** Empty lands have no cell. */
export function landIn(view: ViewCells, land: number): LandShown {
  const cell = shown.landCell.in(view.shared, land)
  if (cell === undefined) return EMPTY_LAND
  const [possessor, armies, building, portal] = cell
  return { possessor, armies, building, hasPortal: portal === 1 }
}

export const landsIn = (view: ViewCells): LandShown[] => Array.from({ length: LANDS }, (_, land) => landIn(view, land))

export const playerOf = (view: ViewCells, role: Role): shown.PlayerShown | undefined =>
  shown.playerCell.in(view.shared, role)
export const playersOf = (view: ViewCells): shown.PlayerShown[] => shown.playerCell.all(view.shared)

/** The joined race boards of a role; `undefined` before the races are dealt. */
export function playerBoardOf(content: Content, view: ViewCells, role: Role): PlayerBoard | undefined {
  const player = playerOf(view, role)
  if (player === undefined || player.light === NONE || player.shadow === NONE) return undefined
  const isMovement = shown.optionsCell.in(view.shared)?.eighthSpace === 'attackOrMove'
  return (isMovement ? content.movementBoards : content.boards)[boardOf(player.light, player.shadow)]
}

/** By space: whether a card lies there face down; `undefined` while nobody may see it. */
export const coveredOf = (view: ViewCells, role: Role): readonly boolean[] | undefined =>
  shown.coveredCell.in(view.shared, role)?.map((one) => one === 1)

export const towerOf = (view: ViewCells): readonly number[] => shown.towerCell.in(view.shared) ?? []
export const trayOf = (view: ViewCells): readonly number[] => shown.trayCell.in(view.shared) ?? []
export const residentsOf = (view: ViewCells): number => shown.residentsCell.in(view.shared) ?? 0
export const holdersOf = (view: ViewCells): readonly number[] => shown.holderCell.in(view.shared) ?? []
export const holderOf = (view: ViewCells, name: number): number => holdersOf(view)[name] ?? NONE

export function actionOf(view: ViewCells): Action | undefined {
  const cell = shown.actionCell.in(view.shared)
  return cell === undefined ? undefined : { role: cell[0], space: cell[1], card: cell[2] }
}

export const ownConflictOf = (view: ViewCells, role: Role | undefined): readonly number[] =>
  shown.ownConflictCell.in(ownOf(view, role)) ?? []

const NO_PLAN: readonly number[] = Array.from({ length: SPACES }, () => NONE)
export const planOf = (view: ViewCells, role: Role | undefined): readonly number[] =>
  shown.ownPlanCell.in(ownOf(view, role)) ?? NO_PLAN
