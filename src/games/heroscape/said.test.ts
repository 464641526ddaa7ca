import { everythingIsSaid } from '../../kit/testing/said.ts'
import { heroscape } from './index.ts'
import { heroscapeModule } from './module.ts'
import { narrator } from './text/narrator.ts'

everythingIsSaid(
  {
    game: heroscape,
    isRule: (id) => heroscapeModule.ruleIds.includes(id) || /^HS-RUL-\d+$/.test(id),
    message: narrator.message,
    eventRule: (event) => narrator.eventRule?.(event),
    twofold: /^(card|space):/,
  },
  [
    { title: 'Clashing Fronts', roles: 2, options: { scenario: 'FRONT' } },
    { title: 'Attack at Dawn', roles: 2, options: { scenario: 'DAWN' } },
    { title: 'A Desperate Rescue Attempt', roles: 3, options: { scenario: 'RESCUE' } },
  ],
  250,
)
