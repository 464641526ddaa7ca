import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { AnyGame, Stop as AnyStop } from '../../src/engine/index.ts'
import type { StoredStep } from '../../src/host/restore.ts'
import { databaseIn } from '../../src/server/store/folder.ts'
import type { LocalGame } from '../../src/web/local/store.ts'

const here = new URL('./', import.meta.url)
const unpacked = (name: string): Buffer => gunzipSync(readFileSync(new URL(name, here)))

/** The data folder as it was left, somewhere it may be changed. */
export function olderFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'walstatt-older-'))
  writeFileSync(databaseIn(folder), unpacked('walstatt.db.gz'), { mode: 0o600 })
  return folder
}

export const olderFiles: readonly (readonly [name: string, text: string])[] = readdirSync(here)
  .filter((name) => name.endsWith('.walstatt.json.gz'))
  .map((name) => [name.replace('.walstatt.json.gz', ''), unpacked(name).toString()] as const)

export const olderLocal = (): { game: LocalGame; steps: StoredStep[] }[] =>
  JSON.parse(unpacked('local.json.gz').toString()) as { game: LocalGame; steps: StoredStep[] }[]

/** The same rules under another number. */
export const raised = (game: AnyGame): AnyGame => ({ ...game, rulesVersion: game.rulesVersion + 1 })

// oxlint-disable-next-line typescript/no-explicit-any -- procedures of every game
type Stop = AnyStop<any, any>
type AnyProcedure = (play: never, args: never) => Generator<Stop, void, number>

/** Rules that now and then do not offer any more what is first among several. */
export function stricter(game: AnyGame, every: number): AnyGame {
  const narrowed = (stop: Stop): Stop => {
    if (!('question' in stop)) return stop
    const { question } = stop
    const options: typeof question.options = (table, ask, out) => {
      question.options(table, ask, out)
      if (out.length > 1 && table.state.checkpoint % every === every - 1) out.shift()
    }
    return { ...stop, question: { ...question, options } }
  }
  const strict = (run: AnyProcedure): AnyProcedure =>
    Object.assign(function* narrower(play: never, args: never): Generator<Stop, void, number> {
      const procedure = run(play, args)
      for (let step = procedure.next(); !step.done;) step = procedure.next(yield narrowed(step.value))
    }, run)
  const procedures = Object.entries(game.procedures).map(([name, run]) => [name, strict(run as AnyProcedure)])
  return { ...raised(game), procedures: Object.fromEntries(procedures) as AnyGame['procedures'] }
}
