import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { worldFor } from '../../../bots/world.ts'
import { fastSource, prepare } from '../../../engine/index.ts'
import { findGame } from '../../../games/registry.ts'
import { Host } from '../../../host/host.ts'

type Listener = (event: { data: unknown }) => void

const media = { matches: false, addEventListener: () => undefined }
const hearing: Listener[] = []
let ended = 0

/** What a worker of the page is, without a thread of its own; `dies` as a script does that cannot be loaded. */
class PageWorker {
  static current: PageWorker | undefined
  static dies = false
  readonly listeners = new Map<string, Listener>()
  constructor() {
    PageWorker.current = this
    if (PageWorker.dies) setTimeout(() => this.listeners.get('error')?.({ data: undefined }), 1)
  }
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener)
  }
  postMessage(data: unknown): void {
    if (!PageWorker.dies) for (const listener of hearing) listener({ data: structuredClone(data) })
  }
  terminate(): void {
    ended++
  }
}

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => media)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('Worker', PageWorker)
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => void hearing.push(listener))
  vi.stubGlobal('self', {
    postMessage: (data: unknown) => PageWorker.current?.listeners.get('message')?.({ data: structuredClone(data) }),
  })
  await import('../../local/worker.ts')
})
afterAll(() => vi.unstubAllGlobals())

/** A road of areas, to be played on by two. */
const ROAD = {
  id: 'long-road',
  name: { en: 'Long Road', de: 'Lange Straße' },
  players: { min: 2, max: 3 },
  provenance: { graph: 'recreated' },
  width: 60,
  height: 10,
  areas: Array.from({ length: 40 }, (_, id) => ({
    id,
    terrain: 'plains',
    name: { en: `Area ${id}`, de: `Gebiet ${id}` },
    x: id,
    y: 1,
    adj: [id - 1, id + 1].filter((other) => other >= 0 && other < 40),
  })),
}
const PACK = { walstatt: 'content-pack', game: 'bloodstones', version: 1, name: 'Road', maps: [ROAD] }

/** A table at a server, as the page knows it. */
async function seated(pack: unknown) {
  const { adviseAt } = await import('./advise.ts')
  const { game } = await findGame('bloodstones')!.load()
  const prepared = prepare(game, 2, { map: 'pack' }, PACK)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  const { host } = Host.start(prepared.value, fastSource('advice'))
  const [eyes] = host.waiting
  const world = structuredClone(worldFor(host.match, eyes, fastSource('deal'))!)
  const question = host.match.idOf(host.match.asked(eyes)!)
  const table = { game: 'bloodstones', roles: 2, options: prepared.value.setup.options, seats: [] }
  const state = { table, eyes, mirror: { roles: new Map([[eyes, { question: { id: question } }]]) } }
  const session = { isLocal: false, state, world: () => Promise.resolve({ world, pack }), advise: () => undefined }
  return { ask: () => adviseAt(session as unknown as Parameters<typeof adviseAt>[0]), question }
}

describe('advice at a table of the server', () => {
  it('comes with own content, too', async () => {
    const { ask, question } = await seated(PACK)
    const before = ended
    const found = await ask()
    expect(found?.question).toBe(question)
    expect(found?.keys).toHaveLength(1)
    expect(ended).toBe(before + 1)
  })

  it('fails, and leaves no worker behind, where the world cannot be opened', async () => {
    const { ask } = await seated(undefined)
    const before = ended
    await expect(ask()).rejects.toThrow('could not be opened')
    expect(ended).toBe(before + 1)
  })

  it('fails where the worker itself does', async () => {
    const { ask } = await seated(PACK)
    PageWorker.dies = true
    await expect(ask()).rejects.toThrow('could not be opened')
    PageWorker.dies = false
  })
})
