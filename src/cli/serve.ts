import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { isNetwork } from '../server/address.ts'
import type { ServerConfig } from '../server/config.ts'
import { StoreProblem } from '../server/store/problem.ts'
import { parse, quoted, type Arguments } from './args.ts'
import type { Command } from './command.ts'
import type { Io } from './io.ts'
import { limitsHelp, limitsOf } from './limits.ts'
import { InputError, oneLine } from './problem.ts'
import { projectRoot } from './root.ts'

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent']
const LARGEST_PORT = 65_535
/** Seconds that a Marshal may think about one turn. */
const LONGEST_TURN = 60

function ended(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
  })
}

/** Whoever is named here may say that anybody is anybody. */
function proxiesOf(text: string | undefined): false | readonly string[] {
  if (text === undefined) return false
  const proxies = text.split(',').map((proxy) => proxy.trim())
  const wrong = proxies.find((proxy) => !isNetwork(proxy))
  if (wrong !== undefined)
    throw new InputError('--behind-proxy', `must be addresses or networks such as 10.0.0.0/8, not ${quoted(wrong)}`)
  return proxies
}

export function configOf(argv: readonly string[]): Partial<ServerConfig> & { readonly data: string } {
  const text = { type: 'string' as const }
  const args: Arguments = parse(
    argv,
    {
      port: text,
      host: text,
      data: text,
      workers: text,
      marshal: text,
      metrics: text,
      'behind-proxy': text,
      limit: { type: 'string', multiple: true },
      log: text,
    },
    [],
  )
  const level = args.text('log') ?? 'warn'
  if (!LEVELS.includes(level)) throw new InputError('--log', `must be one of: ${LEVELS.join(', ')}`)
  const web = join(projectRoot(), 'dist', 'web')
  const marshal = args.number('marshal', 0, 1, LONGEST_TURN)
  const metrics = args.number('metrics', -1, 0, LARGEST_PORT)
  return {
    ...limitsOf(args.list('limit')),
    port: args.number('port', 8000, 0, LARGEST_PORT),
    host: args.text('host') ?? '127.0.0.1',
    data: resolve(args.text('data') ?? '.walstatt'),
    workers: args.number('workers', Math.max(1, availableParallelism() - 1), 1, 64),
    behindProxy: proxiesOf(args.text('behind-proxy')),
    log: { level },
    ...(marshal === 0 ? {} : { marshal: marshal * 1000 }),
    ...(metrics < 0 ? {} : { metrics: { host: '127.0.0.1', port: metrics } }),
    ...(existsSync(join(web, 'index.html')) ? { web } : {}),
  }
}

/** What an operator can mend is said in one sentence; everything else is a fault. */
function problemIn(error: unknown): string {
  if (error instanceof StoreProblem) return error.message
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `cannot listen: ${code ?? message}`
  throw error
}

async function start(config: ReturnType<typeof configOf>, io: Io): Promise<number> {
  const { startServer } = await import('../server/server.ts')
  let server: Awaited<ReturnType<typeof startServer>>
  try {
    server = await startServer(config)
  } catch (error) {
    io.err(`walstatt serve: ${oneLine(problemIn(error))}\n`)
    return 1
  }
  io.out(`Walstatt is at ${server.address}`)
  if (server.metricsAddress !== undefined) io.out(`Figures are at ${server.metricsAddress}`)
  await ended()
  await server.close()
  return 0
}

export const serve: Command = {
  name: 'serve',
  about: 'run the server: tables for people, bots and spectators',
  help: `usage: walstatt serve [options]

  --port N        where to listen; if it is taken, the next free port (default 8000)
  --host H        which addresses to listen at (default 127.0.0.1: only this machine; 0.0.0.0: all)
  --data DIR      where everything is kept (default .walstatt)
  --workers N     threads that run games (default: one less than the processors, at least one)
  --marshal N     seconds that a Marshal thinks about a turn, at most 60 (default: by playouts, the same everywhere)
  --behind-proxy ADDRESSES
                  proxies in front that speak https, by address or network, with commas: cookies are for
                  https only, and the word of these, and of nobody else, about addresses is taken
  --metrics PORT  serve figures for Prometheus at /metrics of this port, on this machine only
  --limit NAME=N  change a limit; may be given several times
  --log LEVEL     ${LEVELS.join(', ')} (default warn); one JSON object a line

Limits and their defaults; times in milliseconds, sizes in bytes. \`burst\` at once, then \`per\` \`within\` a time:
${limitsHelp()}

Ends in good order at Ctrl-C.`,
  run: (argv, io) => start(configOf(argv), io),
}
