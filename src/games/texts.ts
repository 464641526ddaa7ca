import type { GameEvent, Message } from '../engine/index.ts'
import type { Language, NamesOf } from './module.ts'

/** A sentence for every message of `M`; `W` names the things of a game. */
export type MessageTextsWith<W, M> = { readonly [K in keyof M]: (args: M[K], words: W) => string }

/** A sentence for every kind of event in `E`. */
export type EventTextsWith<W, E extends { readonly type: string }> = {
  readonly [T in E['type']]: (event: Extract<E, { readonly type: T }>, words: W) => string
}

/** Everything a game says in one language; a missing key does not compile. */
export interface TextsWith<W, M, E extends { readonly type: string }> {
  readonly messages: MessageTextsWith<W, M>
  readonly events: EventTextsWith<W, E>
}

export interface Renderer<T> {
  render(language: Language, table: T, message: Message, names?: NamesOf): string
  renderEvent(language: Language, table: T, event: GameEvent, names?: NamesOf): string
}

/** Sentences may begin with a name that is written small inside them: "the Corsairs". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Puts messages and events into words, given every text of a game and its names of things at a table. */
export function rendererOf<W, M, E extends { readonly type: string }, T>(
  texts: Readonly<Record<Language, TextsWith<W, M, E>>>,
  wordsFor: (language: Language, table: T, names?: NamesOf) => W,
): Renderer<T> {
  return {
    render(language, table, message, names) {
      const write = texts[language].messages[message.key as keyof M] as (args: unknown, words: W) => string
      return capital(write(message.args ?? {}, wordsFor(language, table, names)))
    },
    renderEvent(language, table, event, names) {
      const write = texts[language].events[event.type as E['type']] as (event: GameEvent, words: W) => string
      return capital(write(event, wordsFor(language, table, names)))
    },
  }
}

type Both = Readonly<Record<Language, string>>

/** What is decided by a question's name, written once for all languages. */
export const deedsIn =
  (deeds: Readonly<Record<string, Both>>) =>
  (language: Language, question: string): string | undefined =>
    Object.hasOwn(deeds, question) ? deeds[question][language] : undefined
