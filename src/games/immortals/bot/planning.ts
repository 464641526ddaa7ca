/** A plan while it is made. */
import type { Card, Space } from '../rules/table/state.ts'
import type { Scene } from './scene.ts'

export interface Planning {
  /** The position as it will be if everything planned so far comes about. */
  scene: Scene
  readonly plan: Card[]
  /** Conflict and land cards without a space. */
  readonly cards: Card[]
  worth: number
  /** By how much something is liked more or less than it is worth, so that plans differ. */
  readonly taste: () => number
}

export function lay(planning: Planning, space: Space, card: Card, worth: number): void {
  planning.plan[space] = card
  planning.worth += worth
  const i = planning.cards.indexOf(card)
  if (i >= 0) planning.cards.splice(i, 1)
}
