import { defaults, type Rate, type ServerConfig } from '../../../src/server/config.ts'

const plenty: Rate = { burst: 1e9, per: 1e9, within: 1000 }

/** Nothing is refused for being too much: what holds here holds without any limit of number. */
export const UNLIMITED: Partial<ServerConfig> = {
  rate: { perSecond: 1e6, burst: 1e6 },
  sockets: 1e6,
  requests: { all: 1e6, passwords: 1e6 },
  quotas: {
    ...defaults.quotas,
    tables: plenty,
    reports: plenty,
    chat: plenty,
    links: plenty,
    guests: plenty,
    unfinished: 1e6,
  },
}
