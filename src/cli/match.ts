import { writeFileSync } from 'node:fs'
import { fileOf, textOf } from '../engine/file.ts'
import type { Entry } from '../engine/log.ts'
import type { Setup } from '../engine/setup.ts'
import { newId } from '../server/secrets.ts'
import type { Store } from '../server/store/store.ts'
import { parse, quoted } from './args.ts'
import type { Command } from './command.ts'
import { DATA, withStore } from './data.ts'
import { InputError } from './problem.ts'

const HAS_BEGUN: readonly string[] = ['running', 'over', 'stopped']

/** The entry of the audit log comes first: without it nothing is given out. */
async function exported(store: Store, id: string, out: string): Promise<{ text: string; entries: number }> {
  const found = await store.table(id)
  const setup = await store.setup(id)
  if (found === undefined || setup === undefined) throw new InputError('id', `there is no table ${quoted(id)}`)
  const { state } = found.table
  if (!HAS_BEGUN.includes(state)) throw new InputError('id', `the match of ${quoted(id)} has not begun`)
  const audit = { id: newId(), at: Date.now(), who: 'operator', what: 'match.export', table_id: id }
  await store.commit([{ write: 'audit.add', audit: { ...audit, detail: `${state}, to ${out}` } }])
  const { steps } = await store.stepsOf(id)
  const log = steps.flatMap(({ entries }) => JSON.parse(entries) as Entry[])
  return { text: textOf(fileOf(JSON.parse(setup) as Setup, log)), entries: log.length }
}

/** A new file is for its owner only: it tells every hand. Writes over a file only where it was named. */
function write(file: string, text: string, isNamed: boolean): void {
  try {
    writeFileSync(file, text, { flag: isNamed ? 'w' : 'wx', mode: 0o600 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new InputError('--out', `there is a file ${quoted(file)} already: name one to write`)
    throw new InputError('--out', `${quoted(file)} cannot be written (${code ?? 'unknown fault'})`)
  }
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
    write(out, text, named !== undefined)
    io.out(args.flag('json') ? JSON.stringify({ table: id, entries, out }) : `${id}: ${entries} entries → ${out}`)
    return 0
  },
}
