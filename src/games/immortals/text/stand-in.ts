import { type CellValue, EVERYONE, only } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { LANDS, LIGHT, MIN_PLAYERS, SHADOW, SPACES } from '../content/names.ts'
import { emptyState } from '../rules/setup/empty-state.ts'
import * as shown from '../rules/table/cells.ts'
import { at, limboAt, NONE } from '../rules/table/state.ts'
import type { Card, Role, State, Table, TableOptions } from '../rules/table/state.ts'

type Cells = ReadonlyMap<string, CellValue>

/** A card that lies there, but nobody may say which. */
export const HIDDEN: Card = -2

const hidden = (count: number): Card[] => new Array<Card>(count).fill(HIDDEN)

/**
 * A table for words alone, from what somebody sees of it: everything that the narrator reads is there; what is hidden is
 * `HIDDEN`. No rule may be asked about it.
 */
export function standIn(content: Content, cells: Cells, role: Role | undefined, own: Cells | undefined): Table {
  const players = shown.playerCell.all(cells)
  const state = emptyState(content, Math.max(players.length, MIN_PLAYERS), shown.optionsCell.in(cells) ?? PRINTED)
  state.phase = shown.phaseCell.in(cells) ?? state.phase
  const round = shown.roundCell.in(cells)
  if (round !== undefined) [state.round, state.startPlayer, state.marker, state.turn] = round
  putLands(cells, state)
  players.forEach((player, of) => putPlayer(cells, state, of, player, of === role ? own : undefined))
  putCommon(cells, state)
  putAction(cells, state)
  putDraft(cells, state, role, own)
  return { state, content }
}

/** Until the first cells are there. */
const PRINTED: TableOptions = {
  rounds: 0,
  eighthSpace: 'attack',
  returnFromLimbo: false,
  compensatesStolen: true,
  landCardWinsResidents: false,
}

function putLands(cells: Cells, state: State): void {
  for (let land = 0; land < LANDS; land++) {
    const cell = shown.landCell.in(cells, land)
    if (cell !== undefined) [state.possessor[land], state.armies[land], state.building[land], state.portal[land]] = cell
  }
}

function putPlayer(cells: Cells, state: State, of: Role, player: shown.PlayerShown, own: Cells | undefined): void {
  state.lightRace[of] = player.light
  state.shadowRace[of] = player.shadow
  state.points[of] = player.points
  state.gold[of] = player.gold
  state.energy[of] = player.energy
  state.supply[of] = player.supply
  state.groups[of] = [...player.groups]
  for (const world of [SHADOW, LIGHT]) state.limbo[limboAt(of, world)] = player.limbo[world]
  const cards = shown.ownConflictCell.in(own) ?? [...player.known, ...hidden(player.conflict - player.known.length)]
  state.conflict[of] = [...cards]
  state.conflictSeenBy[of] = cards.map((card) => (player.known.includes(card) ? EVERYONE : only(of)))
  const covered = shown.coveredCell.in(cells, of)?.map((is) => (is === 1 ? HIDDEN : NONE))
  const plan = shown.ownPlanCell.in(own) ?? covered ?? []
  for (let space = 0; space < SPACES; space++) state.planned[at(of, space)] = plan[space] ?? NONE
}

function putCommon(cells: Cells, state: State): void {
  state.tower = [...(shown.towerCell.in(cells) ?? state.tower)]
  state.tray = [...(shown.trayCell.in(cells) ?? state.tray)]
  state.residents = shown.residentsCell.in(cells) ?? state.residents
  state.holder = [...(shown.holderCell.in(cells) ?? state.holder)]
  state.drawPile = hidden(shown.drawPileCell.in(cells) ?? 0)
  state.discard = [...(shown.discardCell.in(cells) ?? [])]
  const fight = shown.fightCell.in(cells)
  if (fight !== undefined) state.fight = fight
  const places = shown.placesCell.in(cells)
  if (places !== undefined) state.outcome = { kind: 'ranking', places, scores: [...state.points] }
}

/** Its card lies open, wherever it lies. */
function putAction(cells: Cells, state: State): void {
  const action = shown.actionCell.in(cells)
  if (action === undefined) return
  const [role, space, card] = action
  state.action = { role, space, card }
  if (state.planned[at(role, space)] !== NONE) state.planned[at(role, space)] = card
}

function putDraft(cells: Cells, state: State, role: Role | undefined, own: Cells | undefined): void {
  const cell = shown.draftCell.in(cells)
  if (cell === undefined) return
  const chosen = [...cell.chosen]
  const hands = cell.hands.map(hidden)
  const isOpen = chosen.some((card) => card !== NONE) ? 1 : 0
  if (role !== undefined && own !== undefined) {
    hands[role] = [...(shown.draftHandCell.in(own) ?? hands[role])]
    chosen[role] = shown.ownChosenCell.in(own) ?? chosen[role]
  }
  const { round, stacks, world } = cell
  state.draft = { round, stacks: stacks.map(hidden), hands, world: [...world], chosen, isOpen, placed: 0 }
}
