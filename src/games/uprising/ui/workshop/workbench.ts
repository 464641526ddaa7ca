import * as steps from '../../../../boardkit/workshop/history.ts'
import type { History } from '../../../../boardkit/workshop/history.ts'
import type { Work } from './craft.ts'
import { entryOf, withEntry, withoutEntry } from './pack.ts'
import type { Box, Entry, ListName, Pack } from './pack.ts'
import type { Loose } from './report.ts'
import { pathWords, same, setAt } from './paths.ts'
import type { Path } from './paths.ts'

/** What lies on the desk. Never changed, only replaced. */
export interface Desk {
  /** Under which the pack is saved. */
  readonly id: string
  readonly history: History<Pack>
  /** The field that was changed last: typing in it is one step. */
  readonly mark: string
  readonly list: ListName
  readonly entry: string
  readonly loose: Loose
}

export const openDesk = ({ id, pack }: Work): Desk => ({
  id,
  history: steps.startHistory(pack),
  mark: '',
  list: 'hexes',
  entry: '',
  loose: {},
})

export const packOn = ({ history }: Desk): Pack => history.present

/** Another pack; what was there before can be had back. */
export const reopen = (desk: Desk, { id, pack }: Work): Desk => ({ ...change(desk, pack), id, loose: {} })

export function change(desk: Desk, pack: Pack, mark = ''): Desk {
  const history = steps.record(desk.history, pack, mark !== '' && mark === desk.mark)
  return history === desk.history ? desk : { ...desk, history, mark }
}

const isLoose = ({ loose }: Desk): boolean => Object.keys(loose).length > 0

export const canUndo = (desk: Desk): boolean => steps.canUndo(desk.history) || isLoose(desk)

/** What was only typed is the latest step. */
export const undo = (desk: Desk): Desk =>
  isLoose(desk) ? { ...desk, mark: '', loose: {} } : { ...desk, history: steps.undo(desk.history), mark: '' }

export const redo = (desk: Desk): Desk =>
  steps.canRedo(desk.history) ? { ...desk, history: steps.redo(desk.history), mark: '', loose: {} } : desk

export const choose = (desk: Desk, list: ListName, entry: string): Desk => ({ ...desk, list, entry, mark: '' })

/** The entry on the desk; of another class the first one. */
export function entryOn(desk: Desk, box: Box): Entry {
  const { list, entry } = desk
  const pack = packOn(desk)
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
  const pack = withEntry(packOn(desk), box, desk.list, setAt(entryOn(desk, box), path, value) as Entry)
  return { ...(same(pack, packOn(desk)) ? desk : change(desk, pack, place)), loose }
}

/** A text that is no JSON: kept beside the pack, and said as a problem. */
export function putLoose(desk: Desk, box: Box, path: Path, text: string): Desk {
  return { ...desk, loose: { ...desk.loose, [placeOf(desk, box, path)]: text } }
}

export const looseAt = (desk: Desk, box: Box, path: Path): string | undefined => desk.loose[placeOf(desk, box, path)]

/** An entry as built in again, with what was only typed; an added card is taken away. */
export function reset(desk: Desk, list: ListName, id: string): Desk {
  const kept = Object.entries(desk.loose).filter(([place]) => !place.startsWith(`${list}[${id}].`))
  return { ...change(desk, withoutEntry(packOn(desk), list, id)), loose: Object.fromEntries(kept) }
}

/** The whole pack as text that is no JSON yet. */
export const WHOLE = '(whole content)'
export const putWholeLoose = (desk: Desk, text: string): Desk => ({ ...desk, loose: { ...desk.loose, [WHOLE]: text } })
export function putWhole(desk: Desk, pack: Pack): Desk {
  const { [WHOLE]: _text, ...loose } = desk.loose
  return { ...(same(pack, packOn(desk)) ? desk : change(desk, pack, WHOLE)), loose }
}
