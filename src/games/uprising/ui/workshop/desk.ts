import { emptyPack, entryOf, withEntry, withoutEntry } from './pack.ts'
import type { Box, Entry, ListName, Pack } from './pack.ts'
import type { Loose } from './report.ts'
import { pathWords, same, setAt } from './paths.ts'
import type { Path } from './paths.ts'

const MAX_STEPS = 300

/** What lies on the desk. Never changed, only replaced. */
export interface Desk {
  /** Under which the pack is saved. */
  readonly id: string
  readonly past: readonly Pack[]
  readonly pack: Pack
  readonly future: readonly Pack[]
  /** The field that was changed last: typing in it is one step. */
  readonly mark: string
  readonly list: ListName
  readonly entry: string
  readonly loose: Loose
}

export const openDesk = (id: string, pack: Pack, list: ListName = 'hexes', entry = ''): Desk => ({
  id,
  past: [],
  pack,
  future: [],
  mark: '',
  list,
  entry,
  loose: {},
})

export const newDesk = (id: string, name: string): Desk => openDesk(id, emptyPack(name))

/** Another pack; what was there before can be had back. */
export const reopen = (desk: Desk, id: string, pack: Pack): Desk => ({
  ...change(desk, pack),
  id,
  loose: {},
})

export function change(desk: Desk, pack: Pack, mark = ''): Desk {
  if (pack === desk.pack) return desk
  const isSameStep = mark !== '' && mark === desk.mark
  const past = isSameStep ? desk.past : [...desk.past, desk.pack].slice(-MAX_STEPS)
  return { ...desk, past, pack, future: [], mark }
}

export const canUndo = ({ past, loose }: Desk): boolean => past.length > 0 || Object.keys(loose).length > 0

export function undo(desk: Desk): Desk {
  const { past, pack, future, loose } = desk
  // What was only typed is the latest step.
  if (Object.keys(loose).length > 0) return { ...desk, mark: '', loose: {} }
  const before = past.at(-1)
  if (before === undefined) return desk
  return { ...desk, past: past.slice(0, -1), pack: before, future: [pack, ...future], mark: '' }
}

export function redo(desk: Desk): Desk {
  const { past, pack, future } = desk
  const [next, ...rest] = future
  if (next === undefined) return desk
  return { ...desk, past: [...past, pack], pack: next, future: rest, mark: '', loose: {} }
}

export const choose = (desk: Desk, list: ListName, entry: string): Desk => ({ ...desk, list, entry, mark: '' })

/** The entry on the desk; of another class the first one. */
export function entryOn({ pack, list, entry }: Desk, box: Box): Entry {
  return entryOf(box, pack, list, entry) ?? entryOf(box, pack, list, box[list][0].id)!
}

/** `hexes[rigga].explore` */
function placeOf(desk: Desk, box: Box, path: Path): string {
  const entry = entryOn(desk, box)
  return `${desk.list}[${entry.id}].${pathWords(entry, path)}`
}

/** A value of an entry as the form gives it. */
export function putValue(desk: Desk, box: Box, path: Path, value: unknown): Desk {
  const place = placeOf(desk, box, path)
  const { [place]: _loose, ...loose } = desk.loose
  const pack = withEntry(desk.pack, box, desk.list, setAt(entryOn(desk, box), path, value) as Entry)
  return { ...(same(pack, desk.pack) ? desk : change(desk, pack, place)), loose }
}

/** A text that is no JSON: kept beside the pack, and said as a problem. */
export function putLoose(desk: Desk, box: Box, path: Path, text: string): Desk {
  return { ...desk, loose: { ...desk.loose, [placeOf(desk, box, path)]: text } }
}

export const looseAt = (desk: Desk, box: Box, path: Path): string | undefined => desk.loose[placeOf(desk, box, path)]

/** An entry as built in again, with what was only typed; an added card is taken away. */
export function reset(desk: Desk, list: ListName, id: string): Desk {
  const kept = Object.entries(desk.loose).filter(([place]) => !place.startsWith(`${list}[${id}].`))
  return { ...change(desk, withoutEntry(desk.pack, list, id)), loose: Object.fromEntries(kept) }
}

/** The whole pack as text that is no JSON yet. */
export const WHOLE = '(whole content)'
export const putWholeLoose = (desk: Desk, text: string): Desk => ({ ...desk, loose: { ...desk.loose, [WHOLE]: text } })
export function putWhole(desk: Desk, pack: Pack): Desk {
  const { [WHOLE]: _text, ...loose } = desk.loose
  return { ...(same(pack, desk.pack) ? desk : change(desk, pack, WHOLE)), loose }
}
