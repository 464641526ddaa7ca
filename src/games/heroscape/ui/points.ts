import { PointsBook } from '../../../boardkit/chart/book.ts'
import type { Role } from '../../../engine/index.ts'
import type { BoardProps, PointsMark, PointsOverTime } from '../../../protocol/board.ts'
import type { NumberedEvent } from '../../../protocol/mirror.ts'
import type { Event } from '../rules/words/words.ts'
import { isBasicGame } from './army.ts'
import { ENDING } from './ending-strings.ts'
import { standingFigures } from './board/pieces.ts'
import { ownerOf, seenBy, type Seen } from './seen.ts'
import { roleColour } from './sides.ts'

const BRINGS: ReadonlySet<Event['type']> = new Set(['figurePlaced', 'dropped', 'cloned', 'putBack'])

/** Who stood there before anything was told, and whose: a set-up that the scenario prescribes is not told. */
function stoodBefore(seen: Seen, told: readonly { readonly event: Event }[]): ReadonlyMap<number, Role> {
  const { cardOf } = seen.roster
  const brought = new Set<number>()
  const stood = new Map<number, Role>()
  const first = new Map<number, Role>()
  const note = (figure: number, role: Role): void => {
    if (!brought.has(figure) && !stood.has(figure)) stood.set(figure, first.get(cardOf[figure]) ?? role)
  }
  for (const { event } of told) {
    if (event.type === 'takenOver' && !first.has(event.card)) first.set(event.card, event.from)
    if (event.type === 'destroyed') note(event.figure, event.role)
    if (BRINGS.has(event.type) && 'figure' in event) brought.add(event.figure)
  }
  for (const { id } of standingFigures(seen)) note(id, ownerOf(seen, id))
  return stood
}

/** Who stands on the battlefield and who controls which card, by what was told. */
class Field {
  private readonly seen: Seen
  private readonly standing = new Set<number>()
  private readonly owner = new Map<number, Role>()

  constructor(seen: Seen, told: readonly { readonly event: Event }[]) {
    this.seen = seen
    for (const [figure, role] of stoodBefore(seen, told)) this.place(figure, role)
  }

  private place(figure: number, role: Role | undefined): void {
    this.standing.add(figure)
    if (role !== undefined) this.owner.set(this.seen.roster.cardOf[figure], role)
  }

  take(event: Event): void {
    if (event.type === 'figurePlaced' || event.type === 'dropped') this.place(event.figure, event.role)
    if (event.type === 'cloned') this.place(event.figure, undefined)
    if (event.type === 'figureLeftOut' || event.type === 'destroyed') this.standing.delete(event.figure)
    if (event.type === 'takenOver') this.owner.set(event.card, event.role)
    if (event.type === 'putBack') this.exchange(event.figure, event.card)
  }

  /** HS-DRF-23: the destroyed figure stands instead of one of the other card. */
  private exchange(figure: number, card: number): void {
    const { cardOf } = this.seen.roster
    const other = [...this.standing].find((one) => cardOf[one] === card)
    if (cardOf[figure] === card || other === undefined) return
    this.standing.delete(other)
    this.standing.add(figure)
  }

  /** HS-END-04: a card counts in full as long as one of its figures stands; the Basic game counts figures. */
  pointsOf(role: Role): number {
    const { cardOf, cards } = this.seen.roster
    const own = [...this.standing].map((figure) => cardOf[figure]).filter((card) => this.owner.get(card) === role)
    if (isBasicGame(this.seen)) return own.length
    return [...new Set(own)].reduce((sum, card) => sum + cards[card].master.points, 0)
  }
}

export function points(told: readonly NumberedEvent[], board: BoardProps): PointsOverTime | undefined {
  const s = ENDING[board.language]
  const seen = seenBy(board)
  const first = told.find(({ event }) => event.type === 'battleBegan')
  if (seen === undefined || first === undefined) return undefined
  const roles = [...seen.options.points.keys()]
  const events = told as readonly { n: number; event: Event }[]
  const field = new Field(seen, events)
  const book = new PointsBook(roles.length)
  const marks: PointsMark[] = []
  for (const { n, event } of events) {
    field.take(event)
    if (n >= first.n) for (const role of roles) book.set(role, n, field.pointsOf(role))
    if (event.type === 'roundBegan' && event.round > marks.length)
      marks.push({ step: n, label: s.round(event.round), short: `${event.round}` })
  }
  const sides = roles.map((role) => ({
    id: `${role}`,
    name: board.nameOf(role),
    colour: roleColour(role),
    points: book.of(role),
  }))
  return { title: isBasicGame(seen) ? s.figuresCourse : s.course, sides, marks }
}
