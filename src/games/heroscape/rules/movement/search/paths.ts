/**
 * The one path search. It finds every place where a figure can end its move, with what the way there costs and brings:
 * enemies that may strike, fall dice. Ways that bring less of everything drive out the others; ways that cannot be
 * compared are all kept.
 */
import type { Battlefield } from '../../../content/battlefield.ts'
import { fieldOf, NONE, OFF, type Figure, type Space, type Table } from '../../table/state.ts'
import { endsOf, type Ends } from './ends.ts'
import { fallDice } from '../falls.ts'
import {
  canEndAt,
  canFlyOver,
  costInFlight,
  costOnFoot,
  dropOf,
  enemiesAt,
  enemiesIn,
  FREE,
  hasRoom,
  layOut,
  obstacle,
  enemyCount,
  stopAt,
} from './ground.ts'
import { FLYING, GRAPPLING, movementOf, moverOf, ON_FOOT, type Mover } from './mover.ts'

/** The most ways to one place that are told apart. */
export const VARIANTS = 8
const MOST_WAYS = 1 << 15

/** What a search starts from. */
export interface Start {
  readonly figure: Figure
  readonly left: number
  /** NONE: as the figure likes. */
  readonly way: number
  readonly lead: number
  /** The move has begun: it may end where the figure is. */
  readonly isUnderWay: boolean
}

/**
 * A two-space figure is at a *node* that is the link from its trailing to its leading end, any other figure at its space.
 * The *place* where it can end is the link from rear to front; for other figures again the space.
 */
const node = new Int32Array(MOST_WAYS)
const cost = new Int32Array(MOST_WAYS)
const strikers = new Int32Array(MOST_WAYS)
const strikes = new Int32Array(MOST_WAYS)
const falls = new Int32Array(MOST_WAYS)
const before = new Int32Array(MOST_WAYS)
const nextAtNode = new Int32Array(MOST_WAYS)
const nextInBucket = new Int32Array(MOST_WAYS)
const isStopped = new Uint8Array(MOST_WAYS)
const wayOf = new Uint8Array(MOST_WAYS)
let count = 0

let nodePass = new Int32Array(0)
let nodeHead = new Int32Array(0)
let placePass = new Int32Array(0)
let placeHead = new Int32Array(0)
const places: number[] = []
let pass = 0

const bucketHead: number[] = []
const bucketTail: number[] = []

/** A way that may end at a place. */
const arrivalWay = new Int32Array(MOST_WAYS)
const nextArrival = new Int32Array(MOST_WAYS)
let arrivals = 0

let mover!: Mover
let field!: Battlefield
let budget = 0
let startPlace = NONE

/** How many searches there have been: what one has found is gone with the next. */
export let searches = 0

let ends!: Ends

const leadAt = (at: number): Space => (mover.isTwoSpace ? field.links.to[at] : at)
const trailAt = (at: number): Space => (mover.isTwoSpace ? ends.from[at] : OFF)

function engagedAtNode(at: number): number {
  if (!mover.isTwoSpace) return enemiesAt(at)
  return enemiesAt(field.links.to[at]) | enemiesAt(ends.from[at])
}

function grow(size: number): void {
  nodePass = new Int32Array(size)
  nodeHead = new Int32Array(size)
  placePass = new Int32Array(size)
  placeHead = new Int32Array(size)
}

// Ways

function isNoWorse(way: number, who: number, times: number, dice: number): boolean {
  return (strikers[way] & ~who) === 0 && strikes[way] <= times && falls[way] <= dice
}

function addWay(at: number, spent: number, who: number, times: number, dice: number, from: number): number {
  if (nodePass[at] !== pass) {
    nodePass[at] = pass
    nodeHead[at] = NONE
  }
  let others = 0
  for (let other = nodeHead[at]; other !== NONE; other = nextAtNode[other]) {
    if (cost[other] <= spent && isNoWorse(other, who, times, dice)) return NONE
    others++
  }
  if (others === VARIANTS || count === MOST_WAYS) return NONE
  const way = count++
  node[way] = at
  cost[way] = spent
  strikers[way] = who
  strikes[way] = times
  falls[way] = dice
  before[way] = from
  isStopped[way] = 0
  nextAtNode[way] = nodeHead[at]
  nodeHead[at] = way
  nextInBucket[way] = NONE
  if (bucketHead[spent] === NONE) bucketHead[spent] = way
  else nextInBucket[bucketTail[spent]] = way
  bucketTail[spent] = way
  return way
}

/** Forgets which nodes were visited, but not where ways may end. */
function newPass(): void {
  pass++
  for (let spent = 0; spent <= budget; spent++) bucketHead[spent] = NONE
}

// Where a way may end

