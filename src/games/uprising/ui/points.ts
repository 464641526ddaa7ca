import { PointsBook } from '../../../boardkit/chart/book.ts'
import type { BoardProps, PointsMark, PointsOverTime } from '../../../protocol/board.ts'
import type { NumberedEvent } from '../../../protocol/mirror.ts'
import { playerCell } from '../rules/table/cells.ts'
import { CHAOS, EMPIRE } from '../rules/table/state.ts'
import type { Event } from '../rules/words/words.ts'
import { wordsOf } from './cards-table.ts'
import { factionsOf, vpOf } from './cells.ts'
import { lookOfSide } from './colours.ts'
import { ENDING } from './ending-strings.ts'
import { STRINGS } from './strings.ts'

/** The factions against both of the Nemesis. */
export function points(told: readonly NumberedEvent[], board: BoardProps): PointsOverTime | undefined {
  const { view, language } = board
  const s = STRINGS[language]
  const first = told.find(({ event }) => event.type === 'phaseBegan')
  if (first === undefined) return undefined
  const book = new PointsBook(vpOf(view).length)
  const sides = [...playerCell.all(view.shared).keys(), EMPIRE, CHAOS]
  for (const side of sides) book.set(side, first.n, 0)
  const marks: PointsMark[] = []
  for (const { n, event } of told as readonly { n: number; event: Event }[]) {
    const step = Math.max(n, first.n)
    if (event.type === 'vpGained') book.add(event.side, step, event.points)
    if (event.type === 'vpLost') book.add(event.side, step, -event.points)
    if (event.type === 'phaseBegan' && event.chapter > marks.length)
      marks.push({ step: n, label: s.chapterNumber(event.chapter), short: `${event.chapter}` })
  }
  const nameOf = (side: number): string =>
    side === EMPIRE ? s.empire : side === CHAOS ? s.chaos : `${wordsOf(board).player(side)} (${board.nameOf(side)})`
  const looks = factionsOf(view)
  return {
    title: ENDING[language].course,
    marks,
    sides: sides.map((side) => ({
      id: `${side}`,
      name: nameOf(side),
      colour: lookOfSide(side, looks).fill,
      points: book.of(side),
    })),
  }
}
