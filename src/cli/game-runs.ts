import { winnersOf } from '../bots/matchup.ts'
import { simulateMatch, simulateRandom, Stopwatch, type Limits, type Simulation } from '../bots/simulate.ts'
import { EngineFault, type GameState } from '../engine/index.ts'
import { cpuTime, type NamedBot } from './args.ts'
import type { AnyPrepared } from './setup.ts'

/** How long a bot thought, in milliseconds of one core. */
export interface Thought {
  readonly ms: number
  readonly decisions: number
  readonly turns: number
  /** In its longest turn. */
  readonly most: number
}

/** One game between bots. */
export interface GameRun {
  readonly why: Simulation['why'] | 'crashed'
  readonly decisions: number
  /** By role, who sat there. */
  readonly seats: readonly string[]
  /** The roles that share the first place. */
  readonly winners: readonly number[]
  readonly thought: Readonly<Record<string, Thought>>
  /** For people. */
  readonly fault?: string
}

export interface GamePlan {
  readonly prepared: AnyPrepared
  readonly bots: readonly NamedBot[]
  readonly seed: string
  readonly limits: Limits<GameState>
}

export function playGame(plan: GamePlan): GameRun {
  const seats = plan.bots.map(({ name }) => name)
  const watch = new Stopwatch(seats.length, cpuTime)
  try {
    const { why, decisions, outcome } = simulation(plan, watch)
    return { why, decisions, seats, winners: winnersOf(outcome, seats.length), thought: byBot(seats, watch) }
  } catch (error) {
    const isStuck = error instanceof EngineFault && (error.fault === 'stuck' || error.fault === 'runaway')
    const fault = error instanceof Error ? error.message : String(error)
    return { why: isStuck ? 'stuck' : 'crashed', decisions: 0, seats, winners: [], thought: {}, fault }
  }
}

export const asMatch = (
  { prepared, bots, seed, limits }: GamePlan,
  watch?: Stopwatch,
): ReturnType<typeof simulateMatch> =>
  simulateMatch(
    prepared,
    bots.map(({ make }) => make()),
    seed,
    limits,
    watch,
  )

function simulation(plan: GamePlan, watch: Stopwatch): Simulation {
  const isRandom = plan.bots.every(({ name }) => name === 'random')
  return isRandom ? simulateRandom(plan.prepared, plan.seed, plan.limits) : asMatch(plan, watch)
}

function byBot(names: readonly string[], { seats }: Stopwatch): Record<string, Thought> {
  const thought: Record<string, Thought> = {}
  names.forEach((name, role) => {
    thought[name] = together(thought[name], seats[role])
  })
  return thought
}

export function together(a: Thought | undefined, b: Thought): Thought {
  if (a === undefined) return { ...b }
  return {
    ms: a.ms + b.ms,
    decisions: a.decisions + b.decisions,
    turns: a.turns + b.turns,
    most: Math.max(a.most, b.most),
  }
}

/** What was thought in all games, by bot. */
export function thoughtIn(runs: readonly GameRun[]): Record<string, Thought> {
  const all: Record<string, Thought> = {}
  for (const { thought } of runs)
    for (const [name, one] of Object.entries(thought)) all[name] = together(all[name], one)
  return all
}

const rounded = (n: number): number => Number(n.toPrecision(3))

/** What people compare. */
export interface Means {
  readonly msPerDecision: number
  readonly msPerTurn: number
  readonly longestTurn: number
  readonly decisions: number
  readonly turns: number
}

export const meansOf = ({ ms, decisions, turns, most }: Thought): Means => ({
  msPerDecision: rounded(ms / Math.max(1, decisions)),
  msPerTurn: rounded(ms / Math.max(1, turns)),
  longestTurn: rounded(most),
  decisions,
  turns,
})
