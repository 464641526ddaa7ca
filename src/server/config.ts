/** So many at once, and how many come back within a second, a minute or an hour. */
export interface Rate {
  readonly burst: number
  readonly per: number
  /** Milliseconds. */
  readonly within: number
}

/** How a server is run. Everything has a default but the folder for its data. Every limit is listed in `docs/security.md`. */
export interface ServerConfig {
  readonly data: string
  readonly port: number
  readonly host: string
  /** The built browser app; absent: only the interface for programs. */
  readonly web?: string
  readonly workers: number
  readonly botWorkers: number
  readonly moreGames: readonly string[]
  readonly snapshotEvery: number
  /** Milliseconds of work that rules, a bot's one answer, or checking what somebody sent may take. */
  readonly limits: { readonly rules: number; readonly bot: number; readonly making: number }
  /** Milliseconds that a Marshal may think about a turn; absent: as many playouts as everywhere. */
  readonly marshal?: number
  /** A bot that thinks for so many milliseconds is told of. */
  readonly thinkingAfter: number
  readonly idle: number
  readonly openingTime: number
  readonly silence: { readonly live: number; readonly relaxed: number }
  /** Socket messages of one connection. */
  readonly rate: { readonly perSecond: number; readonly burst: number }
  /** Milliseconds after which a socket that does not answer a ping is let go. */
  readonly heartbeat: number
  /** Sockets from one address. */
  readonly sockets: number
  /** Requests of one address in a minute: all, and those that check a password. */
  readonly requests: { readonly all: number; readonly passwords: number }
  /** Wrong passwords for one account, from anywhere. */
  readonly wrongPasswords: Rate
  /** Milliseconds that a request may take to arrive. */
  readonly requestTime: number
  /** Bytes of a body: of any, and where more is needed and the sender is known. */
  readonly bodies: { readonly small: number; readonly table: number; readonly work: number }
  /** How deep JSON may be nested, and how many values it may hold. */
  readonly json: { readonly depth: number; readonly values: number }
  /** What one person may do; of guests also what one address may. */
  readonly quotas: {
    readonly tables: Rate
    readonly reports: Rate
    readonly chat: Rate
    readonly links: Rate
    readonly guests: Rate
    /** Tables that one host has not brought to an end. */
    readonly unfinished: number
  }
  /** What waits: messages of a connection; looks at matches of a connection and of a table; things to be made of a person and in all. */
  readonly queues: {
    readonly messages: number
    readonly looks: number
    readonly tableLooks: number
    readonly makingOwn: number
    readonly making: number
  }
  /**
   * The proxies in front that speak https, by address or network: cookies are then for https only, and the word of these (and of
   * nobody else) about addresses is taken.
   */
  readonly behindProxy: false | readonly string[]
  /** Where figures for Prometheus are served; absent: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number }
  readonly log: boolean | { readonly level: string }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const defaults: Omit<ServerConfig, 'data'> = {
  port: 8000,
  host: '127.0.0.1',
  workers: 1,
  botWorkers: 1,
  moreGames: [],
  snapshotEvery: 100,
  limits: { rules: 5000, bot: 30_000, making: 5000 },
  thinkingAfter: 300,
  idle: 5 * MINUTE,
  openingTime: 20_000,
  silence: { live: 2 * MINUTE, relaxed: 72 * HOUR },
  rate: { perSecond: 50, burst: 200 },
  heartbeat: 30_000,
  sockets: 500,
  requests: { all: 600, passwords: 10 },
  wrongPasswords: { burst: 10, per: 10, within: 15 * MINUTE },
  requestTime: 30_000,
  bodies: { small: 65_536, table: 4 * 1024 * 1024, work: 1024 * 1024 + 4096 },
  json: { depth: 64, values: 400_000 },
  quotas: {
    tables: { burst: 30, per: 60, within: HOUR },
    reports: { burst: 5, per: 20, within: DAY },
    chat: { burst: 20, per: 40, within: MINUTE },
    links: { burst: 20, per: 60, within: HOUR },
    guests: { burst: 60, per: 240, within: HOUR },
    unfinished: 200,
  },
  queues: { messages: 64, looks: 8, tableLooks: 64, makingOwn: 2, making: 32 },
  behindProxy: false,
  log: { level: 'info' },
}
