import { EVERYONE, only } from '../../../engine/table.ts'
import type { CellValue } from '../../../engine/view.ts'
import type { Content } from '../content/content.ts'
import { LANDS, LIGHT, MIN_PLAYERS, NAMES, SHADOW, SPACES } from '../content/names.ts'
import { emptyState } from '../rules/setup/setup.ts'
import {
  at,
  limboAt,
  NONE,
  type Card,
  type Draft,
  type Fight,
  type Phase,
  type Role,
  type State,
  type Table,
  type TableOptions,
} from '../rules/table/state.ts'

type Cells = ReadonlyMap<string, CellValue>
type Numbers = readonly number[]

/** A card that lies there, but nobody may say which. */
export const HIDDEN: Card = -2

interface PlayerCell {
  readonly light: number
  readonly shadow: number
  readonly points: number
  readonly gold: number
  readonly energy: number
  readonly limbo: Numbers
  readonly supply: number
  readonly groups: Numbers
  readonly conflict: number
  readonly known: Numbers
}

interface DraftCell {
  readonly round: number
  readonly stacks: Numbers
  readonly hands: Numbers
  readonly world: Numbers
  readonly chosen: Numbers
}

const hidden = (count: number): Card[] => new Array<Card>(count).fill(HIDDEN)
const listIn = (cells: Cells | undefined, key: string): Numbers | undefined => cells?.get(key) as Numbers | undefined

/**
 * A table for words alone, from what somebody sees of it: everything that the narrator reads is there; what is hidden is
 * `HIDDEN`. No rule may be asked about it.
 */
export function standIn(content: Content, cells: Cells, role: Role | undefined, own: Cells | undefined): Table {
  let roles = 0
  while (cells.has(`player:${roles}`)) roles++
  const options = { ...PRINTED, ...(cells.get('options') as Partial<TableOptions> | undefined) }
  const state = emptyState(content, Math.max(roles, MIN_PLAYERS), options)
  state.phase = (cells.get('phase') ?? 'start') as Phase
  const [round = 0, startPlayer = 0, marker = 0, turn = NONE] = listIn(cells, 'round') ?? []
  Object.assign(state, { round, startPlayer, marker, turn })
  putLands(cells, state)
  for (let of = 0; of < roles; of++) putPlayer(cells, state, of, of === role ? own : undefined)
  putCommon(cells, state)
  putDraft(cells, state, role, own)
  return { state, content }
}

/** Until the first cells are there. */
const PRINTED: TableOptions = { rounds: 0, eighthSpace: 'attack', returnFromLimbo: false }

function putLands(cells: Cells, state: State): void {
  for (let land = 0; land < LANDS; land++) {
    const cell = listIn(cells, `land:${land}`)
    if (cell === undefined) continue
    const [possessor, armies, building, portal] = cell
    state.possessor[land] = possessor
    state.armies[land] = armies
    state.building[land] = building
    state.portal[land] = portal
  }
}

function putPlayer(cells: Cells, state: State, of: Role, own: Cells | undefined): void {
  const player = cells.get(`player:${of}`) as unknown as PlayerCell
  state.lightRace[of] = player.light
  state.shadowRace[of] = player.shadow
  state.points[of] = player.points
  state.gold[of] = player.gold
  state.energy[of] = player.energy
  state.supply[of] = player.supply
  state.groups[of] = [...player.groups]
  for (const world of [SHADOW, LIGHT]) state.limbo[limboAt(of, world)] = player.limbo[world]
  const cards = listIn(own, 'conflict') ?? [...player.known, ...hidden(player.conflict - player.known.length)]
  state.conflict[of] = [...cards]
  state.conflictSeenBy[of] = cards.map((card) => (player.known.includes(card) ? EVERYONE : only(of)))
  const covered = listIn(cells, `covered:${of}`)?.map((is) => (is === 1 ? HIDDEN : NONE))
  const plan = listIn(own, 'plan') ?? covered ?? []
  for (let space = 0; space < SPACES; space++) state.planned[at(of, space)] = plan[space] ?? NONE
}

function putCommon(cells: Cells, state: State): void {
  const { roles } = state
  for (let colour = 0; colour <= roles; colour++) {
    state.tower[colour] = listIn(cells, 'tower')?.[colour] ?? 0
    state.tray[colour] = listIn(cells, 'tray')?.[colour] ?? 0
  }
  state.residents = (cells.get('residents') ?? state.residents) as number
  for (let name = 0; name < NAMES; name++) state.holder[name] = listIn(cells, 'holder')?.[name] ?? NONE
  state.drawPile = hidden((cells.get('drawPile') ?? 0) as number)
  state.discard = [...(listIn(cells, 'discard') ?? [])]
  const action = listIn(cells, 'action')
  if (action !== undefined) {
    const [role, space, card] = action
    state.action = { role, space, card }
    if (state.planned[at(role, space)] !== NONE) state.planned[at(role, space)] = card
  }
  const fight = cells.get('fight')
  if (fight !== undefined) state.fight = fight as unknown as Fight
  const places = cells.get('places')
  if (places !== undefined)
    state.outcome = { kind: 'ranking', places: places as unknown as Role[][], scores: [...state.points] }
}

function putDraft(cells: Cells, state: State, role: Role | undefined, own: Cells | undefined): void {
  const cell = cells.get('draft') as unknown as DraftCell | undefined
  if (cell === undefined) return
  const chosen = [...cell.chosen]
  const draft: Draft = {
    round: cell.round,
    stacks: cell.stacks.map(hidden),
    hands: cell.hands.map(hidden),
    world: [...cell.world],
    chosen,
    isOpen: chosen.some((card) => card !== NONE) ? 1 : 0,
    placed: 0,
  }
  if (role !== undefined && own !== undefined) {
    draft.hands[role] = [...(listIn(own, 'draftHand') ?? draft.hands[role])]
    chosen[role] = (own.get('chosen') ?? chosen[role]) as number
  }
  state.draft = draft
}
