import { fastSource, Replay, resume } from '../../engine/index.ts'
import type { FastSource, FoldEntry, GameState, Match, Prepared, Role, Value } from '../../engine/index.ts'
import type { Budget } from '../search/budget.ts'
import { meanOf } from '../search/halving.ts'
import { Search } from '../search/search.ts'
import { Standpoint } from '../standpoint.ts'
import { chancesOf } from '../value/value.ts'

/** A step of a game: an answer (or something taken up) with the draws that followed. */
export interface Moment {
  /** How many entries in force there are after it. */
  readonly at: number
  /** Who answered. */
  readonly role: Role
  readonly question?: string
  /** The key of what was chosen. */
  readonly option: string
  /** By role: the chance to win afterwards. */
  readonly chances: readonly number[]
  /** By role: how the answer has changed the chance, on the mean over what could be drawn. */
  readonly choice: readonly number[]
  /** By role: how the draws have changed it. */
  readonly luck: readonly number[]
}

/** One of the steps that have moved most. */
export interface Swing {
  readonly moment: Moment
  /** What has moved more. */
  readonly by: 'choice' | 'luck'
  /** What a search from the same seat would have answered instead, if anything. */
  readonly better?: { readonly option: string; readonly chance: number }
}

/** Where the chance of a role went, from the first question to the end. */
export interface Balance {
  /** By its own answers. */
  readonly skill: number
  /** By the answers of others. */
  readonly others: number
  /** By draws. */
  readonly luck: number
}

export interface Review {
  /** By role: the chance at the first question. */
  readonly first: readonly number[]
  readonly moments: readonly Moment[]
  readonly swings: readonly Swing[]
  /** By role. */
  readonly balances: readonly Balance[]
}

export interface ReviewSettings {
  /** For each of the largest swings. */
  readonly budget: Budget
  readonly seed: string
  /** Told again and again how much is done, from 0 to 1. */
  progress?(part: number): void
}

/** How much of the time goes into the chances; the rest is for what would have been better. */
const CHANCES = 0.6

const SWINGS = 5
/** How often draws are made again, to tell them from the answer. */
const DRAWN_AGAIN = 10

/**
 * Looks back at a game, with everything known: the chances of all over its entries in force, what has moved them, and what would have
 * been better, which is searched with what the seat knew then. Nothing where the game has no value of positions.
 */
export function reviewOf<S extends GameState, C>(
  prepared: Prepared<S, C>,
  force: readonly FoldEntry[],
  { budget, seed, progress }: ReviewSettings,
): Review | undefined {
  const { mind } = prepared.game
  const { value } = mind ?? {}
  if (mind === undefined || value === undefined) return undefined
  const source = fastSource(seed)
  const { first, moments } = momentsOf(prepared, force, value, source, (part) => progress?.(part * CHANCES))
  const largest = [...moments].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, SWINGS)
  const better = searched(prepared, force, new Set(largest), budget, source, (part) =>
    progress?.(CHANCES + part * (1 - CHANCES)),
  )
  const swings = largest
    .sort((a, b) => a.at - b.at)
    .map((moment): Swing => {
      const found = better.get(moment)
      const by = most(moment.choice) >= most(moment.luck) ? 'choice' : 'luck'
      return { moment, by, ...(found === undefined ? {} : { better: found }) }
    })
  return { first, moments, swings, balances: first.map((_, role) => balanceOf(moments, role)) }
}

const most = (changes: readonly number[]): number => Math.max(...changes.map((change) => Math.abs(change)))
const sizeOf = ({ choice, luck }: Moment): number => Math.max(most(choice), most(luck))

function balanceOf(moments: readonly Moment[], role: Role): Balance {
  let [skill, others, luck] = [0, 0, 0]
  for (const moment of moments) {
    if (moment.role === role) skill += moment.choice[role]
    else others += moment.choice[role]
    luck += moment.luck[role]
  }
  return { skill, others, luck }
}

/** Goes through a game step by step. What is called says when to go, and whether that went well: these rules may not follow an old log. */
function walk<S extends GameState, C>(
  prepared: Prepared<S, C>,
  force: readonly FoldEntry[],
  step: (match: Match<S, C>, entry: FoldEntry, go: () => boolean) => boolean,
): void {
  const replay = new Replay(prepared, force)
  if (replay.begin() !== undefined) return
  const go = (): boolean => replay.step() === undefined
  while (!replay.isDone) if (!step(replay.match, force[replay.at], go)) return
}

