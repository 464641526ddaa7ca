import type { Match } from '../match.ts'
import { includes, type GameState, type Role } from '../table.ts'
import { applyChanges, changesBetween, privateCells, publicCells, type Cells } from '../view.ts'
import { InvariantBroken, mustEqual, plain } from './broken.ts'
import type { Coverage } from './coverage.ts'
import { checkUndo } from './redo.ts'
import { resumeFor, waitingIn } from './resumed.ts'
import { checkSecrecy } from './secrecy.ts'

export { InvariantBroken } from './broken.ts'
export { newCoverage, type Coverage } from './coverage.ts'

/** `light`: options, plain data and the game's own invariants only. */
export type Depth = 'all' | 'light'

/**
 * What must hold at every question of every game; throws `InvariantBroken`. It takes answers back and gives them again, so
 * questions got from the match before are stale afterwards (their ids are not); the log is left as it was.
 */
export function checkInvariants<S extends GameState, C>(
  match: Match<S, C>,
  coverage: Coverage,
  depth: Depth = 'all',
): void {
  const count = (name: string): void => void coverage.checks.set(name, (coverage.checks.get(name) ?? 0) + 1)
  const run = (name: string, check: (match: Match<S, C>, coverage: Coverage) => void): void => {
    check(match, coverage)
    count(name)
  }
  const { listener } = match
  match.listener = undefined
  run('options', checkOptions)
  run('json', checkJson)
  run('game', checkGame)
  if (depth === 'all') {
    run('resume', checkResume)
    run('tail', checkTail)
    run('cells', checkCells)
    run('undo', checkUndo)
    run('secrecy', checkSecrecy)
  }
  match.listener = listener
}

function checkOptions<S extends GameState, C>(match: Match<S, C>, coverage: Coverage): void {
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
    const twice = keys.find((key, i) => keys.indexOf(key) !== i)
    if (twice !== undefined) throw new InvariantBroken('options', `${where} offers ${twice} twice`)
  }
}

function checkJson<S extends GameState, C>(match: Match<S, C>): void {
  plain('json', 'the state', match.state)
}

function checkGame<S extends GameState, C>(match: Match<S, C>): void {
  const broken = match.game.invariants(match.play)
  if (broken.length > 0) throw new InvariantBroken('game', broken.join('; '))
}

/** Checkpoint + tail is the state in mid-procedure, also from a saved checkpoint; and `clone` shares nothing that changes. */
function checkResume<S extends GameState, C>(match: Match<S, C>): void {
  const mark = match.marks.last
  const text = plain('resume', 'the checkpoint', mark.state)
  const copies: [string, S][] = [
    ['the checkpoint', match.game.clone(mark.state)],
    ['the saved checkpoint', JSON.parse(text) as S],
  ]
  for (const [what, state] of copies) {
    mustEqual('resume', `a copy of ${what}`, mark.state, state)
    const play = resumeFor('resume', match, state, match.tail)
    mustEqual('resume', `the state from ${what}`, match.state, play.state)
    mustEqual('resume', `the questions from ${what}`, waitingIn(match.play), waitingIn(play))
    if (plain('resume', 'the checkpoint', mark.state) !== text)
      throw new InvariantBroken('resume', `playing on ${what} changed what it was cloned from`)
  }
}

/** Whoever is asked may know every record since the checkpoint, but for what others seal just now. */
function checkTail<S extends GameState, C>(match: Match<S, C>): void {
  const from = match.marks.last.at
  for (const { role } of match.play.pending) {
    for (let i = from; i < match.force.length; i++) {
      if (includes(match.notes[i].seenBy, role) || match.isSealedNow(i)) continue
      const entry = match.force[i]
      const what = entry.type === 'draw' ? `draw of ${entry.what}` : `answer ${entry.option} of role ${entry.role}`
      throw new InvariantBroken('tail', `role ${role} is asked but may not know the ${what}; end the procedure there`)
    }
  }
}

/** The parts of everybody's view: `public`, and the private part of each role. */
export function viewParts<S extends GameState, C>(match: Match<S, C>): Map<string, Cells> {
  const parts = new Map([['public', publicCells(match.game, match.positionOf(undefined))]])
  for (let role: Role = 0; role < match.roles; role++)
    parts.set(String(role), privateCells(match.game, match.positionOf(role), role))
  return parts
}

/** Old view + changed cells = fresh view. The changes go the way they are sent, as JSON. */
function checkCells<S extends GameState, C>(match: Match<S, C>, coverage: Coverage): void {
  for (const [part, fresh] of viewParts(match)) {
    const old = new Map(coverage.cells.get(part))
    const changes = changesBetween(old, fresh)
    applyChanges(old, JSON.parse(plain('cells', `the changes of ${part}`, changes)) as typeof changes)
    mustEqual('cells', `the view ${part}`, Object.fromEntries(fresh), Object.fromEntries(old))
    coverage.cells.set(part, old)
  }
}
