import type { EventTextsWith, MessageTextsWith, TextsWith } from '../../texts.ts'
import type { Event, Messages } from '../rules/words/words.ts'

/** What texts need to name things. Built once per language and table. Names are used without articles unless said otherwise. */
export interface Words {
  /** Who holds a role: the Hero's name once it is chosen ("Ronja"), before that "Player 2". */
  player(role: number): string
  players(list: string): string
  /** A side: a player as above, "The Empire", "Chaos". */
  side(side: number): string
  /** Those without a card that fight for The Empire or for Chaos: "Garrisons", "Skeletons". */
  troops(side: number): string
  faction(faction: number): string
  hero(hero: number): string
  /** What is told about them when they are chosen. */
  factionText(faction: number): string
  heroText(hero: number): string
  /** A space, as the map names it: "Rigga", "Fog Grave (G4)", "E4 (unexplored)". */
  hex(space: number): string
  hexes(list: string): string
  /** A Legion or Horde: "The New Emperor". */
  card(card: number): string
  cards(list: string): string
  /** What a Legion or Horde does as it appears, as printed; empty if nothing. */
  immediate(card: number): string
  /** A type of Unit of a role: "Troll", several (and none): "Trolls". */
  unit(role: number, type: number, n?: number): string
  item(item: number): string
  quest(quest: number): string
  event(event: number): string
  feat(feat: number): string
  druid(druid: number): string
  /** Where an effect is printed (see `SOURCES` of rules/select/context.ts). */
  source(source: number, of: number): string
  /** "2 Salt", "1 Food". */
  resource(kind: number, n: number): string
  /** Salt, Plunder, Food; "nothing" if all are 0. */
  resources(salt: number, plunder: number, food: number): string
  /** Colours of dice joined by commas, counted: "2 red and 1 white die". */
  dice(colours: string): string
  /** "2 Skulls", "1 Shield", "3 Bolts". */
  symbol(symbol: number, n: number): string
  attribute(attribute: number): string
  terrain(terrain: number): string
  phase(phase: string): string
  /** "1 VP", "3 VP". */
  points(n: number): string
  ap(n: number): string
  units(n: number): string
  garrisons(n: number): string
  skeletons(n: number): string
  /** Any count with a noun in the singular and the plural. */
  count(n: number, one: string, many: string): string
  /** Joined as in a sentence: "a, b and c". */
  list(parts: readonly string[]): string
}

export type MessageTexts<M> = MessageTextsWith<Words, M>
export type EventTexts<E extends { readonly type: string }> = EventTextsWith<Words, E>
export type Texts = TextsWith<Words, Messages, Event>