function arrive(way: number): void {
  const at = node[way]
  const lead = leadAt(at)
  const trail = trailAt(at)
  if (!canEndAt(lead, trail, at)) return
  if (!mover.isTwoSpace) return addArrival(at, way)
  // The base may be turned round at the end (HS-RUL-29).
  if (hasRoom(lead, trail)) addArrival(at, way)
  if (hasRoom(trail, lead)) addArrival(ends.back[at], way)
}

let placesFrom = 0

function addArrival(place: number, way: number): void {
  if (place === startPlace) return
  if (!(placePass[place] >= placesFrom)) {
    placeHead[place] = NONE
    places.push(place)
  }
  placePass[place] = pass
  let last = NONE
  for (let other = placeHead[place]; other !== NONE; other = nextArrival[other]) {
    const there = arrivalWay[other]
    if (isNoWorse(there, strikers[way], strikes[way], falls[way])) {
      // The same, but shorter: flights are found after walks.
      if (cost[way] < cost[there] && isNoWorse(way, strikers[there], strikes[there], falls[there]))
        arrivalWay[other] = way
      return
    }
    if (isNoWorse(way, strikers[there], strikes[there], falls[there])) unlink(place, last, other)
    else last = other
  }
  if (arrivals === MOST_WAYS) return
  arrivalWay[arrivals] = way
  nextArrival[arrivals] = NONE
  if (last === NONE) placeHead[place] = arrivals++
  else nextArrival[last] = arrivals++
}

function unlink(place: number, last: number, arrival: number): void {
  if (last === NONE) placeHead[place] = nextArrival[arrival]
  else nextArrival[last] = nextArrival[arrival]
}

// The search

/** Runs through the ways in the order of their cost. `isAny`: until the first place is found. */
function spread(t: Table, kind: number, isAny: boolean): void {
  for (let spent = 0; spent <= budget; spent++) {
    for (let way = bucketHead[spent]; way !== NONE; way = nextInBucket[way]) {
      wayOf[way] = kind
      if (spent > 0 || kind === ON_FOOT) arrive(way)
      if (isAny && places.length > 0) return
      if (isStopped[way] === 1) continue
      if (kind === ON_FOOT) walkOn(t, way)
      else flyOn(way)
    }
  }
}

/** HS-MOV-19: the trailing end follows; it may not be stepped on. */
function walkOn(t: Table, way: number): void {
  const { first, to } = field.links
  const here = node[way]
  const lead = leadAt(here)
  const trail = trailAt(here)
  const engaged = engagedAtNode(here)
  for (let link = first[lead]; link < first[lead + 1]; link++) {
    const next = to[link]
    if (next === trail) continue
    const spent = cost[way] + costOnFoot(link)
    if (spent > budget || obstacle(link, lead, mover.climb) !== FREE) continue
    stepTo(t, way, link, lead, spent, engaged)
  }
}

function stepTo(t: Table, way: number, link: number, lead: Space, spent: number, engaged: number): void {
  const at = mover.isTwoSpace ? link : field.links.to[link]
  const next = field.links.to[link]
  const behind = mover.isTwoSpace ? lead : OFF
  const stops = stopAt(next, behind) !== FREE
  // HS-RUL-31: where the move must end, it must be able to.
  if (stops && !canEndAt(next, behind, link)) return
  if (behind !== OFF && !hasRoom(next, behind) && !hasRoom(behind, next)) return
  const left = engaged === 0 ? 0 : engaged & ~engagedAtNode(at)
  const times = left === 0 ? strikes[way] : strikes[way] + enemyCount(left)
  const dice = falls[way] + fallDice(t, mover.height, dropOf(link))
  const added = addWay(at, spent, strikers[way] | left, times, dice, way)
  if (added !== NONE && stops) isStopped[added] = 1
}

function flyOn(way: number): void {
  const { first, to } = field.links
  const here = node[way]
  const lead = leadAt(here)
  const trail = trailAt(here)
  for (let link = first[lead]; link < first[lead + 1]; link++) {
    const next = to[link]
    if (next === trail) continue
    const spent = cost[way] + costInFlight(link)
    if (spent > budget || !canFlyOver(link, lead)) continue
    addWay(mover.isTwoSpace ? link : next, spent, strikers[way], strikes[way], falls[way], way)
  }
}

/** One step up instead of the normal move; engagement counts as on foot. */
function grapple(t: Table, lead: Space): void {
  const { first, to, rise } = field.links
  const engaged = engagedAtNode(lead)
  const start = addWay(lead, 0, 0, 0, 0, NONE)
  for (let link = first[lead]; link < first[lead + 1]; link++) {
    if (rise[link] <= 0 || obstacle(link, lead, mover.grapple) !== FREE) continue
    const known = count
    stepTo(t, start, link, lead, Math.min(1, budget), engaged)
    if (count === known) continue
    wayOf[known] = GRAPPLING
    if (canEndAt(to[link], OFF, link)) addArrival(to[link], known)
  }
}

