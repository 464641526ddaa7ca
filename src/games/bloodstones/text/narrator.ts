import type { Narrator } from '../../module.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { boardOf } from './board.ts'
import { render, renderEvent, wordsFor } from './index.ts'
import { eventRule } from './event-rules.ts'
import { optionWords } from './options.ts'
import { standIn } from './stand-in.ts'

export const narrator: Narrator<State, Content> = {
  message: render,
  event: renderEvent,
  eventRule,
  heads: ['turnBegan'],
  player: (language, table, role) => wordsFor(language, table).player(role),
  board: boardOf,
  standIn,
  option: optionWords,
}
