import type { Teaching } from '../../../lessons/lesson.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { battle } from './battle.ts'
import { firstTurn } from './first-turn.ts'
import { set } from './scene.ts'

const teaching: Teaching<State, Content> = {
  lessons: [firstTurn, battle],
  examples: [],
  notPositions: {},
  set,
}

export default teaching
