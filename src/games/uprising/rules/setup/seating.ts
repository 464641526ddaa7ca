/** A player's area and home (UP-SET-10 to -15, UP-SET-20, UP-SET-27). */
import { deckOf } from '../../../../kit/deck.ts'
import { RESOURCES } from '../../content/names.ts'
import { resourceAt } from '../table/resources.ts'
import { printed, type Role, type Space, type Table } from '../table/state.ts'
import { difficultyOf } from './difficulty.ts'

export interface Seat {
  readonly faction: number
  readonly hero: number
  readonly home: Space
}

/** Board, Hero, START Feats, resources, AP, and the home hex with the first Haven; no Units on the map. */
export function takeSeat(t: Table, role: Role, { faction, hero, home }: Seat): void {
  const { state, content } = t
  state.faction[role] = faction
  state.hero[role] = hero
  state.tile[home] = content.factions[faction].home
  state.haven[home] = role
  state.heroAt[role] = home
  state.ap[role] = content.setup.actionPoints
  for (let kind = 0; kind < RESOURCES.length; kind++)
    state.resources[resourceAt(role, kind)] = difficultyOf(content, state.options).resources
  const feats = printed(t).feats.filter((feat) => feat.hero === hero)
  state.feats[role] = feats.filter((feat) => feat.isStart).map((feat) => feat.index)
  state.featDecks[role] = deckOf(feats.filter((feat) => !feat.isStart).map((feat) => feat.index))
}
