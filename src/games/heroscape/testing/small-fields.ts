import type { Battlefield } from '../content/battlefield.ts'
import type { Body, Card } from '../content/card.ts'
import { spaceAt } from '../lessons/field.ts'
import type { SightScene } from '../rules/sight/sight.ts'

export { row, smallField, spaceAt, type Heap } from '../lessons/field.ts'

export type Placing = readonly [Card | Body, q: number, r: number, level?: number]

/** Figures in order; for a two-space figure the rear stands one step east of the front. */
export function sceneOf(battlefield: Battlefield, placings: readonly Placing[]): SightScene {
  const isCard = (one: Card | Body): one is Card => 'body' in one
  return {
    battlefield,
    body: placings.map(([one]) => (isCard(one) ? one.body : one)),
    front: placings.map(([, q, r, level]) => spaceAt(battlefield, q, r, level)),
    rear: placings.map(([one, q, r, level]) =>
      isCard(one) && one.spaces === 2 ? spaceAt(battlefield, q + 1, r, level) : -1,
    ),
  }
}
