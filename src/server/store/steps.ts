import type { Sqlite } from './database.ts'
import { queries, sqlOfAddSteps } from './queries.ts'
import type { NewStep, Write } from './store.ts'

type Apply = (db: Sqlite, write: Write) => void

const ROWS_AT_ONCE = 50

function insertSteps(db: Sqlite, steps: readonly NewStep[]): void {
  for (let i = 0; i < steps.length; i += ROWS_AT_ONCE) {
    const rows = steps.slice(i, i + ROWS_AT_ONCE)
    const values = rows.flatMap(({ row }) => [row.table_id, row.seq, row.entries, row.told, row.waiting, row.at])
    db.write(sqlOfAddSteps(rows.length), values)
  }
}

/** What else is true from a step on. */
function applyRest(db: Sqlite, { row, over, snapshot, also = [] }: NewStep, apply: Apply): void {
  if (over !== undefined)
    db.run(queries.changeTable(row.table_id, { state: 'over', outcome: over.outcome, updated: row.at }))
  if (snapshot !== undefined) db.run(queries.setSnapshot(row.table_id, row.seq, snapshot))
  for (const write of also) apply(db, write)
}

const isPlain = ({ over, snapshot, also = [] }: NewStep): boolean =>
  over === undefined && snapshot === undefined && also.length === 0

/** One step; to be called in a transaction. */
export function addStep(db: Sqlite, step: NewStep, apply: Apply): void {
  insertSteps(db, [step])
  applyRest(db, step, apply)
}

export function appendSteps(db: Sqlite, steps: readonly NewStep[], apply: Apply): void {
  // One statement is a transaction of its own.
  if (steps.length <= ROWS_AT_ONCE && steps.every(isPlain)) return insertSteps(db, steps)
  return db.transaction(() => {
    insertSteps(db, steps)
    for (const step of steps) applyRest(db, step, apply)
  })
}
