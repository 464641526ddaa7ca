import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleOf } from '../tools/mutation/draw.mjs'

const CHILD = fileURLToPath(new URL('../tools/mutation/child.mjs', import.meta.url))
const STAND_IN = new URL('../tools/mutation/stand-in.mjs', import.meta.url).href

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-mutation-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A bundle as the runner makes it: a rule with the mutants 0 and 1 in it, and a file of tests. */
const BUNDLE = `
import { beforeAll, describe, expect, it } from '${STAND_IN}'
const isOn = (id) => globalThis.__mutant === id
const twice = (n) => (globalThis.__met?.(['0', '1']), isOn('0') ? n + 2 : isOn('1') ? 2 + n - 2 + n : n * 2)
export const files = [['a.test.ts', async () => {
  describe('doubling', () => {
    let ready = false
    beforeAll(() => void (ready = true))
    it('of two', () => expect([ready, twice(2)]).toEqual([true, 4]))
    it.each([[3, 6], [5, 10]])('of %i', (n, result) => expect(twice(n)).toBe(result))
    it('of nothing', () => expect({ a: 1 }).toMatchObject({ a: expect.any(Number) }))
  })
}]]`

function run(job: object): Record<string, unknown> {
  const [bundle, out] = [join(folder, 'bundle.mjs'), join(folder, 'out.json')]
  writeFileSync(bundle, BUNDLE)
  writeFileSync(`${out}.job`, JSON.stringify({ bundle, out, ...job }))
  const { status, stderr } = spawnSync(process.execPath, [CHILD, `${out}.job`], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(readFileSync(out, 'utf8')) as Record<string, unknown>
}

describe('the process in which mutants are tried', () => {
  const tests = ['of two', 'of %i #0', 'of %i #1'].map((title, at) => ['a.test.ts', at, `doubling > ${title}`])

  it('shows which test meets which mutant', () => {
    const found = run({ size: 3 }) as { tests: { title: string; met: string }[]; failed: string[] }
    expect(found.failed).toEqual([])
    const met = found.tests.map((test) => [test.title, Buffer.from(test.met, 'base64')[0]])
    expect(met).toEqual([...tests.map(([, , title]) => [title, 0b011]), ['doubling > of nothing', 0]])
  })

  it('finds the first test that fails', () => {
    expect(run({ mutant: 0, tests })).toMatchObject({
      failed: { test: tests[1], why: 'a.test.ts > doubling > of %i #0' },
    })
  })

  it('finds none where the mutant changes nothing, and without one', () => {
    expect(run({ mutant: 1, tests })).not.toHaveProperty('failed')
    expect(run({ mutant: 'none', tests })).not.toHaveProperty('failed')
  })

  it('finds tests that are no longer there', () => {
    const gone = ['a.test.ts', 9, 'gone']
    expect(run({ mutant: 'none', tests: [gone] })).toMatchObject({ failed: { test: gone } })
  })
})

describe('a sample of mutants', () => {
  const mutants = Array.from({ length: 1000 }, (_, id) => ({ id }))

  it('is the same for the same seed, another for another, and takes each mutant once', () => {
    const ids = (seed: string) => sampleOf(mutants, 100, seed).map(({ id }) => id)
    expect(ids('a')).toEqual(ids('a'))
    expect(ids('b')).not.toEqual(ids('a'))
    expect(new Set(ids('a')).size).toBe(100)
  })

  it('takes every part of the list alike', () => {
    const low = Array.from({ length: 40 }, (_, seed) => sampleOf(mutants, 100, String(seed))).flat()
    const share = low.filter(({ id }) => id < 500).length / low.length
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(0.55)
  })
})
