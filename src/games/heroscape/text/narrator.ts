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
    name: 'HeroScape',
    about:
      'Armies of heroes and squads from all times fight over battlefields of stacked hexes, for two to eight players.',
    role: 'army',
  },
  de: {
    name: 'HeroScape',
    about:
      'Armeen aus Helden und Truppen aller Zeiten kämpfen auf Schlachtfeldern aus gestapelten Sechsecken, für zwei bis acht Spieler.',
    role: 'Armee',
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
