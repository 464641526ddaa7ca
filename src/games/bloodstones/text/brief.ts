import type { GameEvent } from '../../../engine/index.ts'
import type { Language, NamesOf } from '../../module.ts'
import { rendererOf, type TextsWith } from '../../texts.ts'
import type { Table } from '../rules/table/state.ts'
import type { Event } from '../rules/words/words.ts'
import { eachTile } from './flat.ts'
import { wordsFor } from './index.ts'
import type { EventTexts, Words } from './types.ts'

type Told = Extract<Event, { type: 'moved' | 'battleBegan' | 'battleWon' }>

const MOST_KINDS = 2

/** Of an army of many kinds only how many they are. */
function armyIn(units: string, called: string, w: Words): string {
  const counts = eachTile(units, (_, n) => String(n)).map(Number)
  if (counts.length <= MOST_KINDS) return w.tiles(units)
  return `${w.count(counts.reduce((sum, n) => sum + n, 0))} ${called}`
}

const en: EventTexts<Told> = {
  moved: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'moves', 'move')} ${armyIn(e.units, 'units', w)} ${w.to(e.path.at(-1)!)}.`,
  battleBegan: (e, w) => `${w.the(e.attacker)} ${w.does(e.attacker, 'attacks', 'attack')} ${w.in(e.area)}.`,
  battleWon: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'defeats', 'defeat')} ${w.the(e.loser)} ${w.in(e.area)} (${w.vp(e.vp)}).`,
}

const de: EventTexts<Told> = {
  moved: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'bewegt', 'bewegen')} ${armyIn(e.units, 'Einheiten', w)} ${w.to(e.path.at(-1)!)}.`,
  battleBegan: (e, w) => `${w.the(e.attacker)} ${w.does(e.attacker, 'greift', 'greifen')} ${w.in(e.area)} an.`,
  battleWon: (e, w) =>
    `${w.the(e.role)} ${w.does(e.role, 'besiegt', 'besiegen')} ${w.the(e.loser, 'acc')} ${w.in(e.area)} (${w.vp(e.vp)}).`,
}

const texts: Readonly<Record<Language, TextsWith<Words, unknown, Told>>> = {
  en: { messages: {}, events: en },
  de: { messages: {}, events: de },
}

const { renderEvent } = rendererOf(texts, wordsFor)

/** Of a march only where it ended, of a battle what it brought: the rest is long, and what counts would be cut off. */
export const brief = (language: Language, table: Table, event: GameEvent, names?: NamesOf): string | undefined =>
  Object.hasOwn(en, event.type) ? renderEvent(language, table, event, names) : undefined
