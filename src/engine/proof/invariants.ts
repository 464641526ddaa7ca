import { nothing } from '../define-game.ts'
import type { Match } from '../match.ts'
import { includes, type GameState, type Role } from '../table.ts'
import { applyChanges, changesBetween, privateCells, publicCells, type Cells } from '../view.ts'
import { InvariantBroken, mustBePlain, mustEqual, plain } from './broken.ts'
import { runChecks, type Check } from './check.ts'
import type { Coverage } from './coverage.ts'
import { checkOf, type Oracle } from './oracle.ts'
import { checkUndo } from './redo.ts'
import { checkRefusals } from './refusals.ts'
import { resumeFor, waitingIn } from './resumed.ts'
import { checkOthers, checkResample, checkSecrecy } from './secrecy.ts'

export { InvariantBroken } from './broken.ts'
export { newCoverage, type Coverage } from './coverage.ts'

/** `light`: only what is cheap enough for every question. */
export type Depth = 'all' | 'light'

/** Every answer that was on offer is taken: noted by the fuzzer at every answer. */
export const OFFERED = { name: 'offered', about: 'what is on offer is taken when it is chosen' }

/** At least 20 times a game; shares are estimates. */
const WANTED = 22

type Compare = <S extends GameState, C>(match: Match<S, C>, coverage: Coverage) => number

/** What must hold at every question of every game: the cheap ones are looked at in all, the others as a plan says. */
const INVARIANTS: readonly { name: string; about: string; wanted: number | 'always'; compare: Compare }[] = [
  {
    name: 'options',
    about: 'while the game goes on somebody is asked; every question has options, each with a key of its own',
    wanted: 'always',
    compare: checkOptions,
  },
  {
    name: 'json',
    about: 'the state is plain data that survives a save',
    wanted: 'always',
    compare: checkJson,
  },
  {
    name: 'game',
    about: "the game's own invariants hold: pieces, cards and points are all accounted for",
    wanted: 'always',
    compare: checkGame,
  },
  {
    name: 'tail',
    about: 'whoever is asked may know everything recorded since the checkpoint, but for what others seal just now',
    wanted: 'always',
    compare: checkTail,
  },
  {
    name: 'resume',
    about: 'the last checkpoint and the records since give the state and the questions again, also from a save',
    wanted: WANTED,
    compare: checkResume,
  },
  {
    name: 'cells',
    about: 'the old view and the changed cells are the fresh view, for everybody',
    wanted: WANTED,
    compare: checkCells,
  },
  {
    name: 'refusals',
    about: 'whatever is not on offer is refused, and nothing has changed',
    wanted: WANTED,
    compare: checkRefusals,
  },
  {
    name: 'undo',
    about: 'taking back and giving the same answers again leads to the same state, records and questions',
    wanted: WANTED,
    compare: checkUndo,
  },
  {
    name: 'others',
    about: 'what others are told of a question is the same in every world that everybody thinks possible',
    wanted: WANTED,
    compare: checkOthers,
  },
  {
    name: 'secrecy',
    about: 'views, questions, options, explanations, odds and offers are the same whatever a role has not seen',
    wanted: WANTED,
    compare: checkSecrecy,
  },
  {
    name: 'resample',
    about: 'a world imagined for a role is lawful and leaves it the same options',
    wanted: WANTED,
    compare: checkResample,
  },
]

/** All invariants, and the oracles of the game. */
export const checksWith = <S extends GameState, C>(oracles: readonly Oracle<S, C>[] = []): readonly Check<S, C>[] => [
  ...INVARIANTS,
  ...oracles.map(checkOf),
]

/** Every check that a run makes. */
export const checkNames = <S extends GameState, C>(checks: readonly Check<S, C>[]): string[] => [
  OFFERED.name,
  ...checks.map(({ name }) => name),
]

/**
 * Checks the invariants here and now; throws `InvariantBroken`. It takes answers back and gives them again, so questions got from the
 * match before are stale afterwards (their ids are not); the log is left as it was.
 */
export function checkInvariants<S extends GameState, C>(
  match: Match<S, C>,
  coverage: Coverage,
  depth: Depth = 'all',
): void {
  runChecks(match, coverage, checksWith<S, C>(), () => depth === 'all')
}

