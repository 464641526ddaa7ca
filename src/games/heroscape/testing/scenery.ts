import { fastSource, type ChanceSource } from '../../../engine/index.ts'
import type { Battlefield } from '../content/battlefield.ts'
import { NONE } from '../rules/table/state.ts'
import { figure, type Position, type Where } from './position.ts'
import { smallField, type Heap } from './small-fields.ts'

/** Fields of 19 columns with cliffs, roofs, water and ruins, made from a seed; what is there is the same in every run. */
const HEIGHTS: readonly Heap[2][] = [1, 1, 1, 1, 2, 2, 3, 4, 6, 13, 25, [1, 6], [1, 7], [1, 9], [1, 12]]

function fieldFrom(pick: (n: number) => number): Battlefield {
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

/** One who moves among a friend, two enemies and a captive, with two glyphs; `move`: everybody's Move, instead of the printed one. */
export function sceneryFrom(seed: string, move?: number): Scenery | undefined {
  const source: ChanceSource = fastSource(seed)
  const pick = (n: number): number => source.below(n)
  const field = fieldFrom(pick)
  const mover = MOVERS[pick(MOVERS.length)]
  const free = Array.from({ length: field.spaces.count }, (_, space) => space).filter(
    (space) => field.spaces.clearance[space] >= 6,
  )
  const take = (): number => free.splice(pick(free.length), 1)[0]
  const pairs = pairsOn(field).filter((pair) => pair.every((space) => free.includes(space)))
  const isTwo = mover === 'mimring' || mover === 'grimnak'
  if (free.length < 10 || (isTwo && pairs.length === 0)) return undefined
  const pair = isTwo ? pairs[pick(pairs.length)] : undefined
  for (const space of pair ?? []) free.splice(free.indexOf(space), 1)
  const position: Position = {
    field,
    armies: {
      0: {
        [mover]: [pair === undefined ? take() : [whereOf(field, pair[0]), whereOf(field, pair[1])]],
        thorgrim: [take()],
      },
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
    ...(move === undefined
      ? {}
      : {
          content: (content) => ({
            ...content,
            cards: content.cards.map((card) => ({ ...card, master: { ...card.master, move } })),
          }),
        }),
    arrange(state, content) {
      state.wounds[figure({ state, content }, 0, mover)] = pick(2)
      // Nobody's: a captive.
      if (pick(2) === 0) state.owner.forEach((role, card) => (state.owner[card] = role === 2 ? NONE : role))
    },
  }
  return { position, mover }
}

export const seedsOf = (name: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${name} ${i}`)
