/** The questions that the board knows: what they are about, and what their options mean. */
import { face } from '../../../../engine/index.ts'
import type { Meaning } from '../actions/act-options.ts'
import type { Attitude, Card, Land, Space } from './state.ts'

export const draftFace = face<undefined, { readonly card: Card }>('draft')
/** The question is about the land where the group begins. */
export const groupFace = face<{ readonly land: Land }, { readonly armies: number }>('group')

/** Nothing but the compensation would come of the card as things stand (IM-PLN-10). */
interface Foreseen {
  readonly isVain: boolean
}

export type Laying =
  | { readonly is: 'ready' }
  | ({ readonly is: 'back'; readonly space: Space } & Foreseen)
  | ({ readonly is: 'place'; readonly card: Card; readonly space: Space } & Foreseen)
export const planFace = face<undefined, Laying>('plan')
export type Turn = { readonly is: 'pass' } | ({ readonly is: 'reveal'; readonly space: Space } & Foreseen)
export const turnFace = face<undefined, Turn>('turn')

/** Several answers to `plan` can be given at once, before all of them are on offer. */
export const backKey = (space: Space): string => `back:${space}`
export const placeKey = (card: Card, space: Space): string => `place:${card}@${space}`

export const actFace = face<undefined, Meaning>('act')

/** The whole question is about one way of armies. */
export interface Way {
  readonly from: Land
  readonly to: Land
}
export const attitudeFace = face<Way, { readonly attitude: Attitude }>('attitude')
export const attackArmiesFace = face<Way & { readonly attitude: Attitude }, { readonly armies: number }>('attackArmies')
export const moveArmiesFace = face<Way, { readonly armies: number }>('moveArmies')
