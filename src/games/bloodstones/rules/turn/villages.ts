import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { faced, type StepResult } from '../../../../engine/index.ts'
import { isChaosHorde } from '../factions/factions.ts'
import { buildVillageFace } from '../table/faces.ts'
import { citadelArea, hasEnemyUnits, isEmpty, villagesOf } from '../table/pieces.ts'
import { mapOf, NONE } from '../table/state.ts'
import type { Area, Role, Table } from '../table/state.ts'
import { areaTarget, tileTarget } from '../table/targets.ts'
import { handSize, valueOf } from '../table/tiles.ts'
import { areaKey, bestValue, NO_TILE, spendTile, STOP, tileKey, tilesWorth, villageCost } from './capture.ts'
import type { PointsArg } from './capture.ts'
import type { TurnArgs } from './turn-args.ts'

/** Phase 4: at most one tile, its points split over villages (BS-VIL-01); the rest is lost (BS-VIL-03). */
export function* buildPhase(play: Play, _args: TurnArgs): Procedure<StepResult> {
  const { active } = play.state
  if (!mayBuild(play, active)) return
  yield* spendTile(play, active, {
    tile: buildTile,
    told: 'buildTile',
    village: buildVillage,
    cheapest: cheapestVillage,
    spend: raiseVillage,
  })
}

/** As far as everybody can see: there is somewhere to build, and a hand that is not empty. */
export const mayBuild = (t: Table, role: Role): boolean =>
  handSize(t, role) > 0 && cheapestVillage(t, role, Infinity) < Infinity

/** Villages come from the role's own supply (BS-VIL-14). */
function raiseVillage(play: Play, role: Role, area: Area): void {
  const { villages, villageOwner, villageSupply } = play.state
  villageOwner[area] = role
  villages[area]++
  villageSupply[role]--
  play.tell({ type: 'villageBuilt', role, area, cost: villageCost(play, area) })
}

// Where villages can be built

/** May a village stand here, wherever it is? Terrain and limit; neither own citadel nor enemy pieces (BS-VIL-12). */
function isFreeForVillage(t: Table, area: Area, role: Role, citadel: Area): boolean {
  const { state, content } = t
  if (area === citadel || state.villages[area] >= content.villageMax[mapOf(t).terrain[area]]) return false
  if (state.villages[area] > 0 && state.villageOwner[area] !== role) return false
  return !hasEnemyUnits(t, area, role)
}

/** Neither citadel nor villages on the map (BS-OUT-01). The Chaos Horde never has any (BS-OUT-04). */
export function isWipedOut(t: Table, role: Role): boolean {
  const { villages, villageOwner } = t.state
  if (isChaosHorde(t, role) || citadelArea(t, role) !== NONE) return false
  for (let area = 0; area < villages.length; area++) if (villages[area] > 0 && villageOwner[area] === role) return false
  return true
}

/** By area: the number of the last search that found a connection to it. Never kept across a question. */
const connected: number[] = []
const visited: number[] = []
const queue: Area[] = []
let connection = 0

/**
 * Marks every area adjacent to an own village, the own citadel or a chain of areas with own units that begins at one of
 * them (BS-VIL-08, BS-VIL-09, BS-RUL-66), new ones too (BS-VIL-11), whoever has villages on the way (BS-VIL-10).
 */
function findConnections(t: Table, role: Role, citadel: Area): void {
  const { villages, villageOwner, presence } = t.state
  const { adjacent, areaCount } = mapOf(t)
  while (connected.length < areaCount) {
    connected.push(0)
    visited.push(0)
  }
  connection++
  let end = 0
  for (let area = 0; area < areaCount; area++) {
    if (area !== citadel && (villages[area] === 0 || villageOwner[area] !== role)) continue
    visited[area] = connection
    queue[end++] = area
  }
  for (let at = 0; at < end; at++) {
    const around = adjacent[queue[at]]
    for (let i = 0; i < around.length; i++) {
      const next = around[i]
      connected[next] = connection
      if (visited[next] === connection || (presence[next] & (1 << role)) === 0) continue
      visited[next] = connection
      queue[end++] = next
    }
  }
}

/** Appends the areas where the role can build a village for at most so many points; after being wiped out, too (BS-OUT-02, BS-OUT-03). */
export function buildableAreas(t: Table, role: Role, points: number, out: Area[]): void {
  if (t.state.villageSupply[role] === 0) return
  const { areaCount, terrain } = mapOf(t)
  const { villageCost: cost, villageMax: max } = t.content
  const anywhere = isWipedOut(t, role)
  const citadel = citadelArea(t, role)
  if (!anywhere) findConnections(t, role, citadel)
  for (let area = 0; area < areaCount; area++) {
    if (max[terrain[area]] === 0 || cost[terrain[area]] > points) continue
    if (anywhere ? isEmpty(t, area) : isWithinReach(t, area, role) && isFreeForVillage(t, area, role, citadel))
      out.push(area)
  }
}

/** Beside the last village of an otherwise isolated area there may be room for a second (BS-VIL-13). */
const isWithinReach = (t: Table, area: Area, role: Role): boolean =>
  connected[area] === connection || villagesOf(t, area, role) > 0

const scratch: Area[] = []

/** The fewest points, up to the given ones, that build anything; Infinity where nothing can be built. */
function cheapestVillage(t: Table, role: Role, points: number): number {
  if (points === 0) return Infinity
  scratch.length = 0
  buildableAreas(t, role, points, scratch)
  let least = Infinity
  for (let i = 0; i < scratch.length; i++) least = Math.min(least, villageCost(t, scratch[i]))
  return least
}

// The questions

export const buildTile: QuestionOf<undefined> = {
  name: 'buildTile',
  kind: 'tile',
  rule: 'BS-VIL-01',
  options(t, { role }, out) {
    tilesWorth(t, role, cheapestVillage(t, role, bestValue(t, role)), out)
    out.push(NO_TILE)
  },
  key: tileKey,
  prompt: () => say('build.tileAsk'),
  describe: (t, type, { role }) =>
    type === NO_TILE
      ? { label: say('build.none') }
      : {
          label: say('build.tile', { unit: type, value: valueOf(t, role, type) }),
          targets: [tileTarget(type)],
        },
  closes: () => true,
}

export const buildVillage: QuestionOf<PointsArg> = faced(buildVillageFace)({
  kind: 'area',
  rule: 'BS-VIL-08',
  options(t, { role, arg }, out) {
    buildableAreas(t, role, arg.points, out)
    if (!arg.first) out.push(STOP)
  },
  key: areaKey,
  prompt: (t, { role, arg }) => say('build.villageAsk', { points: arg.points, supply: t.state.villageSupply[role] }),
  describe: (t, area, { arg }) =>
    area === STOP
      ? { label: say('build.stop', { points: arg.points }), rule: 'BS-VIL-03' }
      : {
          label: say('build.village', { area, cost: villageCost(t, area) }),
          targets: [areaTarget(area)],
          data: { cost: villageCost(t, area) },
          rule: 'BS-VIL-02',
        },
  closes: () => true,
})
