import type { CellValue } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { emptyState } from '../rules/setup/setup.ts'
import {
  cardCell,
  figureCell,
  glyphCell,
  markersCell,
  mistCell,
  moveCell,
  optionsCell,
  phaseCell,
  reinforcedCell,
  roundCell,
  scenarioCell,
  scoutCell,
  truceCell,
  turnCell,
  UNKNOWN,
} from '../rules/table/cells.ts'
import { MARKERS, NONE, OFF, type Role, type State, type Table } from '../rules/table/state.ts'

type Cells = ReadonlyMap<string, CellValue>

/**
 * A table for words alone, from what somebody sees of it: everything that the narrator reads is there; what is hidden is
 * `UNKNOWN`. No rule may be asked about it.
 */
export function standIn(content: Content, cells: Cells, role: Role | undefined, own: Cells | undefined): Table {
  const id = scenarioCell.in(cells)
  const scenario = Math.max(
    0,
    content.scenarios.findIndex((one) => one.id === id),
  )
  const options = optionsCell.in(cells)
  const state = emptyState(content, options?.points.length ?? 2, { ...options, scenario })
  const [round, turnNumber, turnAt, ...order] = roundCell.in(cells) ?? [0, 0, 0]
  Object.assign(state, { round, turnNumber, turnAt, order })
  state.phase = phaseCell.in(cells) ?? 'start'
  state.truce = truceCell.in(cells) ?? 0
  state.mist = mistCell.in(cells) ?? NONE
  state.reinforced = [...(reinforcedCell.in(cells) ?? [])]
  putCards(cells, state)
  putFigures(cells, state)
  putMarkers(cells, own, state)
  putGlyphs(cells, state)
  putUnderway(cells, state)
  const scout = role === undefined ? undefined : scoutCell.in(own)
  if (scout !== undefined) state.scout[scout] = 1
  return { state, content }
}

function putCards(cells: Cells, state: State): void {
  for (let card = 0; card < state.owner.length; card++) {
    const shown = cardCell.in(cells, card)
    if (shown === undefined) continue
    state.owner[card] = shown.owner
    state.broughtBy[card] = shown.broughtBy
    state.attackBonus[card] = shown.attackBonus
    state.defenseBonus[card] = shown.defenseBonus
    state.grenade[card] = shown.grenade
    state.scout[card] = shown.scout
    state.takenOver[card] = shown.takenOver
  }
}

function putFigures(cells: Cells, state: State): void {
  for (let figure = 0; figure < state.fate.length; figure++) {
    const shown = figureCell.in(cells, figure)
    if (shown === undefined) continue
    const { fate, front, rear, wounds } = shown
    state.fate[figure] = fate
    state.front[figure] = front
    state.rear[figure] = rear
    state.wounds[figure] = wounds
    if (front !== OFF) state.occupant[front] = figure
    if (rear !== OFF) state.occupant[rear] = figure
  }
}

function putMarkers(cells: Cells, own: Cells | undefined, state: State): void {
  for (let role = 0; role < state.roles; role++) {
    const list = markersCell.in(own, role) ?? markersCell.in(cells, role) ?? []
    list.forEach(([card, marker], i) => {
      state.markerOn[role * MARKERS + i] = card
      state.marker[role * MARKERS + i] = marker
    })
  }
}

function putGlyphs(cells: Cells, state: State): void {
  for (let piece = 0; piece < state.glyph.length; piece++) {
    const shown = glyphCell.in(cells, piece)
    state.glyph[piece] = shown?.kind ?? UNKNOWN
    if (shown === undefined) continue
    state.glyphSpace[piece] = shown.space
    state.glyphUp[piece] = shown.up
    state.glyphTakenBy[piece] = shown.takenBy
  }
}

function putUnderway(cells: Cells, state: State): void {
  const turn = turnCell.in(cells)
  if (turn !== undefined) {
    const { role, card, step, moved, attackers, targets, acting } = turn
    const lists = { moved: [...moved], attackers: [...attackers], targets: [...targets], acting: [...acting] }
    state.turn = { role, card, step, ...lists, powers: [] }
  }
  const move = moveCell.in(cells)
  if (move !== undefined) {
    const [figure, left, fallDice, lead, way] = move
    state.move = { figure, left, fallDice, lead, way }
  }
}
