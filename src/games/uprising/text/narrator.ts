import type { Narrator } from '../../module.ts'
import type { Language } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { boardOf } from './board.ts'
import { deed } from './deeds.ts'
import { eventRule } from './event-rules.ts'
import { render, renderEvent } from './index.ts'
import { optionWords } from './options.ts'
import { standIn } from './stand-in.ts'
import { wordsIn } from './words.ts'

/** Whoever leads several is asked for one of them, also before it has a name. */
const UNCHOSEN: Readonly<Record<Language, (n: number) => string>> = {
  en: (n) => `Faction ${n}`,
  de: (n) => `${n}. Fraktion`,
}

export const narrator: Narrator<State, Content> = {
  message: render,
  event: renderEvent,
  eventRule,
  heads: ['phaseBegan'],
  player: (language, table, role, names) => wordsIn(language, table, names).player(role),
  banner: (language, { state, content }, role) =>
    content.factions[state.faction[role] ?? -1]?.name[language] ?? UNCHOSEN[language](role + 1),
  deed,
  board: boardOf,
  standIn,
  option: optionWords,
}
