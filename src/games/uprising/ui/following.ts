/** How the moves of others are shown, and what of them matters to whoever comes back. */
import type { GameEvent, Role } from '../../../engine/index.ts'
import type { Beat, BoardProps, Mattering } from '../../../protocol/board.ts'
import { DIRECTIONS } from '../../../kit/hex.ts'
import { sideOfCard } from '../rules/nemesis/nemesis-cards.ts'
import { CHAOS, EMPIRE, NONE } from '../rules/table/state.ts'
import type { Event } from '../rules/words/words.ts'
import { contentOf, hexIn } from './cells.ts'

type Kind = Event['type']

const RESULTS: ReadonlySet<Kind> = new Set<Kind>([
  'eventRevealed',
  'combatWonBy',
  'combatLeft',
  'combatUndecided',
  'combatBothFell',
  'questEnded',
  'havenRemoved',
  'capitalFlipped',
  'gameWon',
  'gameLost',
])

const MOTIONS: ReadonlySet<Kind> = new Set<Kind>([
  'heroMoved',
  'unitMoved',
  'piecesMoved',
  'nemesisMoved',
  'skeletonsMoved',
  'hexExplored',
  'havenBuilt',
  'nemesisPlaced',
  'skeletonsBecomeHorde',
  'cursePlaced',
  'extraCurse',
  'targetPlaced',
  'targetMoved',
  'targetOnCapital',
  'combatBegan',
  'capitalUndefended',
  'unitDestroyed',
  'garrisonDestroyed',
  'skeletonDestroyed',
  'nemesisDestroyed',
])

const GLANCES: ReadonlySet<Kind> = new Set<Kind>([
  'seatTaken',
  'mapBuilt',
  'phaseBegan',
  'vpGained',
  'vpLost',
  'unitBuilt',
  'wallBuilt',
  'towerBuilt',
  'unitPlaced',
  'defensePlaced',
  'garrisonPlaced',
  'skeletonPlaced',
  'skeletonsDispersed',
  'nemesisStays',
  'nemesisUnderDeck',
  'threatChanged',
  'traded',
  'resourceGiven',
  'itemGiven',
  'itemBought',
  'itemGained',
  'featGained',
  'abilityUsed',
  'questAttempted',
  'heroRolled',
  'diceRolled',
  'extraRolled',
  'combatDamage',
  'hexScouted',
  'hexRemoved',
  'piecesRemoved',
  'unitSwapped',
  'produced',
  'druidRevealed',
])

export function beatOf({ type }: GameEvent): Beat {
  const kind = type as Kind
  if (RESULTS.has(kind)) return 'result'
  if (MOTIONS.has(kind)) return 'motion'
  return GLANCES.has(kind) ? 'glance' : 'none'
}

/** An Event, and what the Nemesis do, is nobody's answer, though it may come with one. */
const OF_NEMESIS: ReadonlySet<Kind> = new Set<Kind>([
  'eventRevealed',
  'equalInitiative',
  'activated',
  'nemesisMoved',
  'nemesisStays',
  'skeletonsMoved',
  'skeletonsStay',
])

export const followsOn = ({ type }: GameEvent): boolean => OF_NEMESIS.has(type as Kind)

type Seen = Pick<BoardProps, 'view' | 'content'>

/** Whether a role has a Haven or Units on a hex or beside it. */
function isNear({ view, content }: Seen, space: number, role: Role): boolean {
  const { board } = contentOf({ content })
  const around = [space, ...board.neighbour.slice(space * DIRECTIONS, (space + 1) * DIRECTIONS)]
  return around.some((one) => {
    if (one < 0) return false
    const { haven, unitsOf } = hexIn(view, one)
    return haven === role || unitsOf === role
  })
}

const at = (...spaces: readonly number[]): { targets?: readonly string[] } => {
  const targets = spaces.filter((space) => space !== NONE && space >= 0).map((space) => `hex:${space}`)
  return targets.length === 0 ? {} : { targets }
}

