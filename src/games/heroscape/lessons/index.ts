import type { Teaching } from '../../../lessons/lesson.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { examples, notPositions } from './examples/index.ts'
import { firstGame } from './first-game.ts'
import { firstTurn } from './first-turn.ts'
import { highGround } from './high-ground.ts'
import { orderMarkers } from './order-markers.ts'
import { powersAndGlyphs } from './powers-and-glyphs.ts'
import { set } from './scene.ts'

const teaching: Teaching<State, Content> = {
  lessons: [firstTurn, highGround, orderMarkers, powersAndGlyphs, firstGame],
  examples,
  notPositions,
  set,
}

export default teaching
