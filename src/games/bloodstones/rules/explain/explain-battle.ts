import { battle } from '../battle/battle.ts'
import { say } from '../table/rules.ts'
import { argsIn, type Reason } from '../../../../engine/index.ts'
import { CUTIECORN, NECROMANCER, unitNamed } from '../../content/units.ts'
import type { BattleArgs } from '../battle/battle-args.ts'
import type { Side } from '../battle/battle-questions.ts'
import { loserOf, undeadToRaise } from '../battle/battle-result.ts'
import {
  canGoAlong,
  cavalryIn,
  cavalryNeeded,
  flightAreas,
  goesAlong,
  hasEnoughCavalry,
  hasFledFrom,
  isHaven,
  retreatAreas,
  retreatBan,
  waysTo,
  type Withdrawal,
} from '../battle/retreat.ts'
import { army, has, unitsIn } from '../table/pieces.ts'
import { mapOf, NONE, type Area, type Battle, type Role, type Table } from '../table/state.ts'
import { inHand } from '../table/tiles.ts'
import { listOf } from '../words/lists.ts'
import { because } from './because.ts'

/**
 * Why something about battles is not on offer: `fight:<area>@<role>`, and while a battle runs `retreat`, areas, pairs of
 * tiles, units to lose, numbers of undead. It reads the role's own hand and tiles and what lies open.
 */
export function explainBattle(t: Table, role: Role, key: string): Reason[] {
  const fight = /^fight:(\d+)@(\d+)$/.exec(key)
  if (fight !== null) return explainFight(t, role, Number(fight[1]), Number(fight[2]))
  const { battle: fought } = t.state
  const args = argsIn(t.state, battle)
  if (fought === undefined || args === undefined || !fought.roles.includes(role)) return []
  if (key === 'retreat') return explainRetreat(t, fought, role, args.winner !== NONE)
  if (args.winner !== NONE) return explainResult(t, role, key, args)
  const pair = /^(?:replace:)?(\w+)>(\d+)$/.exec(key)
  if (pair !== null) return explainReplace(t, fought, role, pair[1], Number(pair[2]))
  const to = destinationIn(t, key, 'retreatTo')
  if (to === undefined || role !== fought.roles[1]) return []
  const refused = explainRetreat(t, fought, role, false)
  return refused.length > 0 ? refused : explainDestination(t, role, fought.area, to, 'retreat', fought.roles[0])
}

/** `12`, `area:12` or `<question>:12`. */
function destinationIn(t: Table, key: string, question: string): Area | undefined {
  const found = /^(?:(\w+):)?(\d+)$/.exec(key)
  if (found === null || (found[1] !== undefined && found[1] !== 'area' && found[1] !== question)) return undefined
  return Number(found[2]) < mapOf(t).areaCount ? Number(found[2]) : undefined
}

function explainFight(t: Table, role: Role, area: Area, opponent: Role): Reason[] {
  if (area >= mapOf(t).areaCount || opponent >= t.state.roles) return []
  if (unitsIn(t, area, role) === 0) return because('BS-BAT-01', say('refuse.noBattleHere', { area }))
  if (opponent === role || unitsIn(t, area, opponent) === 0)
    return because('BS-BAT-01', say('refuse.notInBattle', { area, role: opponent }))
  return []
}

function explainRetreat(t: Table, fought: Battle, role: Role, isDecided: boolean): Reason[] {
  const { area, roles } = fought
  if (role === roles[0]) return because('BS-BAT-06', say('refuse.retreatAttacker'))
  if (fought.ties > 0) return because('BS-BAT-26', say('refuse.retreatAgain'))
  if (isDecided) return because('BS-BAT-05', say('refuse.retreatNotNow'))
  const counted = { own: cavalryIn(t, role, area), enemy: cavalryIn(t, roles[0], area) }
  switch (retreatBan(t, area, roles[0], role)) {
    case 'fortress':
      return because('BS-RET-07', say('refuse.retreatFortress', { area }))
    case 'dragon':
      return because('BS-RET-06', say('refuse.retreatDragon', { role: roles[0] }))
    case 'cavalry':
      return because('BS-RET-04', say('refuse.retreatCavalry', counted))
    case 'corsairs':
      return because('BS-RET-09', say('refuse.retreatCorsairs', { own: counted.own, needed: needed(t, fought) }))
    case 'nowhere':
      return because('BS-RUL-54', say('refuse.retreatNowhere'))
    default:
      return fought.tiles[1].length > 0 ? because('BS-BAT-05', say('refuse.retreatNotNow')) : []
  }
}

