import type { Narrator } from '../../module.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { boardOf } from './board.ts'
import { brief } from './brief.ts'
import { deed } from './deeds.ts'
import { eventRule } from './event-rules.ts'
import { render, renderEvent } from './index.ts'
import { optionWords } from './options.ts'
import { standIn } from './stand-in.ts'
import { wordsIn } from './words.ts'

export const narrator: Narrator<State, Content> = {
  message: render,
  event: renderEvent,
  brief,
  eventRule,
  heads: ['roundBegan'],
  player: (language, table, role, names) => wordsIn(language, table, names).player(role),
  deed,
  board: boardOf,
  standIn,
  option: optionWords,
}
