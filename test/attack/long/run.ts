import { startProgress, terminal, type Screen } from '../../../src/cli/progress.mjs'
import { secrecyRun } from '../../secrecy/secrecy.ts'
import { secretGames } from '../../secrecy/tables.ts'
import { canaryRun } from './canary.ts'
import { corrupt, fullDisk, readOnly, twoServers } from './disk.ts'
import { hostileRun } from './hostile-run.ts'
import { suspended } from './suspend.ts'

interface Result {
  readonly isOk: boolean
}

async function secrecy(seeds: number): Promise<Result & { readonly leaks: Readonly<Record<string, number>> }> {
  const list = Array.from({ length: seeds }, (_, i) => `attack ${i}`)
  const leaks = Object.fromEntries(
    (await secretGames()).map((secret) => [
      secret.game.id,
      secrecyRun(secret, list, { answers: 120, every: 12 }).leaks.length,
    ]),
  )
  return { isOk: Object.values(leaks).every((n) => n === 0), leaks }
}

/** The whole attack, one part after the other; each starts a server of its own and ends it. */
export function partsOf(isQuick: boolean, seed: string): Readonly<Record<string, () => Promise<Result>>> {
  return {
    hostile: () => hostileRun(isQuick ? 6_000 : 100_000, seed),
    canary: () => canaryRun(isQuick ? 120 : 400),
    suspended: () => suspended(isQuick ? [6.5] : [6.5, 20]),
    fullDisk,
    readOnly,
    corrupt,
    twoServers,
    secrecy: () => secrecy(isQuick ? 1 : 3),
  }
}

async function tried(part: () => Promise<Result>): Promise<Result & { readonly error?: string }> {
  try {
    return await part()
  } catch (error) {
    return { isOk: false, error: String((error as Error).stack) }
  }
}

/** Prints one JSON object a line; says whether everything held. */
export async function attack(argv: readonly string[], screen: Screen = terminal()): Promise<boolean> {
  const isQuick = argv.includes('--quick')
  const [seed = 'attack'] = argv
    .filter((word) => word.startsWith('--seed='))
    .map((word) => word.slice('--seed='.length))
  const wanted = argv.filter((word) => !word.startsWith('--'))
  const all = Object.entries(partsOf(isQuick, seed))
  const unknown = wanted.filter((word) => !all.some(([part]) => part === word))
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. There are ${all.map(([part]) => part).join(', ')}.`)
    return false
  }
  const parts = all.filter(([part]) => wanted.length === 0 || wanted.includes(part))
  const progress = startProgress(screen, parts.length)
  let isOk = true
  for (const [i, [part, run]] of parts.entries()) {
    progress.at(i, `${i + 1}/${parts.length} ${part}`)
    const started = Date.now()
    const result = await tried(run)
    isOk &&= result.isOk
    const seconds = Math.round((Date.now() - started) / 1000)
    progress.above(() => console.log(JSON.stringify({ part, seconds, ...result })))
  }
  progress.end()
  console.log(JSON.stringify({ part: 'all', isOk, seed, isQuick }))
  return isOk
}
