import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { keepBolts } from '../combat/bolts.ts'
import { chooseLoss } from '../combat/damage.ts'
import { chooseDie, diceIn, qualifies, type DiceChoice } from '../combat/dice-choice.ts'
import { chooseDruid } from '../combat/druids.ts'
import { UNIT_TYPES } from '../map/pieces.ts'
import type { Combat, Role, Space, Table } from '../table/state.ts'
import { type Messages } from '../words/words.ts'
import type { AnyQuestion } from './explain.ts'

type Plainly = {
  readonly [K in keyof Messages]: Messages[K] extends Readonly<Record<string, never>> ? K : never
}[keyof Messages]

const plainReason = (rule: string, key: Plainly & string): Reason => ({ rule, message: say(key) })

const numberBehind = (key: string, head: string): number | undefined => {
  if (!key.startsWith(head)) return undefined
  const rest = Number.parseInt(key.slice(head.length), 10)
  return Number.isNaN(rest) ? undefined : rest
}

/** Things on the map that somebody points at in the middle of a combat. */
const isMapKey = (key: string): boolean =>
  key.startsWith('hex:') || key.startsWith('action:') || key.startsWith('unit:') || key === 'retreat'
const isNoUnit = (key: string): boolean =>
  key.startsWith('hero:') || key.startsWith('wall@') || key.startsWith('tower@')

const isDruid = ({ state }: Table, key: string): boolean => {
  const druid = numberBehind(key, 'druid:')
  return druid !== undefined && state.druids.includes(druid)
}

/** Why an intent is not on offer in a combat's own questions. */
export function explainCombat(t: Table, role: Role, key: string, ask: AnyQuestion | undefined): Reason[] {
  // Also the dice of a hero roll.
  if (ask?.question === chooseDie) return explainDie(t, key, ask.arg as DiceChoice)
  if (t.state.combat === undefined)
    return isDruid(t, key) && ask?.question !== chooseDruid
      ? [plainReason('UP-DRU-05', 'combat.whyGodpowerOutside')]
      : []
  if (ask?.question === chooseLoss) return explainLoss(t, role, key, (ask.arg as { space: Space }).space)
  if (ask?.question === keepBolts && key.startsWith('option:')) {
    const { bolts } = ask.arg as { bolts: number }
    return [{ rule: 'UP-CMB-42', message: say('combat.whyBolts', { bolts }) }]
  }
  return []
}

/** What combats forbid in general: only if no other chapter has asked and knows better. */
export function explainDuringCombat(t: Table, _role: Role, key: string): Reason[] {
  const { combat } = t.state
  return combat === undefined ? [] : explainFight(key, combat)
}

/** UP-CMB-39, UP-CMB-40: own Units of this combat, and all of the damage. */
function explainLoss({ state }: Table, role: Role, key: string, space: Space): Reason[] {
  if (isNoUnit(key)) return [plainReason('UP-CMB-40', 'combat.whyNoDamage')]
  if (key === 'done' || key === 'pass') return [plainReason('UP-CMB-22', 'combat.whyMustChoose')]
  const type = numberBehind(key, 'unit:')
  if (type === undefined && !isMapKey(key)) return []
  if (type === undefined) return [{ rule: 'UP-CMB-05', message: say('combat.whyNoRetreat', { space }) }]
  const isHere = key.endsWith(`@${space}`) && type < UNIT_TYPES && state.unitsOf[space] === role
  return [
    isHere
      ? { rule: 'UP-CMB-39', message: say('combat.whyLossType', { role, type, space }) }
      : { rule: 'UP-CMB-39', message: say('combat.whyLossElsewhere', { space }) },
  ]
}

function explainDie(t: Table, key: string, choice: DiceChoice): Reason[] {
  if (key === 'done') return [plainReason(choice.purpose === 'keep' ? 'UP-TER-05' : 'UP-RUL-88', 'combat.whyAllDice')]
  const die = numberBehind(key, 'die:')
  if (die === undefined) return []
  const isReroll = choice.purpose === 'reroll'
  if (die < 0 || die >= diceIn(t, choice.pool).length)
    return [plainReason('UP-CMB-47', isReroll ? 'combat.whyDieEnemy' : 'combat.whyDieShows')]
  if (choice.chosen.includes(die)) return [plainReason(isReroll ? 'UP-TER-10' : 'UP-RUL-88', 'combat.whyDieGone')]
  if (qualifies(t, choice, die)) return [plainReason(isReroll ? 'UP-CMB-47' : 'UP-RUL-88', 'refuse.sameDie')]
  return [plainReason(isReroll ? 'UP-CMB-47' : 'UP-RUL-88', 'combat.whyDieShows')]
}

/** In windows of a combat: nobody leaves it. */
function explainFight(key: string, { space }: Combat): Reason[] {
  if (isMapKey(key)) return [{ rule: 'UP-CMB-05', message: say('combat.whyNoRetreat', { space }) }]
  return isNoUnit(key) ? [plainReason('UP-CMB-40', 'combat.whyNoDamage')] : []
}
