import { only, type StepResult } from '../../../../engine/index.ts'
import { DESERT, DRAGON, GOBLIN, LIZARDMAN, UNDEAD } from '../../content/units.ts'
import { army, destroy, villagesOf } from '../table/pieces.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { factionOf, firstPiece, mapOf, NONE, UNIT_TYPES, type Role, type Table, type UnitType } from '../table/state.ts'
import { bagSize, handLimit, handSize } from '../table/tiles.ts'
import { listOf } from '../words/lists.ts'
import type { TurnArgs } from './turn-args.ts'

/** Phase 5: the desert check, then the hand is refilled (BS-DRW-01). The hidden draw ends the step. */
// oxlint-disable-next-line require-yield -- a step like the others, but without a question
export function* drawPhase(play: Play, _args: TurnArgs): Procedure<StepResult> {
  checkDeserts(play, play.state.active)
  drawUpToLimit(play, play.state.active)
}

export const mayDraw = (t: Table, role: Role): boolean => handSize(t, role) < handLimit(t, role)

// Deserts

/** Dragons, lizardmen, undead and goblins may stay in deserts (BS-DRW-02, BS-FAC-DRA-04, BS-UND-04). */
export const endures = (type: UnitType): boolean =>
  type === DRAGON || type === LIZARDMAN || type === UNDEAD || type === GOBLIN

const scratchArmy = new Array<number>(UNIT_TYPES).fill(0)

/** Has the role a unit somewhere that will not last? */
export function isInDesert(t: Table, role: Role): boolean {
  const { terrain } = mapOf(t)
  return factionOf(t, role).pieces.some((type, i) => {
    const area = t.state.where[firstPiece(t, role) + i]
    return area !== NONE && terrain[area] === DESERT && !endures(type)
  })
}

/** Only the active role's units are checked (BS-DRW-03); nobody can forget it (BS-RUL-72). */
export function checkDeserts(play: Play, role: Role): void {
  const { terrain } = mapOf(play)
  const { presence } = play.state
  for (let area = 0; area < presence.length; area++) {
    if (terrain[area] !== DESERT || (presence[area] & (1 << role)) === 0) continue
    const units = army(play, role, area, scratchArmy)
    for (let type = 0; type < UNIT_TYPES; type++) {
      if (units[type] === 0 || endures(type)) continue
      for (let n = units[type]; n > 0; n--) {
        destroy(play, role, type, area)
        play.tell({ type: 'desertLoss', role, unit: type, area })
      }
    }
  }
}

// Drawing

/** One tile from the bag into the hand, seen by its owner only (BS-SET-21). The bag must hold one. */
export function drawTile(play: Play, role: Role): UnitType {
  const first = role * UNIT_TYPES
  const type = play.drawFrom(play.state.bag, 'bag', only(role), first, first + UNIT_TYPES)
  play.state.bag[first + type]--
  play.state.hand[first + type]++
  return type
}

export interface DrawOptions {
  /** A resupply moves the marker and scores villages; not in the final battles (BS-RUL-77). */
  readonly marker?: boolean
}

const AS_USUAL: DrawOptions = { marker: true }
const scratchDrawn = new Array<number>(UNIT_TYPES).fill(0)

/**
 * Draws until the hand limit is reached (BS-DRW-05); whoever holds more keeps all (BS-RUL-16). A tile that must come
 * from an empty bag brings a resupply, at most one (BS-DRW-06, BS-DRW-07, BS-RUL-69).
 */
export function drawUpToLimit(play: Play, role: Role, options: DrawOptions = AS_USUAL): void {
  const missing = handLimit(play, role) - handSize(play, role)
  if (missing <= 0) return
  scratchDrawn.fill(0)
  let left = bagSize(play, role)
  let resupplied = false
  let drawn = 0
  for (; drawn < missing; drawn++) {
    if (left === 0 && !resupplied) {
      resupplied = true
      left = resupply(play, role, options.marker !== false)
    }
    if (left === 0) break
    scratchDrawn[drawTile(play, role)]++
    left--
  }
  if (drawn > 0) tellDrawn(play, role, drawn, left)
}

function tellDrawn(play: Play, role: Role, count: number, bag: number): void {
  if (play.recorder === undefined) return
  play.tell({ type: 'drew', role, count, bag })
  play.tell({ type: 'drewTiles', role, tiles: listOf(scratchDrawn) }, only(role))
}

// Resupply

/** The last field that supply markers reach (BS-DRW-09, BS-MAP-04). */
export const lastSupplyField = (t: Table): number =>
  t.state.roles === 2 ? t.content.lastSupplyField.two : t.content.lastSupplyField.more

/** The discard pile goes into the bag; then the marker moves and the villages score (BS-RUL-70), but not from the last field (BS-DRW-11). Returns the tiles. */
function resupply(play: Play, role: Role, marker: boolean): number {
  const { bag, discard, supply } = play.state
  let tiles = 0
  for (let at = role * UNIT_TYPES; at < (role + 1) * UNIT_TYPES; at++) {
    tiles += discard[at]
    bag[at] += discard[at]
    discard[at] = 0
  }
  const moves = marker && supply[role] < lastSupplyField(play)
  if (moves) supply[role]++
  play.tell({ type: 'resupply', role, tiles, field: supply[role], moved: moves ? 1 : 0 })
  if (moves) scoreVillages(play, role)
  return tiles
}

/** One point per own village on the map; captured ones do not count here (BS-DRW-10, BS-DRW-12, BS-CAP-07). */
function scoreVillages(play: Play, role: Role): void {
  const villages = villagesOnMap(play, role)
  const vp = villages * play.content.villageScore
  play.state.vp[role] += vp
  play.tell({ type: 'villageScoring', role, villages, vp, total: play.state.vp[role], rule: 'BS-DRW-10' })
}

export function villagesOnMap(t: Table, role: Role): number {
  let n = 0
  for (let area = 0; area < t.state.villages.length; area++) n += villagesOf(t, area, role)
  return n
}
