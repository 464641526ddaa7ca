import type { CellValue } from '../../../engine/view.ts'
import type { Content } from '../content/content.ts'
import { emptyState } from '../rules/setup/setup.ts'
import {
  MARKERS,
  NONE,
  OFF,
  type Phase,
  type Role,
  type State,
  type Table,
  type TableOptions,
} from '../rules/table/state.ts'
import { UNKNOWN } from '../rules/table/view.ts'

type Cells = ReadonlyMap<string, CellValue>
type Numbers = readonly number[]

/**
 * A table for words alone, from what somebody sees of it: everything that the narrator reads is there; what is hidden is
 * `UNKNOWN`. No rule may be asked about it.
 */
export function standIn(content: Content, cells: Cells, role: Role | undefined, own: Cells | undefined): Table {
  const scenario = Math.max(
    0,
    content.scenarios.findIndex(({ id }) => id === cells.get('scenario')),
  )
  const options = (cells.get('options') ?? {}) as unknown as Partial<TableOptions>
  const roles = options.points?.length ?? 2
  const state = emptyState(content, roles, { ...options, scenario })
  const [round = 0, turnNumber = 0, turnAt = 0, ...order] = (cells.get('round') ?? []) as Numbers
  Object.assign(state, { round, turnNumber, turnAt, order, phase: (cells.get('phase') ?? 'start') as Phase })
  state.truce = (cells.get('truce') ?? 0) as number
  state.mist = (cells.get('mist') ?? NONE) as number
  state.reinforced = [...((cells.get('reinforced') ?? []) as Numbers)]
  putCards(cells, state)
  putFigures(cells, state)
  putMarkers(cells, own, state)
  putGlyphs(cells, state)
  putUnderway(cells, state)
  if (role !== undefined && own?.get('scout') !== undefined) state.scout[own.get('scout') as number] = 1
  return { state, content }
}

function putCards(cells: Cells, state: State): void {
  for (let card = 0; card < state.owner.length; card++) {
    const cell = cells.get(`card:${card}`) as Numbers | undefined
    if (cell === undefined) continue
    const [owner, broughtBy, attack, defense, grenade, scout, , takenOver] = cell
    state.owner[card] = owner
    state.broughtBy[card] = broughtBy
    state.attackBonus[card] = attack
    state.defenseBonus[card] = defense
    state.grenade[card] = grenade
    state.scout[card] = scout
    state.takenOver[card] = takenOver
  }
}

function putFigures(cells: Cells, state: State): void {
  for (let figure = 0; figure < state.fate.length; figure++) {
    const cell = cells.get(`figure:${figure}`) as Numbers | undefined
    if (cell === undefined) continue
    const [fate, front, rear, wounds] = cell
    Object.assign(state.fate, { [figure]: fate })
    state.front[figure] = front
    state.rear[figure] = rear
    state.wounds[figure] = wounds
    if (front !== OFF) state.occupant[front] = figure
    if (rear !== OFF) state.occupant[rear] = figure
  }
}

function putMarkers(cells: Cells, own: Cells | undefined, state: State): void {
  for (let role = 0; role < state.roles; role++) {
    const list = (own?.get(`markers:${role}`) ?? cells.get(`markers:${role}`) ?? []) as unknown as readonly Numbers[]
    list.forEach(([card, marker], i) => {
      state.markerOn[role * MARKERS + i] = card
      state.marker[role * MARKERS + i] = marker
    })
  }
}

function putGlyphs(cells: Cells, state: State): void {
  for (let piece = 0; piece < state.glyph.length; piece++) {
    const [kind = UNKNOWN, space = OFF, up = 0, takenBy = NONE] = (cells.get(`glyph:${piece}`) ?? []) as Numbers
    state.glyph[piece] = kind
    state.glyphSpace[piece] = space
    state.glyphUp[piece] = up
    state.glyphTakenBy[piece] = takenBy
  }
}

function putUnderway(cells: Cells, state: State): void {
  const turn = cells.get('turn') as unknown as (State['turn'] & { used: readonly string[] }) | undefined
  if (turn !== undefined) state.turn = { ...turn, powers: [] }
  const move = cells.get('move') as Numbers | undefined
  if (move !== undefined)
    state.move = { figure: move[0], left: move[1], fallDice: move[2], lead: move[3], way: move[4] }
}
