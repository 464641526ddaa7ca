import type { EventTextsWith, MessageTextsWith, TextsWith } from '../../texts.ts'
import type { Event, Messages } from '../rules/words/words.ts'

/** The four cases of German; English has one form for all of them. */
export type Case = 'nom' | 'acc' | 'dat' | 'gen'

/** What texts need to name things and to agree with them. Built once per language and table. */
export interface Words {
  /** The bare name of an area, e.g. "Grey Ford". */
  area(area: number): string
  /** An area as subject or object: its name, in German "das Gebiet …" where the name alone would have to be inflected. */
  place(area: number): string
  /** "in Grey Ford". */
  in(area: number): string
  /** "to Grey Ford". */
  to(area: number): string
  /** "from Grey Ford". */
  from(area: number): string
  /** A whole way: "from Grey Ford via Old Mill to Red Hill". */
  way(path: readonly number[]): string
  /** Several areas, given as ids joined by commas (message arguments are flat). */
  areas(list: string): string
  /** A unit without article, in the singular or plural by count: "archer", "archers". */
  unit(type: number, count?: number): string
  /** A count with its unit: "two archers", "an archer". Without a case the object of a sentence. */
  units(type: number, count: number, kase?: Case): string
  /** "no archer". */
  noUnit(type: number): string
  /** A certain unit: "the archer". Without a case the object of a sentence. */
  theUnit(type: number, kase?: Case): string
  /** Tiles given as `type*count` joined by commas: "two archers and a ship". Without a case the object of a sentence. */
  tiles(list: string, kase?: Case): string
  /** A number of unnamed tiles: "a tile", "three tiles". */
  someTiles(n: number): string
  /** A faction by id, without article. */
  faction(id: string): string
  /** A faction by id with its article. Without a case the subject of a sentence. */
  theFaction(id: string, kase?: Case): string
  /** The person who holds a role, whatever it leads: "Mara", or "Player 2". */
  person(role: number): string
  /** Who holds a role, without article, e.g. "Dragon Riders", or "Player 2" before the choice. */
  player(role: number): string
  /** "the Dragon Riders". Without a case the subject of a sentence, written small. */
  the(role: number, kase?: Case): string
  /** "of the Dragon Riders". */
  of(role: number): string
  /** "their", "its"; in German without its ending: "ihr", "sein". */
  their(role: number): string
  /** The verb that goes with a role as the subject. */
  does(role: number, singular: string, plural: string): string
  /** The verb that goes with a faction as the subject. */
  factionDoes(id: string, singular: string, plural: string): string
  terrain(name: string): string
  phase(phase: string): string
  /** A number in words as far as they are short, otherwise in digits. */
  count(n: number): string
  /** Joined as in a sentence: "a, b and c". */
  list(parts: readonly string[]): string
  /** A number in digits with its noun in the right form. */
  points(n: number): string
  vp(n: number): string
  /** "one village", "three villages". */
  villages(n: number): string
}

export type MessageTexts<M> = MessageTextsWith<Words, M>
export type EventTexts<E extends { readonly type: string }> = EventTextsWith<Words, E>
export type Texts = TextsWith<Words, Messages, Event>
