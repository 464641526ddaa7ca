import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined }
  Object.assign(globalThis, {
    matchMedia: () => media,
    localStorage: { getItem: () => null, setItem: () => undefined },
  })
})
const { packOf } = await import('./api.ts')

afterEach(() => void vi.unstubAllGlobals())

const answering = (status: number, body: object) => {
  const asked = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}

const hashOf = (pack: unknown): string => createHash('sha256').update(JSON.stringify(pack)).digest('hex')

it('a content pack is fetched once by its hash, also for the next table that is played with it', async () => {
  const [mine, another] = [{ name: 'Mine' }, { name: 'Another' }]
  const broken = answering(503, { error: { code: 'busy', message: '' } })
  expect(await packOf('first', hashOf(mine), [])).toMatchObject({ ok: false, code: 'busy' })
  expect(broken).toHaveBeenCalledTimes(1)
  const asked = answering(200, { pack: mine })
  expect(await packOf('first', hashOf(mine), ['watch'])).toEqual({ ok: true, value: mine })
  expect(asked.mock.calls).toEqual([
    ['/api/tables/first/pack', { method: 'GET', headers: { 'x-walstatt-tokens': 'watch' } }],
  ])
  expect(await packOf('again', hashOf(mine), [])).toEqual({ ok: true, value: mine })
  expect(asked).toHaveBeenCalledTimes(1)
  answering(200, { pack: another })
  expect(await packOf('again', hashOf(another), [])).toEqual({ ok: true, value: another })
})

it('an answer without the pack, or with another, is refused', async () => {
  const hash = hashOf({ name: 'Wanted' })
  for (const body of [{}, { pack: { name: 'Other' } }]) {
    answering(200, body)
    expect(await packOf('first', hash, [])).toMatchObject({ ok: false, code: 'internal' })
  }
})
