import { say } from '../table/rules.ts'
import type { Message, Reason } from '../../../../engine/index.ts'
import { POWER_IDS } from '../../content/powers.ts'
import { appendAttackers } from '../attack/attack.ts'
import * as targets from '../attack/targets.ts'
import { engagedWith } from '../engagement/adjacent.ts'
import { OUT_OF_REACH } from '../range/range.ts'
import { appendActors } from '../rounds/acting.ts'
import { sight } from '../sight/sight.ts'
import { controllerOf, isStanding, printed } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { DESTROYED, fieldOf, isBasic, NONE, type Figure, type Role, type Table } from '../table/state.ts'

/** Why an attack or a power is not on offer. Everything here lies open on the table. */
export function explainAttack(t: Table, role: Role, key: string): Reason[] {
  const { turn, phase } = t.state
  if (phase !== 'turns' || turn === undefined || turn.role !== role || turn.step !== 'attack') return []
  const { figureCount } = roster(t)
  const pair = /^attack:(\d{1,4})>(\d{1,4})$/.exec(key)
  if (pair !== null) {
    const [attacker, target] = [Number(pair[1]), Number(pair[2])]
    return attacker < figureCount && target < figureCount ? explainPair(t, role, attacker, target) : []
  }
  const single = /^(figure|space):(\d{1,4})$/.exec(key)
  if (single === null) return []
  const number = Number(single[2])
  if (single[1] === 'figure') return number < figureCount ? explainFigure(t, role, number) : []
  return number < fieldOf(t).spaces.count ? explainSpace(t, role, number) : []
}

const because = (rule: string, message: Message): Reason => ({ rule, message })

function explainSpace(t: Table, role: Role, space: number): Reason[] {
  const figure = t.state.occupant[space]
  if (figure !== NONE) return explainFigure(t, role, figure)
  return [because(isBasic(t) ? 'HS-BAS-19' : 'HS-ATT-01', say('refuse.attackNobodyThere', { space }))]
}

/** An own figure is meant as the attacker, any other one as the target. */
function explainFigure(t: Table, role: Role, figure: Figure): Reason[] {
  if (controllerOf(t, figure) === role) return explainAttacker(t, role, figure)
  const attackers = appendAttackers(t, [])
  if (attackers.length === 0) return explainNoAttackers(t, role)
  const obstacles = attackers.map((attacker) => targets.obstacleOf(t, attacker, figure))
  if (obstacles.includes(targets.MAY_ATTACK)) return []
  // Who is nearest to the attack speaks first.
  const order = attackers.map((_, i) => i).sort((a, b) => obstacles[b] - obstacles[a] || a - b)
  const reasons = order.map((i) => reasonFor(t, attackers[i], figure, obstacles[i]))
  return reasons.filter(({ rule }, i) => reasons.findIndex((other) => other.rule === rule) === i)
}

function explainPair(t: Table, role: Role, attacker: Figure, target: Figure): Reason[] {
  if (!appendAttackers(t, []).includes(attacker)) return explainAttacker(t, role, attacker)
  const obstacle = targets.obstacleOf(t, attacker, target)
  return obstacle === targets.MAY_ATTACK ? [] : [reasonFor(t, attacker, target, obstacle)]
}

function explainNoAttackers(t: Table, role: Role): Reason[] {
  const actors = appendActors(t, [])
  return actors.length === 0 ? [] : explainAttacker(t, role, actors[0])
}

