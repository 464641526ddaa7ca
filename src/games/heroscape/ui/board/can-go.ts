import type { OptionView } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { cardFace } from '../../rules/table/faces.ts'
import { NO_WALL } from '../../content/battlefield.ts'
import { figureIn, glyphsOf, type Seen } from '../seen.ts'
import { standingFigures } from './pieces.ts'

/**
 * Whether a figure has a plain free space of its own level beside it: then it can move, whatever else the rules say. It is asked
 * before two answers are given at once; where it is not so sure, one is given.
 */
function canSurelyGo(seen: Seen, figure: number): boolean {
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

/** Whose card is chosen by a click on a figure that can surely go, goes. */
export function goesOn({ question }: BoardProps, seen: Seen, { targets = [] }: OptionView, figure: number): string[] {
  const isOfCard = cardFace.is(question) && targets.includes(`card:${seen.roster.cardOf[figure] ?? -1}`)
  return isOfCard && canSurelyGo(seen, figure) ? [`figure:${figure}`] : []
}
