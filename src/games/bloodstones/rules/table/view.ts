import type { PutCell } from '../../../../engine/index.ts'
import { UNDEAD, UNIT_NAMES, UNIT_TYPES, type UnitName } from '../../content/units.ts'
import { isIgnored, isShown, type Side } from '../battle/battle-questions.ts'
import {
  bagCell,
  battleCell,
  battleTilesCell,
  cutiecornCell,
  discardCell,
  fledCell,
  handCell,
  mapCell,
  moveCell,
  phaseCell,
  replacementCell,
  roleCell,
  turnCell,
  unitsCell,
  villagesCell,
  type BattleShown,
  type BattleSide,
  type StackShown,
  type Tiles,
} from './cells.ts'
import { army, offMap } from './pieces.ts'
import { factionOf, mapOf, NONE, type Area, type Battle, type Role, type Table } from './state.ts'
import { sizeOf } from './tiles.ts'

/** Everything that lies open: map, discard piles, captured pieces, counts of hand and bag (BS-SET-22, BS-RUL-86). */
export function publicView(t: Table, put: PutCell): void {
  const s = t.state
  mapCell.put(put, mapOf(t).id)
  turnCell.put(put, [s.active, s.round, s.startRole, s.trigger])
  phaseCell.put(put, s.phase)
  cutiecornCell.put(put, s.cutiecorn)
  for (let role = 0; role < s.roles; role++) publicRole(t, role, put)
  for (let area = 0; area < s.presence.length; area++) {
    if (s.presence[area] !== 0) unitsCell.put(put, area, unitsOfArea(t, area))
    if (s.villages[area] > 0) villagesCell.put(put, area, [s.villageOwner[area], s.villages[area]])
  }
  if (s.battle !== undefined) battleCell.put(put, publicBattle(s.battle))
  if (s.move !== undefined) moveCell.put(put, s.move.cost)
}

function publicRole(t: Table, role: Role, put: PutCell): void {
  const s = t.state
  const chosen = s.faction[role] !== NONE
  roleCell.put(put, role, {
    faction: chosen ? factionOf(t, role).id : '',
    vp: s.vp[role],
    supply: s.supply[role],
    hand: sizeOf(s.hand, role),
    bag: sizeOf(s.bag, role),
    villages: s.villageSupply[role],
    capturedVillages: s.capturedVillages[role],
    capturedCitadels: s.capturedCitadels[role],
    undead: chosen && factionOf(t, role).undead > 0 ? offMap(t, role, UNDEAD) : 0,
    out: s.out[role],
  })
  discardCell.put(put, role, tilesOf(s.discard, role))
  if (s.fledFrom[role].length > 0) fledCell.put(put, role, s.fledFrom[role].slice())
}

/** What only the owner sees (BS-SET-21, BS-BAT-11). */
export function privateView(t: Table, role: Role, put: PutCell): void {
  handCell.put(put, tilesOf(t.state.hand, role))
  bagCell.put(put, tilesOf(t.state.bag, role))
  const { battle } = t.state
  if (battle === undefined) return
  const side = battle.roles.indexOf(role)
  if (side < 0) return
  battleTilesCell.put(put, battle.tiles[side].slice())
  if (battle.replacement[side] !== NONE) replacementCell.put(put, UNIT_NAMES[battle.replacement[side]])
}

function tilesOf(tiles: readonly number[], role: Role): Tiles {
  const named: Partial<Record<UnitName, number>> = {}
  for (let type = 0; type < UNDEAD; type++) {
    const n = tiles[role * UNIT_TYPES + type]
    if (n > 0) named[UNIT_NAMES[type]] = n
  }
  return named
}

const counts: number[] = []

function unitsOfArea(t: Table, area: Area): readonly StackShown[] {
  const stacks: StackShown[] = []
  for (let role = 0; role < t.state.roles; role++) {
    if ((t.state.presence[area] & (1 << role)) === 0) continue
    army(t, role, area, counts)
    for (let type = 0; type < UNIT_TYPES; type++) if (counts[type] > 0) stacks.push([role, type, counts[type]])
  }
  return stacks
}

/** Tiles are shown once everybody has seen them; before that only how many there are and who has decided. */
function publicBattle(battle: Battle): BattleShown {
  const side = (i: Side): BattleSide => ({
    role: battle.roles[i],
    tiles: isShown(battle, i) ? battle.tiles[i].slice() : battle.tiles[i].length,
    decided: battle.decided[i],
    replaced: battle.decided[i] && battle.replacement[i] !== NONE,
    replacement: isReplacementShown(battle, i) ? UNIT_NAMES[battle.replacement[i]] : '',
  })
  return { area: battle.area, ties: battle.ties, sides: [side(0), side(1)] }
}

const isReplacementShown = (battle: Battle, side: Side): boolean =>
  isShown(battle, side) && battle.replacement[side] !== NONE && !isIgnored(battle, side)
