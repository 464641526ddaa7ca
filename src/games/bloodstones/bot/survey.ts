import { CASTLE, CITADEL, DESERT, FOREST, GIANT, PLAINS, SHIELD_GUARD, SHIP, SIEGE_ENGINE } from '../content/units.ts'
import { marches } from '../rules/actions/move.ts'
import { FEW_TILES, MANY_TILES } from '../rules/battle/modifiers.ts'
import { roundChances } from '../rules/battle/odds.ts'
import { factionOf, firstPiece, mapOf, NONE, type Area, type Role, type Table } from '../rules/table/state.ts'
import { endures } from '../rules/turn/draw.ts'
import { LOST_IN_DESERT, unitWorth } from './units.ts'

/** What a role has in one area, as far as battles are concerned. */
export interface Army {
  area: Area
  units: number
  /** Those that can march, ships aside. */
  marchers: number
  engines: number
  /** What all of them bring to an attack, and to a defence, where they stand. */
  attack: number
  defence: number
  guards: number
  giants: number
  castles: number
  hasCitadel: boolean
  /** What they are worth in points. */
  worth: number
}

/** The armies of one role, in no order. */
export interface Armies {
  readonly list: Army[]
  count: number
  /** By area: the place in the list, or NONE. */
  readonly at: number[]
}

const newArmy = (): Army => ({
  area: 0,
  units: 0,
  marchers: 0,
  engines: 0,
  attack: 0,
  defence: 0,
  guards: 0,
  giants: 0,
  castles: 0,
  hasCitadel: false,
  worth: 0,
})

const ofRoles: Armies[] = []

/** All armies of all roles. The answer is reused: it holds until the next survey. */
export function survey(t: Table): readonly Armies[] {
  for (let role = 0; role < t.state.roles; role++) surveyRole(t, role)
  return ofRoles
}

/** The armies of one role anew, where the others' have not changed since the last survey. */
export function surveyRole(t: Table, role: Role): readonly Armies[] {
  const armies = (ofRoles[role] ??= { list: [], count: 0, at: [] })
  const { areaCount } = mapOf(t)
  armies.count = 0
  while (armies.at.length < areaCount) armies.at.push(NONE)
  armies.at.fill(NONE)
  if (t.state.faction[role] !== NONE) count(t, role, armies)
  return ofRoles
}

function count(t: Table, role: Role, armies: Armies): void {
  const { where } = t.state
  const { pieces } = factionOf(t, role)
  const first = firstPiece(t, role)
  for (let i = 0; i < pieces.length; i++) {
    const area = where[first + i]
    if (area !== NONE) join(t, armyAt(armies, area), pieces[i])
  }
}

function armyAt(armies: Armies, area: Area): Army {
  if (armies.at[area] !== NONE) return armies.list[armies.at[area]]
  const at = (armies.at[area] = armies.count++)
  const army = (armies.list[at] ??= newArmy())
  army.area = area
  army.units = army.marchers = army.engines = 0
  army.attack = army.defence = army.guards = army.giants = army.castles = army.worth = 0
  army.hasCitadel = false
  return army
}

function join(t: Table, army: Army, type: number): void {
  const { always, attacking, defending, plains, forest } = t.content.modifier
  const terrain = mapOf(t).terrain[army.area]
  const here = always[type] + (terrain === PLAINS ? plains[type] : 0) + (terrain === FOREST ? forest[type] : 0)
  army.units++
  army.worth += terrain === DESERT && !endures(type) ? LOST_IN_DESERT : unitWorth(t, type)
  army.attack += here + attacking[type]
  army.defence += here + defending[type]
  if (marches(type) && type !== SHIP) army.marchers++
  if (type === SIEGE_ENGINE) army.engines++
  else if (type === SHIELD_GUARD) army.guards++
  else if (type === GIANT) army.giants++
  else if (type === CASTLE) army.castles++
  else if (type === CITADEL) army.hasCitadel = true
}

/** An attack as it may be led: how many units bring how much. */
export interface Attack {
  units: number
  power: number
  giants: number
}

/** What an army brings to an attack where it stands. */
export function standing(t: Table, army: Army, target: Army, out: Attack): Attack {
  out.units = army.units
  out.power = army.attack
  if (target.hasCitadel || target.castles > 0)
    out.power += army.engines * t.content.modifier.againstFortress[SIEGE_ENGINE]
  out.giants = army.giants
  return out
}

/** The chance that an attack beats an army, ties repeated or the shield guards' (BS-BAT-25). */
export function chanceOf(t: Table, attack: Attack, army: Army): number {
  const mine = attack.units > army.units || attack.giants > 0 ? MANY_TILES : FEW_TILES
  const theirs = army.units > attack.units || army.giants > 0 ? MANY_TILES : FEW_TILES
  const { win, tie, loss } = roundChances(t.content, mine, theirs, Math.round(attack.power - army.defence))
  if (army.guards > 0) return win
  return win + loss > 0 ? win / (win + loss) : (win + tie) / 2
}
