/** What a key means on the map. */
import { UNIT_TYPES } from '../map/pieces.ts'
import { SPACES } from '../map/spaces.ts'
import { CARDS, isInPlay, sideOfCard } from '../nemesis/nemesis-cards.ts'
import { CHAOS, EMPIRE, NONE, type Space, type Table } from '../table/state.ts'

export interface PointedAt {
  readonly kind: 'unit' | 'hero' | 'card' | 'garrison' | 'skeleton' | 'haven' | 'wall' | 'tower' | 'curse'
  readonly space: Space
  /** A side, or NONE: nothing of the kind is there. */
  readonly owner: number
}

const PIECE = /^(?:unit:([0-3])|(garrison|skeleton|haven|wall|tower|curse))@(\d{1,2})$/

/** A piece, whether it is there or not; undefined: the key means none on the map. */
export function pieceAt({ state }: Table, key: string): PointedAt | undefined {
  const [, word, number] = /^(hero|card):(\d{1,2})$/.exec(key) ?? []
  const n = Number(number)
  if (word === 'hero')
    return n < state.roles && state.heroAt[n] !== NONE ? { kind: 'hero', space: state.heroAt[n], owner: n } : undefined
  if (word === 'card')
    return n < CARDS && isInPlay(state, n) && state.cardAt[n] !== NONE
      ? { kind: 'card', space: state.cardAt[n], owner: sideOfCard(n) }
      : undefined
  const found = PIECE.exec(key)
  const space = Number(found?.[3])
  if (found === null || space >= SPACES) return undefined
  const kind = (found[2] ?? 'unit') as PointedAt['kind']
  const isThere = kind === 'unit' && state.units[space * UNIT_TYPES + Number(found[1])] > 0
  if (kind === 'unit') return { kind, space, owner: isThere ? state.unitsOf[space] : NONE }
  return { kind, space, owner: ownerOfPiece(state, kind, space) }
}

function ownerOfPiece(s: Table['state'], kind: PointedAt['kind'], space: Space): number {
  switch (kind) {
    case 'garrison':
      return s.garrison[space] > 0 ? EMPIRE : NONE
    case 'skeleton':
      return s.skeletons[space] > 0 ? CHAOS : NONE
    case 'curse':
      return s.curse[space] > 0 ? CHAOS : NONE
    case 'wall':
      return s.wall[space] > 0 ? s.haven[space] : NONE
    case 'tower':
      return s.tower[space] > 0 ? s.haven[space] : NONE
    default:
      return s.haven[space]
  }
}
