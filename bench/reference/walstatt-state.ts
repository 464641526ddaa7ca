import type {
  Frame,
  GameState,
  Outcome,
  Play as EnginePlay,
  Procedure as EngineProcedure,
  Role,
  Table as EngineTable,
} from '../../src/engine/index.ts'
import * as box from './data.ts'

export type Content = typeof box

/** Everything is a flat array of numbers: by unit, by area, by player, or by player and card kind. */
export interface Marches extends GameState {
  readonly endless: boolean
  round: number
  active: Role
  /** Actions left in this turn. */
  actions: number
  /** By unit: its area, or −1 in the reserve. */
  where: number[]
  experience: number[]
  /** At `area * ROOM + i`: the units there; −1 behind the last. */
  stack: number[]
  unitCount: number[]
  /** By area: who controls it. Units stand only in areas of their own side. */
  owner: number[]
  walls: number[]
  hand: number[]
  handSize: number[]
  bag: number[]
  discard: number[]
  /** By player: controlled areas. */
  held: number[]
  points: number[]
}

export type Play = EnginePlay<Marches, Content>
export type Table = EngineTable<Marches, Content>
export type Procedure<R = void> = EngineProcedure<Marches, Content, R>

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

export function setup(content: Content, endless: boolean): Marches {
  const { PLAYERS, AREAS, UNITS, ROOM, CARD_KINDS, CARDS } = content
  const state: Marches = {
    next: [{ procedure: 'deal', args: {} }],
    checkpoint: 0,
    knowledge: 0,
    endless,
    round: 1,
    active: 0,
    actions: content.ACTIONS,
    where: zeros(UNITS).fill(-1),
    experience: zeros(UNITS),
    stack: zeros(AREAS * ROOM).fill(-1),
    unitCount: zeros(AREAS),
    owner: [...content.HOME],
    walls: zeros(AREAS),
    hand: zeros(PLAYERS * CARD_KINDS),
    handSize: zeros(PLAYERS),
    bag: Array.from({ length: PLAYERS * CARD_KINDS }, (_, i) => CARDS[i % CARD_KINDS]),
    discard: zeros(PLAYERS * CARD_KINDS),
    held: zeros(PLAYERS).fill(AREAS / PLAYERS),
    points: zeros(PLAYERS),
  }
  for (let unit = 0; unit < UNITS; unit++) place(state, unit, content.START[unit])
  return state
}

export function place(s: Marches, unit: number, area: number): void {
  s.stack[area * box.ROOM + s.unitCount[area]++] = unit
  s.where[unit] = area
}

export function takeOff(s: Marches, unit: number): void {
  const area = s.where[unit]
  const first = area * box.ROOM
  const last = first + --s.unitCount[area]
  let at = first
  while (s.stack[at] !== unit) at++
  for (; at < last; at++) s.stack[at] = s.stack[at + 1]
  s.stack[last] = -1
  s.where[unit] = -1
}

const cloneFrame = ({ procedure, args }: Frame): Frame => ({ procedure, args: { ...args } })

export function cloneState(s: Marches): Marches {
  const copy: Marches = {
    next: s.next.map(cloneFrame),
    checkpoint: s.checkpoint,
    knowledge: s.knowledge,
    endless: s.endless,
    round: s.round,
    active: s.active,
    actions: s.actions,
    where: s.where.slice(),
    experience: s.experience.slice(),
    stack: s.stack.slice(),
    unitCount: s.unitCount.slice(),
    owner: s.owner.slice(),
    walls: s.walls.slice(),
    hand: s.hand.slice(),
    handSize: s.handSize.slice(),
    bag: s.bag.slice(),
    discard: s.discard.slice(),
    held: s.held.slice(),
    points: s.points.slice(),
  }
  if (s.outcome !== undefined) copy.outcome = s.outcome
  return copy
}

export function standings({ points }: Marches): Outcome {
  const levels = [...new Set(points)].sort((a, b) => b - a)
  const places = levels.map((level) => points.flatMap((p, role) => (p === level ? [role] : [])))
  return { kind: 'ranking', places, scores: [...points] }
}
