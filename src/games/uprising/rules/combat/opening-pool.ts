/** Which dice a group rolls in a round (UP-CMB-24 to -33, UP-DEF, UP-TER; in the order of UP-RUL-88). */
import type { Dice } from '../../content/effects/selectors.ts'
import type { Round } from '../../content/effects/timing.ts'
import { BLACK, COLOURS, UNIT_CLASSES, UNIT_IDS, UNIT_RANKS, UNITS_PER_FACTION } from '../../content/names.ts'
import { eachModifier, type RuleOf } from '../cards/modifiers.ts'
import { UNIT_TYPES } from '../map/pieces.ts'
import type { Context } from '../select/context.ts'
import { numberOf } from '../select/numbers.ts'
import { isPlayer, NONE, printed, type Combat, type Group, type Role, type Table } from '../table/state.ts'
import { isGarrison, isMeant, takesPart } from './combat-group.ts'
import { activeTerrain, CURSE_TERRAIN, terrainModifiers } from './terrain.ts'

export const roundOf = (c: Combat): Round => (c.part === 'archery' ? 'archery' : 'clash')

/** Colours by number; a free choice that nobody can be asked for is the strongest. */
export const combatColoursOf = (dice: Dice): number[] =>
  dice.map((colour) => (colour === 'any' ? BLACK : COLOURS.indexOf(colour)))

const IGNORED = ['highlands', 'marsh', 'curse'] as const

/** Whether a player's Units stand above the terrain of the hex. */
export function ignoresTerrain(t: Table, c: Combat, group: Group): boolean {
  if (!isPlayer(group.side)) return false
  const terrain = activeTerrain(t, c.space)
  const id = terrain === CURSE_TERRAIN ? 'curse' : t.content.boards.terrains[terrain].id
  let ignores = false
  eachModifier(
    t,
    'ignoreTerrain',
    (_, context) => {
      if (takesPart(t, c, context)) ignores = true
    },
    (modifier) => IGNORED.some((one) => one === id && modifier.terrain.includes(one)),
  )
  return ignores
}

/** UP-CRD-08: cards that need the Hero on the hex. */
const isInPlace = ({ state }: Table, c: Combat, { you }: Context, place: 'heroHex' | undefined): boolean =>
  place === undefined || state.heroAt[you] === c.space

type UnitDie = RuleOf<'unitDie'>

/** The modifiers of a player's Units in this combat: the terrain's and those of own cards. */
function unitDice(t: Table, c: Combat): UnitDie[] {
  const list: UnitDie[] = []
  for (const modifier of terrainModifiers(t, c.space)) if (modifier.rule === 'unitDie') list.push(modifier)
  eachModifier(t, 'unitDie', (modifier, context) => {
    if (takesPart(t, c, context)) list.push(modifier)
  })
  return list
}

function fits({ unit, class: kind, rank }: UnitDie, index: number, t: Table): boolean {
  const type = t.content.units[index]
  if (unit !== undefined && UNIT_IDS.indexOf(unit) !== index) return false
  if (kind !== undefined && UNIT_CLASSES.indexOf(kind) !== type.class) return false
  return rank === undefined || UNIT_RANKS.indexOf(rank) === type.rank
}

/** The die of one type of Unit in a round; NONE: it does not roll (UP-CMB-24, UP-CMB-27, UP-CMB-28). */
export function dieOfUnit(t: Table, role: Role, type: number, round: Round, modifiers: readonly UnitDie[]): number {
  const index = t.state.faction[role] * UNITS_PER_FACTION + type
  const unit = t.content.units[index]
  let { die } = unit
  let rolls = round === 'clash' || UNIT_CLASSES[unit.class] === 'archer'
  for (const modifier of modifiers) {
    if (!fits(modifier, index, t)) continue
    if (modifier.die !== undefined) die = COLOURS.indexOf(modifier.die)
    if (modifier.rounds?.includes(round) === true) rolls = true
  }
  return rolls ? die : NONE
}

function unitPool(t: Table, c: Combat, role: Role): number[] {
  const { state } = t
  const modifiers = unitDice(t, c)
  const pool: number[] = []
  for (let type = 0; type < UNIT_TYPES; type++) {
    const count = state.unitsOf[c.space] === role ? state.units[c.space * UNIT_TYPES + type] : 0
    if (count === 0) continue
    const die = dieOfUnit(t, role, type, roundOf(c), modifiers)
    if (die !== NONE) for (let n = 0; n < count; n++) pool.push(die)
  }
  return pool
}

