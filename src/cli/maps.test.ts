import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walstatt } from './testing/terminal.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-maps-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SAMPLES = join('test', 'hsc')
const samples = readdirSync(SAMPLES).filter((name) => name.endsWith('.hsc'))

/** A tile record has no fixed length, so maps are compared by what the import finds in them. */
async function summaryOf(file: string): Promise<Record<string, unknown>> {
  const { code, out, err } = await walstatt(['import', file, '--out', join(folder, 'again.json'), '--json'])
  expect([code, err]).toEqual([0, ''])
  return { ...(JSON.parse(out) as Record<string, unknown>), id: '', name: '' }
}

describe('import and export', () => {
  it.each(samples)('keep every piece of %s', async (name) => {
    const [pack, map] = [join(folder, `${name}.json`), join(folder, `back-${name}`)]
    expect((await walstatt(['import', join(SAMPLES, name), '--out', pack])).code).toBe(0)
    expect((await walstatt(['export', pack, '--out', map])).code).toBe(0)
    expect(await summaryOf(map)).toEqual(await summaryOf(join(SAMPLES, name)))
  })

  it('say what a map needs and what cannot be represented', async () => {
    const argv = ['import', join(SAMPLES, 'rotten-ice.hsc'), '--out', join(folder, 'ice.json')]
    const { code, out } = await walstatt(argv)
    expect(code).toBe(0)
    for (const words of [
      'Rotten Ice (rotten-ice)',
      '383 pieces',
      'grass 24: 31',
      'Starting zones',
      'tree (10011)',
      'road (8005)',
    ])
      expect(out).toContain(words)
    expect((await walstatt([...argv, '--lang', 'de'])).out).toContain('Baum (10011)')
    const pack = JSON.parse(readFileSync(join(folder, 'ice.json'), 'utf8')) as Record<string, unknown>
    expect(pack).toMatchObject({ walstatt: 'content-pack', game: 'heroscape', version: 1 })
  })

  it('write a printed battlefield by its id', async () => {
    const map = join(folder, 'tomb.hsc')
    const { code, out } = await walstatt(['export', 'migols-tomb', '--out', map, '--json'])
    expect([code, (JSON.parse(out) as { id: string }).id]).toEqual([0, 'migols-tomb'])
    expect((await summaryOf(map))['problems']).toEqual([])
  })
})

describe('bad input', () => {
  async function refuses(argv: readonly string[], ...words: string[]): Promise<void> {
    const { code, out, err } = await walstatt(argv)
    expect([code, out]).toEqual([2, ''])
    for (const word of words) expect(err).toContain(word)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  }

  it('is refused in one line, broken maps with the byte', async () => {
    const bytes = readFileSync(join(SAMPLES, 'ladders.hsc'))
    const [short, foreign, out] = ['short.hsc', 'foreign.hsc', 'out.json'].map((name) => join(folder, name))
    writeFileSync(short, bytes.subarray(0, 500))
    writeFileSync(foreign, '{"not": "a map"}')
    await refuses(['import', short, '--out', out], 'byte ', 'short.hsc')
    await refuses(['import', foreign, '--out', out], 'byte 0', 'no Virtualscape map')
    await refuses(['import', foreign, '--out', out, '--lang', 'de'], 'Byte 0', 'keine Karte')
    expect(existsSync(out)).toBe(false)
    await refuses(['import'], 'file', 'missing')
    await refuses(['import', 'map.zip'], '.hsc')
    await refuses(['import', join(folder, 'none.hsc')], 'ENOENT')
    await refuses(['import', folder + '.hsc', '--lang', 'fr'], '--lang')
    await refuses(['export'], 'missing')
    await refuses(['export', 'atlantis'], 'battlefield', 'migols-tomb')
    await refuses(['export', 'migols-tomb', '--layout', 'x', '--out', join(folder, 'x.hsc')], 'layout', 'fort')
    await refuses(['export', 'migols-tomb', '--out', join(folder, 'x.png')], '--out', '.hsc')
    await refuses(['export', foreign, '--out', join(folder, 'x.hsc')], 'foreign.hsc')
    await refuses(['export', 'migols-tomb', '--out', join(folder, 'no', 'x.hsc')], '--out', 'ENOENT')
  })
})
