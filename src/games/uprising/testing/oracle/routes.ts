/**
 * Where Legions, Hordes and Skeletons go, and where Targets move (UP-LEG-07 to -13, UP-HOR-06 to -15, UP-SKE-09, UP-TGT-10). Abstains: cards
 * that say where they are adjacent (Warlock), and maps with a tile that does (Netherwood).
 */
import type { GameEvent } from '../../../../engine/index.ts'
import { Disagreement, type Oracle } from '../../../../engine/proof/index.ts'
import type { Content } from '../../content/content.ts'
import type { State } from '../../rules/table/state.ts'
import {
  ALL,
  CAPITAL,
  cardsOf,
  CHAOS,
  crow,
  EMPIRE,
  foes,
  inPlay,
  isBarred,
  isEmpty,
  isLegion,
  neighbour,
  NONE,
  playerUnits,
  tileOf,
  type Map,
} from './hexes.ts'
import { trial, type Table, type Trial } from './trial.ts'

const NAME = 'Nemesis routes'

const isOnTower = (map: Map, space: number): boolean =>
  map.state.options.seaTowerForNemesis === 1 && tileOf(map, space)?.kind === 'seaTower'

function steps(map: Map, space: number): number[] {
  if (isOnTower(map, space)) return ALL.filter((one) => one !== space)
  const out: number[] = []
  for (let way = 0; way < 6; way++)
    if (neighbour(space, way) !== NONE && !isBarred(map, space, way)) out.push(neighbour(space, way))
  return out
}

/** Length of the shortest route, found hex by hex; Infinity without one. */
function route(from: number, to: number, next: (space: number) => number[]): number {
  let reached = new Set([from])
  for (let n = 0; n <= ALL.length; n++) {
    if (reached.has(to)) return n
    reached = new Set([...reached, ...[...reached].flatMap(next)])
  }
  return Infinity
}

/** Priorities a) to d). */
function preferred(map: Map, side: number, among: readonly number[]): number[] {
  const havens = among.filter((space) => map.state.haven[space] !== NONE)
  const enemies = among.filter((space) => foes(map, space, side) > 0)
  const empty = among.filter((space) => isEmpty(map, space))
  const fewest = (spaces: readonly number[], count: (space: number) => number): number[] =>
    spaces.filter((space) => spaces.every((other) => count(space) <= count(other)))
  if (havens.length > 0) return fewest(havens, (space) => playerUnits(map, space))
  if (enemies.length > 0) return fewest(enemies, (space) => foes(map, space, side))
  return empty.length > 0 ? empty : [...among]
}

export function legionGoes(map: Map, card: number): number[] {
  const { target, cardAt } = map.state
  const [from, to] = [cardAt[card], target[card]]
  if (to === NONE || from === to) return []
  const next = (space: number): number[] => steps(map, space)
  const whole = route(from, to, next)
  if (whole < Infinity)
    return preferred(
      map,
      EMPIRE,
      next(from).filter((space) => route(space, to, next) === whole - 1),
    )
  const nearer = [0, 1, 2, 3, 4, 5]
    .filter((way) => neighbour(from, way) !== NONE && !isBarred(map, from, way))
    .map((way) => neighbour(from, way))
    .filter((space) => crow(space, to) < crow(from, to))
  return preferred(map, EMPIRE, nearer)
}

/** UP-HOR-07, UP-RUL-63: the first edition counts the route, without Sea Towers. */
function fromCapital(map: Map, from: number): (space: number) => number {
  const plain = (space: number): number => crow(space, CAPITAL)
  if (map.state.options.hordeDistance === 'raw' || isOnTower(map, from)) return plain
  const walk = (space: number): number[] =>
    [0, 1, 2, 3, 4, 5]
      .filter((way) => neighbour(space, way) !== NONE && !isBarred(map, space, way))
      .map((way) => neighbour(space, way))
  return (space) => {
    const n = route(space, CAPITAL, walk)
    return n < Infinity ? n : plain(space)
  }
}

