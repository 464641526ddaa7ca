/** Why somebody cannot go somewhere by Move or Command. */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { canBeCommanded, isOpenTo, isStep, type CommandPieceArg, unitLimitOf } from '../actions/command.ts'
import { isImpassable } from '../map/adjacency.ts'
import { UNIT_TYPES, unitsOn } from '../map/pieces.ts'
import { neighbourIn, SPACES } from '../map/spaces.ts'
import { NONE, type Role, type Space, type Table } from '../table/state.ts'
import { because, numberIn } from './because.ts'

export const spaceIn = (key: string): Space => {
  const space = numberIn(key, 'hex')
  return space < SPACES ? space : NONE
}

export function explainMove(t: Table, role: Role, key: string): Reason[] {
  const space = spaceIn(key)
  if (space === NONE) return []
  if (space === t.state.heroAt[role]) return because('UP-MOV-02', say('refuse.actHere', { space }))
  if (isStep(t, 'hero', t.state.heroAt[role], space, role)) return []
  return because('UP-MOV-02', say('refuse.actNotAdjacent', { space }))
}

/** Hexes that the card behind the Action does not mean. */
export function explainOnly(key: string, { only }: { readonly only: readonly Space[] | undefined }): Reason[] {
  const space = spaceIn(key)
  if (space === NONE || only === undefined || only.includes(space)) return []
  return because('UP-CRD-06', say('refuse.onlyHexes', { space }))
}

/** What keeps Units out of a hex, wherever they come from. */
function entry(t: Table, role: Role, space: Space): Reason[] {
  if (!isOpenTo(t, role, space)) return because('UP-CMD-08', say('refuse.actOtherPlayer', { space }))
  const limit = unitLimitOf(t, role)
  return unitsOn(t.state, space) < limit ? [] : because('UP-CMD-05', say('refuse.actFull', { space, limit }))
}

export function explainCommandHex(t: Table, role: Role, key: string): Reason[] {
  const space = spaceIn(key)
  if (space === NONE) return []
  if (!canBeCommanded(t, role, space)) return because('UP-CMD-07', say('refuse.actUnexplored', { space }))
  if (isStep(t, 'hero', t.state.heroAt[role], space, role)) return []
  const from = t.state.unitsOf.flatMap((owner, at) => (owner === role && at !== space ? [at] : []))
  if (from.some((at) => isStep(t, 'unit', at, space, role))) return entry(t, role, space)
  const blocked = from.find((at) => isBehindEdge(t, at, space))
  return blocked === undefined
    ? because('UP-CMD-02', say('refuse.nobodyBeside', { space }))
    : because('UP-CMD-06', say('refuse.actImpassable', { space: blocked, to: space }))
}

function isBehindEdge(t: Table, from: Space, to: Space): boolean {
  for (let direction = 0; direction < 6; direction++)
    if (neighbourIn(t, from, direction) === to) return isImpassable(t, from, direction)
  return false
}

export function explainCommandPiece(t: Table, role: Role, key: string, { to }: CommandPieceArg): Reason[] {
  if (key === 'done') return because('UP-RUL-46', say('refuse.actMoveOne'))
  const space = spaceIn(key)
  if (space !== NONE) return explainStart(t, role, space, to)
  const hero = numberIn(key, 'hero')
  if (hero !== NONE) return explainHero(t, role, hero, to)
  const unit = /^unit:([0-3])@(\d{1,2})$/.exec(key)
  if (unit === null || Number(unit[2]) >= SPACES) return []
  const [type, from] = [Number(unit[1]), Number(unit[2])]
  if (from === to) return because('UP-CMD-02', say('refuse.goHere', { space: to }))
  if (t.state.unitsOf[from] !== role || t.state.units[from * UNIT_TYPES + type] === 0)
    return because('UP-CMD-02', say('refuse.actNotThere', { space: from }))
  return explainUnits(t, role, from, to)
}

/** A hex from which nobody can come. */
function explainStart(t: Table, role: Role, from: Space, to: Space): Reason[] {
  if (from === to) return because('UP-CMD-02', say('refuse.goHere', { space: to }))
  if (t.state.unitsOf[from] === role) return explainUnits(t, role, from, to)
  if (t.state.heroAt[role] === from) return explainHero(t, role, role, to)
  return because('UP-CMD-02', say('refuse.noPieceThere', { space: from }))
}

function explainUnits(t: Table, role: Role, from: Space, to: Space): Reason[] {
  if (isStep(t, 'unit', from, to, role)) return entry(t, role, to)
  return isBehindEdge(t, from, to)
    ? because('UP-CMD-06', say('refuse.actImpassable', { space: from, to }))
    : because('UP-CMD-02', say('refuse.actNotAdjacent', { space: from }))
}

function explainHero(t: Table, role: Role, hero: Role, to: Space): Reason[] {
  if (hero !== role) return because('UP-CMD-02', say('refuse.actOtherHero'))
  const space = t.state.heroAt[role]
  if (space === to) return because('UP-CMD-12', say('refuse.actHere', { space }))
  return isStep(t, 'hero', space, to, role) ? [] : because('UP-CMD-02', say('refuse.actNotAdjacent', { space }))
}
