import type { PersonRow, SeatRow, StepRow, TableRow } from '../store/schema.ts'
import type { NewStep, Write } from '../store/store.ts'

/** Rows for tests of the store: everything that does not matter is filled in. */
export const aTable = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'lanterns',
  title: '',
  state: 'running',
  visibility: 'public',
  pace: 'live',
  watching: 1,
  host: 'p',
  roles: 2,
  options: '{}',
  secret: '',
  fairness: '{}',
  watch_hash: '',
  created: 1,
  updated: 1,
  outcome: null,
  stopped: null,
  proposal: null,
  ...change,
})

export const aSeat = (table: string, seat: number, person: string | null, change: Partial<SeatRow> = {}): SeatRow => ({
  table_id: table,
  seat,
  roles: `[${seat}]`,
  holder: person === null ? 'bot' : 'person',
  person,
  name: person,
  bot: null,
  team: null,
  token_hash: null,
  conceded: 0,
  ...change,
})

export const aStep = (table: string, seq: number, change: Partial<StepRow> = {}): NewStep => ({
  row: { table_id: table, seq, entries: '[]', told: '[]', waiting: `[${seq}]`, at: seq, ...change },
})

export const aPerson = (id: string, change: Partial<PersonRow> = {}): PersonRow => ({
  id,
  kind: 'guest',
  name: id,
  login: null,
  password: null,
  recovery: null,
  created: 1,
  ...change,
})

export const addTable = (table: TableRow, seats: readonly SeatRow[], setup = '{}'): Write => ({
  write: 'table.add',
  table,
  setup,
  seats,
})
export const addPeople = (...ids: readonly string[]): Write[] =>
  ids.map((id) => ({ write: 'person.add', person: aPerson(id) }))
