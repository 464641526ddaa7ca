import { failed, ok, type Problem, type Result } from '../../../../engine/index.ts'
import { findHostile, MAX_PACK_BYTES, merge } from '../../../../kit/content/pack.ts'
import { findSyntaxProblem } from '../../../../kit/content/json-syntax.ts'
import type { ContentSource } from '../../content/content.ts'
import { isFields, same } from './paths.ts'
import type { Fields } from './paths.ts'

/** What can be changed in the form; other parts of a pack are kept as they are. */
export const LISTS = [
  'hexes',
  'heroes',
  'factions',
  'dice',
  'legions',
  'hordes',
  'druids',
  'items',
  'quests',
  'events',
  'feats',
] as const
export type ListName = (typeof LISTS)[number]

/** Classes to which a pack may add cards. */
export const GROWING: readonly ListName[] = ['items', 'quests', 'events', 'feats']

export type Entry = Fields & { readonly id: string }
/** The built-in content as plain lists. */
export type Box = Readonly<Record<ListName, readonly Entry[]>>
/** A content pack on the workbench: its frame is right, its values may be wrong. */
export type Pack = Fields & { readonly name: string }

export const boxOf = (source: ContentSource): Box => source as unknown as Box

const HEAD = { walstatt: 'content-pack', game: 'uprising', version: 1 } as const

export const emptyPack = (name: string): Pack => ({ ...HEAD, name })

export const isEntry = (value: unknown): value is Entry => isFields(value) && typeof value['id'] === 'string'

export const patchesOf = (pack: Pack, list: ListName): readonly Entry[] => (pack[list] ?? []) as readonly Entry[]

/** Whether a pack says anything about the game. */
export const isEmpty = (pack: Pack): boolean =>
  Object.keys(pack).every((key) => ['walstatt', 'game', 'version', 'name', 'note'].includes(key))

/** Takes what has the frame of a pack, right or wrong inside; nothing in it is trusted. */
export function openPack(value: unknown): Result<Pack> {
  const problems: Problem[] = []
  findHostile(value, [], problems)
  if (problems.length > 0) return { ok: false, problems }
  if (!isFields(value)) return failed('(whole file)', 'not a content pack of this game')
  for (const [key, wanted] of Object.entries(HEAD))
    if (value[key] !== wanted) return failed(key, 'not a content pack of this game')
  if (typeof value['name'] !== 'string') return failed('name', 'a name is missing')
  if (!['string', 'undefined'].includes(typeof value['note'])) return failed('note', 'not a text')
  for (const list of LISTS) {
    const patches = value[list] ?? []
    if (!Array.isArray(patches) || !patches.every(isEntry)) return failed(list, 'not a list of things with an id')
    const ids = patches.map(({ id }) => id)
    if (new Set(ids).size < ids.length) return failed(list, 'an id occurs twice')
  }
  return ok(value as Pack)
}

export function readPack(text: string): Result<Pack> {
  if (text.length > MAX_PACK_BYTES) return failed('(whole file)', 'too large')
  const plain = text.replace(/^\uFEFF/, '')
  const syntax = findSyntaxProblem(plain)
  if (syntax !== undefined) return failed(`line ${syntax.line}, column ${syntax.column}`, `not JSON: ${syntax.problem}`)
  return openPack(JSON.parse(plain))
}

export const packText = (pack: Pack): string => `${JSON.stringify(pack, undefined, 2)}\n`

/** The smallest patch that `merge` lays over `base` to get `now`; `undefined`: they are the same. */
export function patchBetween(base: unknown, now: unknown): unknown {
  if (same(base, now)) return undefined
  if (Array.isArray(base) && Array.isArray(now)) return listPatch(base, now)
  if (!isFields(base) || !isFields(now)) return now
  const patch: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(now)) {
    const part = Object.hasOwn(base, key) ? patchBetween(base[key], value) : value
    if (part !== undefined || key === 'id') patch[key] = key === 'id' ? value : part
  }
  return Object.keys(patch).some((key) => key !== 'id') ? patch : undefined
}

function listPatch(base: readonly unknown[], now: readonly unknown[]): unknown {
  if (base.length === 0 || !base.every(isEntry) || !now.every(isEntry)) return now
  const patches = now.map((thing) => {
    const old = base.find(({ id }) => id === thing.id)
    return old === undefined ? thing : patchBetween(old, thing)
  })
  const said = patches.filter((patch) => patch !== undefined)
  return said.length === 0 ? undefined : said
}

/** Everything of a class: the built-in things with the pack laid over them, then those that it adds. */
export function entriesOf(box: Box, pack: Pack, list: ListName): readonly Entry[] {
  return merge(box[list], patchesOf(pack, list)) as Entry[]
}

export function entryOf(box: Box, pack: Pack, list: ListName, id: string): Entry | undefined {
  const base = box[list].find((one) => one.id === id)
  const patch = patchesOf(pack, list).find((one) => one.id === id)
  return base === undefined ? patch : (merge(base, patch) as Entry)
}

export const isAdded = (box: Box, list: ListName, id: string): boolean => box[list].every((one) => one.id !== id)

/** The pack with this entry as it is now: only what differs is written down. */
export function withEntry(pack: Pack, box: Box, list: ListName, entry: Entry): Pack {
  const base = box[list].find(({ id }) => id === entry.id)
  const patch = base === undefined ? entry : (patchBetween(base, entry) as Entry | undefined)
  return withPatch(pack, list, entry.id, patch)
}

/** As printed again; an added card is taken away. */
export const withoutEntry = (pack: Pack, list: ListName, id: string): Pack => withPatch(pack, list, id, undefined)

function withPatch(pack: Pack, list: ListName, id: string, patch: Entry | undefined): Pack {
  const old = patchesOf(pack, list)
  const isKnown = old.some((one) => one.id === id)
  const replaced = old.flatMap((one) => (one.id !== id ? [one] : patch === undefined ? [] : [patch]))
  const patches = isKnown || patch === undefined ? replaced : [...replaced, patch]
  const { [list]: _old, ...others } = pack
  return (patches.length === 0 ? others : { ...others, [list]: patches }) as Pack
}

/** A card to start from: a copy of another under an id of its own. */
export function copyOf(entry: Entry, taken: readonly string[]): Entry {
  const stem = `${entry.id.slice(0, 48)}-own`.replace(/(-own)+$/, '-own')
  let id = stem
  for (let n = 2; taken.includes(id); n++) id = `${stem}-${n}`
  return { ...structuredClone(entry), id }
}
