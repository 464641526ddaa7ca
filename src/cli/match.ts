import { fileOf, textOf } from '../engine/file.ts'
import type { Entry, Setup } from '../engine/index.ts'
import type { Store } from '../server/store/store.ts'
import { audit } from '../server/tables.ts'
import { parse, quoted } from './args.ts'
import type { Command } from './command.ts'
import { DATA, withStore } from './data.ts'
import { writeOut } from './maps.ts'
import { InputError } from './problem.ts'

const HAS_BEGUN: readonly string[] = ['running', 'over', 'stopped']

/** The entry of the audit log comes first: without it nothing is given out. */
async function exported(store: Store, id: string, out: string): Promise<{ text: string; entries: number }> {
  const found = await store.table(id)
  const setup = await store.setup(id)
  if (found === undefined || setup === undefined) throw new InputError('id', `there is no table ${quoted(id)}`)
  const { state } = found.table
  if (!HAS_BEGUN.includes(state)) throw new InputError('id', `the match of ${quoted(id)} has not begun`)
  await store.commit([{ write: 'audit.add', audit: audit('operator', 'match.export', id, `${state}, to ${out}`) }])
  const { steps } = await store.stepsOf(id)
  const log = steps.flatMap(({ entries }) => JSON.parse(entries) as Entry[])
  return { text: textOf(fileOf(JSON.parse(setup) as Setup, log)), entries: log.length }
}

export const match: Command = {
  name: 'match',
  about: 'write the whole game file of a table of the server',
  help: `usage: walstatt match <id> [options]

For operators: writes the whole truth of a match (every hand, every draw) as a game file, whether it is running, over or
stopped. The server may be running. Leaves an entry in the audit log, see walstatt audit. An id that begins with - comes
after --.

  --data DIR         where the server keeps everything (default ${DATA})
  --out FILE         where to write (default: the id with .walstatt.json, if there is no such file yet)
  --json             print one JSON object`,
  async run(argv, io) {
    const args = parse(argv, { data: { type: 'string' }, out: { type: 'string' }, json: { type: 'boolean' } }, ['id'])
    const [id] = args.positionals
    if (id === undefined) throw new InputError('id', 'is missing')
    const named = args.text('out')
    const out = named ?? `${id}.walstatt.json`
    const { text, entries } = await withStore(args.text('data'), (store) => exported(store, id, out))
    // For its owner only: it tells every hand.
    writeOut(named, out, text, 0o600)
    io.out(args.flag('json') ? JSON.stringify({ table: id, entries, out }) : `${id}: ${entries} entries → ${out}`)
    return 0
  },
}
