import { findBot } from '../../src/bots/registry.ts'
import { answerOnce } from '../../src/bots/simulate.ts'
import { type AnyGame, fastSource, type GameState, hasSeen, type Match } from '../../src/engine/index.ts'
import { fuzzedMatch } from '../../src/engine/proof/index.ts'
import { preparedTable, type AnyPrepared, type SecretGame } from './tables.ts'
import { twinsFrom, type Audience } from './twins.ts'
import { Walk, type Leak } from './walk.ts'

/** What a run has compared. */
export interface SecrecyReport {
  /** Pairs of worlds, and steps in which both were shown the same. */
  pairs: number
  steps: number
  readonly leaks: Leak[]
  /** Kinds of secret that somebody did not know, and those that were really changed for somebody. */
  readonly listed: Set<string>
  readonly scrambled: Set<string>
  /** Unseen draws and hidden answers that went differently in the two worlds. */
  readonly varied: Map<string, number>
  /** Why pairs came to an end: what was revealed, drawn or done out of a secret. */
  readonly parted: Map<string, number>
}

export interface SecrecySettings {
  /** Who plays the games from which the positions are taken. */
  readonly bot?: 'random' | 'captain'
  /** How many answers of a game are looked at, and how many lie between two pairs. */
  readonly answers?: number
  readonly every?: number
  /** How far a pair is played on. */
  readonly steps?: number
  /** The game with a leak put in on purpose. */
  readonly change?: (game: AnyGame) => AnyGame
  readonly report?: SecrecyReport
  /** After so many leaks a run stops: they say enough. */
  readonly enough?: number
}

type PairSettings = SecrecySettings & { readonly partlyOpen: readonly string[] }

export const newReport = (): SecrecyReport => ({
  pairs: 0,
  steps: 0,
  leaks: [],
  listed: new Set(),
  scrambled: new Set(),
  varied: new Map(),
  parted: new Map(),
})

/** So many leaks say enough. */
const ENOUGH = 20
const STEPS = 10

/**
 * Compares pairs of worlds that differ only in what somebody may not know, at positions of real games: one game for each seed, at the
 * tables of the game in turn. What differs is a leak.
 */
export function secrecyRun(
  secret: SecretGame,
  seeds: readonly (string | number)[],
  settings: SecrecySettings = {},
): SecrecyReport {
  const report = settings.report ?? newReport()
  for (const [index, seed] of seeds.entries())
    playAndCompare(
      preparedTable(secret, index, settings.change),
      `${secret.game.id} ${seed}`,
      { ...settings, partlyOpen: secret.partlyOpen ?? [] },
      report,
    )
  return report
}

function playAndCompare(prepared: AnyPrepared, seed: string, settings: PairSettings, report: SecrecyReport): void {
  const { answers = 400, every = 8, bot = 'random', enough = ENOUGH } = settings
  const match = fuzzedMatch(prepared, seed).begin()
  const choices = fastSource(seed).fork('choices')
  const bots = Array.from({ length: match.roles }, () => findBot(bot)!())
  const audiences: Audience[] = [undefined, ...Array.from({ length: match.roles }, (_, role) => role)]
  let turn = 0
  for (let n = 0; !match.over && n < answers && report.leaks.length < enough; n++) {
    const pair = new Pair(prepared, match, `${seed} at ${n}`, settings, report)
    if (n % every === 0) pair.compare(audiences[turn++ % audiences.length])
    else for (const audience of audiences) if (pair.hasNewSecrets(audience)) pair.compare(audience)
    answerOnce(match, bots, choices)
  }
}

/** A position from which two worlds are made. */
class Pair {
  private readonly prepared: AnyPrepared
  private readonly match: Match<GameState>
  private readonly seed: string
  private readonly settings: PairSettings
  private readonly report: SecrecyReport

  constructor(
    prepared: AnyPrepared,
    match: Match<GameState>,
    seed: string,
    settings: PairSettings,
    report: SecrecyReport,
  ) {
    this.prepared = prepared
    this.match = match
    this.seed = seed
    this.settings = settings
    this.report = report
  }

  private unseenBy(audience: Audience): string[] {
    const { game, content, marks } = this.match
    return game
      .secrets({ state: marks.last.state, content }, audience)
      .filter(({ seenBy, read }) => !hasSeen(audience, seenBy) && read().length > 0)
      .map(({ kind }) => kind)
  }

  /** Kinds of secret that come up rarely are not left to luck. */
  hasNewSecrets(audience: Audience): boolean {
    return this.unseenBy(audience).some((kind) => !this.report.scrambled.has(kind))
  }

  compare(audience: Audience): void {
    const { match, seed, report, settings } = this
    for (const kind of this.unseenBy(audience)) report.listed.add(kind)
    const twins = twinsFrom(this.prepared, match.marks.last.state, audience, seed)
    if (twins === undefined) return
    for (const kind of twins.changed) report.scrambled.add(kind)
    report.pairs++
    const walk = new Walk(twins, seed, fastSource(seed).fork('walk'), report, settings.partlyOpen)
    walk.run(settings.steps ?? STEPS)
  }
}
