import type { GameEvent, Role } from '../../../engine/index.ts'
import type { Beat, BoardProps, Mattering } from '../../../protocol/board.ts'
import { areaTarget } from '../rules/table/targets.ts'
import type { Event } from '../rules/words/words.ts'
import { unitsIn, villagesIn } from './cells.ts'
import { chartFor } from './data.ts'
import { mapCell } from '../rules/table/cells.ts'

/* What the table page asks about events: how long they are looked at, and what they mean to somebody. */

type Type = Event['type']

const BEATS: Readonly<Partial<Record<Type, Beat>>> = {
  factionChosen: 'glance',
  citadelPlaced: 'glance',
  startChosen: 'glance',
  deployed: 'glance',
  startPlayer: 'glance',
  turnBegan: 'glance',
  reentered: 'motion',
  outOfGame: 'result',
  cutiecornJoins: 'glance',
  placed: 'motion',
  moved: 'motion',
  undeadMoved: 'motion',
  retreated: 'motion',
  fled: 'motion',
  battleBegan: 'motion',
  stayed: 'glance',
  leftAndDestroyed: 'glance',
  sideRevealed: 'glance',
  battleTied: 'glance',
  shieldGuardsDecide: 'glance',
  battleWon: 'result',
  unitLost: 'glance',
  citadelTaken: 'result',
  undeadRaised: 'glance',
  dragonsLeave: 'glance',
  villageCaptured: 'glance',
  villageBuilt: 'glance',
  desertLoss: 'glance',
  resupply: 'glance',
  villageScoring: 'glance',
  endTriggered: 'result',
  finalCapture: 'glance',
  finalScoring: 'result',
}

export const beatOf = (event: GameEvent): Beat => BEATS[event.type as Type] ?? 'none'

export const turnOf = (event: GameEvent): Role | undefined =>
  event.type === 'turnBegan' ? (event as Extract<Event, { type: 'turnBegan' }>).role : undefined

const WEIGHT = {
  citadel: 100,
  end: 90,
  lost: 80,
  won: 75,
  unit: 70,
  village: 60,
  attacked: 56,
  near: 50,
  moved: 30,
  news: 20,
  small: 10,
}

export function matters(given: GameEvent, role: Role, board: BoardProps): Mattering | undefined {
  const event = given as Event
  const by = 'role' in event ? { by: event.role } : {}
  const at = 'area' in event ? { targets: [areaTarget(event.area)] } : {}
  const line = (tone: Mattering['tone'], weight: number): Mattering => ({ tone, weight, ...at, ...by })
  const victim = victimOf(event)
  if (victim === role) return line('lost', lossOf(event))
  switch (event.type) {
    case 'battleWon':
      return event.role === role ? line('gained', WEIGHT.won) : line('news', WEIGHT.news)
    case 'battleBegan':
      return event.defender === role ? { ...line('threat', WEIGHT.attacked), by: event.attacker } : undefined
    case 'moved':
    case 'undeadMoved':
      return event.role === role ? undefined : approach(event.path.at(-1)!, event.role, role, board)
    case 'placed':
    case 'reentered':
      return event.role === role ? undefined : approach(event.area, event.role, role, board)
    case 'citadelTaken':
    case 'outOfGame':
      return line('news', WEIGHT.unit)
    case 'endTriggered':
      return line('threat', WEIGHT.end)
    case 'villageScoring':
      return event.vp === 0 ? undefined : line(event.role === role ? 'gained' : 'news', WEIGHT.news)
    case 'villageBuilt':
      return event.role === role ? undefined : line('news', WEIGHT.small)
    default:
      return undefined
  }
}

/** Whose loss it is. */
function victimOf(event: Event): Role | undefined {
  switch (event.type) {
    case 'battleWon':
    case 'citadelTaken':
      return event.loser
    case 'villageCaptured':
    case 'finalCapture':
      return event.owner
    case 'unitLost':
    case 'leftAndDestroyed':
      return event.role
    default:
      return undefined
  }
}

function lossOf({ type }: Event): number {
  if (type === 'citadelTaken') return WEIGHT.citadel
  if (type === 'battleWon') return WEIGHT.lost
  return type === 'villageCaptured' || type === 'finalCapture' ? WEIGHT.village : WEIGHT.unit
}

/** Somebody has come to where the role stands or has villages, or beside it. */
function approach(area: number, by: Role, role: Role, { view }: BoardProps): Mattering | undefined {
  const chart = chartFor(mapCell.in(view.shared))
  const isMine = (one: number): boolean =>
    villagesIn(view, one)?.owner === role || unitsIn(view, one).some((stack) => stack.role === role)
  const targets = [areaTarget(area)]
  if (isMine(area)) return { tone: 'threat', weight: WEIGHT.near + 5, targets, by }
  if (chart?.adjacent[area].some(isMine) === true) return { tone: 'threat', weight: WEIGHT.near, targets, by }
  return { tone: 'news', weight: WEIGHT.moved, targets, by }
}
