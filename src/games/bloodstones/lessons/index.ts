import type { Teaching } from '../../../lessons/lesson.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { battle } from './battle.ts'
import { examples } from './examples/index.ts'
import { firstGame } from './first-game.ts'
import { firstTurn } from './first-turn.ts'
import { landAndSea } from './land-and-sea.ts'
import { set } from './scene.ts'
import { underAttack } from './under-attack.ts'

const teaching: Teaching<State, Content> = {
  lessons: [firstTurn, battle, underAttack, landAndSea, firstGame],
  examples,
  notPositions: {},
  set,
}

export default teaching