function explainAttacker(t: Table, role: Role, figure: Figure): Reason[] {
  const { card, acting } = t.state.turn!
  const { cards, cardOf } = roster(t)
  if (!isStanding(t, figure)) return [gone(t, figure)]
  if (controllerOf(t, figure) !== role || cards[cardOf[figure]] !== cards[card] || !isSameCard(t, figure))
    return [because(isBasic(t) ? 'HS-BAS-07' : 'HS-RND-16', say('refuse.attackNotActive', { figure, card }))]
  const power = targets.attacksGivenUpFor(t)
  if (power !== NONE) return [givenUp(card, POWER_IDS[power])]
  const times = targets.attacksMade(t, figure)
  if (times > 0 && times >= targets.attacksOf(t, figure))
    return [because(isBasic(t) ? 'HS-BAS-21' : 'HS-ATT-03', say('refuse.attackAgain', { figure, times }))]
  const most = printed(t, card).figures
  if (!appendActors(t, []).includes(figure))
    return [because('HS-RUL-77', say('refuse.attackEnoughActing', { figure, most: Math.max(most, acting.length) }))]
  for (let target = 0; target < cardOf.length; target++) if (targets.mayAttack(t, figure, target)) return []
  return [because(isBasic(t) ? 'HS-BAS-19' : 'HS-ATT-01', say('refuse.attackNoTarget', { figure }))]
}

/** The very card, or a common one that matches it. */
const isSameCard = (t: Table, figure: Figure): boolean => {
  const { cardOf, cards } = roster(t)
  return cardOf[figure] === t.state.turn!.card || cards[cardOf[figure]].rarity === 'common'
}

const givenUp = (card: number, power: string): Reason =>
  because(power === 'grenade' ? 'HS-RUL-73' : 'HS-POW-01', say('refuse.attackGivenUp', { card, power }))

const gone = (t: Table, figure: Figure): Reason =>
  because(t.state.fate[figure] === DESTROYED ? 'HS-LIF-04' : 'HS-RUL-75', say('refuse.attackGone', { figure }))

function reasonFor(t: Table, attacker: Figure, target: Figure, obstacle: targets.Obstacle): Reason {
  const pair = { attacker, target }
  if (obstacle === targets.GONE) return gone(t, target)
  if (obstacle === targets.NOBODYS) return because('HS-RUL-45', say('refuse.attackNobodys', { figure: target }))
  if (obstacle === targets.FRIEND) return because('HS-RUL-56', say('refuse.attackFriend', { figure: target }))
  if (obstacle === targets.ENGAGED) {
    const engaged = engagedWith(t, attacker, []).join()
    return because('HS-ENG-13', say('refuse.attackEngaged', { ...pair, engaged }))
  }
  if (obstacle === targets.THORIAN_SPEED) return because('HS-POW-01', say('refuse.attackThorianSpeed', pair))
  return obstacle === targets.HIDDEN ? hidden(t, attacker, target) : outOfRange(t, attacker, target)
}

function outOfRange(t: Table, attacker: Figure, target: Figure): Reason {
  const pair = { attacker, target }
  const distance = targets.distanceOf(t, attacker, target)
  const range = targets.rangeOf(t, attacker)
  if (distance === OUT_OF_REACH) return because('HS-RNG-06', say('refuse.attackNoWay', pair))
  if (distance <= range) return because('HS-RUL-47', say('refuse.attackNotAdjacent', pair))
  if (range === 1) return because('HS-RNG-02', say('refuse.attackNotNeighbour', { ...pair, distance }))
  return because('HS-RNG-01', say('refuse.attackTooFar', { ...pair, distance, range }))
}

export const sightRule = (t: Table): string => (isBasic(t) ? 'HS-LOS-04' : 'HS-LOS-06')

/** What is in the way, the nearest first. */
function hidden(t: Table, attacker: Figure, target: Figure): Reason {
  const pair = { attacker, target }
  const seen = sight(targets.sightScene(t), attacker, target, targets.sightKind(t))
  const blocker = seen.clear ? undefined : seen.blockedBy[0]
  if (blocker?.kind === 'figure')
    return because(
      isBasic(t) ? 'HS-LOS-03' : 'HS-LOS-08',
      say('refuse.attackHiddenByFigure', { ...pair, figure: blocker.figure }),
    )
  if (blocker?.kind === 'ruin') return because('HS-LOS-03', say('refuse.attackHiddenByRuin', pair))
  if (blocker?.kind !== 'terrain') return because(sightRule(t), say('refuse.attackHidden', pair))
  const space = fieldOf(t).columns.firstSpace[blocker.column + 1] - 1
  return because('HS-LOS-03', say('refuse.attackHiddenByGround', { ...pair, space }))
}
