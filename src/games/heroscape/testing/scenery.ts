import { fastSource, type ChanceSource } from '../../../engine/index.ts'
import type { Battlefield } from '../content/battlefield.ts'
import type { Content } from '../content/content.ts'
import { NONE } from '../rules/table/state.ts'
import { figure, type Position, type Where } from './position.ts'
import { smallField, type Heap } from './small-fields.ts'

/** Fields of 19 columns with cliffs, roofs, water and ruins, made from a seed; what is there is the same in every run. */
const HEIGHTS: readonly Heap[2][] = [1, 1, 1, 1, 2, 2, 3, 4, 6, 13, 25, [1, 6], [1, 7], [1, 9], [1, 12]]

function fieldFrom(pick: Pick): Battlefield {
  const heaps: Heap[] = []
  for (let q = -2; q <= 2; q++)
    for (let r = -2; r <= 2; r++)
      if (Math.abs(q + r) <= 2) heaps.push([q, r, HEIGHTS[pick(HEIGHTS.length)], pick(5) === 0 ? 'water' : 'grass'])
  const ruin = () => ({
    q: pick(3) - 1,
    r: pick(3) - 1,
    level: 1 + pick(3),
    kind: pick(2) === 0 ? ('long' as const) : ('short' as const),
    rotation: pick(6),
  })
  return smallField(heaps, pick(2) === 0 ? [ruin(), ruin()] : [])
}

/** Pairs of spaces on which a base of two can stand. */
function pairsOn({ links, spaces }: Battlefield): [number, number][] {
  const pairs: [number, number][] = []
  for (let space = 0; space < spaces.count; space++)
    for (let link = links.first[space]; link < links.first[space + 1]; link++)
      if (links.rise[link] === 0 && links.wallTop[link] < 0) pairs.push([space, links.to[link]])
  return pairs
}

const whereOf = ({ columns, spaces }: Battlefield, space: number): Where => [
  columns.q[spaces.column[space]],
  columns.r[spaces.column[space]],
  spaces.level[space],
]

const MOVERS = ['finn', 'raelin', 'mimring', 'grimnak', 'agent-carr', 'sgt-drake-alexander', 'syvarris'] as const

export interface Scenery {
  readonly position: Position
  readonly mover: string
}

type Pick = (n: number) => number

/** Everybody's Move, instead of the printed one. */
const withMove =
  (move: number) =>
  (content: Content): Content => ({
    ...content,
    cards: content.cards.map((card) => ({ ...card, master: { ...card.master, move } })),
  })

/** Where the one who moves stands, taken from the free spaces; undefined if there is no room. */
function standOf(field: Battlefield, mover: string, free: number[], pick: Pick): Place | undefined {
  if (mover !== 'mimring' && mover !== 'grimnak') return takeFrom(free, pick)
  const pairs = pairsOn(field).filter((pair) => pair.every((space) => free.includes(space)))
  if (pairs.length === 0) return undefined
  const pair = pairs[pick(pairs.length)]
  for (const space of pair) free.splice(free.indexOf(space), 1)
  return [whereOf(field, pair[0]), whereOf(field, pair[1])]
}

type Place = Where | readonly [Where, Where]
const takeFrom = (free: number[], pick: Pick): number => free.splice(pick(free.length), 1)[0]

/** One who moves among a friend, two enemies and a captive, with two glyphs. */
export function sceneryFrom(seed: string, move?: number): Scenery | undefined {
  const source: ChanceSource = fastSource(seed)
  const pick: Pick = (n) => source.below(n)
  const field = fieldFrom(pick)
  const mover = MOVERS[pick(MOVERS.length)]
  const { clearance, count } = field.spaces
  const free = Array.from({ length: count }, (_, space) => space).filter((space) => clearance[space] >= 6)
  if (free.length < 10) return undefined
  const stand = standOf(field, mover, free, pick)
  if (stand === undefined) return undefined
  const take = (): number => takeFrom(free, pick)
  const position: Position = {
    field,
    armies: {
      0: { [mover]: [stand], thorgrim: [take()] },
      1: { 'ne-gok-sa': [take()], 'izumi-samurai': [take(), take()] },
      2: { 'marro-warriors': [take()] },
    },
    roles: 3,
    glyphs: [
      [pick(2) === 0 ? 'kelda' : 'astrid', take()],
      ['gerda', take()],
    ],
    options: { edition: pick(2) === 0 ? 'german' : 'secondEnglish', climbEqual: pick(2) === 0 },
    active: mover,
    ...(move === undefined ? {} : { content: withMove(move) }),
    arrange(state, content) {
      state.wounds[figure({ state, content }, 0, mover)] = pick(2)
      // Nobody's: a captive.
      if (pick(2) === 0) state.owner.forEach((role, card) => (state.owner[card] = role === 2 ? NONE : role))
    },
  }
  return { position, mover }
}

export const seedsOf = (name: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${name} ${i}`)
