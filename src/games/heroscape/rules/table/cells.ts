import { cell, cellOfEach, rowOfEach, type Plain } from '../../../../engine/index.ts'
import type { PowerId } from '../../content/powers.ts'
import type { ArmyCard, Figure, Phase, Role, TableOptions, Turn } from './state.ts'

/* Every cell of the views: the rules put them, board and texts read them. */

/** A marker, scout or glyph that is not known. */
export const UNKNOWN = -2

/** The options that whoever looks on must know. */
export type OptionsShown = Pick<
  TableOptions,
  'setup' | 'army' | 'sets' | 'mirrorArmies' | 'points' | 'rounds' | 'isScored' | 'edition'
>

export type TurnShown = Plain<Omit<Turn, 'powers'> & { used: PowerId[] }>

// Of all
export const scenarioCell = cell<string>('scenario')
export const optionsCell = cell<OptionsShown>('options')
export const roundCell = cell<[round: number, turnNumber: number, turnAt: number, ...order: Role[]]>('round')
export const phaseCell = cell<Phase>('phase')
/** From the end on; nobody in a draw. */
export const winnersCell = cell<readonly Role[]>('winners')
export const truceCell = cell<number>('truce')
export const mistCell = cell<number>('mist')
export const reinforcedCell = cell<readonly number[]>('reinforced')
export const draftCell =
  cell<
    [order: Role[], at: number, direction: number, left: number, complete: readonly number[], points: readonly number[]]
  >('draft')
export const turnCell = cell<TurnShown>('turn')
export const moveCell = cell<[figure: Figure, left: number, fallDice: number, lead: number, way: number]>('move')

/** Cards in somebody's army, and what stands on the battlefield without one. `scout`: 1, 0 or UNKNOWN. */
export const cardCell = rowOfEach('card', [
  'owner',
  'broughtBy',
  'attackBonus',
  'defenseBonus',
  'grenade',
  'scout',
  'isInPlay',
  'takenOver',
])
export const figureCell = rowOfEach('figure', ['fate', 'front', 'rear', 'wounds'])
/** `kind`: index in `GLYPH_IDS`, or UNKNOWN. */
export const glyphCell = rowOfEach('glyph', ['kind', 'space', 'up', 'takenBy'])

/** By role, for all and for those who know more; the marker is 0 to 3, or UNKNOWN. */
export const markersCell = cellOfEach<readonly (readonly [card: ArmyCard, marker: number])[]>('markers')

// Of one role alone
/** Where the own markers are about to be placed: by marker, NONE for those still in hand. */
export const planCell = cell<readonly number[]>('plan')
export const scoutCell = cell<ArmyCard>('scout')
