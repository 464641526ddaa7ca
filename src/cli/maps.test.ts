import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkMap, exitCodeOf } from './check-maps.ts'
import { walstatt } from './testing/terminal.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-maps-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SAMPLES = join('test', 'hsc')
const samples = readdirSync(SAMPLES).filter((name) => name.endsWith('.hsc'))

async function summaryOf(file: string): Promise<Record<string, unknown>> {
  const { code, out, err } = await walstatt(['import', file, '--out', join(folder, 'again.json'), '--json'])
  expect([code, err]).toEqual([0, ''])
  return { ...(JSON.parse(out) as Record<string, unknown>), id: '', name: '' }
}

describe('import and export', () => {
  it.each(samples)('bring %s back byte for byte', async (name) => {
    const [pack, map] = [join(folder, `${name}.json`), join(folder, `back-${name}`)]
    expect((await walstatt(['import', join(SAMPLES, name), '--out', pack])).code).toBe(0)
    expect((await walstatt(['export', pack, '--out', map])).code).toBe(0)
    expect(readFileSync(map).equals(readFileSync(join(SAMPLES, name)))).toBe(true)
  })

  it('say what a map needs and what cannot be represented', async () => {
    const argv = ['import', join(SAMPLES, 'every-family.hsc'), '--out', join(folder, 'every.json')]
    const { code, out } = await walstatt(argv)
    expect(code).toBe(0)
    for (const words of ['Every family (every-family)', '100 pieces', 'grass 24: 2', 'tree (10011)', 'road (8005)'])
      expect(out).toContain(words)
    expect((await walstatt([...argv, '--lang', 'de'])).out).toContain('Baum (10011)')
    const pack = JSON.parse(readFileSync(join(folder, 'every.json'), 'utf8')) as Record<string, unknown>
    expect(pack).toMatchObject({ walstatt: 'content-pack', game: 'heroscape', version: 1 })
    const hills = ['import', join(SAMPLES, 'two-hills.hsc'), '--out', join(folder, 'hills.json')]
    expect((await walstatt(hills)).out).toContain('Starting zones: red 20, white 20')
  })

  it('write a printed battlefield by its id', async () => {
    const map = join(folder, 'tomb.hsc')
    const { code, out } = await walstatt(['export', 'migols-tomb', '--out', map, '--json'])
    expect([code, (JSON.parse(out) as { id: string }).id]).toEqual([0, 'migols-tomb'])
    expect((await summaryOf(map))['problems']).toEqual([])
  })
})

describe('import --check', () => {
  it('finds every map of a folder the same', async () => {
    const { code, out, err } = await walstatt(['import', '--check', SAMPLES])
    expect([code, err]).toEqual([0, ''])
    expect(out.trimEnd().split('\n')).toEqual(samples.sort().map((name) => `${name}: same`))
  })

  it('says of every map that cannot be read why, and gives 1', async () => {
    const mixed = join(folder, 'mixed')
    mkdirSync(join(mixed, 'folder.hsc'), { recursive: true })
    writeFileSync(join(mixed, 'good.HSC'), readFileSync(join(SAMPLES, 'strange.hsc')))
    writeFileSync(join(mixed, 'early.hsc'), readFileSync(join(SAMPLES, 'broken', 'ends-early.hsc')))
    writeFileSync(join(mixed, 'trees.hsc'), readFileSync(join(SAMPLES, 'broken', 'only-trees.hsc')))
    writeFileSync(join(mixed, 'notes.txt'), 'no map')
    const { code, out, err } = await walstatt(['import', '--check', mixed])
    expect([code, err]).toEqual([1, ''])
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toBe(
      'early.hsc: cannot be read: byte 220: the file ends too early: colour needs 4 bytes, 1 are left',
    )
    expect(lines[1]).toMatch(/^folder\.hsc: cannot be read: .* is not a file$/)
    expect(lines[2]).toBe('good.HSC: same')
    expect(lines[3]).toContain('no piece of the map is a tile')
    expect((await walstatt(['import', mixed, '--check', '--lang', 'de'])).out).toContain('good.HSC: gleich')
    const json = (await walstatt(['import', mixed, '--check', '--json'])).out.trimEnd().split('\n')
    expect(json.map((line) => JSON.parse(line) as unknown)[2]).toEqual({ file: 'good.HSC', verdict: 'same' })
    expect(readdirSync(mixed)).toHaveLength(5)
  })

  it('is told of by the help', async () => {
    const { code, out } = await walstatt(['import', '--help'])
    expect(code).toBe(0)
    for (const words of ['walstatt import --check <folder>', 'byte for byte', 'exit code']) expect(out).toContain(words)
  })

  it('names the byte from which on a map differs', () => {
    const bytes = Uint8Array.from([1, 2, 3])
    const format = (back: readonly number[]) => ({
      importMap: () => ({ ok: true, value: { text: '' } }),
      exportMap: () => ({ ok: true, value: { bytes: Uint8Array.from(back) } }),
    })
    const found = [
      [1, 2, 3],
      [1, 7, 3],
      [1, 2],
      [1, 2, 3, 4],
    ].map((back) => checkMap(bytes, format(back) as never, 'en'))
    expect(found).toEqual([
      { verdict: 'same' },
      { verdict: 'differs', byte: 1 },
      { verdict: 'differs', byte: 2 },
      { verdict: 'differs', byte: 3 },
    ])
    expect(exitCodeOf(found)).toBe(1)
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
    const bytes = readFileSync(join(SAMPLES, 'every-family.hsc'))
    const [short, foreign, out] = ['short.hsc', 'foreign.hsc', 'out.json'].map((name) => join(folder, name))
    writeFileSync(short, bytes.subarray(0, 500))
    writeFileSync(foreign, '{"not": "a map"}')
    await refuses(['import', short, '--out', out], 'byte ', 'short.hsc')
    await refuses(['import', foreign, '--out', out], 'byte 0', 'no Virtualscape map')
    await refuses(['import', foreign, '--out', out, '--lang', 'de'], 'Byte 0', 'keine Karte')
    expect(existsSync(out)).toBe(false)
    await refuses(['import'], 'file', 'missing')
    await refuses(['import', 'map.zip'], '.hsc')
    await refuses(['import', '--check'], 'folder', 'missing')
    await refuses(['import', '--check', join(folder, 'none')], 'folder', 'ENOENT')
    await refuses(['import', '--check', 'src'], 'folder', 'there is no map')
    await refuses(['import', '--check', SAMPLES, '--out', out], '--out', '--check')
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
