import type { Provenance } from '../../../../kit/content/fields.ts'
import type { Entry, ListName } from './pack.ts'
import { getAt } from './paths.ts'
import type { Path } from './paths.ts'

const ATTRIBUTES = { might: 'attributes', magic: 'attributes', leadership: 'attributes', guile: 'attributes' }
const EFFECT = { text: 'effect', abilities: 'effect', modifiers: 'effect', attributes: 'effect' }
const NEMESIS = {
  immediateText: 'immediate',
  modifiers: 'ability',
  abilities: 'ability',
  abilityText: 'ability',
  godpowerText: 'godpower',
  destroyedText: 'destroyed',
}

/** Fields whose group of values has another name. */
const GROUPS: Readonly<Record<ListName, Readonly<Record<string, string>>>> = {
  dice: {},
  factions: { rank: 'class', prices: 'price' },
  heroes: ATTRIBUTES,
  hexes: { text: 'effect', explore: 'effect', ongoing: 'effect', salt: 'yields', plunder: 'yields', food: 'yields' },
  legions: NEMESIS,
  hordes: NEMESIS,
  druids: { text: 'godpower' },
  items: EFFECT,
  quests: {
    bonusText: 'bonus',
    immediateText: 'immediate',
    solveText: 'solve',
    failText: 'fail',
    abilities: 'solve',
    modifiers: 'solve',
  },
  events: { text: 'effects', story: 'effects' },
  feats: EFFECT,
}

const SOURCES: readonly unknown[] = ['rulebook', 'public', 'recreated']

/** Where the built-in value at this place comes from; not every value says it. */
export function provenanceAt(list: ListName, entry: Entry, path: Path): Provenance | undefined {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const said = getAt(entry, [...path.slice(0, depth), 'provenance'])
    const key = path[depth]
    if (said === undefined || typeof key !== 'string') continue
    const group = key === 'name' && path[depth + 1] === 'de' ? 'germanName' : (GROUPS[list][key] ?? key)
    const found = getAt(said, [group]) ?? getAt(said, [key])
    return SOURCES.includes(found) ? (found as Provenance) : undefined
  }
  return undefined
}

/** Names, marks, boxes and numbers of pieces say little about how well a card is known. */
const LITTLE: readonly string[] = ['name', 'germanName', 'advanced', 'sets', 'text', 'count']

function sourcesIn(value: unknown): [group: string, source: unknown][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'provenance' ? Object.entries(inner as object) : sourcesIn(inner),
  )
}

/** Whether values that matter in play had to be recreated. */
export const isRecreated = (entry: Entry): boolean =>
  sourcesIn(entry).some(([group, source]) => source === 'recreated' && !LITTLE.includes(group))
