import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced, type StepResult } from '../../../../engine/index.ts'
import { UNDEAD, UNIT_NAMES } from '../../content/units.ts'
import { captureVillageFace } from '../table/faces.ts'
import { hasEnemyUnits } from '../table/pieces.ts'
import { mapOf, NONE } from '../table/state.ts'
import type { Area, Role, Table, UnitType } from '../table/state.ts'
import { areaTarget, tileTarget } from '../table/targets.ts'
import { discard, handSize, inHand, valueOf } from '../table/tiles.ts'
import type { TurnArgs } from './turn-args.ts'

/** The answer that spends no tile. */
export const NO_TILE = -1
/** The answer that ends a series of villages. */
export const STOP = -1

/** Points of the discarded tile that are left, and whether a village has been captured or built with it. */
export interface PointsArg {
  readonly points: number
  readonly first: boolean
}

/** Everybody can see villages in reach and a hand that is not empty; whether a tile of it will do is nobody else's business. */
export const mayCapture = (t: Table, role: Role): boolean =>
  handSize(t, role) > 0 && cheapestCapture(t, role) < Infinity

/** Phase 1 (BS-CAP-01). */
export function* capturePhase(play: Play, _args: TurnArgs): Procedure<StepResult> {
  const { active } = play.state
  if (mayCapture(play, active)) yield* captureVillages(play, active)
}

/** What the points of one tile are spent on: capturing or building villages. */
interface Spending {
  readonly tile: QuestionOf<undefined>
  readonly told: 'captureTile' | 'buildTile'
  readonly village: QuestionOf<PointsArg>
  /** The fewest points, up to the given ones, that are of use; Infinity where nothing is in reach. */
  cheapest(t: Table, role: Role, points: number): number
  spend(play: Play, role: Role, area: Area): void
}

/** At most one tile, its points split over villages (BS-CAP-04, BS-VIL-01); the rest is lost (BS-CAP-05, BS-VIL-03). */
export function* spendTile(play: Play, role: Role, { tile, told, village, cheapest, spend }: Spending): Procedure {
  const type = yield* ask(play, tile, role, undefined)
  if (type === NO_TILE) return
  let points = valueOf(play, role, type)
  discard(play, role, type)
  play.tell({ type: told, role, unit: type, value: points })
  for (let first = true; points > 0 && cheapest(play, role, points) <= points; first = false) {
    const area = yield* ask(play, village, role, { points, first })
    if (area === STOP) break
    points -= villageCost(play, area)
    spend(play, role, area)
  }
  if (points > 0) play.tell({ type: 'pointsLost', role, points })
}

/** Any villages within reach. */
export const captureVillages = (play: Play, role: Role): Procedure =>
  spendTile(play, role, {
    tile: captureTile,
    told: 'captureTile',
    village: captureVillage,
    cheapest: cheapestCapture,
    spend: captureIn,
  })

/** The village leaves the map and is kept by its captor (BS-CAP-06, BS-RUL-68); points only at the end (BS-CAP-07). */
function captureIn(play: Play, role: Role, area: Area): void {
  const owner = play.state.villageOwner[area]
  takeVillages(play, role, area, 1)
  play.tell({ type: 'villageCaptured', role, area, owner, cost: villageCost(play, area) })
}

export function takeVillages(t: Table, role: Role, area: Area, count: number): void {
  const { villages, villageOwner, capturedVillages } = t.state
  villages[area] -= count
  if (villages[area] === 0) villageOwner[area] = NONE
  capturedVillages[role] += count
}

// What can be captured

/** Capturing and building cost the same by terrain (BS-CAP-03, BS-VIL-02). */
export const villageCost = (t: Table, area: Area): number => t.content.villageCost[mapOf(t).terrain[area]]

export const hasEnemyVillages = (t: Table, area: Area, role: Role): boolean =>
  t.state.villages[area] > 0 && t.state.villageOwner[area] !== role

/** An own unit in the area is enough (BS-CAP-02); a table may want the area to be free of enemy units (BS-RUL-20). */
export const isCapturable = (t: Table, area: Area, role: Role): boolean =>
  hasEnemyVillages(t, area, role) &&
  (t.state.presence[area] & (1 << role)) !== 0 &&
  !(t.state.options.captureUncontested && hasEnemyUnits(t, area, role))

/** The fewest points that capture anything; Infinity where nothing is in reach. */
function cheapestCapture(t: Table, role: Role): number {
  const { villages } = t.state
  let least = Infinity
  for (let area = 0; area < villages.length; area++)
    if (villages[area] > 0 && isCapturable(t, area, role)) least = Math.min(least, villageCost(t, area))
  return least
}

/** May the role discard a tile to capture at least one village? (BS-RUL-17) */
export function canCapture(t: Table, role: Role): boolean {
  const points = bestValue(t, role)
  return points > 0 && cheapestCapture(t, role) <= points
}

/** The highest point value in hand. */
export function bestValue(t: Table, role: Role): number {
  let best = 0
  for (let type = 0; type < UNDEAD; type++)
    if (inHand(t, role, type) > 0 && valueOf(t, role, type) > best) best = valueOf(t, role, type)
  return best
}

/** The tile types in hand that are worth at least so many points. */
export function tilesWorth(t: Table, role: Role, points: number, out: UnitType[]): void {
  for (let type = 0; type < UNDEAD; type++)
    if (inHand(t, role, type) > 0 && valueOf(t, role, type) >= points) out.push(type)
}

// The questions

export const captureTile: QuestionOf<undefined> = {
  name: 'captureTile',
  kind: 'tile',
  rule: 'BS-CAP-01',
  options(t, { role }, out) {
    tilesWorth(t, role, cheapestCapture(t, role), out)
    // The Chaos Horde has chosen to capture by its action (BS-FAC-CHA-05).
    if (t.state.phase !== 'actions') out.push(NO_TILE)
  },
  key: tileKey,
  prompt: () => say('capture.tileAsk'),
  describe: (t, type, { role }) =>
    type === NO_TILE
      ? { label: say('capture.none') }
      : {
          label: say('capture.tile', { unit: type, value: valueOf(t, role, type) }),
          targets: [tileTarget(type)],
        },
  // Which tiles will do depends on the hand.
  veiled: (t, { role }) => t.state.phase !== 'actions' || handSize(t, role) > 1,
}

export const captureVillage: QuestionOf<PointsArg> = faced(captureVillageFace)({
  kind: 'area',
  rule: 'BS-CAP-02',
  options(t, { role, arg }, out) {
    const { villages } = t.state
    for (let area = 0; area < villages.length; area++)
      if (villages[area] > 0 && villageCost(t, area) <= arg.points && isCapturable(t, area, role)) out.push(area)
    if (!arg.first) out.push(STOP)
  },
  key: areaKey,
  prompt: (_t, { arg }) => say('capture.villageAsk', { points: arg.points }),
  describe: (t, area, { arg }) =>
    area === STOP
      ? { label: say('capture.stop', { points: arg.points }), rule: 'BS-CAP-05' }
      : {
          label: say('capture.village', { area, owner: t.state.villageOwner[area], cost: villageCost(t, area) }),
          targets: [areaTarget(area)],
          data: { cost: villageCost(t, area) },
          rule: 'BS-CAP-03',
        },
})

export function tileKey(_t: Table, type: UnitType): string {
  return type === NO_TILE ? 'none' : UNIT_NAMES[type]
}

export function areaKey(_t: Table, area: Area): string {
  return area === STOP ? 'stop' : `${area}`
}
