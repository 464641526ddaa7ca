import type { Language, OptionValue } from '../engine/index.ts'

/** The same in every language. */
export type Both = Readonly<Record<Language, string>>

type Minutes = readonly [from: number, to: number]

/** How hard: 1 is easy. */
export type Level = 1 | 2 | 3 | 4

/** A table that begins at once: the rulebook's own first game, or the smallest one that makes sense. */
export interface FirstGame {
  readonly roles: number
  readonly options: Readonly<Record<string, OptionValue>>
  readonly minutes: Minutes
  /** What is played, in a few words. */
  readonly words: Both
}

/** What somebody wants to know before choosing it, beside its name. */
export interface ChoiceFacts {
  /** For how many roles it is made, rising; unset where it does not matter. */
  readonly players?: readonly number[]
  readonly minutes?: Minutes
  readonly level?: Level
  /** In two or three words, such as "Basic game". */
  readonly kind?: Both
  /** In one or two sentences: what wins, or what it means. */
  readonly about?: Both
}

/** A faction or race: its `id` is known to the game's `Emblem`. */
export interface Member {
  readonly id: string
  readonly name: Both
  readonly level: Level
  /** What it can. */
  readonly about: Both
}

/** Those who take part, of which everybody leads one or some. */
export interface Cast {
  readonly title: Both
  /** How one comes by them. */
  readonly how: Both
  readonly members: readonly Member[]
}

/** What a new table tells of a game's options. */
export interface Offer {
  /** Options that are asked at the top, in this order; the others are variants and rulings. Empty: the first one. */
  readonly main: readonly string[]
  /** The option that decides on which map is played: its values are shown as pictures. */
  readonly map?: string
  /** By option and value. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, ChoiceFacts>>>>
  readonly cast?: Cast
}
