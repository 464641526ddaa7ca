import type { GameInfo, Language, Narrator } from '../../module.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { boardOf } from './board.ts'
import { render, renderEvent, wordsFor } from './index.ts'
import { eventRule } from './event-rules.ts'
import { optionWords } from './options.ts'
import { standIn } from './stand-in.ts'

const INFO: Readonly<Record<Language, GameInfo>> = {
  en: {
    name: 'Bloodstones',
    about: 'Two to six factions place, move and fight with the same tiles they pay with, and build villages to score.',
    role: 'faction',
  },
  de: {
    name: 'Bloodstones',
    about:
      'Zwei bis sechs Fraktionen platzieren, bewegen und kämpfen mit denselben Plättchen, mit denen sie bezahlen, und errichten Dörfer für Siegpunkte.',
    role: 'Fraktion',
  },
}

export const narrator: Narrator<State, Content> = {
  message: render,
  event: renderEvent,
  eventRule,
  heads: ['turnBegan'],
  player: (language, table, role) => wordsFor(language, table).player(role),
  board: boardOf,
  standIn,
  option: optionWords,
  info: (language) => INFO[language],
}
