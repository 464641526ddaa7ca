/** From an offered place to the way there: what is searched once when it is offered is not searched again when it is chosen. */
import { NONE, type Space, type State, type Table } from '../table/state.ts'
import { costsOn, fallsOn, pathOf, search, searches, type Found, type Start } from './search/paths.ts'

// Where from

const running = { figure: 0, left: 0, way: 0, lead: 0, isUnderWay: true }

/** The rest of a move that has begun; one for all. */
export function startOfRest(t: Table): Start {
  const { figure, left, way, lead } = t.state.move!
  running.figure = figure
  running.left = left
  running.way = way
  running.lead = lead
  return running
}

// The search

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

// What was chosen

/** What a chosen place means: the way of the leading end, and how the figure stands at its end. */
export interface Plan {
  readonly path: readonly Space[]
  /** What has been spent and fallen at each space of the path. */
  readonly costs: readonly number[]
  readonly falls: readonly number[]
  readonly way: number
  readonly front: Space
  readonly rear: Space
}

export function planOf(t: Table, start: Start, option: number): Plan {
  const ways = searchAgain(t, start)
  const at = ways.option.indexOf(option)
  if (at < 0 || at >= ways.count) throw new Error(`there is no way to ${option}`)
  const way = ways.path[at]
  return {
    path: pathOf(way),
    costs: costsOn(way),
    falls: fallsOn(way),
    way: ways.way[at],
    front: ways.front[at],
    rear: ways.rear[at],
  }
}
