/** The Production Phase (UP-PRD). */
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import { RESOURCES, SALT, PLUNDER, FOOD } from '../../content/names.ts'
import { eachModifier } from '../cards/modifiers.ts'
import { havensOf } from '../map/pieces.ts'
import { numberOf } from '../select/numbers.ts'
import { gainResource } from '../table/resources.ts'
import { NONE, printed, type Role, type Space, type Table } from '../table/state.ts'
import { clockwise } from './turn-order.ts'

/** Whether a Haven's hex yields something: face-up and without a Curse (UP-PRD-03, UP-PRD-05). */
export const isYielding = (t: Table, space: Space): boolean => t.state.tile[space] >= 0 && t.state.curse[space] === 0

/** Salt, Plunder, Food that a role will gain: for the phase itself and for whoever wants to know beforehand. */
export function productionOf(t: Table, role: Role): number[] {
  const { state, content } = t
  const sum = content.factions[state.faction[role]].production[havensOf(state, role)].slice()
  for (let space = 0; space < state.haven.length; space++) {
    if (state.haven[space] !== role || !isYielding(t, space)) continue
    const { yields } = printed(t).hexes[state.tile[space]]
    for (let kind = 0; kind < RESOURCES.length; kind++) sum[kind] += yields[kind]
  }
  eachModifier(t, 'production', (modifier, context) => {
    if (context.you !== role) return
    if (modifier.salt !== undefined) sum[SALT] += numberOf(t, modifier.salt, context)
    if (modifier.plunder !== undefined) sum[PLUNDER] += numberOf(t, modifier.plunder, context)
    if (modifier.food !== undefined) sum[FOOD] += numberOf(t, modifier.food, context)
  })
  return sum
}

export const production = procedure('production', function* (play: Play): Procedure {
  const { state } = play
  for (const role of clockwise(state)) {
    if (state.faction[role] === NONE) continue
    const gains = productionOf(play, role)
    play.tell({ type: 'produced', role, havens: havensOf(state, role) })
    for (let kind = 0; kind < gains.length; kind++) if (gains[kind] > 0) gainResource(play, role, kind, gains[kind])
  }
})
