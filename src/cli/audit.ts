import type { AuditRow } from '../server/store/schema.ts'
import { parse } from './args.ts'
import type { Command } from './command.ts'
import { DATA, withStore } from './data.ts'
import { oneLine } from './problem.ts'

const lineOf = ({ at, who, what, table_id: table, detail }: AuditRow): string =>
  [new Date(at).toISOString(), who, what, table ?? '', detail].filter((word) => word !== '').join('  ')

export const audit: Command = {
  name: 'audit',
  about: 'list what operators, hosts and the server did',
  help: `usage: walstatt audit [options]

Lists the audit log of a server, the latest last: when, who, what, at which table.

  --data DIR         where the server keeps everything (default ${DATA})
  --most N           how many entries (default 1000)
  --json             print one JSON object`,
  async run(argv, io) {
    const args = parse(argv, { data: { type: 'string' }, most: { type: 'string' }, json: { type: 'boolean' } }, [])
    const most = args.number('most', 1000, 1, 1_000_000)
    const audits = await withStore(args.text('data'), (store) => store.audits(most))
    if (args.flag('json')) io.out(JSON.stringify({ audits }))
    else for (const row of audits) io.out(oneLine(lineOf(row)))
    return 0
  },
}
