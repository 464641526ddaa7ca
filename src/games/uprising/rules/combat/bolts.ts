/** Bolts that no Godpower takes cancel Shields (UP-CMB-42 to -44, UP-RUL-83, UP-RUL-84). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { SHIELD, SKULL } from '../../content/names.ts'
import { eachOwnAbility } from '../cards/abilities.ts'
import { abilitiesOf, windowNumber, type NumberedAbility } from '../cards/ability-index.ts'
import { obstacleOf, usedObstacle } from '../cards/obstacles.ts'
import { isAnyPossible } from '../effects/run.ts'
import { takeUnits, UNIT_TYPES } from '../map/pieces.ts'
import { holds } from '../select/conditions.ts'
import { contextOf, NO_CONTEXT, type Context } from '../select/context.ts'
import { piecesMeant } from '../select/pick-pieces.ts'
import { cardsOf } from '../select/which-pieces.ts'
import { cloneState } from '../table/clone-state.ts'
import { isPlayer, type Combat, type Group, type Role, type State, type Table } from '../table/state.ts'
import { fightingRole, isGarrison, isSkeletons, mayUse } from './combat-group.ts'
import { buryUnit } from './losses.ts'
import { roundOf } from './opening-pool.ts'
import { counting, freeBolts } from './symbols.ts'

/** The Godpower of a Nemesis group; Garrisons have none (UP-DRU-06, UP-RUL-92). */
export function godpowerOf(t: Table, group: Group): NumberedAbility | undefined {
  if (isPlayer(group.side) || isGarrison(group)) return undefined
  const { skeleton, nemesis } = abilitiesOf(t)
  return isSkeletons(group) ? skeleton[0] : nemesis[group.card].at(-1)
}

/** Bolts that a Godpower After Damage still needs; only the others cancel Shields (UP-CMB-43, UP-DRU-08). */
export function reservedBolts(t: Table, c: Combat, group: Group): number {
  const power = godpowerOf(t, group)
  if (power === undefined || power.ability.window !== 'combat:afterDamage' || !mayUse(group, 'godpower')) return 0
  const { ability, kind, of } = power
  // UP-CMB-58, UP-CMB-59
  if (ability.rounds?.includes(roundOf(c)) !== true || usedObstacle(t.state, power) !== undefined) return 0
  const context = contextOf(kind, of, { you: fightingRole(c), here: c.space })
  if (!holds(t, ability.if ?? [], context) || !isAnyPossible(t, ability.do, context)) return 0
  return Math.min(freeBolts(t, group), ability.limit === 'none' ? mostUses(t, ability.do, context) : 1)
}

/** How often an effect can be carried out at most: what takes something away ends with the last of it. */
function mostUses(t: Table, effects: readonly Effect[], context: Context): number {
  const [effect] = effects
  if (effect.op === 'choose') return effect.of.reduce((sum, one) => sum + mostUses(t, one.do, context), 0)
  if (effect.op === 'remove')
    return piecesMeant(t, effect.pieces, context, () => true).reduce((sum, { count }) => sum + count, 0)
  if (effect.op === 'loseThreat')
    return cardsOf(t, effect.cards, context).reduce((sum, card) => sum + t.state.threat[card], 0)
  return Infinity
}

/** Whether the player could use Bolts After Damage, now or after a loss of this round, so that keeping some makes sense. */
function wantsLater(t: Table, c: Combat, role: Role): boolean {
  let wants = false
  eachOwnAbility(t, role, windowNumber('combat:afterDamage'), (one) => {
    const { use, cost = [] } = one.ability
    if (wants || use !== 'may' || !cost.some(({ pay }) => pay === 'bolt')) return
    const isUsable = (table: Table): boolean => obstacleOf(table, role, one, NO_CONTEXT) === undefined
    wants = isUsable(t) || tablesAfterLoss(t, c).some(isUsable)
  })
  return wants
}

