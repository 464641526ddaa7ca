/** Losses: Skulls less Shields, for both sides at the same time; a player chooses the own (UP-CMB-22, UP-CMB-36 to -41). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { combatLossFace } from '../table/faces.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { SHIELD, SKULL } from '../../content/names.ts'
import { UNIT_TYPES } from '../map/pieces.ts'
import { changeThreat } from '../nemesis/threat.ts'
import { isPlayer, NONE, type Combat, type Space } from '../table/state.ts'
import { isGarrison, groupStrengthOf } from './combat-group.ts'
import { destroyGarrison, destroySkeleton, destroyUnit } from './losses.ts'
import { counting } from './symbols.ts'

interface Losing {
  readonly space: Space
  readonly left: number
  /** By type: Units already chosen. */
  readonly chosen: readonly number[]
}

export const chooseLoss: QuestionOf<Losing> = faced(combatLossFace)({
  kind: 'unit',
  rule: 'UP-CMB-39',
  options({ state }, { arg }, out) {
    for (let type = 0; type < UNIT_TYPES; type++)
      if (state.units[arg.space * UNIT_TYPES + type] > arg.chosen[type]) out.push(type)
  },
  key: (_t, type, { arg }) => `unit:${type}@${arg.space}`,
  about: (_t, { arg: { space } }) => ({ space }),
  prompt: (_t, { arg }) => say('combat.losePrompt', { n: arg.left, space: arg.space }),
  describe({ state, content }, type, { arg, role }) {
    const n = state.units[arg.space * UNIT_TYPES + type] - arg.chosen[type]
    const unit = content.units[state.faction[role] * UNIT_TYPES + type]
    return {
      label: say('combat.loseUnit', { role, type }),
      detail: say('combat.unitsThere', { n, die: String(unit.die) }),
      targets: [`unit:${type}@${arg.space}`],
      data: type,
    }
  },
})

/** Uncancelled Skulls against a group of this number (UP-CMB-41). */
export function damageTo(t: Play, c: Combat, number: 0 | 1): number {
  return Math.max(0, counting(t, c.groups[1 - number], SKULL) - counting(t, c.groups[number], SHIELD))
}

/** By type, which Units of the player's group are lost; without a choice nobody is asked. */
export function* pickLosses(play: Play, c: Combat, number: 0 | 1, n: number): Procedure<number[]> {
  const { side } = c.groups[number]
  const chosen = [0, 0, 0, 0]
  if (!isPlayer(side) || n <= 0) return chosen
  const { units } = play.state
  const there = units.slice(c.space * UNIT_TYPES, (c.space + 1) * UNIT_TYPES)
  if (n >= groupStrengthOf(play, c, c.groups[number])) return there
  for (let left = n; left > 0; left--) {
    const types = [0, 1, 2, 3].filter((type) => there[type] > chosen[type])
    const arg = { space: c.space, left, chosen: chosen.slice() }
    chosen[types.length === 1 ? types[0] : yield* ask(play, chooseLoss, side, arg)]++
  }
  return chosen
}

/** UP-CMB-46: more than is there has no effect. */
export function applyDamage(play: Play, c: Combat, number: 0 | 1, n: number, losses: readonly number[]): void {
  const group = c.groups[number]
  const by = c.groups[1 - number].side
  const hits = Math.min(n, groupStrengthOf(play, c, group))
  if (isPlayer(group.side))
    losses.forEach((count, type) => {
      for (let i = 0; i < count; i++) destroyUnit(play, c.space, type, by)
    })
  else if (group.card !== NONE) {
    if (hits > 0) changeThreat(play, group.card, -hits, by)
  } else
    for (let i = 0; i < hits; i++)
      if (isGarrison(group)) destroyGarrison(play, c.space, by)
      else destroySkeleton(play, c.space, by)
}

/** The Damage step of a round. `each`: a fixed damage to both instead of what was rolled (UP-RUL-103). */
export function* dealDamage(play: Play, c: Combat, each: number): Procedure {
  const damage = ([0, 1] as const).map((number) => (each > 0 ? each : damageTo(play, c, number)))
  for (const number of [0, 1] as const) {
    const { side, card } = c.groups[number]
    const skulls = counting(play, c.groups[1 - number], SKULL)
    const shields = counting(play, c.groups[number], SHIELD)
    const rule = each > 0 ? 'UP-RUL-103' : 'UP-CMB-41'
    play.tell({ type: 'combatDamage', side, card, n: damage[number], skulls, shields, rule })
  }
  const losses = yield* pickLosses(play, c, 0, damage[0])
  for (const number of [1, 0] as const) applyDamage(play, c, number, damage[number], losses)
}

/** Losses at once, outside the Damage step: extra dice, card effects (UP-RUL-86). */
export const combatHit = procedure(
  'combatHit',
  function* (play: Play, { group, n, rule }: { group: 0 | 1; n: number; rule: string }): Procedure {
    const c = play.state.combat
    if (c === undefined || n <= 0) return
    const { side, card } = c.groups[group]
    play.tell({ type: 'combatDamage', side, card, n, skulls: n, shields: 0, rule })
    const losses = yield* pickLosses(play, c, group, n)
    applyDamage(play, c, group, n, losses)
  },
)
