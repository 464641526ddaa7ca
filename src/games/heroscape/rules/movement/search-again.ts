/** The same search once more, right after the options were listed: not made twice. */
import { NONE, type State, type Table } from '../table/state.ts'
import { search, searches, type Found, type Start } from './paths.ts'

/** What was looked for last. Within a checkpoint a figure that stands where it stood finds the same ways. */
const last = {
  search: NONE,
  state: undefined as State | undefined,
  checkpoint: 0,
  front: 0,
  rear: 0,
  figure: NONE,
  left: 0,
  way: NONE,
  lead: NONE,
  isUnderWay: false,
}
let found!: Found

/** As `search`; remembers what it was asked. */
export function searchFirst(t: Table, start: Start): Found {
  const { state } = t
  found = search(t, start)
  Object.assign(last, start)
  last.search = searches
  last.state = state
  last.checkpoint = state.checkpoint
  last.front = state.front[start.figure]
  last.rear = state.rear[start.figure]
  return found
}

/** As `search`, without searching where that is what was just done. */
export function searchAgain(t: Table, start: Start): Found {
  const { figure, left, way, lead, isUnderWay } = start
  const { state } = t
  const isSame =
    last.search === searches &&
    last.state === state &&
    last.checkpoint === state.checkpoint &&
    last.front === state.front[figure] &&
    last.rear === state.rear[figure] &&
    last.figure === figure &&
    last.left === left &&
    last.way === way &&
    last.lead === lead &&
    last.isUnderWay === isUnderWay
  return isSame ? found : searchFirst(t, start)
}
