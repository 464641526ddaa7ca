/** Every cell of the views, declared once: `view.ts` puts them, the board and the stand-in for texts read them. */
import { cell, cellOfEach, type Role } from '../../../../engine/index.ts'
import type { Card, Fight, Phase, Space, TableOptions } from './state.ts'

type Numbers = readonly number[]

// What lies open on the table (IM-RUL-29)

export const optionsCell = cell<TableOptions>('options')
export const phaseCell = cell<Phase>('phase')
export const roundCell = cell<readonly [round: number, startPlayer: Role, marker: Role, turn: number]>('round')
/** Only of lands where something stands. */
export const landCell =
  cellOfEach<readonly [possessor: number, armies: number, building: number, portal: number]>('land')

export interface PlayerShown {
  /** Races; NONE before they are dealt. */
  readonly light: number
  readonly shadow: number
  readonly points: number
  readonly gold: number
  readonly energy: number
  readonly limbo: readonly [shadow: number, light: number]
  readonly supply: number
  /** Sizes of the army groups still on the player board. */
  readonly groups: Numbers
  /** How many conflict cards, and those that everybody knows. */
  readonly conflict: number
  readonly known: Numbers
}
export const playerCell = cellOfEach<PlayerShown>('player')
/** By role, then by space: 1 with a card. Nobody else sees it while it is being planned. */
export const coveredCell = cellOfEach<Numbers>('covered')

/** Cubes by colour: the roles, then the residents. */
export const towerCell = cell<Numbers>('tower')
export const trayCell = cell<Numbers>('tray')
/** Residents in the supply. */
export const residentsCell = cell<number>('residents')
/** By name: who holds the land card, NONE: it lies in the stack. */
export const holderCell = cell<Numbers>('holder')
/** How many cards. */
export const drawPileCell = cell<number>('drawPile')
export const discardCell = cell<readonly Card[]>('discard')

export const draftCell = cell<{
  readonly round: number
  /** By world: cards left in the stack. */
  readonly stacks: Numbers
  /** By role: cards in the hand to choose from, and their world. */
  readonly hands: Numbers
  readonly world: Numbers
  /** By role: what lies open, NONE if nothing. */
  readonly chosen: readonly Card[]
}>('draft')
export const actionCell = cell<readonly [role: Role, space: Space, card: Card]>('action')
export const fightCell = cell<Fight>('fight')
/** By place from the first: the roles that share it. Only at the end. */
export const placesCell = cell<readonly (readonly Role[])[]>('places')

// What only the player sees

/** The own conflict cards, in hand and planned, sorted. */
export const ownConflictCell = cell<readonly Card[]>('conflict')
/** By space: the card that lies there, or NONE. */
export const ownPlanCell = cell<readonly Card[]>('plan')
export const draftHandCell = cell<readonly Card[]>('draftHand')
/** The card chosen in this draft round, NONE if none. */
export const ownChosenCell = cell<Card>('chosen')
