import { reviewOf, type Moment, type Review } from '../../../bots/review/review.ts'
import { loadAnyMatch, parseGameFile } from '../../../engine/file.ts'
import { EVERYONE, fastSource, includes, questionView, Replay } from '../../../engine/index.ts'
import type { Entry, FoldEntry, GameState, Message, Prepared, Role } from '../../../engine/index.ts'
import { findGame } from '../../../games/registry.ts'
import type { Reviewed, ReviewedSwing } from './task.ts'

type AnyPrepared = Prepared<GameState, unknown>

/** For each of the largest swings, where the game does not say how much a General may think. */
const PLAYOUTS = 200

/** Looks back at a game from its file, for somebody who was told certain things of it. Nothing where its rules cannot judge it. */
export async function reviewFile(
  file: unknown,
  eyes: Role | undefined,
  progress: (part: number) => void,
): Promise<Reviewed | undefined> {
  const parsed = parseGameFile(JSON.stringify(file))
  if (!parsed.ok) return undefined
  const module = await findGame(parsed.value.setup.game)?.load()
  const loaded = loadAnyMatch(parsed.value, () => module?.game, fastSource(''))
  if (!loaded.ok) return undefined
  const { match, prepared } = loaded.value
  const budget = { playouts: prepared.game.mind?.playouts ?? PLAYOUTS }
  const review = reviewOf(prepared, match.force, { budget, seed: 'review', progress })
  if (review === undefined || review.moments.length === 0) return undefined
  return told(review, prepared, { force: match.force, log: parsed.value.log, eyes })
}

interface Course {
  readonly force: readonly FoldEntry[]
  readonly log: readonly Entry[]
  readonly eyes: Role | undefined
}

function told(review: Review, prepared: AnyPrepared, { force, log, eyes }: Course): Reviewed {
  const { first, moments, balances } = review
  const counts = countsOf(prepared, log, eyes)
  const words = wordsAt(prepared, force, review)
  const toldAt = (at: number): number => counts.find((one) => one.length >= at)?.told ?? 0
  const before = (moment: Moment): Moment | undefined => moments[moments.indexOf(moment) - 1]
  const swings = review.swings.map(({ moment, by, better }): ReviewedSwing => {
    const role = by === 'choice' ? moment.role : mostMoved(moment.luck)
    const say = (key: string): Message | undefined => words.get(moment)?.get(key)
    const label = better && say(better.option)
    return {
      from: toldAt(before(moment)?.at ?? 0),
      told: toldAt(moment.at),
      chances: moment.chances,
      role,
      by,
      change: (by === 'choice' ? moment.choice : moment.luck)[role],
      before: (before(moment)?.chances ?? first)[role],
      chosen: say(moment.option),
      ...(better === undefined || label === undefined ? {} : { better: { label, chance: better.chance } }),
    }
  })
  return {
    first,
    balances,
    swings,
    moments: moments.map(({ at, chances }) => ({ told: toldAt(at), chances })),
    told: counts.at(-1)?.told ?? 0,
  }
}

const mostMoved = (changes: readonly number[]): Role =>
  changes.reduce((best, change, role) => (Math.abs(change) > Math.abs(changes[best]) ? role : best), 0)

interface Count {
  /** So many entries in force. */
  readonly length: number
  /** So many events were told by then, also of what was taken back later. */
  readonly told: number
}

/** Events by entries in force, as they stand in the log with everything that was taken back. */
function countsOf(prepared: AnyPrepared, log: readonly Entry[], eyes: Role | undefined): Count[] {
  const replay = new Replay(prepared, log)
  const counts: Count[] = []
  let seen = 0
  let length = -1
  replay.match.listener = (_event, to) => {
    if (to === EVERYONE || (eyes !== undefined && includes(to, eyes))) seen++
  }
  let problem = replay.begin()
  while (problem === undefined) {
    const now = replay.match.force.length
    if (now > length) put(counts, { length: now, told: seen })
    length = now
    if (replay.isDone) break
    problem = replay.step()
  }
  return counts
}

/** What was answered again counts, not what was taken back. */
function put(counts: Count[], count: Count): void {
  while ((counts.at(-1)?.length ?? -1) >= count.length) counts.pop()
  counts.push(count)
}

/** By moment of a swing: what could be answered, in words. */
function wordsAt(
  prepared: AnyPrepared,
  force: readonly FoldEntry[],
  { moments, swings }: Review,
): Map<Moment, ReadonlyMap<string, Message>> {
  const found = new Map<Moment, ReadonlyMap<string, Message>>()
  const wanted = new Set(swings.map(({ moment }) => moment))
  const replay = new Replay(prepared, force)
  let problem = replay.begin()
  for (const moment of moments) {
    if (problem !== undefined) break
    if (wanted.has(moment)) {
      const options = questionView(replay.match, moment.role)?.options ?? []
      found.set(moment, new Map(options.map(({ key, label }) => [key, label])))
    }
    while (problem === undefined && !replay.isDone && replay.match.force.length < moment.at) problem = replay.step()
  }
  return found
}
