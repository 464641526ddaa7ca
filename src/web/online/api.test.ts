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

it('a content pack is fetched once by its hash, also for the next table that is played with it', async () => {
  const broken = answering(503, { error: { code: 'busy', message: '' } })
  expect(await packOf('first', 'hash', [])).toMatchObject({ ok: false, code: 'busy' })
  expect(broken).toHaveBeenCalledTimes(1)
  const asked = answering(200, { pack: { name: 'Mine' } })
  expect(await packOf('first', 'hash', ['watch'])).toEqual({ ok: true, value: { name: 'Mine' } })
  expect(asked.mock.calls).toEqual([
    ['/api/tables/first/pack', { method: 'GET', headers: { 'x-walstatt-tokens': 'watch' } }],
  ])
  expect(await packOf('again', 'hash', [])).toEqual({ ok: true, value: { name: 'Mine' } })
  expect(asked).toHaveBeenCalledTimes(1)
  answering(200, { pack: { name: 'Another' } })
  expect(await packOf('again', 'another', [])).toEqual({ ok: true, value: { name: 'Another' } })
})
