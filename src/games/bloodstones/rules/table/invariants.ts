import { includes, isRoleOrNone } from '../../../../engine/index.ts'
import { BLANK, CUTIECORN, SHIP, DRAGON, UNDEAD, UNIT_NAMES, UNIT_TYPES } from '../../content/units.ts'
import { isSea, mayEnter } from './pieces.ts'
import { factionOf, firstPiece, NONE, type Role, type Table } from './state.ts'

/** What is true at every question of every game, whatever the rules do. */
export function invariants(t: Table): string[] {
  const broken: string[] = []
  for (let role = 0; role < t.state.roles; role++) {
    if (t.state.faction[role] === NONE) continue
    conserveTiles(t, role, broken)
    conserveVillages(t, role, broken)
    terrainOfUnits(t, role, broken)
  }
  const { active, startRole, cutiecorn: holder, trigger, roles } = t.state
  if (![active, startRole, holder, trigger].every((role) => isRoleOrNone(role, roles))) broken.push('a role is none')
  indices(t, broken)
  cutiecorn(t, broken)
  return broken
}

/** Every tile is in exactly one place (BS-TIL-10, BS-TIL-11). */
function conserveTiles(t: Table, role: Role, broken: string[]): void {
  const { hand, bag, discard, where, battle } = t.state
  const faction = factionOf(t, role)
  const onMap = new Array<number>(UNIT_TYPES).fill(0)
  faction.pieces.forEach((type, i) => (onMap[type] += where[firstPiece(t, role) + i] === NONE ? 0 : 1))
  for (let type = 0; type < UNDEAD; type++) {
    const at = role * UNIT_TYPES + type
    const replacing = battle?.roles.some((r, i) => r === role && battle.replacement[i] === type) ? 1 : 0
    if (hand[at] < 0 || bag[at] < 0 || discard[at] < 0) broken.push(`negative ${UNIT_NAMES[type]} of role ${role}`)
    const n = hand[at] + bag[at] + discard[at] + (type === BLANK ? 0 : onMap[type]) + replacing
    if (n !== faction.count[type]) broken.push(`role ${role} has ${n} ${UNIT_NAMES[type]}, not ${faction.count[type]}`)
  }
}

function conserveVillages(t: Table, role: Role, broken: string[]): void {
  const s = t.state
  let onMap = 0
  for (let area = 0; area < s.villages.length; area++) if (s.villageOwner[area] === role) onMap += s.villages[area]
  const lost = factionOf(t, role).villages - s.villageSupply[role] - onMap
  if (s.villageSupply[role] < 0 || lost < 0) broken.push(`villages of role ${role} do not add up`)
}

/** Only ships and dragons at sea, ships never on land (BS-MAP-10, BS-SEA-01). */
function terrainOfUnits(t: Table, role: Role, broken: string[]): void {
  factionOf(t, role).pieces.forEach((type, i) => {
    const area = t.state.where[firstPiece(t, role) + i]
    if (area === NONE || mayEnter(t, role, type, area)) return
    // A cutiecorn may have been taken over where its new controller could not go (BS-RUL-33).
    if (type === CUTIECORN && !isSea(t, area)) return
    if (type === DRAGON || type === SHIP || isSea(t, area)) broken.push(`${UNIT_NAMES[type]} in area ${area}`)
    else if (type !== CUTIECORN) broken.push(`${UNIT_NAMES[type]} in forbidden terrain ${area}`)
  })
}

/** The counts beside `where` agree with it; villages have owners; captured ones are all accounted for. */
function indices(t: Table, broken: string[]): void {
  const s = t.state
  const count = new Array<number>(s.unitCount.length).fill(0)
  s.where.forEach((area, piece) => {
    if (area !== NONE) count[area * s.roles + Math.floor(piece / t.content.stride)]++
  })
  if (count.some((n, i) => n !== s.unitCount[i])) broken.push('unitCount is out of step')
  s.presence.forEach((set, area) => {
    for (let role = 0; role < s.roles; role++)
      if (includes(set, role) !== count[area * s.roles + role] > 0) broken.push(`presence of ${area} is out of step`)
    if (s.villages[area] > 0 !== (s.villageOwner[area] !== NONE)) broken.push(`villages of ${area} have no owner`)
  })
  const captured = s.capturedVillages.reduce((a, b) => a + b, 0)
  if (captured !== lostVillages(t)) broken.push('captured villages do not add up')
}

function lostVillages(t: Table): number {
  const s = t.state
  let all = 0
  for (let role = 0; role < s.roles; role++)
    if (s.faction[role] !== NONE) all += factionOf(t, role).villages - s.villageSupply[role]
  return all - s.villages.reduce((a, b) => a + b, 0)
}

function cutiecorn(t: Table, broken: string[]): void {
  const s = t.state
  for (let role = 0; role < s.roles; role++) {
    if (s.faction[role] === NONE) continue
    const types = factionOf(t, role).pieces
    const onMap = s.where[firstPiece(t, role) + types.length - 1] !== NONE
    if (onMap !== (s.cutiecorn === role)) broken.push(`the cutiecorn is not where role ${role} has it`)
  }
}
