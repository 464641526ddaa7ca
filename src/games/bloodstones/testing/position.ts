import { type ChanceSource, fastSource, Match } from '../../../engine/index.ts'
import { choose, question } from '../../../kit/testing/asking.ts'
import { type Content, defaultContent, type GameMap } from '../content/content.ts'
import { SEA, TERRAIN_NAMES, type TerrainName } from '../content/units.ts'
import { bloodstones } from '../index.ts'
import { layOut, type Layout } from '../lessons/layout.ts'
import type { Area, State } from '../rules/table/state.ts'

export { unit } from '../lessons/layout.ts'

export {
  asked,
  choose,
  loaded,
  offered,
  question,
  reasonsFor,
  refusedBy,
  shown,
  view,
} from '../../../kit/testing/asking.ts'

export type BloodstonesMatch = Match<State, Content>

/** A map made for one test: terrain by area id, and which areas touch. */
export interface TestMap {
  readonly terrain: readonly TerrainName[]
  readonly links: readonly (readonly [Area, Area])[]
}

/** What lies on the table, perhaps on a map of its own. */
export interface Position extends Layout {
  readonly map?: TestMap
  /** Anything else, done to the state before the match begins. */
  readonly arrange?: (state: State) => void
}

function contentWith(map: TestMap | undefined): { content: Content; index: number } {
  const content = defaultContent()
  if (map === undefined) return { content, index: 1 }
  const terrain = map.terrain.map((name) => TERRAIN_NAMES.indexOf(name))
  const adjacent = terrain.map((_, area) =>
    map.links.flatMap(([a, b]) => (a === area ? [b] : b === area ? [a] : [])).sort((a, b) => a - b),
  )
  const compiled: GameMap = {
    ...content.maps[0],
    id: 'test',
    players: { min: 2, max: 6 },
    areaCount: terrain.length,
    terrain,
    adjacent,
    landAdjacent: adjacent.map((list) => list.filter((a) => terrain[a] !== SEA)),
    seaAdjacent: adjacent.map((list) => list.filter((a) => terrain[a] === SEA)),
    areaNames: terrain.map((_, a) => ({ en: `Area ${a}`, de: `Gebiet ${a}` })),
  }
  return { content: { ...content, maps: [...content.maps, compiled] }, index: content.maps.length }
}

/**
 * A match that starts from a made-up position with the given frames on the stack (the last runs first). The default is
 * the whole turn of the active role.
 */
export function positionMatch(
  position: Position,
  frames: readonly { procedure: string; args?: object }[] = [],
  source: ChanceSource = fastSource('position'),
): BloodstonesMatch {
  const { content, index } = contentWith(position.map)
  const roles = position.factions.length
  const state = layOut(content, index, position)
  position.arrange?.(state)
  const list = frames.length > 0 ? frames : [{ procedure: 'turn', args: { step: 0 } }]
  for (const frame of list) state.next.push({ procedure: frame.procedure, args: { ...frame.args } })
  return new Match(bloodstones, content, roles, state, source).begin()
}

/** The active role ends its actions and builds nothing; phase 5 follows. */
export function endTurn(match: BloodstonesMatch): void {
  choose(match, 'end')
  if (!match.over && question(match).startsWith('buildTile')) choose(match, 'none')
}
