/** Why something cannot be built, or not there. */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { isOpenTo, unitLimitOf } from '../actions/command.ts'
import { unitsOn } from '../map/pieces.ts'
import { SPACES } from '../map/spaces.ts'
import { isFaceDown } from '../map/tiles.ts'
import { canCamp, canPayPiece, isInReserve, isSite, TOWER, WALL } from '../phases/build-options.ts'
import type { BuildArg } from '../phases/build.ts'
import { NONE, type Role, type Space, type Table } from '../table/state.ts'
import { because, numberIn } from './because.ts'

function pieceIn(key: string): { piece: number; space: Space } | undefined {
  const found = /^(?:unit:([0-3])|(wall|tower))@(\d{1,2})$/.exec(key)
  if (found === null || Number(found[3]) >= SPACES) return undefined
  const piece = found[2] === undefined ? Number(found[1]) : found[2] === 'wall' ? WALL : TOWER
  return { piece, space: Number(found[3]) }
}

/** Where, then whether there is one, then the price. */
export function explainBuild(t: Table, role: Role, key: string, { camp, discount }: BuildArg): Reason[] {
  const hex = numberIn(key, 'hex')
  if (hex !== NONE && hex < SPACES) return explainSite(t, role, hex, camp)
  const wanted = pieceIn(key)
  if (wanted === undefined) return []
  const { piece, space } = wanted
  if (!isSite(t, role, space, camp)) return because('UP-BLD-03', say('refuse.actNoHaven', { space }))
  const room = piece < WALL ? explainRoom(t, role, space) : explainDefense(t, role, piece, space)
  if (room.length > 0) return room
  if (!isInReserve(t, role, piece)) return because('UP-BLD-06', say('refuse.actNoneLeft'))
  if (canPayPiece(t, role, piece, discount)) return []
  return because(piece < WALL ? 'UP-BLD-04' : 'UP-BLD-07', say('refuse.actTooDear'))
}

/** A hex on which nothing at all can be built. */
function explainSite(t: Table, role: Role, space: Space, camp: Space): Reason[] {
  if (!isSite(t, role, space, camp)) return because('UP-BLD-03', say('refuse.actNoHaven', { space }))
  const room = explainRoom(t, role, space)
  return room.length > 0 ? room : because('UP-BLD-04', say('refuse.actTooDear'))
}

function explainRoom(t: Table, role: Role, space: Space): Reason[] {
  const limit = unitLimitOf(t, role)
  if (!isOpenTo(t, role, space)) return because('UP-RUL-29', say('refuse.actOtherPlayer', { space }))
  return unitsOn(t.state, space) < limit ? [] : because('UP-BLD-05', say('refuse.actFull', { space, limit }))
}

function explainDefense({ state }: Table, role: Role, piece: number, space: Space): Reason[] {
  if (state.haven[space] !== role) return because('UP-RUL-29', say('refuse.actCampDefense'))
  const has = (piece === WALL ? state.wall : state.tower)[space] === 1
  return has ? because('UP-BLD-05', say('refuse.actDefense', { space })) : []
}

export const explainPayment = (key: string): Reason[] =>
  key.startsWith('pay:') ? because('UP-BLD-04', say('refuse.actPayment')) : []

/** UP-BLD-10, UP-RUL-29 */
export function explainCamp(t: Table, role: Role, key: string): Reason[] {
  const space = numberIn(key, 'hex')
  if (space === NONE || space >= SPACES || canCamp(t, role, space)) return []
  const { state } = t
  if (isFaceDown(state, space) && state.curse[space] === 0)
    return because('UP-BLD-10', say('refuse.actUnexplored', { space }))
  if (!isOpenTo(t, role, space)) return because('UP-RUL-29', say('refuse.actOtherPlayer', { space }))
  return state.options.noHavenBuild === 'empty'
    ? because('UP-BLD-10', say('refuse.actCampNotEmpty', { space }))
    : because('UP-BLD-10', say('refuse.actCampEnemies', { space }))
}
