/** Which pieces an effect means: asked piece by piece, of the right player (UP-RUL-05, UP-RUL-75, UP-RUL-98). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import type { PieceSel } from '../../content/effects/selectors.ts'
import { EMPIRE, NONE, type Role, type Space, type Table } from '../table/state.ts'
import type { Context } from './context.ts'
import { numberOf } from './numbers.ts'
import { pickHexes } from './pick-hexes.ts'
import { piecesOf, unitOf, type Pieces } from './which-pieces.ts'
import { deciderOf, groupDecider } from './which-players.ts'

export const PIECE_PURPOSES = ['remove', 'destroy', 'box', 'return', 'swap', 'move', 'join'] as const
export type PiecePurpose = (typeof PIECE_PURPOSES)[number]

/** Whether a piece can be meant at all, beside what the selector says. */
type Meant = (t: Table, pieces: Pieces) => boolean

export interface MapPieceArg {
  readonly why: PiecePurpose
  readonly sel: PieceSel
  readonly c: Context
  readonly isMeant: Meant
  /** By the number of a kind of piece among all that are meant: how many of it are chosen already. */
  readonly taken: readonly number[]
  readonly left: number
  /** Only these hexes, if some were chosen before. */
  readonly spaces: readonly Space[] | undefined
  readonly mayStop: boolean
}

const DONE = 999

export const piecesMeant = (t: Table, sel: PieceSel, c: Context, isMeant: Meant): Pieces[] =>
  piecesOf(t, sel, c).filter((pieces) => isMeant(t, pieces))

function meant(t: Table, { sel, c, isMeant, spaces }: MapPieceArg): Pieces[] {
  const all = piecesMeant(t, sel, c, isMeant)
  return spaces === undefined ? all : all.filter(({ space }) => spaces.includes(space))
}

/** For "most expensive": the printed price; a Nemesis piece has none (UP-RUL-98). */
function worthOf(t: Table, { kind, role, type }: Pieces): number {
  if (kind === 'unit') return unitOf(t, role, type).worth
  if (kind === 'haven') return t.content.factions[t.state.faction[role]].haven
  if (kind === 'wall') return t.content.boards.wallPlunder
  return kind === 'tower' ? t.content.boards.towerPlunder : 0
}

/** Numbers of what can still be chosen: the dearest or the cheapest, or all. */
function open(t: Table, arg: MapPieceArg, out: number[] = []): number[] {
  const all = meant(t, arg)
  const sign = arg.sel.pick === 'mostExpensive' ? 1 : arg.sel.pick === 'cheapest' ? -1 : 0
  let best = -Infinity
  all.forEach((pieces, i) => {
    if (pieces.count > (arg.taken[i] ?? 0)) best = Math.max(best, sign * worthOf(t, pieces))
  })
  all.forEach((pieces, i) => {
    if (pieces.count > (arg.taken[i] ?? 0) && sign * worthOf(t, pieces) === best) out.push(i)
  })
  return out
}

/** Its meaning: `unit:2@14`, `garrison@14`, `hero:1`, and in a Graveyard `unit:2@imperial:1`. */
function keyOfPieces({ kind, space, role, type, grave }: Pieces): string {
  if (kind === 'hero') return `hero:${role}`
  const what = kind === 'unit' ? `unit:${type}` : kind
  if (space !== NONE) return `${what}@${space}`
  const where = grave === EMPIRE ? 'imperial' : 'chaos'
  return role === NONE ? `${what}@${where}` : `${what}@${where}:${role}`
}

export const mapPiece: QuestionOf<MapPieceArg> = {
  name: 'mapPiece',
  kind: 'unit',
  rule: 'UP-RUL-05',
  options(t, { arg }, out) {
    open(t, arg, out)
    if (arg.mayStop) out.push(DONE)
  },
  key: (t, option, { arg }) => (option === DONE ? 'done' : keyOfPieces(meant(t, arg)[option])),
  prompt: (_t, { arg: { why, left, mayStop, c } }) =>
    say('map.piecePrompt', { why, n: left, isFree: mayStop ? 1 : 0, source: c.source, of: c.of }),
  describe(t, option, { arg }) {
    if (option === DONE) return { label: say('map.done') }
    const pieces = meant(t, arg)[option]
    const { kind, role, type, space, grave, count } = pieces
    const targets = space === NONE ? [keyOfPieces(pieces)] : [keyOfPieces(pieces), `hex:${space}`]
    return {
      label: say('map.piece', { kind, role, unit: type, space, grave }),
      detail: say('map.there', { n: count - (arg.taken[option] ?? 0) }),
      targets,
    }
  },
}

