import type { Sqlite } from './database.ts'
import { queries } from './queries.ts'
import { Conflict, type Write } from './store.ts'
import { addStep } from './steps.ts'
import { deletePerson, mergePeople } from './write-people.ts'

type Kind = Write['write']
type WriteOf<K extends Kind> = Extract<Write, { readonly write: K }>
type Writers = { readonly [K in Kind]: (db: Sqlite, write: WriteOf<K>) => void }

const isNothing = (change: object): boolean => Object.values(change).every((value) => value === undefined)

function addTable(db: Sqlite, { table, setup, seats }: WriteOf<'table.add'>): void {
  db.run(queries.addTable(table))
  db.run(queries.setSetup(table.id, setup))
  if (seats.length > 0) db.run(queries.addSeats(seats))
}

function changeTable(db: Sqlite, { id, change, from, setup }: WriteOf<'table.change'>): void {
  // The condition holds even where nothing but the setup changes.
  const set = isNothing(change) ? { id } : change
  if (from === undefined) db.run(queries.changeTable(id, set))
  else if (from.length === 0 || db.run(queries.changeTableFrom(id, from, set)) === 0)
    throw new Conflict(`the table is not ${from.join(' or ')}`)
  if (setup !== undefined) db.run(queries.setSetup(id, setup))
}

function useLink(db: Sqlite, hash: string): void {
  if (db.run(queries.deleteLink(hash)) === 0) throw new Conflict('there is no such link any more')
}

const writers: Writers = {
  'table.add': addTable,
  'table.change': changeTable,
  'seat.change'(db, { table, seat, change }) {
    if (!isNothing(change)) db.run(queries.changeSeat(table, seat, change))
  },
  'step.add': (db, { step }) => addStep(db, step, apply),
  'content.put': (db, { content }) => db.run(queries.putContent(content)),
  'holder.add': (db, { holder }) => db.run(queries.addHolder(holder)),
  'holders.end': (db, { table, seat, areKept }) =>
    db.run(areKept ? queries.pastHolders(table, seat) : queries.deleteHolders(table, seat)),
  'link.add': (db, { link }) => db.run(queries.addLink(link)),
  'link.use': (db, { hash }) => useLink(db, hash),
  'links.end': (db, { table, person }) =>
    db.run(table === undefined ? queries.deleteLinksOf(person) : queries.deleteLinks(table, person)),
  'bot.add': (db, { bot }) => db.run(queries.addBot(bot)),
  'bot.end': (db, { id }) => db.run(queries.deleteBot(id)),
  'bots.end': (db, { table, seat }) => db.run(queries.deleteBotsAt(table, seat)),
  'person.must'(db, { id }) {
    if (db.all(queries.person(id)).length === 0) throw new Conflict('there is no such person any more')
  },
  'person.add': (db, { person }) => db.run(queries.addPerson(person)),
  'person.change'(db, { id, change }) {
    if (!isNothing(change)) db.run(queries.changePerson(id, change))
  },
  'person.merge': (db, { from, to }) => mergePeople(db, from, to),
  'person.delete': (db, { id }) => deletePerson(db, id),
  'session.add': (db, { session }) => db.run(queries.addSession(session)),
  'session.end': (db, { hash }) => db.run(queries.deleteSession(hash)),
  'sessions.end': (db, { person }) => db.run(queries.deleteSessionsOf(person)),
  'report.add': (db, { report }) => db.run(queries.addReport(report)),
  'audit.add': (db, { audit }) => db.run(queries.addAudit(audit)),
}

/** One of several writes; to be called in a transaction. */
export function apply(db: Sqlite, write: Write): void {
  const writer = writers[write.write] as (db: Sqlite, write: Write) => void
  writer(db, write)
}