const needed = (t: Table, fought: Battle): number => cavalryNeeded(t, fought.area, fought.roles[0])

function explainDestination(t: Table, role: Role, from: Area, to: Area, why: Withdrawal, enemy: Role): Reason[] {
  const offered: Area[] = []
  if (why === 'retreat') retreatAreas(t, from, enemy, role, offered)
  else flightAreas(t, from, role, offered)
  if (offered.includes(to)) return []
  if (to === from) return because('BS-RET-10', say('refuse.fleeBattleArea', { area: to }))
  if (hasFledFrom(t, role, to)) return because('BS-RET-21', say('refuse.fleeAgain', { area: to }))
  const ways = waysTo(t, role, from, to)
  const isBeside = mapOf(t).adjacent[from].includes(to)
  if (isBeside && !isHaven(t, role, to)) return because('BS-RET-11', say('refuse.fleeEnemy', { area: to }))
  if (!ways.step && !ways.overSea) return because('BS-RET-10', say('refuse.fleeFarAway', { area: to }))
  if (why === 'retreat' && !ways.overSea && !hasEnoughCavalry(t, from, enemy, role)) {
    const counted = { own: cavalryIn(t, role, from), enemy: cavalryIn(t, enemy, from) }
    return because('BS-RUL-63', say('refuse.fleeLandCavalry', { area: to, ...counted }))
  }
  const units = army(t, role, from)
  const goes = (type: number): boolean => canGoAlong(t, role, type, to, why)
  const left = listOf(units, (type) => goesAlong(type, why) && !goes(type))
  if (!units.some((count, type) => count > 0 && goes(type)))
    return because('BS-RET-17', say('refuse.fleeTerrain', { area: to }))
  return because('BS-RET-16', say('refuse.fleeTogether', { area: to, units: left }))
}

function explainReplace(t: Table, fought: Battle, role: Role, name: string, tile: number): Reason[] {
  const side: Side = fought.roles[0] === role ? 0 : 1
  const unit = unitNamed(name)
  if (unit < 0) return []
  if (fought.decided[side]) return because('BS-BAT-12', say('refuse.replaceOnce'))
  if (inHand(t, role, unit) === 0) return because('BS-BAT-12', say('refuse.notInHand', { unit }))
  if (!fought.tiles[side].includes(tile)) return because('BS-BAT-12', say('refuse.replaceNotDrawn', { tile }))
  return []
}

function explainResult(t: Table, role: Role, key: string, args: BattleArgs): Reason[] {
  const { area, winner } = args
  if (role === winner) {
    const count = /^(?:raise:)?(\d+)$/.exec(key)
    const most = undeadToRaise(t, args)
    if (count === null || !has(t, winner, area, NECROMANCER) || Number(count[1]) <= most) return []
    return because('BS-FAC-NEC-02', say('refuse.raiseTooMany', { most }))
  }
  const unit = unitNamed(key.replace(/^lose:|^unit:|@\d+$/g, ''))
  if (unit === CUTIECORN) return because('BS-RUL-82', say('refuse.loseCutiecorn'))
  if (unit >= 0 && !has(t, role, area, unit)) return because('BS-BAT-22', say('refuse.loseNotThere', { unit, area }))
  const to = destinationIn(t, key, 'fleeTo')
  return to === undefined ? [] : explainDestination(t, loserOf(args), area, to, 'flight', winner)
}
