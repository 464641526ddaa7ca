/** What stands on a hex, and where in it. */
import { SPACES } from '../../content/content.ts'
import { hexIn, nemesisInPlay, type NemesisShown } from '../cells.ts'
import { playerCell } from '../../rules/table/cells.ts'
import { NONE } from '../../rules/table/state.ts'
import type { ViewCells } from '../../../../protocol/board.ts'
import type { Point } from './geometry.ts'

export type Piece =
  | {
      readonly kind: 'haven'
      readonly key: string
      readonly role: number
      readonly hasWall: boolean
      readonly hasTower: boolean
    }
  | { readonly kind: 'garrison'; readonly key: string; readonly level: number }
  | { readonly kind: 'skeletons'; readonly key: string; readonly count: number }
  | { readonly kind: 'card'; readonly key: string; readonly cell: NemesisShown }
  | {
      readonly kind: 'unit'
      readonly key: string
      readonly role: number
      readonly type: number
      readonly count: number
    }
  | { readonly kind: 'hero'; readonly key: string; readonly role: number }

export interface Placed {
  readonly piece: Piece
  readonly at: Point
  /** Few pieces stand larger. */
  readonly size: number
}

export interface Standing {
  readonly space: number
  readonly hasCurse: boolean
  readonly placed: readonly Placed[]
  /** Legions whose Target is here. */
  readonly targets: readonly number[]
}

/** Havens and the Nemesis stand behind, Units and Heroes in front. */
const isBehind = ({ kind }: Piece): boolean => kind !== 'unit' && kind !== 'hero'

const [BACK, FRONT, ALONE, WITH_CARD] = [-30, 10, -9, -13]
const ROOM = 136
const FEW = 3
const [LARGEST, LARGE, CROWDED] = [1.6, 1.38, 1]
const WIDTHS: Readonly<Record<Piece['kind'], number>> = {
  haven: 54,
  garrison: 38,
  skeletons: 36,
  card: 46,
  unit: 35,
  hero: 28,
}

/** Side by side, closer together where there are many, larger where there are few. */
function row(pieces: readonly Piece[], y: number, most: number, growth: number): Placed[] {
  const plain = pieces.reduce((sum, { kind }) => sum + WIDTHS[kind], 0)
  const size = Math.max(growth, Math.min(most, ROOM / plain))
  const widths = pieces.map(({ kind }) => WIDTHS[kind] * size)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const spread = whole - (widths[0] ?? 0) / 2 - (widths.at(-1) ?? 0) / 2
  const k = pieces.length < 2 ? 1 : Math.min(1, ROOM / spread)
  let x = (-spread * k) / 2
  return pieces.map((piece, i) => {
    if (i > 0) x += ((widths[i - 1] + widths[i]) / 2) * k
    return { piece, at: { x: pieces.length === 1 ? 0 : x, y }, size }
  })
}

/** `growth`: how much larger than drawn a piece is at least, to be seen from afar. */
export function placedIn(pieces: readonly Piece[], growth = 1): Placed[] {
  const back = pieces.filter(isBehind)
  const front = pieces.filter((piece) => !isBehind(piece))
  if (back.length === 0) return row(front, 0, LARGEST, growth)
  // A few stand side by side: nobody covers anybody.
  if (pieces.length <= FEW && back.every(({ kind }) => kind !== 'haven'))
    return row([...back, ...front], ALONE, LARGE, growth)
  // What a card says about itself stands at its foot: the name of the hex below must stay free.
  if (front.length === 0)
    return back.some(({ kind }) => kind === 'card')
      ? row(back, WITH_CARD, LARGE, growth)
      : row(back, ALONE, LARGEST, growth)
  return [...row(back, BACK, CROWDED, growth), ...row(front, FRONT, CROWDED, growth)]
}

export function piecesOn(view: ViewCells, space: number, cards: readonly NemesisShown[]): Piece[] {
  const { haven, hasWall, hasTower, garrison, skeletons, unitsOf, units } = hexIn(view, space)
  const pieces: Piece[] = []
  if (haven !== NONE) pieces.push({ kind: 'haven', key: `haven@${space}`, role: haven, hasWall, hasTower })
  if (garrison > 0) pieces.push({ kind: 'garrison', key: `garrison@${space}`, level: garrison })
  for (const cell of cards) if (cell.at === space) pieces.push({ kind: 'card', key: `card:${cell.card}`, cell })
  if (skeletons > 0) pieces.push({ kind: 'skeletons', key: `skeleton@${space}`, count: skeletons })
  if (unitsOf !== NONE)
    units.forEach((count, type) => {
      if (count > 0) pieces.push({ kind: 'unit', key: `unit:${type}@${space}`, role: unitsOf, type, count })
    })
  playerCell.all(view.shared).forEach(({ heroAt }, role) => {
    if (heroAt === space) pieces.push({ kind: 'hero', key: `hero:${role}`, role })
  })
  return pieces
}

export function standingOf(view: ViewCells, growth = 1): Standing[] {
  const cards = nemesisInPlay(view)
  return Array.from({ length: SPACES }, (_, space) => ({
    space,
    hasCurse: hexIn(view, space).hasCurse,
    placed: placedIn(piecesOn(view, space, cards), growth),
    targets: cards.filter(({ target }) => target === space).map(({ card }) => card),
  }))
}
