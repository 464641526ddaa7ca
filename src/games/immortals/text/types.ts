import type { EventTextsWith, MessageTextsWith, TextsWith } from '../../texts.ts'
import type { Event, Messages } from '../rules/words/words.ts'

/** What texts need to name things. Built once per language and table. Names are used without articles. */
export interface Words {
  /** Who holds a role: "Player 2". */
  player(role: number): string
  /** Several players, given as roles joined by commas: "Player 1 and Player 2". */
  players(list: string): string
  /** A land of one world: "Heartwood (Light)". */
  land(land: number): string
  /** A land by its name alone: "Heartwood". */
  name(name: number): string
  /** "Light world", "Shadow world". */
  world(world: number): string
  /** "Light limbo", "Shadow limbo". */
  limbo(world: number): string
  /** A region of one world, 0 to 9: "Forest (Light)". */
  region(worldRegion: number): string
  /** Any card: "conflict card Heartwood (Light)", "land card Heartwood", "joker Forest (Light)", "magic card …", "blank card". */
  card(card: number): string
  /** A card as it is called on a button: without its kind where the name tells it. */
  cardName(card: number): string
  /** An action space of a role: "Earn gold", "Attack", "Magic". */
  space(role: number, space: number): string
  /** The same with its number where the player board has another space of that name: "Attack (space 5)". */
  spaceInList(role: number, space: number): string
  lightRace(race: number): string
  shadowRace(race: number): string
  /** Portal, shrine, capital. */
  building(building: number): string
  /** "3 gold", "1 energy", "3 gold and 1 energy"; "nothing" for no price. */
  gold(n: number): string
  energy(n: number): string
  price(energy: number, gold: number): string
  armies(n: number): string
  residents(n: number): string
  /** Victory points: "1 point", "3 points". */
  points(n: number): string
  /** "1 conflict card", "2 conflict cards". */
  conflictCards(n: number): string
  /** Any count with a noun in the singular and the plural. */
  count(n: number, one: string, many: string): string
  /** Joined as in a sentence: "a, b and c". */
  list(parts: readonly string[]): string
}

export type MessageTexts<M> = MessageTextsWith<Words, M>
export type EventTexts<E extends { readonly type: string }> = EventTextsWith<Words, E>
export type Texts = TextsWith<Words, Messages, Event>
