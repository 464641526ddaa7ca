import { PointsBook } from '../../../boardkit/chart/book.ts'
import type { Role } from '../../../engine/index.ts'
import type { BoardProps, PointsMark, PointsOverTime } from '../../../protocol/board.ts'
import type { NumberedEvent } from '../../../protocol/mirror.ts'
import { roleCell } from '../rules/table/cells.ts'
import type { Event } from '../rules/words/words.ts'
import { lookOf } from './cells.ts'
import { ENDING } from './ending-strings.ts'

/** What a role began with: no event tells it, but the first that names a total does so. */
function startOf(told: readonly NumberedEvent[], role: Role): number {
  let gained = 0
  for (const { event } of told as readonly { n: number; event: Event }[]) {
    if (!('role' in event) || event.role !== role) continue
    if (event.type === 'battleWon') gained += event.vp
    if (event.type === 'villageScoring') return event.total - event.vp - gained
    if (event.type === 'finalScoring') return event.before - gained
  }
  return 0
}

function note(book: PointsBook, step: number, event: Event): void {
  if (event.type === 'battleWon') book.add(event.role, step, event.vp)
  if (event.type === 'villageScoring' || event.type === 'finalScoring') book.set(event.role, step, event.total)
}

export function points(told: readonly NumberedEvent[], board: BoardProps): PointsOverTime | undefined {
  const s = ENDING[board.language]
  const roles = [...roleCell.all(board.view.shared).keys()]
  const first = told.find(({ event }) => event.type === 'turnBegan')
  if (first === undefined) return undefined
  const book = new PointsBook(roles.length)
  for (const role of roles) book.set(role, first.n, startOf(told, role))
  const marks: PointsMark[] = []
  for (const { n, event } of told as readonly { n: number; event: Event }[]) {
    note(book, n, event)
    if (event.type === 'turnBegan' && event.round > marks.length)
      marks.push({ step: n, label: s.round(event.round), short: `${event.round}` })
  }
  const sides = roles.map((role) => ({
    id: `${role}`,
    name: board.nameOf(role),
    colour: lookOf(board.view, role).ink,
    points: book.of(role),
  }))
  return { title: s.course, sides, marks }
}