/** Why a piece cannot be chosen: of a kind that is all taken, not the dearest (or cheapest), or not meant at all. */
export function pieceRefusal(t: Table, arg: MapPieceArg, key: string): 'offered' | 'taken' | 'price' | 'notMeant' {
  const all = meant(t, arg)
  const i = all.findIndex((pieces) => keyOfPieces(pieces) === key)
  if (i < 0) return 'notMeant'
  if (open(t, arg).includes(i)) return 'offered'
  return all[i].count > (arg.taken[i] ?? 0) ? 'price' : 'taken'
}

/** Who decides: the owner of player pieces, else `you`, else the first player (UP-RUL-05). */
function deciderAmong(t: Table, sel: PieceSel, c: Context, among: readonly Pieces[]): Role {
  const [{ role }] = among
  const owner = among.every((pieces) => pieces.role === role) ? role : NONE
  switch (sel.pick) {
    case 'first':
      return t.state.firstPlayer
    case 'you':
      return deciderOf(t, 'you', c)
    case undefined:
      return deciderOf(t, undefined, c, owner)
    default:
      return owner === NONE ? groupDecider(t, c) : owner
  }
}

interface Picking {
  readonly why: PiecePurpose
  readonly isMeant?: Meant
  /** At most so many, whatever the selector says. */
  readonly most?: number
}

const ANY: Meant = () => true

/** The hexes on which the selector leaves a choice are chosen first. */
function* chosenSpaces(play: Play, sel: PieceSel, c: Context, isMeant: Meant): Procedure<readonly Space[] | undefined> {
  const { at } = sel
  if (sel.in !== undefined || at?.pick === undefined || at.at !== undefined || at.pick === 'each') return undefined
  const all = piecesMeant(play, sel, c, isMeant)
  // Without `by` the choice of the piece is the choice of its hex.
  if (at.pick === 'choose' && at.by === undefined && at.n === undefined) return undefined
  const has = (space: Space): boolean => all.some((pieces) => pieces.space === space)
  return yield* pickHexes(play, at, c, { why: 'pieces', by: deciderOf(play, at.by, c), isMeant: has })
}

/** Without a choice, and after chance, nobody is asked. */
function* pickOne(play: Play, arg: MapPieceArg, all: readonly Pieces[], isRandom: boolean): Procedure<number> {
  const numbers = open(play, arg)
  if (isRandom) return play.drawOne(numbers, 'piece')
  if (numbers.length === 1 && !arg.mayStop) return numbers[0]
  const among = numbers.map((i) => all[i])
  return yield* ask(play, mapPiece, deciderAmong(play, arg.sel, arg.c, among), arg)
}

/** The pieces that are taken, as one entry for each kind and place. Nothing is changed yet. Ends with chance if a hex is random. */
export function* pickPieces(play: Play, sel: PieceSel, c: Context, picking: Picking): Procedure<Pieces[]> {
  const { why, isMeant = ANY, most = Infinity } = picking
  const spaces = yield* chosenSpaces(play, sel, c, isMeant)
  const base: MapPieceArg = { why, sel, c, isMeant, taken: [], left: 0, spaces, mayStop: sel.n === 'any' }
  const all = meant(play, base)
  const total = all.reduce((sum, { count }) => sum + count, 0)
  const wanted = sel.n === 'all' || sel.n === 'any' ? total : numberOf(play, sel.n ?? 1, c)
  const n = Math.min(wanted, total, most)
  if (n === total && sel.n !== 'any') return all
  const isRandom = spaces !== undefined && sel.at?.pick === 'random'
  const taken = all.map(() => 0)
  for (let left = n; left > 0; left--) {
    const option = yield* pickOne(play, { ...base, taken: taken.slice(), left }, all, isRandom)
    if (option === DONE) break
    taken[option]++
  }
  return all.map((pieces, i) => ({ ...pieces, count: taken[i] })).filter(({ count }) => count > 0)
}
