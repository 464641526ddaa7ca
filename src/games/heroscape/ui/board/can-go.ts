import { NO_WALL } from '../../content/battlefield.ts'
import { figureIn, glyphsOf, type Seen } from '../seen.ts'
import { standingFigures } from './pieces.ts'

/**
 * Whether a figure has a plain free space of its own level beside it: then it can move, whatever else the rules say. It is asked
 * before two answers are given at once; where it is not so sure, one is given.
 */
export function canSurelyGo(seen: Seen, figure: number): boolean {
  const { field, roster } = seen
  const shown = figureIn(seen, figure)
  if (shown === undefined || shown.front < 0) return false
  const taken = new Set(standingFigures(seen).flatMap(({ front, rear }) => [front, rear]))
  for (const { space } of glyphsOf(seen)) taken.add(space)
  const { links } = field
  const { height } = roster.cards[roster.cardOf[figure]]
  for (let link = links.first[shown.front]; link < links.first[shown.front + 1]; link++) {
    const isPlain = links.rise[link] === 0 && links.wallTop[link] === NO_WALL && links.headroom[link] >= height
    if (isPlain && !taken.has(links.to[link])) return true
  }
  return false
}
