import type { GameEvent, Message } from '../../../engine/table.ts'
import type { Language } from '../../module.ts'
import type { Table } from '../rules/state.ts'
import type { Event, MessageKey } from '../rules/words.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { Texts, Words } from './types.ts'
import { wordsIn } from './words.ts'

export const texts: Readonly<Record<Language, Texts>> = { en: english, de: german }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function render(language: Language, table: Table, message: Message): string {
  const write = texts[language].messages[message.key as MessageKey] as (args: unknown, words: Words) => string
  return capital(write(message.args ?? {}, wordsIn(language, table)))
}

export function renderEvent(language: Language, table: Table, event: GameEvent): string {
  const write = texts[language].events[event.type as Event['type']] as (event: GameEvent, words: Words) => string
  return capital(write(event, wordsIn(language, table)))
}
