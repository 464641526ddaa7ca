import type { Provenance } from '../../../../kit/content/fields.ts'
import { entryOf, isAdded, LISTS, patchesOf } from './pack.ts'
import type { Box, Entry, ListName, Pack } from './pack.ts'
import { getAt, isFields, pathWords, same } from './paths.ts'
import type { Path } from './paths.ts'
import { provenanceAt } from './provenance.ts'

export interface Difference {
  readonly list: ListName
  readonly id: string
  readonly path: Path
  /** The way in words, as problems name it. */
  readonly place: string
  readonly before: unknown
  readonly now: unknown
  /** Of the built-in value; what is entered is the pack's own. */
  readonly provenance: Provenance | undefined
}

export interface Changed {
  readonly list: ListName
  readonly entry: Entry
  /** The pack adds it. */
  readonly isAdded: boolean
  readonly differences: readonly Difference[]
}

/** Lists that are read as a whole. */
const WHOLE: readonly string[] = [
  'explore',
  'ongoing',
  'immediate',
  'modifiers',
  'abilities',
  'godpower',
  'destroyed',
  'reward',
  'solve',
  'fail',
  'bonus',
  'effects',
  'needs',
  'prices',
  'firstEdition',
]

/** The places where two values differ: as deep as a reader can follow. */
function placesBetween(before: unknown, now: unknown, path: Path): Path[] {
  if (same(before, now) || path.at(-1) === 'provenance') return []
  if (WHOLE.includes(String(path.at(-1)))) return [path]
  if (Array.isArray(before) && Array.isArray(now)) {
    const isDeep = before.length === now.length && before.every((item) => typeof item === 'object')
    return isDeep ? now.flatMap((item, i) => placesBetween(before[i], item, [...path, i])) : [path]
  }
  if (!isFields(before) || !isFields(now)) return [path]
  return Object.keys(now).flatMap((key) => placesBetween(before[key], now[key], [...path, key]))
}

export function differencesOf(box: Box, pack: Pack, list: ListName, id: string): Difference[] {
  const base = box[list].find((one) => one.id === id)
  const entry = entryOf(box, pack, list, id)
  if (base === undefined || entry === undefined) return []
  return placesBetween(base, entry, []).map((path) => ({
    list,
    id,
    path,
    place: pathWords(entry, path),
    before: getAt(base, path),
    now: getAt(entry, path),
    provenance: provenanceAt(list, base, path),
  }))
}

/** Everything that the pack changes or adds, class by class. */
export function changesOf(box: Box, pack: Pack): Changed[] {
  return LISTS.flatMap((list) =>
    patchesOf(pack, list).flatMap(({ id }) => {
      const entry = entryOf(box, pack, list, id)
      if (entry === undefined) return []
      const differences = differencesOf(box, pack, list, id)
      return [{ list, entry, isAdded: isAdded(box, list, id), differences }]
    }),
  )
}

/** What the form does not show: regions, layouts, boards, set-up. */
export const otherParts = (pack: Pack): string[] =>
  Object.keys(pack).filter((key) => ['regions', 'layouts', 'boards', 'setup'].includes(key))
