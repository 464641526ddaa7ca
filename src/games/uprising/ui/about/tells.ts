import { about } from '../../../../boardkit/papers/about.ts'
import type { CardRef } from '../../rules/table/faces.ts'
import type { Table } from '../../rules/table/state.ts'
import { kindOf, printedOf } from '../cards-facts.ts'
import type { Look } from '../colours.ts'
import type { AboutId } from './about.ts'

/** Marks something that the game's `about` knows. */
export const tells: (id: AboutId) => ReturnType<typeof about> = about

/** A card: face-up what it says, else that it is turned. */
export function tellsCard(t: Table, card: CardRef, isTurned: boolean): ReturnType<typeof about> {
  const id = printedOf(t, card)?.id
  if (isTurned) return tells('card:turned')
  return id === undefined ? tells(`card:${kindOf(card)}`) : tells(`${card.kind}:${id}` as AboutId)
}

/** The emblem of a side. */
export const tellsOf = ({ side }: Pick<Look, 'side'>): ReturnType<typeof about> =>
  tells(side === 'nobody' ? 'card:faction' : side === 'empire' || side === 'chaos' ? `side:${side}` : `faction:${side}`)
