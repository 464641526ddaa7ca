import { oneOf } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { moveOnFace, moveToFace } from '../../rules/table/faces.ts'
import { figureIn, type Seen } from '../seen.ts'
import type { Sides } from '../scene/types.ts'
import { idOf, isSpace, clickable } from '../targets.ts'
import type { Offers } from './offers.ts'

/* Where the eye has to be: behind the own side at first, then where the question is played. */

/** The starting zone of a role; where figures stand already at the beginning, those spaces. */
function startOf({ scenario, options }: Seen, role: number): readonly number[] {
  const { zones, figures } = scenario.layout
  const zone = scenario.setups[options.setup]?.zone[role]
  const spaces = zone === undefined ? undefined : zones[zone]?.spaces
  if (spaces !== undefined && spaces.length > 0) return spaces
  return figures.filter(({ player }) => player === role).flatMap((figure) => figure.spaces)
}

/** Where whoever looks sits, and whom he looks at: those who do not begin where he does. Onlookers sit with the first player. */
export function sidesOf(seen: Seen): Sides {
  const own = startOf(seen, seen.role ?? 0)
  const roles = seen.scenario.setups[seen.options.setup]?.zone.keys() ?? []
  return { own, others: [...roles].map((role) => startOf(seen, role)).filter((zone) => zone[0] !== own[0]) }
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
