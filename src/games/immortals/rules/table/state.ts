import type { GameState, Role, Roles, Table as EngineTable } from '../../../../engine/index.ts'
import { boardOf, type Content, type PlayerBoard, type Setup } from '../../content/content.ts'
import { MIN_PLAYERS, SPACES } from '../../content/names.ts'

/** A land of one world, 0 to 49: see `landOf` in content/names.ts. */
export type Land = number
/** Anything that can lie on a player board: see content/cards.ts. */
export type Card = number
/** An action space of a player board, 0 to 9. */
export type Space = number

/** Nobody, nothing. */
export const NONE = -1

/** The options of the table, fixed at setup and never changed. */
export interface TableOptions {
  /** IM-SET-13, IM-RUL-01, IM-RUL-02 */
  readonly rounds: number
  /** Which action is printed twice on every player board (IM-RUL-04). */
  readonly eighthSpace: 'attack' | 'attackOrMove'
  /** Who has no army on the board may come back by reinforcement (IM-RUL-78). */
  readonly returnFromLimbo: boolean
  /** Whoever loses a planned land card is compensated for it (IM-RUL-39). */
  readonly compensatesStolen: boolean
  /** The land card of the attacked land wins its residents over (IM-RUL-52). */
  readonly landCardWinsResidents: boolean
}

export type Phase = 'start' | 'draft' | 'filling' | 'reinforcement' | 'planning' | 'execution' | 'scoring' | 'over'

/** The draft of the start round (IM-STA-07 to IM-STA-25). */
export interface Draft {
  /** From 1. */
  round: number
  /** By world: the face-down stack, sorted; what is drawn is decided when it is drawn. */
  stacks: number[][]
  /** By role: the hand to choose from, sorted, and the world its cards belong to. */
  hands: number[][]
  world: number[]
  /**
   * By role: the card chosen in this draft round, NONE if none, kept or already resolved. While others still choose it is
   * in the hand too; then it is kept unseen, or taken out and laid open for placing (IM-STA-16, IM-RUL-13).
   */
  chosen: number[]
  /** 1 once all have chosen: what is in `chosen` lies open. */
  isOpen: number
  /** Army groups placed in this draft round (IM-RUL-83). */
  placed: number
}

/** The action of a revealed card, from its reveal to its end. The card still lies on its space. */
export interface Action {
  readonly role: Role
  readonly space: Space
  readonly card: Card
}

/** How the residents behave in a fight (IM-ATT-04 to IM-ATT-06). */
export const AGAINST = -1
export const NEUTRAL = 0
export const FOR = 1
export type Attitude = -1 | 0 | 1

/** The last fight of the turn, for everybody to see. Cubes are counted by colour: the roles, then the residents. */
export interface Fight {
  readonly attacker: Role
  /** NONE: the land was unoccupied. */
  readonly defender: number
  readonly origin: Land
  readonly target: Land
  readonly sent: number
  readonly attitude: Attitude
  /** What went into the funnel, and what was inside before. */
  readonly thrown: readonly number[]
  readonly inside: readonly number[]
  /** How many of the thrown ones fell through, how many of those inside were knocked loose. */
  readonly fellThrown: readonly number[]
  readonly fellInside: readonly number[]
  readonly winner: 'attacker' | 'defender' | 'residents' | 'tie' | 'nobody'
  /** Armies put on the land by the winner; armies lost to limbo by either side; residents back to the supply. */
  readonly placed: number
  readonly attackerLost: number
  readonly defenderLost: number
  readonly residentsLost: number
}

export interface State extends GameState {
  readonly options: TableOptions
  readonly roles: number
  phase: Phase
  /** 0 in the start round. */
  round: number
  /** The start player of this round; turn order is clockwise from it (IM-RND-04). */
  startPlayer: Role
  /** Who holds the start player marker (IM-RND-05). */
  marker: Role
  /** Whose turn it is in the execution phase, or who places now; NONE if nobody alone. */
  turn: number
  /** By role: races, NONE before they are dealt. */
  lightRace: number[]
  shadowRace: number[]
  /** By role. */
  points: number[]
  gold: number[]
  energy: number[]
  /** By role: sizes of the army groups still on the player board, in the order of its fields. */
  groups: number[][]
  /** By role: armies in the personal supply (without the groups), and those returned to the box (IM-TOW-04). */
  supply: number[]
  box: number[]
  /** By land: whose armies stand there, and how many. */
  possessor: number[]
  armies: number[]
  /** By land: NONE, SHRINE or CAPITAL; 1 with a portal. */
  building: number[]
  portal: number[]
  /** By `role * 2 + world`: armies in limbo. */
  limbo: number[]
  /** Cubes by colour: the roles, then the residents. */
  tower: number[]
  tray: number[]
  /** Residents in the supply. */
  residents: number
  /** By name: who holds the land card, NONE: it lies in the stack. */
  holder: number[]
  /** By role: the conflict cards in hand or on the player board, sorted, and who has seen each. */
  conflict: number[][]
  conflictSeenBy: Roles[][]
  /** Sorted: what is drawn is decided when it is drawn. */
  drawPile: number[]
  /** Open. */
  discard: number[]
  /** By `role * SPACES + space`: the card that lies there, or NONE. Hidden but for that of the action under way. */
  planned: number[]
  draft?: Draft
  action?: Action
  fight?: Fight
}

export type Table = EngineTable<State, Content>

/** The player board of a role: two joined race boards (IM-SET-17). */
export function playerBoard(t: Table, role: Role): PlayerBoard {
  const { options, lightRace, shadowRace } = t.state
  const boards = options.eighthSpace === 'attack' ? t.content.boards : t.content.movementBoards
  return boards[boardOf(lightRace[role], shadowRace[role])]
}

export const setupOf = (t: Table): Setup => t.content.setups[t.state.roles - MIN_PLAYERS]

/** The colour of the residents among the cubes of tower and tray. */
export const residentColour = (s: State): number => s.roles

export const at = (role: Role, space: Space): number => role * SPACES + space
export const limboAt = (role: Role, world: number): number => role * 2 + world

export type { Role, Roles }
