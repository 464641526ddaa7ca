import { everythingIsSaid } from '../../kit/testing/said.ts'
import { bloodstones } from './index.ts'
import { bloodstonesModule } from './module.ts'
import { narrator } from './text/narrator.ts'

everythingIsSaid(
  {
    game: bloodstones,
    isRule: (id) => bloodstonesModule.ruleIds.includes(id) || /^BS-RUL-\d+$/.test(id),
    message: narrator.message,
    eventRule: (event) => narrator.eventRule?.(event),
  },
  [
    { title: 'three players with the cutiecorn', roles: 3, options: { map: 'fals-heartland', cutiecorn: true } },
    { title: 'six players', roles: 6, options: { map: 'two-inland-seas' } },
  ],
  500,
)
