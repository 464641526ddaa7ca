import { describe, expect, it } from 'vitest'
import { gameModule as nimModule } from '../../examples/nim/module.ts'
import { newReport, secrecyRun } from './secrecy.ts'
import { secretGame, secretGames, secretLanterns } from './tables.ts'

/** One that has no tables of its own for this. */
const nim = await secretGame({ id: nimModule.facts.id, load: async () => nimModule })
const all = [secretLanterns, ...(await secretGames()), nim].map((secret) => [secret.game.id, secret] as const)

describe('two worlds that differ only in what somebody may not know look the same to them', () => {
  it.each(all)('%s', (_id, secret) => {
    const report = newReport()
    for (const { games, ...settings } of secret.runs) {
      const seeds = Array.from({ length: games }, (_, i) => `npm-test-${i}`)
      secrecyRun(secret, seeds, { ...settings, report })
    }
    expect(report.leaks).toEqual([])
    if (secret.kinds === undefined) return
    expect([...report.scrambled].sort()).toEqual(secret.kinds)
    expect([...report.listed].sort()).toEqual(secret.kinds)
    expect([...report.varied.keys()].sort()).toEqual(secret.varied)
  })
})
