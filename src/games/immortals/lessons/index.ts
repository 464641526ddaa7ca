import type { Teaching } from '../../../lessons/lesson.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { examples, notPositions } from './examples/index.ts'
import { fight } from './fight.ts'
import { goal } from './goal.ts'
import { lastRounds } from './last-rounds.ts'
import { plan } from './plan.ts'
import { set } from './scene.ts'
import { worlds } from './worlds.ts'

const teaching: Teaching<State, Content> = {
  lessons: [goal, plan, fight, worlds, lastRounds],
  examples,
  notPositions,
  set,
}

export default teaching
