import type { EventTextsWith, MessageTextsWith, TextsWith } from '../../texts.ts'
import type { Event, Messages } from '../rules/words/words.ts'

/** What texts need to name things. Built once per language and table. Names are used without articles. */
export interface Words {
  /** Who holds a role: "Player 2". */
  player(role: number): string
  /** Several players, given as roles joined by commas: "Player 1 and Player 2". */
  players(list: string): string
  /** An army card as it is called in a sentence: "Tarn Viking Warriors", "Finn". */
  card(armyCard: number): string
  /** An army card by its printed name: "Finn the Viking Champion". */
  printedCard(armyCard: number): string
  isHero(armyCard: number): boolean
  /** The verb that goes with `card`: squads stand in the plural. */
  agree(armyCard: number, one: string, many: string): string
  /** A figure: "Finn", or for a squad with its number "Tarn Viking 2". */
  figure(figure: number): string
  /** Several figures, given as numbers joined by commas: "Finn and Tarn Viking 2". */
  figures(list: string): string
  /** A space by its coordinates, with the level: "D7 (level 3)". */
  space(space: number): string
  /** A space without its level: "D7". */
  hex(space: number): string
  /** A glyph by its index in `GLYPH_IDS`: "Glyph of Kelda". */
  glyph(kind: number): string
  /** A special power by its id: "Fire Line". */
  power(id: string): string
  scenario(id: string): string
  /** Marker 0 to 3: "1", "2", "3", "X". */
  marker(marker: number): string
  /** Faces of combat dice, given as 0, 1, 2 joined by commas, counted: "2 skulls", "1 shield". */
  skulls(n: number): string
  shields(n: number): string
  /** "1 wound", "3 wounds". */
  wounds(n: number): string
  /** "1 die", "4 dice". */
  dice(n: number): string
  /** "1 space", "4 spaces". */
  spaces(n: number): string
  levels(n: number): string
  points(n: number): string
  /** Any count with a noun in the singular and the plural. */
  count(n: number, one: string, many: string): string
  /** Joined as in a sentence: "a, b and c". */
  list(parts: readonly string[]): string
}

export type MessageTexts<M> = MessageTextsWith<Words, M>
export type EventTexts<E extends { readonly type: string }> = EventTextsWith<Words, E>
export type Texts = TextsWith<Words, Messages, Event>
