/** The map as the rulebook draws it: hexes by coordinates, edges as printed. */
import { SPACES, spaceAt, type Content } from '../../content/content.ts'
import { LEGION_IDS } from '../../content/names.ts'
import type { State } from '../../rules/table/state.ts'

export const NONE = -1
export const [EMPIRE, CHAOS] = [4, 5]
export const CAPITAL = spaceAt(0, 0)
export const UNIT_TYPES = 4

export interface Map {
  readonly state: State
  readonly content: Content
}

/** East first, clockwise. */
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

const REACH = 3
const COORDINATES: [q: number, r: number][] = []
for (let q = -REACH; q <= REACH; q++)
  for (let r = -REACH; r <= REACH; r++) if (spaceAt(q, r) >= 0) COORDINATES[spaceAt(q, r)] = [q, r]

export const ALL: readonly number[] = Array.from({ length: SPACES }, (_, space) => space)

export function neighbour(space: number, way: number): number {
  const [q, r] = COORDINATES[space]
  const [dq, dr] = WAYS[way]
  return Math.max(Math.abs(q + dq), Math.abs(r + dr), Math.abs(q + dq + r + dr)) > REACH
    ? NONE
    : spaceAt(q + dq, r + dr)
}

/** Hexes from one to the other as the crow flies. */
export function crow(a: number, b: number): number {
  const [[q, r], [s, t]] = [COORDINATES[a], COORDINATES[b]]
  return Math.max(Math.abs(q - s), Math.abs(r - t), Math.abs(q + r - s - t))
}

export const cardsOf = ({ state, content }: Map) => content.cards[state.options.contentSet]

/** Feats, Items and Quests that a role has in play. */
export const ownCards = (map: Map, role: number) => {
  const { feats, items, quests } = map.state
  const all = cardsOf(map)
  return [
    ...feats[role].map((feat) => all.feats[feat]),
    ...items[role].map((item) => all.items[item]),
    ...quests[role].map((quest) => all.quests[quest]),
  ]
}

/** The face-up tile of a space, undefined for face-down ones and regions. */
export const tileOf = (map: Map, space: number) =>
  map.state.tile[space] >= 0 ? cardsOf(map).hexes[map.state.tile[space]] : undefined

/** UP-HEX-18, UP-RUL-43: either of the two hexes shows it on the common edge. */
export function isBarred(map: Map, space: number, way: number): boolean {
  const shows = (at: number, side: number): boolean => {
    const tile = tileOf(map, at)
    if (tile === undefined) return false
    for (let edge = 0; edge < 6; edge++)
      if (((tile.edges >> edge) & 1) === 1 && (edge + map.state.rotation[at]) % 6 === side) return true
    return false
  }
  const other = neighbour(space, way)
  return shows(space, way) || (other !== NONE && shows(other, (way + 3) % 6))
}

export const isLegion = (card: number): boolean => card < LEGION_IDS.length
export const inPlay = ({ state }: Map): number[] =>
  state.fate.flatMap((fate, card) => (fate === 1 && state.cardAt[card] !== NONE ? [card] : []))
export const cardsOn = (map: Map, space: number): number[] =>
  inPlay(map).filter((card) => map.state.cardAt[card] === space)

export function playerUnits({ state }: Map, space: number): number {
  let sum = 0
  for (let type = 0; type < UNIT_TYPES; type++) sum += state.units[space * UNIT_TYPES + type]
  return sum
}

/** UP-RUL-56: Units and Threat that a Nemesis would meet. */
export function foes(map: Map, space: number, side: number): number {
  const { state } = map
  const others = cardsOn(map, space).filter((card) => isLegion(card) !== (side === EMPIRE))
  const threat = others.reduce((sum, card) => sum + state.threat[card], 0)
  return playerUnits(map, space) + threat + (side === EMPIRE ? state.skeletons : state.garrison)[space]
}

/** UP-HEX-09 */
export function isEmpty(map: Map, space: number): boolean {
  const { haven, garrison, skeletons, curse } = map.state
  if (haven[space] !== NONE || garrison[space] + skeletons[space] + curse[space] > 0) return false
  return playerUnits(map, space) === 0 && cardsOn(map, space).length === 0
}
