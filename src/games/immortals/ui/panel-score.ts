import type { Role } from '../../../engine/table.ts'
import type { ViewCells } from '../../../protocol/board.ts'
import type { Content } from '../content/content.ts'
import { scoreOf, trackOf, type Score } from '../rules/scoring/scoring.ts'
import type { State } from '../rules/table/state.ts'
import { landCells } from './cells.ts'

/** What a role would score if the round were scored now, by the rules themselves on what lies open. */
export function scoreNow(content: Content, view: ViewCells, role: Role): Score {
  const lands = landCells(view)
  const state: Pick<State, 'possessor' | 'building'> = {
    possessor: lands.map(({ possessor }) => possessor),
    building: lands.map(({ building }) => building),
  }
  return scoreOf({ state: state as State, content }, role)
}

export interface Holdings {
  readonly lands: number
  readonly armies: number
}

export function holdingsOf(view: ViewCells, role: Role): Holdings {
  const own = landCells(view).filter(({ possessor }) => possessor === role)
  return { lands: own.length, armies: own.reduce((sum, { armies }) => sum + armies, 0) }
}

/** How often the marker has passed the last field of the track. */
export const lapsOf = (content: Content, points: number): number => trackOf(content, points).laps
