import Database from 'libsql'

/** All rows of a database by table, but of `meta`, which the server writes for itself. */
export type Dump = Readonly<Record<string, readonly unknown[]>>

/** Looks at a server's database from the outside: what was really stored, whatever the server says. */
export class Witness {
  private readonly db: Database.Database
  private seen: { version: unknown; dump: Dump } | undefined

  constructor(path: string) {
    this.db = new Database(path, { readonly: true })
  }

  dump(): Dump {
    // The number changes with every commit of another connection: nothing is read twice for nothing.
    const version = JSON.stringify(this.db.prepare('pragma data_version').all())
    if (this.seen?.version === version) return this.seen.dump
    const names = this.db
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name <> 'meta'")
      .all() as { name: string }[]
    const dump = Object.fromEntries(names.map(({ name }) => [name, this.db.prepare(`select * from "${name}"`).all()]))
    this.seen = { version, dump }
    return dump
  }

  close(): void {
    this.db.close()
  }
}

/** What is in one and not in the other, by table; nothing if nothing has changed. */
export function changesIn(before: Dump, after: Dump): string[] {
  if (before === after) return []
  return Object.keys(after).flatMap((table) => {
    const [old, now] = [before, after].map((dump) => new Set((dump[table] ?? []).map((row) => JSON.stringify(row))))
    const added = [...now].filter((row) => !old.has(row)).map((row) => `+ ${table} ${row}`)
    return [...[...old].filter((row) => !now.has(row)).map((row) => `- ${table} ${row}`), ...added]
  })
}
