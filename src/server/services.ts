import type { FastifyInstance } from 'fastify'
import { Awake } from './awake.ts'
import { Chat } from './chat.ts'
import type { ServerConfig } from './config.ts'
import { Doors } from './doors.ts'
import { Matches } from './matches.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { Opening } from './opening.ts'
import { People } from './people.ts'
import { Programs } from './programs.ts'
import { Quotas } from './quota.ts'
import { Seating } from './seating.ts'
import type { Store } from './store/store.ts'
import { Tables } from './tables.ts'

/** What a server consists of. */
export interface Services {
  readonly config: ServerConfig
  readonly store: Store
  readonly metrics: Metrics
  readonly people: People
  readonly tables: Tables
  readonly opening: Opening
  readonly seating: Seating
  readonly programs: Programs
  readonly matches: Matches
  readonly chat: Chat
  readonly doors: Doors
  readonly quotas: Quotas<'tables' | 'reports' | 'chat' | 'links'>
  readonly awake: Awake
}

type Trouble = (message: string, error: unknown) => void

function matchesOf(
  config: ServerConfig,
  { store, metrics, tables }: Pick<Services, 'store' | 'metrics' | 'tables'>,
  opening: () => Opening,
  seating: () => Seating,
  onTrouble: Trouble,
): Matches {
  const matches = new Matches({
    ...config,
    store,
    metrics,
    onTrouble,
    sourceOf: (id) => opening().sourceOf(id),
    onStored: (steps) => tables.stepsStored(steps),
    onOver: (id) => tables.tell(id),
    onReplaced: (id, role, by) => void seating().replaceBot(id, role, by),
    onStopped: (id, why) => tables.stopped(id, why),
  })
  metrics.gauge('walstatt_matches', 'Matches that are loaded', () => matches.figures.loaded)
  metrics.gauge('walstatt_worker_restarts', 'Workers that were replaced', () => matches.figures.restarts)
  return matches
}

/** Whatever changes of people is told to everything that keeps something of them, in the same step. */
function peopleOf(config: ServerConfig, store: Store, tables: Tables, doors: Doors): People {
  return new People(
    store,
    {
      merged: (from, to) => tables.peopleChanged({ write: 'person.merge', from, to }),
      deleted: (id) => tables.peopleChanged({ write: 'person.delete', id }),
      sessionEnded: (hash) => doors.sessionEnded(hash),
      sessionsEnded: (person, except) => doors.sessionsEnded(person, except),
      renamed: (id, name) => doors.renamed(id, name),
    },
    config,
  )
}

export function createServices(config: ServerConfig, store: Store, app: FastifyInstance): Services {
  const metrics = createMetrics()
  const onTrouble: Trouble = (message, error) => app.log.error({ err: error }, message)
  const quotas = new Quotas<'tables' | 'reports' | 'chat' | 'links'>(config.quotas)
  const awake = new Awake()
  const doors = new Doors(config.sockets)
  const tables = new Tables({ ...config, store, onTrouble, awake: () => awake.time })
  const matches: Matches = matchesOf(
    config,
    { store, metrics, tables },
    () => opening,
    () => seating,
    onTrouble,
  )
  const { openingTime } = config
  const { unfinished } = config.quotas
  const common = { store, tables, quotas, onTrouble, matches: () => matches }
  const opening: Opening = new Opening({ ...common, openingTime, unfinished })
  const seating: Seating = new Seating({ ...common, opening, doors })
  return {
    config,
    store,
    metrics,
    people: peopleOf(config, store, tables, doors),
    tables,
    opening,
    seating,
    programs: new Programs({ ...common, seating, doors }),
    matches,
    chat: new Chat(store, quotas, onTrouble),
    doors,
    quotas,
    awake,
  }
}
