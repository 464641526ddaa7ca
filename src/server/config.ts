/** How a server is run. Everything has a default but the folder for its data. */
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
  readonly limits: { readonly rules: number; readonly bot: number }
  readonly idle: number
  readonly openingTime: number
  readonly silence: { readonly live: number; readonly relaxed: number }
  /** Socket messages of one connection. */
  readonly rate: { readonly perSecond: number; readonly burst: number }
  /** Requests of one address in a minute: all, and those that check a password. */
  readonly requests: { readonly all: number; readonly passwords: number }
  /** Behind a proxy that speaks https: cookies are then for https only, and its word about addresses is taken. */
  readonly behindProxy: boolean
  readonly log: boolean | { readonly level: string }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const defaults: Omit<ServerConfig, 'data'> = {
  port: 8000,
  host: '127.0.0.1',
  workers: 1,
  botWorkers: 1,
  moreGames: [],
  snapshotEvery: 100,
  limits: { rules: 5000, bot: 30_000 },
  idle: 5 * MINUTE,
  openingTime: 20_000,
  silence: { live: 2 * MINUTE, relaxed: 72 * HOUR },
  rate: { perSecond: 50, burst: 200 },
  requests: { all: 600, passwords: 10 },
  behindProxy: false,
  log: { level: 'info' },
}
