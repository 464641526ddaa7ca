/** What lies open counted as points (IM-SCO): no procedures, for boards and texts too. */
import type { Content } from '../../content/content.ts'
import { CAPITAL, LANDS, SHRINE } from '../../content/names.ts'
import { landsPossessed } from '../table/lands.ts'
import type { Role, State } from '../table/state.ts'

/** What a role would score now, for the preview too. */
export interface Score {
  readonly lands: number
  readonly shrines: number
  readonly capitals: number
  readonly regions: number
  readonly total: number
}

interface Open {
  readonly state: Pick<State, 'possessor' | 'building'>
  readonly content: Content
}

/** IM-SCO-02 to IM-SCO-08 */
export function scoreOf({ state, content }: Open, role: Role): Score {
  const lands = Math.trunc(landsPossessed(state, role) / content.landsPerPoint)
  const shrines = buildingsOf(state, role, SHRINE) * content.buildings[SHRINE].scored
  const capitals = buildingsOf(state, role, CAPITAL) * content.buildings[CAPITAL].scored
  let regions = 0
  for (const landsOfRegion of content.map.landsIn) {
    let own = 0
    for (const land of landsOfRegion) if (state.possessor[land] === role) own++
    regions += content.regionPoints[own]
  }
  return { lands, shrines, capitals, regions, total: lands + shrines + capitals + regions }
}

function buildingsOf(s: Open['state'], role: Role, building: number): number {
  let count = 0
  for (let land = 0; land < LANDS; land++) if (s.possessor[land] === role && s.building[land] === building) count++
  return count
}

/** Where the marker stands, and how often it has passed the last field (IM-SCO-09, IM-RUL-76). */
export function trackOf(content: Content, points: number): { readonly laps: number; readonly field: number } {
  const { lastField } = content.components
  const laps = points > 0 ? Math.trunc((points - 1) / lastField) : 0
  return { laps, field: points - laps * lastField }
}
