import { countsIn, numbersIn } from '../../../kit/counting.ts'
import { FACTION_IDS, TERRAIN_NAMES, type FactionId, type TerrainName, type UnitName } from '../content/units.ts'

export const isFaction = (id: string): id is FactionId => (FACTION_IDS as readonly string[]).includes(id)
export const isTerrain = (name: string): name is TerrainName => (TERRAIN_NAMES as readonly string[]).includes(name)

/** `type*count` joined by commas; a bare type counts once. */
export const eachTile = (list: string, write: (type: number, count: number) => string): string[] =>
  countsIn(list, '*').map(([type, count]) => write(Number(type), count))

export const eachArea = (list: string, area: (id: number) => string): string[] => numbersIn(list).map((id) => area(id))

/** A way is told area by area as long as that can be read; a longer one by its length. */
export const LONGEST_WAY = 4

/** Of these nobody has more than one. */
export const isUnique = (name: UnitName): boolean => name === 'cutiecorn' || name === 'citadel'

export const joined = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts[parts.length - 1]}`

export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 || n === -1 ? one : many}`
