import type { Content, PlayerBoard } from './content.ts'
import { ACTIONS, MAGIC, type SpaceId } from './names.ts'
import type { Words } from './words.ts'

interface SpaceWords {
  readonly name: Words
  readonly text: Words
}

/** What is printed on an action space; the action of the Shadow race has its own words. */
export function spaceWords({ spaces, shadowRaces }: Content, board: PlayerBoard, space: number): SpaceWords {
  const { actionName: name, actionText: text } = shadowRaces[board.shadow]
  if (space === board.raceSpace) return { name, text }
  const action = board.action[space]
  return action === MAGIC ? spaces.magic : spaces[ACTIONS[action] as SpaceId]
}
