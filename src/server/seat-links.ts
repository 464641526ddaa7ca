import { hashOfToken, newToken } from './secrets.ts'
import type { LinkRow } from './store/schema.ts'
import type { Write } from './store/store.ts'

const DAY = 24 * 60 * 60 * 1000

/** Milliseconds that a link is worth something. */
const LASTS: Readonly<Record<LinkRow['kind'], number>> = { device: DAY, recovery: 400 * DAY }

/** A link to the seats of a person at a table. The store keeps only its hash. */
export function newLink(table: string, person: string, kind: LinkRow['kind']): { token: string; write: Write } {
  const token = newToken()
  const link: LinkRow = { hash: hashOfToken(token), table_id: table, person, kind, expires: Date.now() + LASTS[kind] }
  return { token, write: { write: 'link.add', link } }
}
