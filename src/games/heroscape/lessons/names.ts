import type { Battlefield } from '../content/battlefield.ts'
import { defaultContent } from '../content/content.ts'
import { rosterFor } from '../rules/table/roster.ts'
import { smallField } from './field.ts'
import type { Scene } from './scene-schema.ts'
import { place, type Where } from './stand.ts'

/* Keys and targets of questions by what they mean, so that lessons need not know numbers. */

/** Keys of cards and figures where this many sets are in play. */
export interface Names {
  /** The number of the n-th figure of a card. */
  idOf(card: string, n?: number, copy?: number): number
  card(id: string, copy?: number): string
  figure(id: string, n?: number, copy?: number): string
  /** The n-th figure of a card attacks the m-th of another. */
  attack(by: string, whom: string, n?: number, m?: number): string
}

export function namesWith(sets: number): Names {
  const { cards, firstFigure } = rosterFor(defaultContent(), sets)
  function numberOf(id: string, copy: number): number {
    const card = cards.findIndex((one) => one.id === id)
    if (card < 0 || copy >= sets) throw new Error(`there is no card ${id} ${copy}`)
    return card + copy
  }
  const idOf: Names['idOf'] = (card, n = 0, copy = 0) => firstFigure[numberOf(card, copy)] + n
  return {
    idOf,
    card: (id, copy = 0) => `card:${numberOf(id, copy)}`,
    figure: (id, n, copy) => `figure:${idOf(id, n, copy)}`,
    attack: (by, whom, n, m) => `attack:${idOf(by, n)}>${idOf(whom, m)}`,
  }
}

export const { idOf, card, figure, attack } = namesWith(1)

/** What a scene brings besides the box is numbered after it. */
export const { cardCount, figureCount } = rosterFor(defaultContent(), 1)

/** The fields of a scene: how a space, or a pair of them, is named there. */
export interface Ground {
  at(q: number, r: number, level?: number): string
  pair(front: Where, rear: Where): string
  /** The number alone. */
  id(q: number, r: number, level?: number): number
}

export function ground(field: string | NonNullable<Scene['field']>): Ground {
  const found = typeof field === 'string' ? printed(field) : smallField(field.heaps, field.ruins)
  const id: Ground['id'] = (q, r, level) => {
    const space = place(found, level === undefined ? [q, r] : [q, r, level])
    if (!(space >= 0)) throw new Error(`there is no space ${q}, ${r}`)
    return space
  }
  return {
    id,
    at: (q, r, level) => `space:${id(q, r, level)}`,
    pair: (front, rear) => `space:${place(found, front)}/${place(found, rear)}`,
  }
}

function printed(id: string): Battlefield {
  const found = defaultContent().battlefields.find((one) => one.id === id)
  if (found === undefined) throw new Error(`there is no battlefield ${id}`)
  return found
}

/** Combat dice as chance draws them (S skull, D shield, - blank) and results of the 20-sided die, in their order. */
export function dice(...results: (string | number)[]): number[] {
  const faces: Readonly<Record<string, number>> = { S: 0, D: 3, '-': 5 }
  return results.flatMap((one) => (typeof one === 'number' ? [one - 1] : [...one].map((face) => faces[face])))
}
