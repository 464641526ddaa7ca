import type { Narrator } from '../../module.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { boardOf } from './board.ts'
import { brief } from './brief.ts'
import { render, renderEvent, wordsFor } from './index.ts'
import { deed } from './deeds.ts'
import { eventRule } from './event-rules.ts'
import { optionWords } from './options.ts'
import { standIn } from './stand-in.ts'

export const narrator: Narrator<State, Content> = {
  message: render,
  event: renderEvent,
  brief,
  eventRule,
  heads: ['turnBegan'],
  player: (language, table, role, names) => wordsFor(language, table, names).player(role),
  called: (language, table, role, names) => {
    const words = wordsFor(language, table, names)
    return {
      name: words.player(role),
      subject: words.the(role, 'nom'),
      object: words.the(role, 'acc'),
      isPlural: words.does(role, 'one', 'many') === 'many',
    }
  },
  deed,
  board: boardOf,
  standIn,
  option: optionWords,
}
