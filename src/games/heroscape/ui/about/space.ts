import { OPEN_SKY } from '../../content/battlefield.ts'
import { TERRAINS } from '../../content/names.ts'
import { mistOf, phaseOf, type Seen } from '../seen.ts'
import type { FixedId } from './fixed.ts'

/** What matters most about a space: mist, a roof, water or mud, a starting zone before the battle, else its ground. */
export function spaceId(seen: Seen, space: number): FixedId {
  const { spaces } = seen.field
  const ground = TERRAINS[spaces.terrain[space]]
  const isMud = seen.scenario.special.some((one) => one.rule === 'mud' && one.terrain === ground)
  if (spaces.level[space] <= mistOf(seen.view)) return 'terrain:mist'
  if (spaces.clearance[space] < OPEN_SKY) return 'terrain:overhang'
  if (ground === 'water' || isMud) return `terrain:${ground}`
  const isBefore = phaseOf(seen.view) === 'army' || phaseOf(seen.view) === 'placing'
  return isBefore && (seen.scenario.layout.zoneOf[space] ?? -1) >= 0 ? 'terrain:zone' : `terrain:${ground}`
}
