import { verifyDraws, verifyOpening, type ChanceRecord } from './chance/fairness.ts'
import type { GameFile } from './file.ts'
import { failed, ok, type Result } from './game.ts'

/** What is opened after the end of a match. */
export interface Reveal {
  readonly secret: Uint8Array
  /** In the order of the commitments in the setup, which is rising seat order. */
  readonly contributions: readonly { readonly seat: number; readonly bytes: Uint8Array }[]
}

export interface Verified {
  readonly draws: number
  readonly epochs: number
}

/** Recomputes every draw of a file, those taken back included, from what was committed to before the first one. */
export function verifyFile(file: GameFile, reveal: Reveal): Result<Verified> {
  const { fairness } = file.setup
  if (fairness === undefined) return failed('setup.fairness', 'is missing: this game is not provable')
  const wanted = fairness.contributions.length
  if (reveal.contributions.length !== wanted)
    return failed('reveal.contributions', `must be ${wanted}, not ${reveal.contributions.length}`)
  const opened = verifyOpening({
    commitment: fairness.commitment,
    secret: reveal.secret,
    contributions: reveal.contributions.map((c, i) => ({ ...c, commitment: fairness.contributions[i] })),
  })
  if (!opened.ok) {
    if (opened.reason === 'secret') return failed('reveal.secret', 'is not the one committed to')
    const problem = opened.reason === 'order' ? 'are not in seat order' : 'are not the ones committed to'
    return failed('reveal.contributions', `${problem}: seat ${opened.seat}`)
  }
  return verifyRecords(file, opened.key)
}

function verifyRecords(file: GameFile, key: Uint8Array): Result<Verified> {
  const places: number[] = []
  const records: ChanceRecord[] = []
  let epoch = 0
  file.log.forEach((entry, at) => {
    if (entry.type === 'draw') records.push({ n: entry.n, value: entry.value })
    else if (entry.type === 'undo' && entry.consent) records.push({ epoch: ++epoch })
    if (records.length > places.length) places.push(at)
  })
  const verified = verifyDraws(key, records)
  if (verified.ok) return ok({ draws: verified.draws, epochs: verified.epoch + 1 })
  const expected = 'expected' in verified ? `, but chance gave ${verified.expected}` : ' and cannot be drawn'
  const record = records[verified.index]
  const found = 'n' in record ? `${record.value} of ${record.n}` : 'a new epoch'
  return failed(`log[${places[verified.index]}]`, `is ${found}${expected}`)
}
