import { CASTLE, CITADEL, FOREST, GIANT, PLAINS, SEA, UNIT_TYPES, type Terrain } from '../../content/units.ts'
import { isCorsairs } from '../factions/factions.ts'
import { army, has, unitsIn } from '../table/pieces.ts'
import { mapOf, NONE, type Area, type Role, type Table, type UnitType } from '../table/state.ts'
import type { ModifierLine, ModifierReason } from '../words/battle-words.ts'

/** What decides whether a modifier applies: the battle area's terrain (BS-BAT-17), the side (BS-BAT-18), the enemy's walls. */
interface Circumstances {
  terrain: Terrain
  isAttacking: boolean
  /** The other side has a castle or citadel in the battle, also an attacking one (BS-RUL-44). */
  againstFortress: boolean
}

const here: Circumstances = { terrain: PLAINS, isAttacking: false, againstFortress: false }
const counts: number[] = new Array<number>(UNIT_TYPES).fill(0)

/** The Corsairs get +1 once in every battle at sea (BS-FAC-COR-01, BS-RUL-45). */
const SEA_BONUS = 1

function circumstancesOf(t: Table, area: Area, opponent: Role, isAttacking: boolean): Circumstances {
  here.terrain = mapOf(t).terrain[area]
  here.isAttacking = isAttacking
  here.againstFortress = has(t, opponent, area, CASTLE) || has(t, opponent, area, CITADEL)
  return here
}

/** What one unit of a type adds (BS-TIL-17, BS-TIL-19 to BS-TIL-34). */
function perUnit(t: Table, type: UnitType, at: Circumstances): number {
  const { modifier } = t.content
  let sum = modifier.always[type] + (at.isAttacking ? modifier.attacking[type] : modifier.defending[type])
  if (at.terrain === FOREST) sum += modifier.forest[type]
  if (at.terrain === PLAINS) sum += modifier.plains[type]
  if (at.againstFortress) sum += modifier.againstFortress[type]
  return sum
}

const seaBonus = (t: Table, role: Role, area: Area): number =>
  mapOf(t).terrain[area] === SEA && isCorsairs(t, role) ? SEA_BONUS : 0

/** The sum of all modifiers of a side (BS-TIL-18, BS-BAT-16). */
export function modifierOf(t: Table, role: Role, opponent: Role, area: Area, isAttacking: boolean): number {
  const at = circumstancesOf(t, area, opponent, isAttacking)
  army(t, role, area, counts)
  let sum = seaBonus(t, role, area)
  for (let type = 0; type < UNIT_TYPES; type++) if (counts[type] > 0) sum += counts[type] * perUnit(t, type, at)
  return sum
}

/** The same sum, line by line with its reasons; types that add nothing are listed too. */
export function modifierLines(t: Table, role: Role, opponent: Role, area: Area, isAttacking: boolean): ModifierLine[] {
  const at = circumstancesOf(t, area, opponent, isAttacking)
  const lines: ModifierLine[] = []
  army(t, role, area).forEach((count, unit) => {
    if (count > 0) lines.push({ unit, count, each: perUnit(t, unit, at), reasons: reasonsFor(t, unit, at) })
  })
  const bonus = seaBonus(t, role, area)
  if (bonus > 0) lines.push({ unit: NONE, count: 1, each: bonus, reasons: ['sea'] })
  return lines
}

function reasonsFor(t: Table, type: UnitType, at: Circumstances): ModifierReason[] {
  const { modifier } = t.content
  const applies: [ModifierReason & keyof typeof modifier, boolean][] = [
    ['always', true],
    ['attacking', at.isAttacking],
    ['defending', !at.isAttacking],
    ['forest', at.terrain === FOREST],
    ['plains', at.terrain === PLAINS],
    ['againstFortress', at.againstFortress],
  ]
  return applies.filter(([kind, is]) => is && modifier[kind][type] > 0).map(([kind]) => kind)
}

export const FEW_TILES = 3
export const MANY_TILES = 4

/** How many battle tiles a side draws (BS-BAT-08, BS-BAT-09, BS-BAT-10, BS-FAC-HIL-04). */
export function tilesFor(t: Table, role: Role, opponent: Role, area: Area): number {
  if (unitsIn(t, area, role) > unitsIn(t, area, opponent)) return MANY_TILES
  return has(t, role, area, GIANT) ? MANY_TILES : FEW_TILES
}