function checkOptions<S extends GameState, C>(match: Match<S, C>, coverage: Coverage): number {
  const { play } = match
  const { pending } = play
  if (pending.length === 0 && !play.over)
    throw new InvariantBroken('options', 'nobody is asked and the game is not over')
  if (pending.length > 0 && play.over) throw new InvariantBroken('options', 'the game is over and somebody is asked')
  const ids = pending.map((ask) => match.idOf(ask))
  if (new Set(ids).size !== ids.length) throw new InvariantBroken('options', `two questions ${ids.join(' ')}`)
  for (const ask of pending) {
    coverage.questions.add(ask.question.name)
    const where = `question ${match.idOf(ask)} (${ask.question.name})`
    const keys = play.options(ask).map((option) => ask.question.key(play, option, ask))
    if (keys.length === 0) throw new InvariantBroken('options', `${where} has none`)
    const twice = new Set(keys).size < keys.length ? keys.find((key, i) => keys.indexOf(key) !== i) : undefined
    if (twice !== undefined) throw new InvariantBroken('options', `${where} offers ${twice} twice`)
  }
  return 1
}

function checkJson<S extends GameState, C>(match: Match<S, C>): number {
  mustBePlain('json', 'the state', match.state)
  return 1
}

function checkGame<S extends GameState, C>(match: Match<S, C>): number {
  const broken = match.game.invariants(match.play)
  if (broken.length > 0) throw new InvariantBroken('game', broken.join('; '))
  return match.game.invariants === nothing ? 0 : 1
}

/** Checkpoint + tail is the state in mid-procedure, also from a saved checkpoint; and `clone` shares nothing that changes. */
function checkResume<S extends GameState, C>(match: Match<S, C>): number {
  const mark = match.marks.last
  const text = plain('resume', 'the checkpoint', mark.state)
  const saved = JSON.parse(text) as S
  const waiting = waitingIn(match.play)
  const copies: [string, S][] = [
    ['the checkpoint', match.game.clone(mark.state)],
    ['the saved checkpoint', JSON.parse(text) as S],
  ]
  for (const [what, state] of copies) {
    mustEqual('resume', `a copy of ${what}`, mark.state, state)
    const play = resumeFor('resume', match, state, match.tail)
    mustEqual('resume', `the state from ${what}`, match.state, play.state)
    mustEqual('resume', `the questions from ${what}`, waiting, waitingIn(play))
    mustEqual('resume', `what ${what} was cloned from, after playing on,`, saved, mark.state)
  }
  return 1
}

function checkTail<S extends GameState, C>(match: Match<S, C>): number {
  const from = match.marks.last.at
  for (const { role } of match.play.pending) {
    for (let i = from; i < match.force.length; i++) {
      if (includes(match.notes[i].seenBy, role) || match.isSealedNow(i)) continue
      const entry = match.force[i]
      const what = entry.type === 'draw' ? `draw of ${entry.what}` : `answer ${entry.option} of role ${entry.role}`
      throw new InvariantBroken('tail', `role ${role} is asked but may not know the ${what}; end the procedure there`)
    }
  }
  return match.play.pending.length
}

/** The parts of everybody's view: `public`, and the private part of each role. */
export function viewParts<S extends GameState, C>(match: Match<S, C>): Map<string, Cells> {
  const parts = new Map([['public', publicCells(match.game, match.positionOf(undefined))]])
  for (let role: Role = 0; role < match.roles; role++)
    parts.set(String(role), privateCells(match.game, match.positionOf(role), role))
  return parts
}

/** Old view + changed cells = fresh view. The changes go the way they are sent, as JSON. */
function checkCells<S extends GameState, C>(match: Match<S, C>, coverage: Coverage): number {
  let changed = 0
  for (const [part, fresh] of viewParts(match)) {
    const old = new Map(coverage.cells.get(part))
    const changes = changesBetween(old, fresh)
    applyChanges(old, JSON.parse(plain('cells', `the changes of ${part}`, changes)) as typeof changes)
    mustEqual('cells', `the view ${part}`, Object.fromEntries(fresh), Object.fromEntries(old))
    coverage.cells.set(part, old)
    changed += Object.keys(changes.set).length + changes.gone.length
  }
  return changed
}