function momentsOf<S extends GameState, C>(
  prepared: Prepared<S, C>,
  force: readonly FoldEntry[],
  value: Value<S, C>,
  source: FastSource,
  progress: (part: number) => void,
): { first: readonly number[]; moments: Moment[] } {
  const { roles } = prepared.setup
  const chances = ({ play }: Match<S, C>): readonly number[] => chancesOf(value, play, roles)
  const moments: Moment[] = []
  let first: readonly number[] | undefined
  let before: readonly number[] = []
  walk(prepared, force, (match, entry, go) => {
    if (first === undefined) first = before = chances(match)
    if (entry.type === 'draw') return go()
    const at = match.force.length
    const question = entry.type === 'answer' ? nameOf(match, entry.question) : undefined
    const drawn = force[at + 1]?.type === 'draw' ? meanAfter(match, entry, value, source.fork(at)) : undefined
    if (!go()) return false
    const after = chances(match)
    const fair = drawn ?? after
    moments.push({
      at: match.force.length,
      role: entry.role,
      ...(question === undefined ? {} : { question }),
      option: entry.option,
      chances: after,
      choice: fair.map((chance, role) => chance - before[role]),
      luck: after.map((chance, role) => chance - fair[role]),
    })
    before = after
    progress(match.force.length / force.length)
    return true
  })
  return { first: first ?? [], moments }
}

const nameOf = <S extends GameState, C>(match: Match<S, C>, id: string): string | undefined =>
  match.play.pending.find((ask) => match.idOf(ask) === id)?.question.name

/** The chances after an entry, on the mean over other draws than those that came. */
function meanAfter<S extends GameState, C>(
  match: Match<S, C>,
  entry: Exclude<FoldEntry, { type: 'draw' }>,
  value: Value<S, C>,
  source: FastSource,
): readonly number[] {
  const { game, content, roles, marks } = match
  const sums = new Array<number>(roles).fill(0)
  const tail = match.force.slice(marks.last.at)
  for (let i = 0; i < DRAWN_AGAIN; i++) {
    const play = resume(game, content, game.clone(marks.last.state), tail)
    play.source = source.fork(i)
    play.automatic = true
    play.closing = false
    const ask = play.pending.find(({ role }) => role === entry.role)
    const option = ask && play.options(ask).find((one) => ask.question.key(play, one, ask) === entry.option)
    if (entry.type === 'offer') takeOffer(play, entry)
    else if (ask !== undefined && option !== undefined) play.answer(ask, option)
    chancesOf(value, play, roles).forEach((chance, role) => (sums[role] += chance / DRAWN_AGAIN))
  }
  return sums
}

function takeOffer<S extends GameState, C>(
  play: ReturnType<typeof resume<S, C>>,
  { role, option }: Extract<FoldEntry, { type: 'offer' }>,
): void {
  const { standing } = play.game
  const offers: number[] = []
  standing?.offers(play, role, offers)
  const offer = offers.find((one) => standing?.key(play, role, one) === option)
  if (offer !== undefined) play.take(role, offer)
}

type Better = NonNullable<Swing['better']>

/** What would have been better than what was chosen at these moments, from where the role stood then. */
function searched<S extends GameState, C>(
  prepared: Prepared<S, C>,
  force: readonly FoldEntry[],
  wanted: ReadonlySet<Moment>,
  budget: Budget,
  source: FastSource,
  progress: (part: number) => void,
): Map<Moment, Better> {
  const found = new Map<Moment, Better>()
  let done = 0
  const byEnd = new Map([...wanted].map((moment) => [moment.at, moment]))
  walk(prepared, force, (match, _entry, go) => {
    const moment = byEnd.get(endOf(match.force.length, force))
    const better = moment && betterThan(match, moment, budget, source.fork(`better ${moment.at}`))
    if (moment !== undefined && better !== undefined) found.set(moment, better)
    if (moment !== undefined) progress(++done / wanted.size)
    return go()
  })
  return found
}

/** Where the step ends that begins with an entry: after the draws. */
function endOf(start: number, force: readonly FoldEntry[]): number {
  let end = start + 1
  while (force[end]?.type === 'draw') end++
  return end
}

function betterThan<S extends GameState, C>(
  match: Match<S, C>,
  { role, option }: Moment,
  budget: Budget,
  source: FastSource,
): Better | undefined {
  const ask = match.asked(role)
  const from = ask && new Standpoint(match, ask)
  if (ask === undefined || from === undefined || from.options.length < 2) return undefined
  const { chosen, weighed } = new Search(from, match.game.mind ?? {}, { budget }, source).run()
  const best = weighed.find(({ plan }) => plan === chosen)!
  const key = ask.question.key(match.play, chosen.choices[0].option, ask)
  return key === option || best.results.length === 0 ? undefined : { option: key, chance: meanOf(best) }
}