export function chaosGoes(map: Map, from: number): number[] {
  const distance = fromCapital(map, from)
  const among = steps(map, from).filter((space) => distance(space) <= distance(from))
  return preferred(map, CHAOS, among)
}

const speaksOfAdjacency = (modifiers: readonly { readonly rule: string }[]): boolean =>
  modifiers.some(({ rule }) => rule === 'adjacentTo' || rule === 'adjacentToAll')

const isExotic = (map: Map): boolean =>
  ALL.some((space) => tileOf(map, space)?.ongoing.some(({ rule }) => rule === 'adjacentTo') === true)

/** Where the rules go, from the first event of that kind or from the question. */
function seen({ events, asked, keys }: Trial, moved: string, question: string): number[] {
  if (asked?.question.name === question) return keys.map((key) => Number(key.split(':')[1]))
  const event = events.find(({ type }) => type === moved)
  return event === undefined ? [] : [(event as GameEvent & { readonly to: number }).to]
}

function same(what: string, rules: readonly number[], book: readonly number[]): void {
  const [a, b] = [rules, book].map((list) => [...list].sort((x, y) => x - y).join(','))
  if (a !== b) throw new Disagreement(NAME, `${what}: the rules go to [${a}], the book to [${b}]`)
}

function compareCard(map: Table, card: number): number {
  const { state } = map
  const isFar = speaksOfAdjacency(cardsOf(map).nemesis[card].modifiers)
  if (isFar) return 0
  const hear = ({ type }: { readonly type: string }): boolean => type === 'nemesisMoved' || type === 'nemesisStays'
  const gone = trial(map, 'activation', { step: 1, card }, { hear })
  const book = isLegion(card) ? legionGoes(map, card) : chaosGoes(map, state.cardAt[card])
  same(`card ${card} on ${state.cardAt[card]}`, seen(gone, 'nemesisMoved', 'nemesisPath'), book)
  return 1
}

function compareSkeletons(map: Table, space: number): number {
  const hear = ({ type }: { readonly type: string }): boolean => type === 'skeletonsMoved' || type === 'skeletonsStay'
  const counts = [map.state.skeletons[space]]
  const gone = trial(map, 'activateSkeletons', { spaces: [space], counts }, { hear })
  same(`Skeletons on ${space}`, seen(gone, 'skeletonsMoved', 'skeletonPath'), chaosGoes(map, space))
  return 1
}

/** UP-TGT-10, UP-TGT-11 */
function compareTarget(map: Table, card: number): number {
  const { state } = map
  const from = state.target[card]
  const role = from === NONE ? NONE : state.haven[from]
  if (role === NONE) return 0
  const hear = ({ type }: { readonly type: string }): boolean => type === 'targetMoved' || type === 'targetOnCapital'
  const gone = trial(map, 'retarget', { card, role, from }, { hear })
  const others = ALL.filter((space) => state.haven[space] === role && space !== from)
  const weakest = others.filter((space) => others.every((one) => playerUnits(map, space) <= playerUnits(map, one)))
  const isHome = gone.events.some(({ type }) => type === 'targetOnCapital')
  const rules = isHome ? [CAPITAL] : seen(gone, 'targetMoved', 'targetHaven')
  same(`the Target of card ${card}`, rules, weakest.length > 0 ? weakest : [CAPITAL])
  return 1
}

const isQuiet = ({ phase, combat, heroRoll, options }: State): boolean =>
  phase !== 'setup' &&
  phase !== 'over' &&
  combat === undefined &&
  heroRoll === undefined &&
  !options.nemesisTies.includes('drawn')

export const routes: Oracle<State, Content> = {
  name: NAME,
  compare(play) {
    const { state } = play
    if (!isQuiet(state) || isExotic(play)) return 0
    let n = 0
    for (const card of inPlay(play)) n += compareCard(play, card)
    for (const space of ALL) if (state.skeletons[space] > 0) n += compareSkeletons(play, space)
    for (const card of inPlay(play)) if (isLegion(card)) n += compareTarget(play, card)
    return n
  },
}
