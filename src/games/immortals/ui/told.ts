/** What of the events of others is looked at, and what it means to a role. */
import type { GameEvent, Role } from '../../../engine/index.ts'
import type { Beat, BoardProps, Mattering } from '../../../protocol/board.ts'
import { LIGHT, landOf, SHADOW, twinOf } from '../content/names.ts'
import { landTarget } from '../rules/table/targets.ts'
import type { Event } from '../rules/words/words.ts'
import { contentOf, landIn } from './cells.ts'
import { outcomeOf } from './stage-count.ts'

const BEATS: Partial<Record<Event['type'], Beat>> = {
  startRaces: 'glance',
  startGroupPlaced: 'motion',
  startShadowArmies: 'motion',
  draftShown: 'glance',
  draftPassed: 'glance',
  draftOver: 'glance',
  towerFilled: 'result',
  fallenSplit: 'glance',
  roundBegan: 'result',
  reinforced: 'motion',
  reinforcementForgone: 'glance',
  planningBegan: 'glance',
  cardRevealed: 'glance',
  compensated: 'glance',
  passed: 'glance',
  goldEarned: 'motion',
  energyGained: 'motion',
  awakened: 'motion',
  built: 'motion',
  armiesMoved: 'motion',
  markerTaken: 'glance',
  landCardTakenOver: 'motion',
  takeOverFailed: 'glance',
  attacked: 'motion',
  fightDecided: 'result',
  landCardWon: 'glance',
  scored: 'glance',
  gameEnded: 'result',
}

/** Payments, cubes on their way and cards that go back belong to what follows. */
export const beatOf = (event: GameEvent): Beat => BEATS[event.type as Event['type']] ?? 'none'

/** A card that is revealed begins a turn; a pass is all of one. */
export function turnOf(event: GameEvent): Role | undefined {
  const told = event as Event
  return told.type === 'cardRevealed' || told.type === 'passed' ? told.role : undefined
}

const at = (...lands: readonly number[]): string[] => lands.map((land) => landTarget.of(land))
const bothOf = (name: number): string[] => at(landOf(SHADOW, name), landOf(LIGHT, name))

/** Whether somebody who stands there now could attack a land of the role. */
function threatens({ view, content }: Pick<BoardProps, 'view' | 'content'>, land: number, role: Role): boolean {
  const { adjacent } = contentOf({ content }).map
  const beyond = landIn(view, land).hasPortal ? [twinOf(land)] : []
  return [...adjacent[land], ...beyond].some((other) => landIn(view, other).possessor === role)
}

type Seen = Pick<BoardProps, 'view' | 'content'>
type Of<T extends Event['type']> = Extract<Event, { type: T }>

function ofFight(fight: Of<'fightDecided'>, role: Role, board: Seen) {
  const { attacker, defender, target, winner } = fight
  const targets = at(target)
  const by = attacker
  if (defender === role) {
    if (outcomeOf(fight) === 'defender') return { tone: 'gained', weight: 7, targets, by } as const
    return { tone: 'lost', weight: 10, targets, by } as const
  }
  if (attacker === role) return { tone: winner === 'attacker' ? 'gained' : 'lost', weight: 4, targets } as const
  if (winner !== 'attacker') return undefined
  return threatens(board, target, role)
    ? ({ tone: 'threat', weight: 5, targets, by } as const)
    : ({ tone: 'news', weight: 2, targets, by } as const)
}

function ofLandCard(role: Role, { role: taker, from }: { role: Role; from: number }, targets: string[]) {
  if (from === role) return { tone: 'lost', weight: 8, targets, by: taker } as const
  return taker === role ? ({ tone: 'gained', weight: 5, targets } as const) : undefined
}

/** A line of "since your last turn"; what the role did itself is no news. */
export function matters(event: GameEvent, role: Role, board: Seen): Mattering | undefined {
  const told = event as Event
  switch (told.type) {
    case 'fightDecided':
      return ofFight(told, role, board)
    case 'landCardWon':
      return ofLandCard(role, told, bothOf(told.name))
    case 'landCardTakenOver':
      return ofLandCard(role, told, at(told.land))
    case 'markerTaken':
      return told.from === role ? { tone: 'lost', weight: 6, by: told.role } : newsOf(told.role, role, 1)
    case 'takeOverFailed':
      return told.from === role ? { tone: 'gained', weight: 5, targets: at(told.land), by: told.role } : undefined
    case 'awakened':
      return newsOf(told.role, role, threatening(told.lands, role, board), told.lands)
    case 'armiesMoved':
      return newsOf(told.role, role, threatening(told.route.slice(-1), role, board), told.route.slice(-1))
    case 'built':
      return newsOf(told.role, role, 3, [told.land])
    case 'scored':
      return told.role === role ? { tone: 'gained', weight: 6 } : { tone: 'news', weight: 2, by: told.role }
    case 'passed':
      return newsOf(told.role, role, 1)
    case 'roundBegan':
      return { tone: 'news', weight: 3 }
    default:
      return undefined
  }
}

const threatening = (lands: readonly number[], role: Role, board: Seen): number =>
  lands.some((land) => threatens(board, land, role)) ? THREAT : 1

const THREAT = 4

function newsOf(by: Role, role: Role, weight: number, lands: readonly number[] = []): Mattering | undefined {
  if (by === role) return undefined
  return { tone: weight === THREAT ? 'threat' : 'news', weight, targets: at(...lands), by }
}
