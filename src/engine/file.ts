import { rulesEntry, rulesUsed, type RulesUsed } from './base.ts'
import type { ChanceSource } from './chance/source.ts'
import { gameFileSchema, hostileIn, pathText } from './file-schema.ts'
import { failed, ok, type AnyGame, type Problem, type Result } from './game.ts'
import { hashOf } from './hash.ts'
import type { Entry } from './log.ts'
import { Match } from './match.ts'
import { reach } from './older.ts'
import { Replay, replayAll } from './replay.ts'
import { fittingOptions, prepare, type Prepared, type Setup } from './setup.ts'
import type { GameState } from './table.ts'

/** A game file, `*.walstatt.json`: setup and log are the whole truth of a match. */
export interface GameFile {
  readonly walstatt: 'game'
  readonly version: 1
  readonly setup: Setup
  readonly log: readonly Entry[]
  /** State hashes: at the first question, then after every entry that is not a draw (and the draws it led to). */
  readonly hashes?: readonly string[]
}

/** In characters. */
export const LARGEST_FILE = 16_000_000

const PROBLEMS_SHOWN = 20

export const fileOf = (setup: Setup, log: readonly Entry[]): GameFile => ({
  walstatt: 'game',
  version: 1,
  setup,
  log: [...log],
})

/** The file of a match. Hashes tell every later state, hidden things included: never give them to players of a running match. */
export function saveMatch<S extends GameState, C>(
  setup: Setup,
  match: Match<S, C>,
  { hashes = false }: { hashes?: boolean } = {},
): GameFile {
  const file = fileOf(setup, match.log)
  if (!hashes) return file
  const made: string[] = []
  const replayed = replayAll({ game: match.game, content: match.content, setup }, match.log, ({ state }) => {
    made.push(hashOf(state))
    return undefined
  })
  if (!replayed.ok)
    throw new Error(`a match does not replay: ${replayed.problems[0].path} ${replayed.problems[0].problem}`)
  return { ...file, hashes: made }
}

/** One entry a line, so that a person can read it and a difference shows. */
export function textOf(file: GameFile): string {
  const lines = (list: readonly unknown[]): string => list.map((item) => `\n    ${JSON.stringify(item)}`).join(',')
  const hashes = file.hashes === undefined ? '' : `,\n  "hashes": [${lines(file.hashes)}\n  ]`
  return `{\n  "walstatt": "game",\n  "version": 1,\n  "setup": ${JSON.stringify(file.setup)},\n  "log": [${lines(file.log)}\n  ]${hashes}\n}\n`
}

/** Reads the text of a game file; says everything that is wrong with its shape. Never throws. */
export function parseGameFile(text: string): Result<GameFile> {
  if (text.length > LARGEST_FILE) return failed('file', `is larger than ${LARGEST_FILE} characters`)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return failed('file', `is not JSON: ${(error as Error).message.slice(0, 200)}`)
  }
  const hostile = hostileIn(data)
  if (hostile !== undefined) return { ok: false, problems: [hostile] }
  const parsed = gameFileSchema.safeParse(data)
  if (parsed.success) return ok(parsed.data as GameFile)
  const problems = parsed.error.issues.slice(0, PROBLEMS_SHOWN).map((issue) => ({
    path: pathText(issue.path) || 'file',
    problem: issue.message.slice(0, 200),
  }))
  return { ok: false, problems }
}

export type FindGame = (id: string) => AnyGame | undefined

// oxlint-disable-next-line typescript/no-explicit-any -- a file may be of any game
type AnyPrepared = Prepared<any, any>
// oxlint-disable-next-line typescript/no-explicit-any -- a file may be of any game
type AnyMatch = Match<any, any>

/** Finds the game and content a file is played with; they must be the very ones it was saved with. */
export function prepareFile(file: GameFile, findGame: FindGame): Result<AnyPrepared> {
  const found = prepareAnyFile(file, findGame)
  if (!found.ok) return found
  const { prepared, today, used } = found.value
  if (today.version !== used.version)
    return failed('setup.rulesVersion', `is ${used.version}, but the rules here are version ${today.version}`)
  if (today.content !== used.content)
    return failed('setup.content', `is ${used.content}, but the content here has the hash ${today.content}`)
  return ok(prepared)
}

interface AnyFile {
  readonly prepared: AnyPrepared
  /** What there is here, and what it was played with last. */
  readonly today: RulesUsed
  readonly used: RulesUsed
}

/** The same of a file that other rules may have written, or with other content. */
function prepareAnyFile({ setup, log }: GameFile, findGame: FindGame): Result<AnyFile> {
  const game = findGame(setup.game)
  if (game === undefined) return failed('setup.game', `there is no game ${JSON.stringify(setup.game.slice(0, 80))}`)
  const found = prepareSafely(game, setup)
  if (!found.ok)
    return { ok: false, problems: found.problems.map((p) => ({ ...p, path: `setup.${setupPath(p.path)}` })) }
  const { content, options } = found.value.setup
  const prepared = { ...found.value, setup: game.rulesVersion === setup.rulesVersion ? setup : { ...setup, options } }
  return ok({ prepared, today: { version: game.rulesVersion, content }, used: rulesUsed(setup, log) })
}

