import { DIRECTIONS } from '../../../kit/hex.ts'
import type { GameEvent, Role } from '../../../engine/index.ts'
import type { Beat, BoardProps, Mattering } from '../../../protocol/board.ts'
import { SKULL } from '../rules/table/dice.ts'
import type { Event } from '../rules/words/words.ts'
import { isSameSide } from './army.ts'
import { standingFigures } from './board/pieces.ts'
import { ownerOf, seenBy, type Seen } from './seen.ts'

/* How long an event of others is looked at, and what it means to somebody. */

const BEATS: Partial<Readonly<Record<Event['type'], Beat>>> = {
  moved: 'motion',
  summoned: 'motion',
  cloned: 'motion',
  dropped: 'motion',
  destroyed: 'motion',
  fell: 'result',
  fellFar: 'result',
  struck: 'result',
  defenseRolled: 'result',
  chomped: 'result',
  shackled: 'result',
  charged: 'result',
  cloneRolled: 'result',
  cursed: 'result',
  rolledForFirst: 'result',
  rolledForReinforcements: 'result',
  glyphTurned: 'result',
  takenOver: 'result',
  turnedRound: 'motion',
}

/** A roll with a skull goes on with the defence: that is the result. */
export function beatOf(told: GameEvent): Beat {
  const event = told as Event
  if (event.type === 'attackRolled' || event.type === 'specialAttackRolled')
    return event.faces.includes(SKULL) ? 'motion' : 'result'
  return BEATS[event.type] ?? 'glance'
}

/** A marker that is turned up begins a turn. */
export function turnOf(told: GameEvent): Role | undefined {
  const event = told as Event
  return event.type === 'markerShown' ? event.role : undefined
}

/** Whether somebody of a role stands beside a space. */
function isBeside(seen: Seen, space: number, role: Role): boolean {
  const { columns, spaces } = seen.field
  const around = new Set<number>()
  for (let d = 0; d < DIRECTIONS; d++) around.add(columns.neighbour[spaces.column[space] * DIRECTIONS + d])
  return standingFigures(seen).some(
    ({ id, front, rear }) =>
      ownerOf(seen, id) === role && [front, rear].some((one) => one >= 0 && around.has(spaces.column[one])),
  )
}

const at = (space: number): { targets?: readonly string[] } => (space < 0 ? {} : { targets: [`space:${space}`] })
const on = (figure: number): { targets: readonly string[] } => ({ targets: [`figure:${figure}`] })

function fightFor(event: Event, role: Role, seen: Seen): Mattering | undefined {
  const isMine = (figure: number): boolean => ownerOf(seen, figure) === role
  switch (event.type) {
    case 'destroyed': {
      if (event.role === role) return { tone: 'lost', weight: 10, ...at(event.space) }
      return isSameSide(seen, event.role, role) ? undefined : { tone: 'gained', weight: 6, ...at(event.space) }
    }
    case 'wounded':
      return isMine(event.figure) ? { tone: 'lost', weight: 5, ...on(event.figure) } : undefined
    case 'attackRolled':
      return isMine(event.target) && !isMine(event.attacker)
        ? { tone: 'threat', weight: 3, ...on(event.attacker) }
        : undefined
    case 'defenseRolled':
      return isMine(event.figure) && event.hits === 0 ? { tone: 'gained', weight: 2, ...on(event.figure) } : undefined
    case 'moved': {
      const end = event.path.at(-1) ?? -1
      const isEnemy = !isSameSide(seen, ownerOf(seen, event.figure), role)
      if (!isEnemy || end < 0) return undefined
      return isBeside(seen, end, role)
        ? { tone: 'threat', weight: 3, ...on(event.figure) }
        : { tone: 'news', weight: 0, ...on(event.figure) }
    }
    default:
      return undefined
  }
}

/** A line of "since your last turn". */
export function matters(told: GameEvent, role: Role, board: BoardProps): Mattering | undefined {
  const event = told as Event
  const seen = seenBy(board)
  if (seen === undefined) return undefined
  switch (event.type) {
    case 'takenOver':
      if (event.from === role) return { tone: 'lost', weight: 9, by: event.role }
      return event.role === role ? { tone: 'gained', weight: 9 } : undefined
    case 'truceBroken':
      return { tone: event.attacked === role ? 'threat' : 'news', weight: 8, by: event.role }
    case 'turnLost':
      return event.role === role ? { tone: 'lost', weight: 4 } : undefined
    case 'mistRose':
      return { tone: 'threat', weight: 7 }
    case 'glyphTurned':
      return isSameSide(seen, ownerOf(seen, event.figure), role)
        ? undefined
        : { tone: 'news', weight: 4, ...at(event.space) }
    case 'glyphTaken':
      return event.role === role ? undefined : { tone: 'threat', weight: 6, by: event.role }
    case 'initiativeWon':
      return { tone: event.role === role ? 'gained' : 'news', weight: 1, by: event.role }
    default:
      return fightFor(event, role, seen)
  }
}
