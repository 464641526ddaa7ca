/** Who may attack whom (HS-ATT-01, HS-BAS-19): one test for offers and explanations. */
import { isMeant } from '../../content/card.ts'
import { POWER_IDS } from '../../content/powers.ts'
import { adjacentTo, areAdjacent, isEngaged } from '../engagement/adjacent.ts'
import { glyphBonus } from '../glyphs/glyph-bonus.ts'
import { figureDistance, isWithin } from '../range/range.ts'
import { sees, type SightKind, type SightScene } from '../sight/sight.ts'
import { cardOf, controllerOf, powerOf, printedOf, valuesOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { fieldOf, isBasic, NONE, STANDING, type Figure, type Table } from '../table/state.ts'
import { areEnemies, isSameSide } from '../teams/sides.ts'

/** What is against an attack; FREE: nothing. In the order in which it is tested. */
export const MAY_ATTACK = 0
export const GONE = 1
export const NOBODYS = 2
export const FRIEND = 3
export const ENGAGED = 4
export const NOT_ADJACENT = 5
export const TOO_FAR = 6
export const THORIAN_SPEED = 7
export const HIDDEN = 8
export type Obstacle = number

const neighbours: Figure[] = []

/** Range with glyphs (HS-GLY-11) and what adjacent figures add. The Basic game knows neither. */
export function rangeOf(t: Table, figure: Figure): number {
  const card = cardOf(t, figure)
  const { range } = valuesOf(t, card)
  if (isBasic(t)) return range
  return range + glyphBonus(t, controllerOf(t, figure), 'range', NONE, range) + enhancement(t, figure)
}

function enhancement(t: Table, figure: Figure): number {
  neighbours.length = 0
  adjacentTo(t, figure, neighbours)
  let sum = 0
  for (const other of neighbours) {
    const power = powerOf(t, cardOf(t, other), 'rangeEnhancement')
    if (power !== undefined && isMeant(printedOf(t, figure), power.refers)) sum += power.range
  }
  return sum
}

/** How often a figure may attack in a turn (HS-ATT-03). */
export const attacksOf = (t: Table, figure: Figure): number =>
  powerOf(t, cardOf(t, figure), 'doubleAttack')?.attacks ?? 1

export function attacksMade(t: Table, figure: Figure): number {
  const { turn } = t.state
  if (turn === undefined) return 0
  let made = 0
  for (let i = 0; i < turn.attackers.length; i++) if (turn.attackers[i] === figure) made++
  return made
}

const GRENADE = POWER_IDS.indexOf('grenade')
const WATER_CLONE = POWER_IDS.indexOf('waterClone')

/** The power for which the whole card has given up its normal attacks in this turn; NONE: it has not. */
export function attacksGivenUpFor(t: Table): number {
  const powers = t.state.turn?.powers
  if (powers === undefined) return NONE
  if (powers.includes(GRENADE)) return GRENADE
  return powers.includes(WATER_CLONE) ? WATER_CLONE : NONE
}

export const sightScene = (t: Table): SightScene => ({
  battlefield: fieldOf(t),
  body: roster(t).body,
  front: t.state.front,
  rear: t.state.rear,
})

export const sightKind = (t: Table): SightKind => (isBasic(t) ? 'basic' : 'master')

export function distanceOf(t: Table, a: Figure, b: Figure): number {
  const { front, rear } = t.state
  return figureDistance(fieldOf(t), front[a], rear[a], front[b], rear[b])
}

export const mayAttack = (t: Table, attacker: Figure, target: Figure): boolean =>
  obstacleOf(t, attacker, target) === MAY_ATTACK

export const obstacleOf = (t: Table, attacker: Figure, target: Figure): Obstacle =>
  obstacleFrom(t, attacker, target, rangeOf(t, attacker), !isBasic(t) && isEngaged(t, attacker))

/** The same with what is alike for all targets of one attacker. */
export function obstacleFrom(t: Table, attacker: Figure, target: Figure, range: number, isHeldUp: boolean): Obstacle {
  if (t.state.fate[target] !== STANDING) return GONE
  const [role, other] = [controllerOf(t, attacker), controllerOf(t, target)]
  if (other === NONE) return NOBODYS
  // HS-RUL-56: allies of a truce may be attacked, which breaks it (HS-RUL-45); team mates never.
  if (isSameSide(t, role, other)) return FRIEND
  if (isBasic(t)) return basicObstacle(t, attacker, target, range)
  const isAdjacent = areAdjacent(t, attacker, target)
  if (isHeldUp && !(isAdjacent && areEnemies(t, role, other))) return ENGAGED
  // HS-RUL-50: adjacent figures need not be seen.
  if (isAdjacent) return MAY_ATTACK
  if (range <= 1) return NOT_ADJACENT
  if (!isWithin(distanceOf(t, attacker, target), range)) return TOO_FAR
  if (powerOf(t, cardOf(t, target), 'thorianSpeed') !== undefined) return THORIAN_SPEED
  return sees(sightScene(t), attacker, target, 'master') ? MAY_ATTACK : HIDDEN
}

/** HS-BAS-19, HS-BAS-20, HS-RUL-47: neither engagement nor adjacency, but sight in any case. */
function basicObstacle(t: Table, attacker: Figure, target: Figure, range: number): Obstacle {
  if (!isWithin(distanceOf(t, attacker, target), range)) return TOO_FAR
  return sees(sightScene(t), attacker, target, 'basic') ? MAY_ATTACK : HIDDEN
}