/** UP-DEF-03 to -05: only with Units of the owner, which a fighting group has. */
function defensePool({ state, content: { boards } }: Table, c: Combat, role: Role): readonly number[] {
  if (state.haven[c.space] !== role || state.unitsOf[c.space] !== role) return []
  const isArchery = c.part === 'archery'
  const pool: number[] = []
  if (state.wall[c.space] > 0 && !isArchery) pool.push(...boards.wallClash)
  if (state.tower[c.space] > 0) pool.push(...(isArchery ? boards.towerArchery : boards.towerClash))
  return pool
}

/** The row of the present Threat or level, Archery or Clash, never both (UP-CMB-30 to -33). */
function nemesisPool(t: Table, c: Combat, group: Group): readonly number[] {
  const { state, content } = t
  const isArchery = c.part === 'archery'
  if (group.card !== NONE) {
    const { archery, clash } = printed(t).nemesis[group.card]
    const rows = isArchery ? archery : clash
    return rows[Math.min(state.threat[group.card], rows.length - 1)]
  }
  const { garrisonArchery, garrisonClash, skeletonClash } = content.boards
  if (isGarrison(group)) return (isArchery ? garrisonArchery : garrisonClash)[state.garrison[c.space]]
  if (isArchery) return []
  const rolling = Math.max(0, state.skeletons[c.space] - c.turnedRound - c.turnedCombat)
  return Array.from({ length: rolling }, () => skeletonClash).flat()
}

/** Base dice, Defenses, combat abilities and lasting cards; what players add comes in the window. */
export function openingPool(t: Table, c: Combat, number: 0 | 1): number[] {
  const group = c.groups[number]
  const pool = isPlayer(group.side)
    ? [...unitPool(t, c, group.side), ...defensePool(t, c, group.side)]
    : nemesisPool(t, c, group).slice()
  if (number === 0 && c.part === 'clash')
    for (let n = 0; n < c.turnedCombat; n++) pool.push(...t.content.boards.skeletonClash)
  const round = roundOf(c)
  eachModifier(
    t,
    'dice',
    (modifier, context) => {
      if (!takesPart(t, c, context)) return
      if (!isMeant(c, modifier.side, context, number) || !isInPlace(t, c, context, modifier.place)) return
      const times = modifier.times === undefined ? 1 : numberOf(t, modifier.times, context)
      for (let n = 0; n < times; n++) pool.push(...combatColoursOf(modifier.dice))
    },
    (modifier) => modifier.rounds.includes(round),
  )
  return pool
}

/** UP-RUL-88: the Courtesan's pool is the enemy's, after cards were used. */
export function copiesEnemy(t: Table, c: Combat, group: Group): boolean {
  let copies = false
  eachModifier(t, 'copyDice', (_, context) => {
    if (context.of === group.card && takesPart(t, c, context)) copies = true
  })
  return copies
}

/** UP-TER-08, UP-RUL-90: terrain turns dice of a colour into another, in the list itself. How many. */
export function convertByTerrain(t: Table, c: Combat, group: Group, dice: number[]): number {
  let converted = 0
  for (const modifier of terrainModifiers(t, c.space)) {
    if (modifier.rule !== 'convertDice' || !modifier.rounds.includes(roundOf(c))) continue
    if (ignoresTerrain(t, c, group)) continue
    const [from, to] = [COLOURS.indexOf(modifier.from), COLOURS.indexOf(modifier.to)]
    dice.forEach((colour, die) => {
      if (colour !== from) return
      dice[die] = to
      converted++
    })
  }
  return converted
}

/** The most dice that terrain allows (UP-TER-05); Infinity without a limit. */
export function limitByTerrain(t: Table, c: Combat, number: 0 | 1): number {
  for (const modifier of terrainModifiers(t, c.space))
    if (modifier.rule === 'limitDice' && modifier.rounds.includes(roundOf(c)))
      if (!ignoresTerrain(t, c, c.groups[number])) return modifier.n
  return Infinity
}

/** UP-CMB-52: the weakest die goes first. `COLOURS` is in that order. */
export function weakestDie(dice: readonly number[]): number {
  let weakest = 0
  for (let die = 1; die < dice.length; die++) if (dice[die] < dice[weakest]) weakest = die
  return weakest
}
