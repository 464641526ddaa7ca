/** Lessons and worked examples of Uprising. */
import type { Teaching } from '../../../lessons/lesson.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { combat } from './combat.ts'
import { examples, notPositions } from './examples/index.ts'
import { firstTurns } from './first-turns.ts'
import { stronger } from './stronger.ts'
import { lastChapter } from './last-chapter.ts'
import { nemesis } from './nemesis.ts'
import { set } from './scene.ts'

const teaching: Teaching<State, Content> = {
  lessons: [firstTurns, stronger, combat, nemesis, lastChapter],
  examples,
  notPositions,
  set,
}

export default teaching
