import { PointsBook } from '../../../boardkit/chart/book.ts'
import type { BoardProps, PointsMark, PointsOverTime } from '../../../protocol/board.ts'
import type { NumberedEvent } from '../../../protocol/mirror.ts'
import type { Event } from '../rules/words/words.ts'
import { contentOf, playersOf } from './cells.ts'
import { lookOf } from './colours.ts'
import { ENDING } from './ending-strings.ts'

/** Building brings points at once, scoring says how many there are (IM-BLD-04, IM-SCO-10). */
export function points(told: readonly NumberedEvent[], board: BoardProps): PointsOverTime | undefined {
  const s = ENDING[board.language]
  const roles = [...playersOf(board.view).keys()]
  const first = told.find(({ event }) => event.type === 'roundBegan')
  if (first === undefined) return undefined
  const book = new PointsBook(roles.length)
  for (const role of roles) book.set(role, first.n, 0)
  const marks: PointsMark[] = []
  for (const { n, event } of told as readonly { n: number; event: Event }[]) {
    if (event.type === 'built') book.add(event.role, n, event.points)
    if (event.type === 'scored') book.set(event.role, n, event.points)
    if (event.type === 'roundBegan' && event.round > marks.length)
      marks.push({ step: n, label: s.round(event.round), short: `${event.round}` })
  }
  const { colours } = contentOf(board).components
  const sides = roles.map((role) => ({
    id: `${role}`,
    name: board.nameOf(role),
    colour: lookOf(colours, role).fill,
    points: book.of(role),
  }))
  return { title: s.course, sides, marks }
}
