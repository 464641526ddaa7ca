import type { Event, Messages } from '../rules/words.ts'

/** What texts need to name things. Built once per language and table. */
export interface Words {
  /** The name of an area, e.g. "Grey Ford". */
  area(area: number): string
  /** Several areas, given as ids joined by commas (message arguments are flat). */
  areas(list: string): string
  /** A unit in the singular or plural by count: "archer", "archers". */
  unit(type: number, count?: number): string
  /** A count with its unit: "2 archers", "an archer". */
  units(type: number, count: number): string
  /** Tiles given as `type*count` joined by commas: "2 archers, a ship". */
  tiles(list: string): string
  /** A faction by id. */
  faction(id: string): string
  /** Who holds a role, e.g. "Dragon Riders" or the player's name. */
  player(role: number): string
  terrain(name: string): string
  phase(phase: string): string
  /** A number with its noun in the right form. */
  points(n: number): string
  vp(n: number): string
  villages(n: number): string
}

export type MessageTexts<M> = { readonly [K in keyof M]: (args: M[K], words: Words) => string }
export type EventTexts<E extends { readonly type: string }> = {
  readonly [T in E['type']]: (event: Extract<E, { readonly type: T }>, words: Words) => string
}

export interface Texts {
  readonly messages: MessageTexts<Messages>
  readonly events: EventTexts<Event>
}
