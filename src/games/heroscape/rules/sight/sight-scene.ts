import type { Battlefield } from '../../content/battlefield.ts'
import type { Body } from '../../content/card.ts'

/** A battlefield with figures on it; the lists are by figure. */
export interface SightScene {
  readonly battlefield: Battlefield
  readonly body: ArrayLike<Body>
  /** The front space, or -1: not on the battlefield. */
  readonly front: ArrayLike<number>
  /** The rear space of a two-space figure, or -1. */
  readonly rear: ArrayLike<number>
}

export interface SightPoint {
  /** On the plan, as in the battlefield's columns. */
  readonly x: number
  readonly y: number
  /** In levels above the table. Only proportions matter for sight, so levels need no length. */
  readonly z: number
}

/**
 * From where and what must be seen: in the Master game from the aim point some of the hit zone (HS-LOS-06), in the Basic
 * game from the head any part of the body (HS-RUL-52).
 */
export type SightKind = 'master' | 'basic'

export function xOf({ battlefield, front, rear }: SightScene, figure: number, along: number): number {
  const { columns, spaces } = battlefield
  const x = columns.x[spaces.column[front[figure]]]
  return rear[figure] < 0 ? x : x + along * (columns.x[spaces.column[rear[figure]]] - x)
}

export function yOf({ battlefield, front, rear }: SightScene, figure: number, along: number): number {
  const { columns, spaces } = battlefield
  const y = columns.y[spaces.column[front[figure]]]
  return rear[figure] < 0 ? y : y + along * (columns.y[spaces.column[rear[figure]]] - y)
}

export function baseOf({ battlefield, front }: SightScene, figure: number): number {
  return battlefield.spaces.level[front[figure]]
}

export function topOf(body: Body): number {
  let top = 0
  for (const part of body.parts) if (part.to > top) top = part.to
  return top
}
