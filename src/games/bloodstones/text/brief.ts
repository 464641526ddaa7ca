import type { GameEvent } from '../../../engine/index.ts'
import type { Language, NamesOf } from '../../module.ts'
import { capital } from '../../texts.ts'
import type { Table } from '../rules/table/state.ts'
import type { MoveEvent } from '../rules/words/move-words.ts'
import { eachTile } from './flat.ts'
import { wordsFor } from './index.ts'
import type { Words } from './types.ts'

type Brief = (role: number, units: string, area: number, w: Words) => string

const moves: Readonly<Record<Language, Brief>> = {
  en: (role, units, area, w) => `${w.the(role)} ${w.does(role, 'moves', 'move')} ${units} ${w.to(area)}.`,
  de: (role, units, area, w) => `${w.the(role)} ${w.does(role, 'bewegt', 'bewegen')} ${units} ${w.to(area)}.`,
}

const UNITS: Readonly<Record<Language, string>> = { en: 'units', de: 'Einheiten' }
const MOST_KINDS = 2

/** Of an army of many kinds only how many they are. */
function armyIn(language: Language, units: string, w: Words): string {
  const counts = eachTile(units, (_, n) => String(n)).map(Number)
  if (counts.length <= MOST_KINDS) return w.tiles(units)
  return `${w.count(counts.reduce((sum, n) => sum + n, 0))} ${UNITS[language]}`
}

/** Of a march only where it ended: the way and its price are long, and what counts would be cut off. */
export function brief(language: Language, table: Table, given: GameEvent, names?: NamesOf): string | undefined {
  const event = given as MoveEvent
  if (event.type !== 'moved') return undefined
  const words = wordsFor(language, table, names)
  return capital(moves[language](event.role, armyIn(language, event.units, words), event.path.at(-1)!, words))
}
