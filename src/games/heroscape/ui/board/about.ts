import { oneOf } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { moveOnFace, moveToFace } from '../../rules/table/faces.ts'
import { figureIn, type Seen } from '../seen.ts'
import { idOf, isSpace, clickable } from '../targets.ts'
import type { Offers } from './offers.ts'

/* Where the eye has to be: behind the own side at first, then where the question is played. */

/** The starting zone of whoever looks; where figures stand already at the beginning, those spaces. Onlookers sit with the first player. */
export function ownSpaces({ scenario, options, role = 0 }: Seen): readonly number[] {
  const { zones, figures } = scenario.layout
  const zone = scenario.setups[options.setup]?.zone[role]
  const spaces = zone === undefined ? undefined : zones[zone]?.spaces
  if (spaces !== undefined && spaces.length > 0) return spaces
  return figures.filter(({ player }) => player === role).flatMap((figure) => figure.spaces)
}

/** The spaces on which a question is played. Of a move on a small screen only where it begins. */
export function aboutOf(seen: Seen, question: BoardProps['question'], offers: Offers, isSmall: boolean): number[] {
  const mover = oneOf(question, [moveToFace, moveOnFace])?.about.figure
  const front = mover === undefined ? -1 : (figureIn(seen, mover)?.front ?? -1)
  if (isSmall && front >= 0) return [front]
  const standing = [...offers.figures.keys()].map((figure) => figureIn(seen, figure)?.front ?? -1)
  return [...offers.spaces.keys(), ...standing, front].filter((space) => space >= 0)
}

/** The spaces that targets name, as the log and options name them. */
export function spacesAt(seen: Seen, targets: readonly string[]): number[] {
  return targets
    .flatMap((target) => clickable(target, () => []))
    .map((one) => (isSpace(one) ? idOf(one) : (figureIn(seen, idOf(one))?.front ?? -1)))
    .filter((space) => space >= 0)
}
