import { everythingIsSaid } from '../../kit/testing/said.ts'
import { uprising } from './index.ts'
import { uprisingModule } from './module.ts'
import { narrator } from './text/narrator.ts'

everythingIsSaid(
  {
    game: uprising,
    isRule: (id) => uprisingModule.ruleIds.includes(id) || /^UP-RUL-\d+$/.test(id),
    message: narrator.message,
    eventRule: (event) => narrator.eventRule?.(event),
  },
  [
    { title: 'two factions', roles: 2, options: {} },
    { title: 'four factions, first edition', roles: 4, options: { edition: 'first' } },
  ],
  400,
)
