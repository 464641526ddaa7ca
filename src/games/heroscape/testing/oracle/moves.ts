/** Where a figure can end its move, found by trying every step (MOV, GLY, HS-RUL-71, HS-RUL-89). */
import { TERRAINS, WATER } from '../../content/names.ts'
import {
  areFoes,
  cardFor,
  doGlyphsWork,
  glyphsOn,
  isBound,
  levelAt,
  ownerFor,
  power,
  valuesFor,
  workingFor,
} from './scene.ts'
import type { Scene } from './scene.ts'

export const ON_FOOT = 0
export const FLYING = 1
export const GRAPPLING = 2

export interface Mover {
  readonly figure: number
  readonly height: number
  readonly climb: number
  readonly isTwo: boolean
  readonly isGhost: boolean
}

/** Where the leading end and the trailing end (-1: none) are. */
export interface Stand {
  readonly lead: number
  readonly trail: number
}

/** `front/rear`; the rear is -1 for a figure on one space. */
export const placeName = (front: number, rear: number): string => `${front}/${rear}`

/** HS-MOV-10, HS-RUL-24, HS-BAS-18 */
export function moverFor(s: Scene, figure: number): Mover {
  const { height, spaces } = cardFor(s, figure)
  const { edition, climbEqual } = s.state.options
  const climb = s.isBasic ? Infinity : climbEqual && edition === 'german' ? height : height - 1
  return { figure, height, climb, isTwo: spaces === 2, isGhost: power(s, figure, 'ghostWalk') !== undefined }
}

/** HS-MOV-01, HS-GLY-12, HS-RUL-62 */
export const moveValue = (s: Scene, figure: number): number =>
  workingFor(s, ownerFor(s, figure), figure).reduce((sum, { move }) => sum + move, valuesFor(s, figure).move)

export const isWater = (s: Scene, space: number): boolean => s.field.spaces.terrain[space] === WATER
const heldBy = (s: Scene, { figure }: Mover, space: number): number =>
  s.state.occupant[space] === figure ? -1 : s.state.occupant[space]

function isWalled(s: Scene, a: number, b: number): boolean {
  const higher = Math.max(levelAt(s, a), levelAt(s, b))
  return (s.ruins.get(a * s.field.spaces.count + b) ?? []).some(({ from, to }) => higher >= from && higher < to)
}

/** HS-MOV-04, HS-MOV-05, HS-RUL-37; nobody passes a captive (HS-RUL-83). */
function mayPass(s: Scene, mover: Mover, other: number): boolean {
  const owner = ownerFor(s, other)
  if (owner < 0) return false
  if (mover.isGhost) return true
  if (areFoes(s, ownerFor(s, mover.figure), owner)) return false
  return s.isBasic || !isBound(s, other)
}

/** HS-RUL-34, HS-RUL-89 */
function isUnderRoofs(s: Scene, { height }: Mover, from: number, to: number, isHeld: boolean): boolean {
  const rise = levelAt(s, to) - levelAt(s, from)
  const { clearance } = s.field.spaces
  if (rise > 0 && clearance[from] < rise + height) return false
  if (rise < 0 && clearance[to] < -rise + height) return false
  return isHeld || clearance[to] >= height
}

function canStep(s: Scene, mover: Mover, from: number, to: number, climb: number): boolean {
  if (levelAt(s, to) - levelAt(s, from) > climb || isWalled(s, from, to)) return false
  const other = heldBy(s, mover, to)
  if (other >= 0 && !mayPass(s, mover, other)) return false
  return isUnderRoofs(s, mover, from, to, other >= 0)
}

/** HS-SCN-BARREN-05, HS-RUL-86 */
function mudAt(s: Scene, space: number, isFlying: boolean): number {
  const mud = s.scenario.special.find((one) => one.rule === 'mud')
  if (mud === undefined || TERRAINS[s.field.spaces.terrain[space]] !== mud.terrain) return 0
  return isFlying && (mud.flyersToo === 0 || !s.state.options.mudSlowsFlyers) ? 0 : mud.extraMove
}

/** HS-MOV-16, HS-MOV-23, HS-GLY-02 to HS-GLY-05, HS-RUL-68 */
function mustEnd(s: Scene, { lead, trail }: Stand): boolean {
  const doGlyphsStop = !s.isBasic || s.scenario.goals.some(({ goal }) => goal === 'collect')
  if (doGlyphsStop && glyphsOn(s, lead).length > 0) return true
  return isWater(s, lead) && (trail < 0 || isWater(s, trail))
}

/** HS-GLY-15, HS-RUL-64 */
const isBarred = (s: Scene, { figure }: Mover, space: number): boolean =>
  doGlyphsWork(s) &&
  s.state.wounds[figure] === 0 &&
  glyphsOn(s, space).some(({ glyph, isUp }) => isUp && glyph.id === 'kelda')

/** HS-MOV-06, HS-MOV-20, HS-MOV-25, HS-MOV-27; which way round comes later. */
function canEnd(s: Scene, mover: Mover, { lead, trail }: Stand): boolean {
  const spaces = trail < 0 ? [lead] : [lead, trail]
  for (const space of spaces) {
    if (heldBy(s, mover, space) >= 0 || isBarred(s, mover, space)) return false
    if (s.field.spaces.clearance[space] < mover.height) return false
  }
  return trail < 0 || (levelAt(s, lead) === levelAt(s, trail) && !isWalled(s, lead, trail))
}

