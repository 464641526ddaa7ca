import type { FoldEntry } from '../log.ts'
import type { Match } from '../match.ts'
import type { GameState, Role } from '../table.ts'
import { undo, undoTarget } from '../undo.ts'
import { InvariantBroken, mustEqual } from './broken.ts'
import { waitingIn } from './resumed.ts'

/** Taking back and giving the same answers again leads to the same state, records and questions. */
export function checkUndo<S extends GameState, C>(match: Match<S, C>): number {
  let compared = 0
  match.unlogged(() => {
    for (let role: Role = 0; role < match.roles; role++) if (checkUndoOf(match, role)) compared++
  })
  return compared
}

function checkUndoOf<S extends GameState, C>(match: Match<S, C>, role: Role): boolean {
  const { isSealed } = match.play
  const target = undoTarget(match, role)
  const taken = isSealed ? sealedBy(match, role) : match.force.slice(target)
  if (isSealed ? taken.length === 0 : target === undefined) return false
  const before = { state: match.game.clone(match.state), waiting: waitingIn(match.play), force: [...match.force] }
  const undone = undo(match, role)
  if (!undone.ok) throw new InvariantBroken('undo', `role ${role} may take back, and may not`)
  if (match.force.length >= before.force.length + (isSealed ? 1 : 0))
    throw new InvariantBroken('undo', 'nothing was taken back')
  redo(match, taken)
  mustEqual('undo', `the state after undo and redo of role ${role}`, before.state, match.state)
  mustEqual('undo', `the questions after undo and redo of role ${role}`, before.waiting, waitingIn(match.play))
  checkRecords(match, role, before.force)
  return true
}

function checkRecords<S extends GameState, C>(match: Match<S, C>, role: Role, before: readonly FoldEntry[]): void {
  // Those that were never taken back are the very same.
  let same = 0
  while (same < before.length && before[same] === match.force[same]) same++
  const order = (entries: readonly FoldEntry[]): unknown =>
    match.play.isSealed ? entries.map((entry) => JSON.stringify(entry)).sort() : entries
  const [old, now] = [order(before.slice(same)), order(match.force.slice(same))]
  mustEqual('undo', `the records after undo and redo of role ${role}`, old, now)
}

function sealedBy<S extends GameState, C>(match: Match<S, C>, role: Role): FoldEntry[] {
  return match.force.filter((entry, i) => entry.type === 'answer' && entry.role === role && match.isSealedNow(i))
}

/** Gives answers again; what the engine has answered by itself meanwhile is not given twice. */
function redo<S extends GameState, C>(match: Match<S, C>, taken: readonly FoldEntry[]): void {
  const given = (entry: FoldEntry): boolean =>
    entry.type === 'answer' && match.force.some((e) => e.type === 'answer' && e.question === entry.question)
  for (const entry of taken) {
    if (entry.type === 'draw') throw new InvariantBroken('undo', `a draw of ${entry.what} was taken back`)
    if (entry.type === 'answer' && entry.auto && given(entry)) continue
    const { role, option } = entry
    const accepted =
      entry.type === 'offer'
        ? match.take(role, option)
        : match.answer({ role, option, question: entry.question, auto: entry.auto ?? false })
    if (!accepted.ok) throw new InvariantBroken('undo', `${option} of role ${role} is refused: ${accepted.refusal.why}`)
  }
}
