import { face, oddsFace } from '../../../../engine/index.ts'
import type { PowerId } from '../../content/powers.ts'
import type { ArmyCard, Figure, Space } from './state.ts'

/* The questions that the board knows by name, and what their options mean there. */

/** Where a figure would stand; `rear` is OFF for one-space figures. */
export type Place = { readonly front: Space; readonly rear: Space }
/** A place with what the way there costs, and whether strikes or falls are on it. */
export type Way = Place & { readonly cost: number; readonly isRisky: boolean }
export type Pair = { readonly attacker: Figure; readonly target: Figure }
/** Somebody is taken from the table. */
export type Leaving = { readonly leaves: Figure }
/** A figure aimed at, and those around it. */
export type Blast = { readonly affected: readonly Figure[]; readonly breaksTruce?: true }
export type FireLine = Blast & { readonly direction: number }
/** A power of the turn that a figure, or its whole card, could use. */
export type PowerUse = { readonly power: PowerId; readonly figure: Figure; readonly onlyFriends: boolean }

type Of = { readonly figure: Figure }

// Where to
export const moveToFace = face<Of, Way | undefined>('moveTo')
export const moveOnFace = face<Of, Way>('moveOn')
export const placeFace = face<Of, Place | Leaving | undefined>('place')
export const dropToFace = face<Of, Place | undefined>('dropTo')
export const cloneToFace = face<Of, Place>('cloneTo')
export const summoningToFace = face<Of, Place>('summoningTo')

/** Questions for a place; each is about a figure. */
export const PLACE_FACES = [moveToFace, moveOnFace, placeFace, dropToFace, cloneToFace, summoningToFace]

// Whom
export const attackFace = face<undefined, Pair | PowerUse | undefined>('attack')
/** The dice of both. */
export const attackOddsFace = oddsFace<Pair & { readonly attack: number; readonly defense: number }>()
export const fireLineFace = face<undefined, FireLine>('fireLine')
export const explosionFace = face<undefined, Blast>('explosion')
export const grenadeFace = face<undefined, Blast>('grenade')
export const chompFace = face('chomp')
export const mindShackleFace = face('mindShackle')

// Which card
/** Whose turn it is in the Basic game. */
export const cardFace = face('card')
/** `marker`: 0 to 3. */
export const markerFace = face<{ readonly marker: number }>('marker')
export const armyCardFace = face<{ readonly points: number }>('armyCard')
/** `cards`: chosen in secret so far. */
export const prepareArmyFace = face<{ readonly points: number; readonly cards: readonly ArmyCard[] }>('prepareArmy')