const hasRoom = ({ field }: Scene, front: number, rear: number): boolean =>
  !field.noRoom.has(front * field.spaces.count + rear)

/** HS-RUL-29: the base may be turned round at the end. */
export function endings(s: Scene, mover: Mover, stand: Stand): string[] {
  if (!canEnd(s, mover, stand)) return []
  const { lead, trail } = stand
  if (trail < 0) return [placeName(lead, -1)]
  return [
    [lead, trail],
    [trail, lead],
  ].flatMap(([front, rear]) => (hasRoom(s, front, rear) ? [placeName(front, rear)] : []))
}

/** The stands after one step, and what it costs. */
export function walkFrom(
  s: Scene,
  mover: Mover,
  { lead, trail }: Stand,
): { stand: Stand; cost: number; ends: boolean }[] {
  return s.beside[lead].flatMap((next) => {
    if (next === trail || !canStep(s, mover, lead, next, mover.climb)) return []
    const stand = { lead: next, trail: mover.isTwo ? lead : -1 }
    const ends = mustEnd(s, stand)
    if (ends && !canEnd(s, mover, stand)) return [] // HS-RUL-31
    if (mover.isTwo && !hasRoom(s, next, lead) && !hasRoom(s, lead, next)) return []
    return [{ stand, cost: 1 + Math.max(0, levelAt(s, next) - levelAt(s, lead)) + mudAt(s, next, false), ends }]
  })
}

/** HS-RUL-71: only roofs are in the way. */
export function flyFrom(
  s: Scene,
  mover: Mover,
  { lead, trail }: Stand,
): { stand: Stand; cost: number; ends: boolean }[] {
  const { clearance } = s.field.spaces
  return s.beside[lead].flatMap((next) => {
    const [low, high] = levelAt(s, lead) < levelAt(s, next) ? [lead, next] : [next, lead]
    if (next === trail || levelAt(s, low) + clearance[low] <= levelAt(s, high)) return []
    const stand = { lead: next, trail: mover.isTwo ? lead : -1 }
    return [{ stand, cost: 1 + mudAt(s, next, true), ends: false }]
  })
}

/** Every place that can be reached with so much movement, by trying all ways. */
function reach(s: Scene, mover: Mover, starts: readonly Stand[], left: number, way: number, out: Set<string>): void {
  const best = new Map<string, number>()
  const open: { stand: Stand; spent: number; ends: boolean }[] = starts.map((stand) => ({
    stand,
    spent: 0,
    ends: false,
  }))
  for (let now = open.shift(); now !== undefined; now = open.shift()) {
    const name = placeName(now.stand.lead, now.stand.trail)
    if ((best.get(name) ?? Infinity) <= now.spent) continue
    best.set(name, now.spent)
    if (now.spent > 0 || way === ON_FOOT) for (const place of endings(s, mover, now.stand)) out.add(place)
    if (now.ends) continue
    const next = way === ON_FOOT ? walkFrom(s, mover, now.stand) : flyFrom(s, mover, now.stand)
    for (const { stand, cost, ends } of next)
      if (now.spent + cost <= left) open.push({ stand, spent: now.spent + cost, ends })
  }
}

export const standsOf = ({ state }: Scene, { figure, isTwo }: Mover, lead: number): Stand[] => {
  const [front, rear] = [state.front[figure], state.rear[figure]]
  if (!isTwo) return [{ lead: front, trail: -1 }]
  const both = [
    { lead: front, trail: rear },
    { lead: rear, trail: front },
  ]
  return lead < 0 ? both : [both[lead]]
}

/** Grapple Gun: one space up in place of the normal move. */
function grapple(s: Scene, mover: Mover, out: Set<string>): void {
  const gun = power(s, mover.figure, 'grappleGun')
  if (gun === undefined || mover.isTwo) return
  const from = s.state.front[mover.figure]
  for (const to of s.beside[from]) {
    const stand = { lead: to, trail: -1 }
    if (levelAt(s, to) <= levelAt(s, from) || !canStep(s, mover, from, to, gun.levels)) continue
    for (const place of endings(s, mover, stand)) out.add(place)
  }
}

/** Every place where a figure can end a move that has not begun, or be turned round. */
export function placesToMove(s: Scene, figure: number): Set<string> {
  const mover = moverFor(s, figure)
  const found = new Set<string>()
  const starts = standsOf(s, mover, -1)
  reach(s, mover, starts, moveValue(s, figure), ON_FOOT, found)
  if (power(s, figure, 'flying') !== undefined) reach(s, mover, starts, moveValue(s, figure), FLYING, found)
  grapple(s, mover, found)
  found.delete(placeName(s.state.front[figure], s.state.rear[figure]))
  return found
}

/** The rest of a move that somebody's strike has interrupted (HS-RUL-40). */
export function placesToGoOn(s: Scene): Set<string> {
  const { figure, left, way, lead } = s.state.move!
  const mover = moverFor(s, figure)
  const starts = standsOf(s, mover, mover.isTwo ? lead : -1)
  const found = new Set<string>()
  for (const stand of starts) for (const place of endings(s, mover, stand)) found.add(place)
  reach(s, mover, starts, left, way, found)
  return found
}
