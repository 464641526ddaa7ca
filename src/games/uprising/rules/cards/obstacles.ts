/** Whether an ability can be used now, and what is in the way (UP-CRD-07 to -19, UP-CMB-53 to -59). */
import { ROUND_WINDOWS, type Limit } from '../../content/effects/timing.ts'
import { fightingRole, mayUse } from '../combat/combat-group.ts'
import { isAnyPossible } from '../effects/run.ts'
import { isItemUsable } from '../heroes/attributes.ts'
import { holds } from '../select/conditions.ts'
import { contextAt, type Context } from '../select/context.ts'
import { NONE, type Role, type State, type Table } from '../table/state.ts'
import type { NumberedAbility } from './ability-index.ts'
import { canPay } from './costs.ts'
import { isTurnedDown, isOwnKind } from './ownership.ts'

/** Which rule is in the way, for players who ask. */
export const OBSTACLES = {
  faceDown: 'UP-CRD-07',
  attribute: 'UP-RUL-31',
  usedRound: 'UP-CMB-58',
  usedCombat: 'UP-CMB-59',
  usedTurn: 'UP-CRD-07',
  usedChapter: 'UP-CRD-07',
  usedGame: 'UP-RUL-102',
  notAlways: 'UP-RUL-26',
  otherPhase: 'UP-CRD-14',
  notYourTurn: 'UP-CRD-14',
  otherTime: 'UP-CMB-53',
  otherRound: 'UP-CMB-53',
  notYourCombat: 'UP-CRD-18',
  notYourRoll: 'UP-HER-17',
  noCombat: 'UP-DRU-05',
  notCaused: 'UP-CRD-18',
  forbidden: 'UP-CRD-06',
  heroElsewhere: 'UP-CRD-08',
  itemElsewhere: 'UP-RUL-32',
  condition: 'UP-CRD-06',
  price: 'UP-CRD-06',
  bolts: 'UP-CMB-42',
  nothing: 'UP-RUL-04',
} as const
export type Obstacle = keyof typeof OBSTACLES

/** The context in which an ability of a role speaks at a moment. */
export function contextOfAbility(t: Table, role: Role, { source, of }: NumberedAbility, moment: Context): Context {
  const { combat, heroAt } = t.state
  const here = moment.here !== NONE ? moment.here : (combat?.space ?? (role === NONE ? NONE : heroAt[role]))
  const c: { -readonly [K in keyof Context]: Context[K] } = contextAt(source, of, role, here)
  c.actor = moment.actor
  c.trigger = moment.trigger
  c.action = moment.action
  return c
}

/** UP-RUL-93: a Druid without a printed frequency; the first edition leaves it at that. */
function limitOf(s: State, { ability: { limit }, kind }: NumberedAbility): Limit {
  return kind === 'druid' && limit === 'none' && s.options.druidDefaultLimit === 'round' ? 'round' : limit
}

export function usedObstacle(s: State, one: NumberedAbility): Obstacle | undefined {
  const { number, time } = one
  switch (limitOf(s, one)) {
    case 'none':
      return undefined
    case 'round': {
      const used = time === 'heroRoll' ? s.heroRoll?.usedRound : s.combat?.usedRound
      return used?.includes(number) === true ? 'usedRound' : undefined
    }
    case 'combat':
      return s.combat?.usedCombat.includes(number) === true ? 'usedCombat' : undefined
    case 'turn':
      return s.usedTurn.includes(number) ? 'usedTurn' : undefined
    case 'chapter':
      return s.usedChapter.includes(number) ? 'usedChapter' : undefined
    case 'game':
      return s.usedGame.includes(number) ? 'usedGame' : undefined
  }
}