/** The table after each loss of one own Unit in this round: by the enemy's Skulls, or by its Godpower After Damage, which comes first. */
function tablesAfterLoss(t: Table, c: Combat): Table[] {
  const [own, enemy] = c.groups
  const reserved = reservedBolts(t, c, enemy)
  const shields = Math.max(0, counting(t, own, SHIELD) - (freeBolts(t, enemy) - reserved))
  const tables = reserved > 0 ? tablesAfterGodpower(t, c, enemy) : []
  if (counting(t, enemy, SKULL) <= shields) return tables
  for (let type = 0; type < UNIT_TYPES; type++)
    if (t.state.units[c.space * UNIT_TYPES + type] > 0)
      tables.push(changed(t, (state) => buryUnit(state, c.space, type, enemy.side)))
  return tables
}

function changed({ state, content }: Table, change: (state: State) => void): Table {
  const copy = cloneState(state)
  change(copy)
  return { state: copy, content }
}

/** Units that the Godpower takes from the hex; they come to no Graveyard. */
function tablesAfterGodpower(t: Table, c: Combat, group: Group): Table[] {
  const { ability, kind, of } = godpowerOf(t, group)!
  const context = contextOf(kind, of, { you: fightingRole(c), here: c.space })
  return removalsIn(ability.do)
    .flatMap(({ pieces }) => piecesMeant(t, pieces, context, () => true))
    .filter((one) => one.kind === 'unit' && one.space === c.space)
    .map(({ type }) => changed(t, (state) => takeUnits(state, type, c.space)))
}

function removalsIn(effects: readonly Effect[]): Extract<Effect, { readonly op: 'removeFromGame' }>[] {
  return effects.flatMap((effect) => {
    if (effect.op === 'removeFromGame') return [effect]
    return effect.op === 'orElse' ? removalsIn([...effect.do, ...effect.else]) : []
  })
}

export const keepBolts: QuestionOf<{ readonly bolts: number; readonly shields: number }> = {
  name: 'keepBolts',
  kind: 'number',
  rule: 'UP-CMB-42',
  // Bolts beyond the enemy's Shields are kept in any case.
  options(_t, { arg }, out) {
    for (let n = Math.max(0, arg.bolts - arg.shields); n <= arg.bolts; n++) out.push(n)
  },
  key: (_t, n) => `option:${n}`,
  prompt: (_t, { arg }) => say('combat.boltsPrompt', arg),
  describe: (_t, kept, { arg }) => ({
    label: say('combat.boltsKept', { kept, used: Math.min(arg.bolts - kept, arg.shields) }),
  }),
}

/** How many Bolts of a group stay for After Damage. */
function* keptBolts(play: Play, c: Combat, number: 0 | 1): Procedure<number> {
  const group = c.groups[number]
  const shields = counting(play, c.groups[1 - number], SHIELD)
  const bolts = freeBolts(play, group)
  if (bolts === 0 || shields === 0) return 0
  if (isPlayer(group.side))
    return wantsLater(play, c, group.side) ? yield* ask(play, keepBolts, group.side, { bolts, shields }) : 0
  const n = reservedBolts(play, c, group)
  const { side, card } = group
  if (n > 0) play.tell({ type: 'boltsReserved', side, card, n, rule: 'UP-CMB-43' })
  return n
}

/** UP-RUL-83 (4): what is left cancels enemy Shields, as far as there are any. */
export function* cancelShields(play: Play, c: Combat): Procedure {
  const kept: number[] = []
  for (const number of [0, 1] as const) kept.push(yield* keptBolts(play, c, number))
  for (const number of [0, 1] as const) {
    const group = c.groups[number]
    const enemy = c.groups[1 - number]
    const n = Math.min(freeBolts(play, group) - kept[number], counting(play, enemy, SHIELD))
    if (n <= 0) continue
    group.boltsUsed += n
    enemy.cancelled[SHIELD] += n
    const { side, card } = group
    play.tell({ type: 'boltsCancel', side, card, n, rule: 'UP-CMB-42' })
  }
}
