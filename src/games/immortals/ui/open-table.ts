/** The open table as the rules read it: what everybody sees, and nothing of what is hidden. */
import type { BoardProps } from '../../../protocol/board.ts'
import { LANDS, LIGHT, SHADOW } from '../content/names.ts'
import { emptyState } from '../rules/setup/empty-state.ts'
import { drawPileCell, discardCell, optionsCell, residentsCell } from '../rules/table/cells.ts'
import { limboAt, NONE, type State, type Table } from '../rules/table/state.ts'
import { actionOf, contentOf, holdersOf, landIn, phaseOf, playersOf, roundOf, towerOf, trayOf } from './cells.ts'

type Seen = Pick<BoardProps, 'view' | 'content'>

/** Lands, players, tower, tray, the card that lies open; piles have as many cards as they have, but nobody knows which. */
export function openTable(board: Seen): Table {
  const { view } = board
  const content = contentOf(board)
  const state = emptyState(content, playersOf(view).length, optionsCell.in(view.shared)!)
  state.phase = phaseOf(view)
  Object.assign(state, roundOf(view))
  putLands(board, state)
  putPlayers(board, state)
  state.tower = [...towerOf(view)]
  state.tray = [...trayOf(view)]
  state.residents = residentsCell.in(view.shared) ?? 0
  state.holder = [...holdersOf(view)]
  state.drawPile = Array.from({ length: drawPileCell.in(view.shared) ?? 0 }, () => NONE)
  state.discard = [...(discardCell.in(view.shared) ?? [])]
  const action = actionOf(view)
  if (action !== undefined) state.action = action
  return { state, content }
}

function putLands({ view }: Seen, state: State): void {
  for (let land = 0; land < LANDS; land++) {
    const { possessor, armies, building, hasPortal } = landIn(view, land)
    state.possessor[land] = possessor
    state.armies[land] = armies
    state.building[land] = building
    state.portal[land] = hasPortal ? 1 : 0
  }
}

function putPlayers({ view }: Seen, state: State): void {
  playersOf(view).forEach((player, role) => {
    state.lightRace[role] = player.light
    state.shadowRace[role] = player.shadow
    state.points[role] = player.points
    state.gold[role] = player.gold
    state.energy[role] = player.energy
    for (const world of [SHADOW, LIGHT]) state.limbo[limboAt(role, world)] = player.limbo[world]
  })
}