function startNodes(t: Table, { figure, lead }: Start): [number, number] {
  const front = t.state.front[figure]
  const rear = t.state.rear[figure]
  if (!mover.isTwoSpace) return [front, NONE]
  let forward = NONE
  const { first, to } = field.links
  for (let link = first[rear]; link < first[rear + 1]; link++) if (to[link] === front) forward = link
  return [lead === 1 ? NONE : forward, lead === 0 ? NONE : ends.back[forward]]
}

/** Fills `found`; with `isAny` it only says whether there is a place at all. */
function run(t: Table, start: Start, isAny: boolean, ignoring: number): boolean {
  searches++
  mover = moverOf(t, start.figure)
  field = fieldOf(t)
  ends = endsOf(field)
  if (nodePass.length < field.links.to.length + 1) grow(field.links.to.length + 1)
  budget = start.left
  count = arrivals = places.length = 0
  layOut(t, mover, !isAny, budget, ignoring)
  const [first, second] = startNodes(t, start)
  startPlace = start.isUnderWay ? NONE : first
  newPass()
  placesFrom = pass
  if (start.way !== FLYING) {
    if (first !== NONE) addWay(first, 0, 0, 0, 0, NONE)
    if (second !== NONE) addWay(second, 0, 0, 0, 0, NONE)
    spread(t, ON_FOOT, isAny)
    if (isAny && places.length > 0) return true
  }
  if (start.way === FLYING || (start.way === NONE && mover.canFly)) fly(t, start, first, second, isAny)
  if (start.way === NONE && mover.grapple > 0 && !mover.isTwoSpace) {
    newPass()
    grapple(t, first)
  }
  return places.length > 0
}

/** HS-POW-08: whoever is engaged at take-off may strike, wherever the flight goes. */
function fly(t: Table, start: Start, first: number, second: number, isAny: boolean): void {
  newPass()
  for (const at of [first, second]) {
    if (at === NONE) continue
    const engaged = start.isUnderWay ? 0 : engagedAtNode(at)
    const way = addWay(at, 0, engaged, enemyCount(engaged), 0, NONE)
    wayOf[way] = FLYING
    if (start.isUnderWay) arrive(way)
  }
  spread(t, FLYING, isAny)
}

// What was found

/** Places by their number in the list; valid until the next search. */
export interface Found {
  count: number
  /** `place * VARIANTS + variant` */
  readonly option: number[]
  readonly front: Space[]
  readonly rear: Space[]
  readonly cost: number[]
  readonly strikes: number[]
  readonly fallDice: number[]
  readonly way: number[]
  /** The way itself, for `pathOf` and `strikersOn`. */
  readonly path: number[]
}

const found: Found = {
  count: 0,
  option: [],
  front: [],
  rear: [],
  cost: [],
  strikes: [],
  fallDice: [],
  way: [],
  path: [],
}

function list(): Found {
  let n = 0
  for (let i = 0; i < places.length; i++) {
    let variant = 0
    for (let arrival = placeHead[places[i]]; arrival !== NONE; arrival = nextArrival[arrival]) {
      if (variant === VARIANTS) break
      const way = arrivalWay[arrival]
      found.option[n] = places[i] * VARIANTS + variant++
      found.front[n] = leadAt(places[i])
      found.rear[n] = trailAt(places[i])
      found.cost[n] = cost[way]
      found.strikes[n] = strikes[way]
      found.fallDice[n] = falls[way]
      found.way[n] = wayOf[way]
      found.path[n] = way
      n++
    }
  }
  found.count = n
  return found
}

/** Every place where a move can end. `ignoring`: a set of causes, see `ground.ts`. */
export function search(t: Table, start: Start, ignoring = 0): Found {
  run(t, start, false, ignoring)
  return list()
}

function stepsOf(way: number): number[] {
  const ways: number[] = []
  for (let at = way; at !== NONE; at = before[at]) ways.push(at)
  return ways.reverse()
}

/** The spaces that the leading end enters, from where it stands. */
export const pathOf = (way: number): Space[] => stepsOf(way).map((at) => leadAt(node[at]))

/** What has been spent and fallen at each of these spaces. */
export const costsOn = (way: number): number[] => stepsOf(way).map((at) => cost[at])
export const fallsOn = (way: number): number[] => stepsOf(way).map((at) => falls[at])

/** Who may strike on the way, each once. */
export const strikersOn = (way: number): Figure[] => enemiesIn(strikers[way])

const whole = { figure: NONE, left: 0, way: NONE, lead: NONE, isUnderWay: false }

/** The start of a move that has not begun; one for all. */
export function startOfMove(t: Table, figure: Figure): Start {
  whole.figure = figure
  whole.left = movementOf(t, figure)
  return whole
}

/** Whether a figure could move anywhere, or turn round. */
export const canMove = (t: Table, figure: Figure): boolean => run(t, startOfMove(t, figure), true, 0)
