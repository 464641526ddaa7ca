import type { GameEvent } from '../../../engine/index.ts'
import type { Language, NamesOf } from '../../module.ts'
import { rendererOf, type TextsWith } from '../../texts.ts'
import type { Table } from '../rules/table/state.ts'
import type { Event } from '../rules/words/words.ts'
import type { EventTexts, Words } from './types.ts'
import { wordsIn } from './words.ts'

type Told = Extract<Event, { type: 'moved' }>

const en: EventTexts<Told> = {
  moved: (e, w) => {
    const verb = e.way === 1 ? 'flies' : e.way === 2 ? 'climbs' : 'moves'
    return `${w.figure(e.figure)} ${verb} ${w.spaces(e.path.length - 1)}.`
  },
}

const de: EventTexts<Told> = {
  moved: (e, w) => {
    const verb = e.way === 1 ? 'fliegt' : e.way === 2 ? 'klettert' : 'zieht'
    return `${w.figure(e.figure)} ${verb} ${w.spaces(e.path.length - 1)} weit.`
  },
}

const texts: Readonly<Record<Language, TextsWith<Words, unknown, Told>>> = {
  en: { messages: {}, events: en },
  de: { messages: {}, events: de },
}

const { renderEvent } = rendererOf(texts, wordsIn)

/** Where a move is seen or can be pointed at, the names of its spaces tell nothing: they are not on the board. */
export const brief = (language: Language, table: Table, event: GameEvent, names?: NamesOf): string | undefined =>
  Object.hasOwn(en, event.type) ? renderEvent(language, table, event, names) : undefined
