import { face } from '../../../../engine/index.ts'
import type { FactionId, UnitName } from '../../content/units.ts'
import type { Area } from './state.ts'

/* The questions that boards know, and what they say as data. Boards are bundled with this file: types alone come from the rules. */

/** Where something happens, or an army sets out. */
interface AboutArea {
  readonly area: Area
}

/** A tile has been taken up. */
interface AboutUnit {
  readonly unit: UnitName
}

/** What an option does on the map. */
export interface Deed {
  /** It takes up an army, or a tile of the hand, that is then put somewhere. */
  readonly takes?: 'army' | 'tile'
  /** Where something is put. */
  readonly to?: Area
  readonly cost?: number
  /** The areas an army would go through, first to last. */
  readonly way?: readonly Area[]
  /** A battle follows, or is fought now. */
  readonly fights?: boolean
}

export const chooseFactionFace = face<undefined, FactionId>('chooseFaction')

// What can be done
export const actionFace = face<undefined, Deed | undefined>('action')
export const moveMoreFace = face<undefined, Deed | undefined>('moveMore')
export const undeadFromFace = face<undefined, Deed | undefined>('undeadFrom')
export const reenterUnitFace = face<undefined, Deed | undefined>('reenterUnit')
export const finalBattleFace = face<undefined, Deed>('finalBattle')
export const captureVillageFace = face<undefined, Deed | undefined>('captureVillage')
export const buildVillageFace = face<undefined, Deed | undefined>('buildVillage')

// Where to
export const moveToFace = face<AboutArea, Deed>('moveTo')
export const undeadToFace = face<AboutArea, Deed>('undeadTo')
export const placeWhereFace = face<AboutUnit, Deed>('placeWhere')
export const reenterAreaFace = face<undefined, Deed>('reenterArea')
export const deployShipFace = face<undefined, Deed>('deployShip')

// About one area
export const moveWhichFace = face<AboutArea, 'all' | 'pick'>('moveWhich')
export const moveCountFace = face<AboutArea>('moveCount')
export const retreatFace = face<AboutArea>('retreat')
export const loseFace = face<AboutArea>('lose')
export const raiseFace = face<AboutArea>('raise')

/** What is to be paid: points, or a number of tiles. */
interface AboutPayment {
  readonly due: number
  readonly by: 'points' | 'tiles'
  /** What is being placed. */
  readonly unit?: UnitName
}

// Each option is a set of tiles, in the order of the unit types.
export const payPointsFace = face<AboutPayment, readonly UnitName[]>('payPoints')
export const payTilesFace = face<AboutPayment, readonly UnitName[]>('payTiles')
