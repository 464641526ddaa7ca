import { everythingIsSaid } from '../../kit/testing/said.ts'
import { immortals } from './index.ts'
import { immortalsModule } from './module.ts'
import { narrator } from './text/narrator.ts'

everythingIsSaid(
  {
    game: immortals,
    isRule: (id) => immortalsModule.ruleIds.includes(id) || /^IM-RUL-\d+$/.test(id),
    message: narrator.message,
    eventRule: (event) => narrator.eventRule?.(event),
    twofold: /^(ready|done)$/,
  },
  [
    { title: 'three players', roles: 3, options: {} },
    { title: 'five players', roles: 5, options: {} },
  ],
  300,
)