const setupPath = (path: string): string => (path === 'seats' ? 'roles' : path)

function prepareSafely(game: AnyGame, setup: Setup): Result<AnyPrepared> {
  try {
    const isOlder = game.rulesVersion !== setup.rulesVersion
    const options = isOlder ? fittingOptions(game.options, setup.options, setup.roles) : setup.options
    return prepare(game, setup.roles, options, setup.pack)
  } catch (error) {
    return failed('pack', `cannot be used: ${(error as Error).message}`)
  }
}

/** A match that was loaded, and what it started from. */
export interface Loaded {
  readonly match: AnyMatch
  readonly prepared: AnyPrepared
}

/**
 * Replays a file with every check: all answers were on offer, all draws are what the rules ask for, all hashes agree. With a
 * source the match can be played on. What rules of another version did is taken as they left it. Never throws.
 */
export function loadMatch(file: GameFile, findGame: FindGame, source?: ChanceSource): Result<Loaded> {
  const prepared = prepareFile(file, findGame)
  if (!prepared.ok) return prepared
  const check = hashChecker(file)
  const replayed = replayAll(prepared.value, file.log, check.after)
  if (!replayed.ok) return replayed
  const left = check.left()
  if (left !== undefined) return { ok: false, problems: [left] }
  const match = replayed.value
  match.goOn(source)
  return ok({ match, prepared: prepared.value })
}

/** A match from a file that rules of another version wrote, or with other content; it goes on with what there is here. */
interface Older extends Loaded {
  readonly version: number
  /** So many entries of its log fit. */
  readonly at: number
  /** Why the next one does not. */
  readonly problem?: Problem
}

/** As far as these rules can follow; `undefined` if they wrote it themselves. Never throws. */
function loadOlder(file: GameFile, findGame: FindGame, source: ChanceSource): Result<Older | undefined> {
  const found = prepareAnyFile(file, findGame)
  if (!found.ok) return found
  const { prepared, today, used } = found.value
  if (today.version === used.version && today.content === used.content) return ok(undefined)
  const reached = reach(prepared, file.log)
  if (!reached.ok) return reached
  const { place, ...far } = reached.value
  const log = [...file.log, rulesEntry(today, place)]
  const match = Match.restore(prepared, { ...place, log }, source)
  if (!match.isBegun) match.begin()
  return ok({ match, prepared, version: used.version, ...far })
}

/** Whoever wrote it: with every check, or as far as these rules can follow. */
export function loadAnyMatch(
  file: GameFile,
  findGame: FindGame,
  source: ChanceSource,
): Result<Loaded & Partial<Omit<Older, keyof Loaded>>> {
  const older = loadOlder(file, findGame, source)
  if (!older.ok) return older
  return older.value === undefined ? loadMatch(file, findGame, source) : ok(older.value)
}

function hashChecker({ hashes }: GameFile): {
  after(match: AnyMatch, at: number): Problem | undefined
  left(): Problem | undefined
} {
  let used = 0
  return {
    after({ state }, at) {
      if (hashes === undefined) return undefined
      const found = hashOf(state)
      const expected = hashes[used++]
      if (expected === found) return undefined
      const where = used === 1 ? 'at the start' : `after log[${at}]`
      return { path: `hashes[${used - 1}]`, problem: `is ${expected ?? 'missing'}, but the state ${where} is ${found}` }
    },
    left: () =>
      hashes === undefined || used === hashes.length
        ? undefined
        : { path: 'hashes', problem: `has ${hashes.length} items, but the log gives ${used}` },
  }
}

/** A step of a replay: the match after the entry at `at` (and the draws it led to). −1 is the first question. */
export type ReplayStep =
  | { readonly ok: true; readonly at: number; readonly match: AnyMatch }
  | { readonly ok: false; readonly at: number; readonly problem: Problem }

/** The same match after every entry. Stops at the first problem. */
export function* replaySteps(file: GameFile, prepared: AnyPrepared): Generator<ReplayStep> {
  const replay = new Replay(prepared, file.log)
  const check = hashChecker(file)
  let at = -1
  let problem = replay.begin()
  for (;;) {
    problem ??= check.after(replay.match, at)
    if (problem !== undefined) {
      yield { ok: false, at, problem }
      return
    }
    yield { ok: true, at, match: replay.match }
    if (replay.isDone) return
    at = replay.at
    problem = replay.step()
  }
}

export { hostileIn, pathText } from './file-schema.ts'
export { verifyFile, type Reveal } from './verify.ts'