/** Own losses and gains. */
function ownIn(event: Event, role: Role): Mattering | undefined {
  switch (event.type) {
    case 'havenRemoved':
      return event.role === role ? { tone: 'lost', weight: 10, ...at(event.space) } : undefined
    case 'unitDestroyed':
    case 'piecesRemoved':
    case 'unitsBoxed':
      return event.role === role ? { tone: 'lost', weight: 8, ...at(event.space) } : undefined
    case 'resourceLost':
      return event.role === role ? { tone: 'lost', weight: 4 } : undefined
    case 'vpLost':
      return event.side === role ? { tone: 'lost', weight: 7 } : undefined
    case 'vpGained':
      return event.side === role ? { tone: 'gained', weight: 6 } : undefined
    case 'resourceGiven':
    case 'itemGiven':
      return event.to === role ? { tone: 'gained', weight: 6, by: event.role } : undefined
    case 'unitPlaced':
      return event.role === role ? { tone: 'gained', weight: 5, ...at(event.space) } : undefined
    case 'produced':
      return event.role === role ? { tone: 'gained', weight: 4 } : undefined
    default:
      return undefined
  }
}

/** What the Nemesis is about to do to somebody. */
function threatIn(event: Event, role: Role, board: Seen): Mattering | undefined {
  switch (event.type) {
    case 'targetPlaced':
      return event.role === role ? { tone: 'threat', weight: 9, ...at(event.space) } : undefined
    case 'targetMoved':
      return hexIn(board.view, event.to).haven === role ? { tone: 'threat', weight: 9, ...at(event.to) } : undefined
    case 'nemesisMoved':
      return isNear(board, event.to, role) ? { tone: 'threat', weight: 7, ...at(event.to) } : undefined
    case 'nemesisPlaced':
    case 'cursePlaced':
    case 'skeletonsBecomeHorde':
    case 'garrisonPlaced':
    case 'skeletonPlaced':
      return isNear(board, event.space, role)
        ? { tone: 'threat', weight: 7, ...at(event.space) }
        : { tone: 'news', weight: 3, ...at(event.space) }
    default:
      return undefined
  }
}

/** What everybody talks about. */
function newsIn(event: Event): Mattering | undefined {
  switch (event.type) {
    case 'eventRevealed':
      return { tone: 'news', weight: 8 }
    case 'capitalFlipped':
      return { tone: 'news', weight: 8 }
    case 'havenRemoved':
    case 'havenBuilt':
    case 'hexExplored':
    case 'combatWonBy':
    case 'combatBothFell':
      return { tone: 'news', weight: 2, ...at(event.space) }
    case 'nemesisDestroyed':
      return { tone: event.by < EMPIRE ? 'gained' : 'news', weight: 5 }
    case 'questEnded':
      return { tone: 'news', weight: 2, by: event.role }
    case 'vpGained':
      return event.side === EMPIRE || event.side === CHAOS ? { tone: 'threat', weight: 3 } : undefined
    default:
      return undefined
  }
}

export const matters = (event: GameEvent, role: Role, board: Seen): Mattering | undefined =>
  ownIn(event as Event, role) ?? threatIn(event as Event, role, board) ?? newsIn(event as Event)

/** What is done in a turn of the Actions Phase. */
const TURNS: ReadonlySet<Kind> = new Set<Kind>([
  'heroMoved',
  'traded',
  'commanded',
  'exploring',
  'havenBuilt',
  'itemBought',
  'questing',
])

/** Phases in which nobody has a turn belong to all and to nobody: what they bring is news to everybody. */
const SHARED: ReadonlySet<string> = new Set(['refresh', 'events', 'nemesis', 'production', 'scoring'])

/** Everybody is asked in the middle of the Nemesis Phase too; that is no turn of theirs. */
export function turnOf(told: GameEvent): Role | undefined {
  const event = told as Event
  if (event.type === 'phaseBegan') return SHARED.has(event.phase) ? EMPIRE : undefined
  return TURNS.has(event.type) && 'role' in event ? event.role : undefined
}

/** Who of the Nemesis acts just now: the card that was activated last in this Phase. */
export function actingCard({ told }: Pick<BoardProps, 'told'>): number {
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i].event as Event
    if (event.type === 'activated') return event.card
    if (event.type === 'phaseBegan') return NONE
  }
  return NONE
}

export const actingSide = (card: number): number => (card === NONE ? NONE : sideOfCard(card))
