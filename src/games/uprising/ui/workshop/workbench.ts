import * as steps from '../../../../boardkit/workshop/history.ts'
import type { History } from '../../../../boardkit/workshop/history.ts'
import type { Work } from './craft.ts'
import { entryOf, withEntry, withoutEntry } from './pack.ts'
import type { Box, Entry, ListName, Pack } from './pack.ts'
import type { Loose } from './report.ts'
import { pathWords, same, setAt } from './paths.ts'
import type { Path } from './paths.ts'

/** What lies on the workbench. Never changed, only replaced. */
export interface Workbench {
  /** Under which the pack is saved. */
  readonly id: string
  readonly history: History<Pack>
  /** The field that was changed last: typing in it is one step. */
  readonly mark: string
  readonly list: ListName
  readonly entry: string
  readonly loose: Loose
}

export const openWorkbench = ({ id, pack }: Work): Workbench => ({
  id,
  history: steps.startHistory(pack),
  mark: '',
  list: 'hexes',
  entry: '',
  loose: {},
})

export const packOn = ({ history }: Workbench): Pack => history.present

/** Another pack; what was there before can be had back. */
export const reopen = (workbench: Workbench, { id, pack }: Work): Workbench => ({
  ...change(workbench, pack),
  id,
  loose: {},
})

export function change(workbench: Workbench, pack: Pack, mark = ''): Workbench {
  const history = steps.record(workbench.history, pack, mark !== '' && mark === workbench.mark)
  return history === workbench.history ? workbench : { ...workbench, history, mark }
}

const isLoose = ({ loose }: Workbench): boolean => Object.keys(loose).length > 0

export const canUndo = (workbench: Workbench): boolean => steps.canUndo(workbench.history) || isLoose(workbench)

/** What was only typed is the latest step. */
export const undo = (workbench: Workbench): Workbench =>
  isLoose(workbench)
    ? { ...workbench, mark: '', loose: {} }
    : { ...workbench, history: steps.undo(workbench.history), mark: '' }

export const redo = (workbench: Workbench): Workbench =>
  steps.canRedo(workbench.history)
    ? { ...workbench, history: steps.redo(workbench.history), mark: '', loose: {} }
    : workbench

export const choose = (workbench: Workbench, list: ListName, entry: string): Workbench => ({
  ...workbench,
  list,
  entry,
  mark: '',
})

/** The entry on the workbench; of another class the first one. */
export function entryOn(workbench: Workbench, box: Box): Entry {
  const { list, entry } = workbench
  const pack = packOn(workbench)
  return entryOf(box, pack, list, entry) ?? entryOf(box, pack, list, box[list][0].id)!
}

/** `hexes[rigga].explore` */
function placeOf(workbench: Workbench, box: Box, path: Path): string {
  const entry = entryOn(workbench, box)
  return `${workbench.list}[${entry.id}].${pathWords(entry, path)}`
}

/** A value of an entry as the form gives it. */
export function putValue(workbench: Workbench, box: Box, path: Path, value: unknown): Workbench {
  const place = placeOf(workbench, box, path)
  const { [place]: _loose, ...loose } = workbench.loose
  const pack = withEntry(packOn(workbench), box, workbench.list, setAt(entryOn(workbench, box), path, value) as Entry)
  return { ...(same(pack, packOn(workbench)) ? workbench : change(workbench, pack, place)), loose }
}

/** A text that is no JSON: kept beside the pack, and said as a problem. */
export function putLoose(workbench: Workbench, box: Box, path: Path, text: string): Workbench {
  return { ...workbench, loose: { ...workbench.loose, [placeOf(workbench, box, path)]: text } }
}

export const looseAt = (workbench: Workbench, box: Box, path: Path): string | undefined =>
  workbench.loose[placeOf(workbench, box, path)]

/** An entry as built in again, with what was only typed; an added card is taken away. */
export function reset(workbench: Workbench, list: ListName, id: string): Workbench {
  const kept = Object.entries(workbench.loose).filter(([place]) => !place.startsWith(`${list}[${id}].`))
  return { ...change(workbench, withoutEntry(packOn(workbench), list, id)), loose: Object.fromEntries(kept) }
}

/** The whole pack as text that is no JSON yet. */
export const WHOLE = '(whole content)'
export const putWholeLoose = (workbench: Workbench, text: string): Workbench => ({
  ...workbench,
  loose: { ...workbench.loose, [WHOLE]: text },
})
export function putWhole(workbench: Workbench, pack: Pack): Workbench {
  const { [WHOLE]: _text, ...loose } = workbench.loose
  return { ...(same(pack, packOn(workbench)) ? workbench : change(workbench, pack, WHOLE)), loose }
}