/** Counted per card; what belongs to a round outside combat belongs to a hero roll. */
export function markUsed(s: State, one: NumberedAbility): void {
  const { heroRoll, combat } = s
  const { number, time } = one
  const limit = limitOf(s, one)
  if (limit === 'round') (time === 'heroRoll' ? heroRoll?.usedRound : combat?.usedRound)?.push(number)
  else if (limit === 'combat') combat?.usedCombat.push(number)
  else if (limit === 'turn') s.usedTurn.push(number)
  else if (limit === 'chapter') s.usedChapter.push(number)
  else if (limit === 'game') s.usedGame.push(number)
}

/** Phases and turns (UP-CRD-13, UP-CRD-14, UP-RUL-26, UP-RUL-27). */
function timeObstacle(s: State, role: Role, one: NumberedAbility, moment: Context): Obstacle | undefined {
  const isOnTurn = s.phase !== 'actions' || s.turn === role || s.turn === NONE
  switch (one.time) {
    case 'always':
      return isOnTurn || s.options.alwaysOffTurn === 1 ? undefined : 'notAlways'
    case 'phase':
      if (s.phase !== one.phase) return 'otherPhase'
      return isOnTurn ? undefined : 'notYourTurn'
    case 'heroRoll':
      if (s.heroRoll === undefined) return 'otherTime'
      return s.heroRoll.role === role || one.ability.whose === 'any' ? undefined : 'notYourRoll'
    case 'combat':
      return combatObstacle(s, role, one)
    case 'trigger':
      return moment.actor === role || one.ability.whose === 'any' ? undefined : 'notCaused'
    default:
      return undefined
  }
}

/** UP-CRD-18, UP-CMB-53, UP-CMB-54; Druids help every player who fights (UP-DRU-02). */
function combatObstacle(s: State, role: Role, { ability, kind }: NumberedAbility): Obstacle | undefined {
  const { combat } = s
  if (combat === undefined) return kind === 'druid' ? 'noCombat' : 'otherTime'
  const fighter = fightingRole(combat)
  if (fighter === NONE || (fighter !== role && ability.whose !== 'any')) return 'notYourCombat'
  if (ROUND_WINDOWS.includes(ability.window)) {
    const part = combat.part === 'archery' || combat.part === 'clash' ? combat.part : undefined
    if (part === undefined || ability.rounds?.includes(part) !== true) return 'otherRound'
  }
  return mayUse(combat.groups[0], kind === 'druid' ? 'druids' : 'cards') ? undefined : 'forbidden'
}

/** UP-CRD-08; in the first edition for all Items in combat (UP-CRD-19, UP-RUL-32). */
function placeObstacle({ state }: Table, c: Context, one: NumberedAbility): Obstacle | undefined {
  const { ability, kind, time } = one
  const isThere = state.heroAt[c.you] === (time === 'combat' ? state.combat!.space : c.here)
  if (isThere) return undefined
  if (ability.place === 'heroHex') return 'heroElsewhere'
  const needsHero = kind === 'item' && time === 'combat' && state.options.combatItemsNeedHero === 'always'
  return needsHero ? 'itemElsewhere' : undefined
}

/** What keeps a role from using an ability of a card it has (or a Druid) at this moment; undefined: nothing. */
export function obstacleOf(t: Table, role: Role, one: NumberedAbility, moment: Context): Obstacle | undefined {
  const { state } = t
  const { kind, of, ability } = one
  if (isOwnKind(kind) && isTurnedDown(state, kind, of)) return 'faceDown'
  if (kind === 'item' && !isItemUsable(t, role, of)) return 'attribute'
  const early = timeObstacle(state, role, one, moment) ?? usedObstacle(state, one)
  if (early !== undefined) return early
  const c = contextOfAbility(t, role, one, moment)
  const place = placeObstacle(t, c, one)
  if (place !== undefined) return place
  if (ability.if !== undefined && !holds(t, ability.if, c)) return 'condition'
  if (ability.cost !== undefined && !canPay(t, role, ability.cost, c))
    return ability.cost.some(({ pay }) => pay === 'bolt') ? 'bolts' : 'price'
  return isAnyPossible(t, ability.do, c) ? undefined : 'nothing'
}
