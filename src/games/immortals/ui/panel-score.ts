import type { Role } from '../../../engine/index.ts'
import type { ViewCells } from '../../../protocol/board.ts'
import type { Content } from '../content/content.ts'
import { scoreOf, type Score } from '../rules/scoring/score.ts'
import { landsIn } from './cells.ts'

/** What a role would score if the round were scored now, by the rules themselves on what lies open. */
export function scoreNow(content: Content, view: ViewCells, role: Role): Score {
  const lands = landsIn(view)
  const state = {
    possessor: lands.map(({ possessor }) => possessor),
    building: lands.map(({ building }) => building),
  }
  return scoreOf({ state, content }, role)
}

export interface Holdings {
  readonly lands: number
  readonly armies: number
}

export function holdingsOf(view: ViewCells, role: Role): Holdings {
  const own = landsIn(view).filter(({ possessor }) => possessor === role)
  return { lands: own.length, armies: own.reduce((sum, { armies }) => sum + armies, 0) }
}
