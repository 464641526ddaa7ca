import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from './args.ts'
import type { Command } from './command.ts'
import { InputError } from './problem.ts'
import { projectRoot } from './root.ts'

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent']
const LARGEST_PORT = 65_535

function ended(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
  })
}

export const serve: Command = {
  name: 'serve',
  about: 'run the server: tables for people, bots and spectators',
  help: `usage: walstatt serve [options]

  --port N        where to listen; if it is taken, the next free port (default 8000)
  --host H        which addresses to listen at (default 127.0.0.1: only this machine; 0.0.0.0: all)
  --data DIR      where everything is kept (default .walstatt)
  --workers N     threads that run games (default: one less than the processors, at least one)
  --behind-proxy  a proxy in front speaks https: cookies for https only, its word about addresses is taken
  --log LEVEL     ${LEVELS.join(', ')} (default warn); one JSON object a line

Ends in good order at Ctrl-C.`,
  async run(argv, io) {
    const args = parse(
      argv,
      {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        workers: { type: 'string' },
        'behind-proxy': { type: 'boolean' },
        log: { type: 'string' },
      },
      [],
    )
    const level = args.text('log') ?? 'warn'
    if (!LEVELS.includes(level)) throw new InputError('--log', `must be one of: ${LEVELS.join(', ')}`)
    const web = join(projectRoot(), 'dist', 'web')
    const { startServer } = await import('../server/server.ts')
    const server = await startServer({
      port: args.number('port', 8000, 0, LARGEST_PORT),
      host: args.text('host') ?? '127.0.0.1',
      data: resolve(args.text('data') ?? '.walstatt'),
      workers: args.number('workers', Math.max(1, availableParallelism() - 1), 1, 64),
      behindProxy: args.flag('behind-proxy'),
      log: { level },
      ...(existsSync(join(web, 'index.html')) ? { web } : {}),
    })
    io.out(`Walstatt is at ${server.address}`)
    await ended()
    await server.close()
    return 0
  },
}
