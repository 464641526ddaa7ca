import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type GameFile, parseGameFile } from '../engine/file.ts'
import type { TableRow } from '../server/store/schema.ts'
import { lockFolder } from '../server/store/folder.ts'
import { openSqlite } from '../server/store/sqlite.ts'
import type { Store } from '../server/store/store.ts'
import { addTable, aSeat, aStep, aTable } from '../server/testing/rows.ts'
import { walstatt } from './testing/terminal.ts'

const corpus = fileURLToPath(new URL('../../test/corpus/lanterns-2-1.walstatt.json', import.meta.url))
const read = (path: string): GameFile => {
  const parsed = parseGameFile(readFileSync(path, 'utf8'))
  if (!parsed.ok) throw new Error(parsed.problems[0].problem)
  return parsed.value
}
const { setup, log } = read(corpus)

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-match-'))
  store = openSqlite(join(folder, 'walstatt.db'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** A match whose log is stored three entries a step. */
async function stored(id: string, state: TableRow['state']): Promise<void> {
  await store.commit([addTable(aTable(id, { state }), [aSeat(id, 0, 'p')], JSON.stringify(setup))])
  const steps = Array.from({ length: Math.ceil(log.length / 3) }, (_, seq) =>
    aStep(id, seq, { entries: JSON.stringify(log.slice(seq * 3, seq * 3 + 3)) }),
  )
  await store.append(steps)
}

describe('match', () => {
  it.each(['running', 'over', 'stopped'] as const)('writes the whole file of a match that is %s', async (state) => {
    // As a running server holds them.
    const lock = lockFolder(folder)
    await stored('t1', state)
    const out = join(folder, 'out.json')
    const { code, err } = await walstatt(['match', 't1', '--data', folder, '--out', out])
    expect([code, err]).toEqual([0, ''])
    expect(read(out)).toEqual({ walstatt: 'game', version: 1, setup, log })
    expect(statSync(out).mode & 0o777).toBe(0o600)
    expect(await store.audits(9)).toMatchObject([{ who: 'operator', what: 'match.export', table_id: 't1' }])
    const listed = await walstatt(['audit', '--data', folder])
    expect(listed.out).toMatch(/^\S+Z {2}operator {2}match\.export {2}t1 {2}\w+, to \S+\n$/)
    // The server goes on writing.
    await store.append([aStep('t1', 1000)])
    lock.release()
  })

  it.each(['match', 'audit'])('%s has help', async (name) => {
    expect((await walstatt(['--help'])).out).toContain(`  ${name} `)
    expect((await walstatt([name, '--help'])).out).toContain(`usage: walstatt ${name}`)
  })

  it('takes ids that look like an option', async () => {
    await stored('-x', 'running')
    const out = join(folder, 'out.json')
    const { code } = await walstatt(['match', '--data', folder, '--out', out, '--json', '--', '-x'])
    expect([code, read(out).log.length]).toEqual([0, log.length])
  })

  it('gives nothing out without an entry in the audit log', async () => {
    await stored('t1', 'running')
    const db = new Database(join(folder, 'walstatt.db'))
    db.exec('alter table audits rename to away')
    db.close()
    const out = join(folder, 'out.json')
    expect(await walstatt(['match', 't1', '--data', folder, '--out', out])).toMatchObject({ code: 1, out: '' })
    expect(existsSync(out)).toBe(false)
  })

  it('writes over a file that was named, and says so if it cannot', async () => {
    await stored('t1', 'running')
    const file = join(folder, 'no', 'such', 'folder.json')
    expect(await walstatt(['match', 't1', '--data', folder, '--out', file])).toMatchObject({ code: 2 })
    const out = join(folder, 'out.json')
    writeFileSync(out, 'a letter')
    expect(await walstatt(['match', 't1', '--data', folder, '--out', out])).toMatchObject({ code: 0 })
    expect(read(out).log).toEqual(log)
    // Asked for twice, the first time in vain.
    const { audits } = JSON.parse((await walstatt(['audit', '--data', folder, '--json'])).out) as { audits: object[] }
    expect(audits).toHaveLength(2)
    const { out: last } = await walstatt(['audit', '--data', folder, '--most', '1'])
    expect(last.trimEnd().split('\n')).toHaveLength(1)
  })

  it('says what is wrong: no id, no table, not begun, no data, no database', async () => {
    await stored('t1', 'open')
    const said = async (...argv: string[]): Promise<readonly [number, string]> => {
      const { code, err, out } = await walstatt(argv)
      expect(out).toBe('')
      return [code, err]
    }
    expect(await said('match', '--data', folder)).toEqual([2, 'walstatt match: id: is missing\n'])
    expect(await said('match', 'zz', '--data', folder)).toEqual([2, 'walstatt match: id: there is no table "zz"\n'])
    expect(await said('match', 't1', '--data', folder)).toEqual([
      2,
      'walstatt match: id: the match of "t1" has not begun\n',
    ])
    expect(await store.audits(9)).toEqual([])
    const none = join(folder, 'none')
    for (const argv of [['match', 't1'], ['audit']])
      expect(await said(...argv, '--data', none)).toEqual([
        1,
        `walstatt ${argv[0]}: there is no ${join(none, 'walstatt.db')}\n`,
      ])
    expect(existsSync(none)).toBe(false)
    const broken = mkdtempSync(join(folder, 'broken'))
    writeFileSync(join(broken, 'walstatt.db'), 'This is a letter. '.repeat(500))
    expect((await said('audit', '--data', broken))[1]).toMatch(/is not a database\n$/)
  })
})
