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
    name: 'Immortals',
    about: 'Two worlds, five regions, and a tower that never forgets a cube: planning and conquest for three to five.',
    role: 'player',
  },
  de: {
    name: 'Immortals',
    about:
      'Zwei Welten, fünf Regionen und ein Turm, der keinen Würfel vergisst: Planung und Eroberung für drei bis fünf.',
    role: 'Spieler',
  },
}

export const narrator: Narrator<State, Content> = {
  message: render,
  event: renderEvent,
  eventRule,
  heads: ['roundBegan'],
  player: (language, table, role) => wordsIn(language, table).player(role),
  board: boardOf,
  standIn,
  option: optionWords,
  info: (language) => INFO[language],
}
