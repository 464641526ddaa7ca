import type { Sqlite } from './database.ts'
import { queries } from './queries.ts'
import { Conflict } from './store.ts'

/** Everything that one person holds goes to another; what that one has already stays as it is. */
export function mergePeople(db: Sqlite, from: string, to: string): void {
  if (from === to) return
  if (db.all(queries.person(to)).length === 0) throw new Conflict('there is nobody to merge with')
  db.run(queries.moveSeats(from, to))
  db.run(queries.moveTables(from, to))
  db.run(queries.copyHolders(from, to))
  db.run(queries.deleteHoldersOf(from))
  db.run(queries.deleteOwnHolders(to))
  // Who has an account has a password: what led a guest back ends.
  db.run(queries.deleteLinksOf(from))
  db.run(queries.moveBots(from, to))
  db.run(queries.copyWorks(from, to))
  db.run(queries.deleteWorksOf(from))
  db.run(queries.deleteSessionsOf(from))
  db.run(queries.deletePerson(from))
}

export function deletePerson(db: Sqlite, id: string): void {
  db.run(queries.passTables(id))
  db.run(queries.openAgain(id))
  db.run(queries.freeSeats(id, 'public', 'open'))
  db.run(queries.freeSeats(id, 'link', 'invite'))
  db.run(queries.moveSeats(id, null))
  db.run(queries.deleteHoldersOf(id))
  db.run(queries.deleteLinksOf(id))
  db.run(queries.deleteBotsOf(id))
  db.run(queries.deleteWorksOf(id))
  db.run(queries.deleteSessionsOf(id))
  db.run(queries.deletePerson(id))
}
