import type { GameInfo, Language, Narrator } from '../../module.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { boardOf } from './board.ts'
import { eventRule } from './event-rules.ts'
import { render, renderEvent } from './index.ts'
import { optionWords } from './options.ts'
import { standIn } from './stand-in.ts'
import { wordsIn } from './words.ts'

const INFO: Readonly<Record<Language, GameInfo>> = {
  en: {
    name: 'Uprising',
    about: 'Heroes of two to four peoples explore a frozen land and stand together against Empire and Chaos.',
    role: 'faction',
  },
  de: {
    name: 'Uprising',
    about:
      'Helden von zwei bis vier Völkern erkunden ein vereistes Land und stehen gemeinsam gegen Imperium und Chaos.',
    role: 'Fraktion',
  },
}

export const narrator: Narrator<State, Content> = {
  message: render,
  event: renderEvent,
  eventRule,
  heads: ['phaseBegan'],
  player: (language, table, role) => wordsIn(language, table).player(role),
  board: boardOf,
  standIn,
  option: optionWords,
  info: (language) => INFO[language],
}
