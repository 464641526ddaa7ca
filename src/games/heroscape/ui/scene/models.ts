/** Figures, plates and glyphs: without form at first, and made by a worker meanwhile, so that the page never waits for them. */
import { BufferAttribute, BufferGeometry } from 'three'
import type { ModelName, Sculpted } from './sculpted.ts'

const models = new Map<string, BufferGeometry>()
/** Not ordered yet, and not made yet. */
let wanted: ModelName[] = []
const unmade = new Map<string, ModelName>()
const watchers = new Set<() => void>()
let worker: Worker | undefined

/** The same geometry whenever it is asked for; do not dispose of it. */
export function model(...name: ModelName): BufferGeometry {
  const key = name.join(' ')
  const found = models.get(key)
  if (found !== undefined) return found
  const geometry = new BufferGeometry()
  models.set(key, geometry)
  unmade.set(key, name)
  if (wanted.length === 0) queueMicrotask(order)
  wanted.push(name)
  return geometry
}

/** What was asked for in one go is ordered in one go. */
function order(): void {
  const names = wanted
  wanted = []
  worker ??= newWorker()
  worker?.postMessage(names, [])
}

function newWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined
  const made = new Worker(new URL('./models-worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<Sculpted>) => take(data))
  // Where there is no worker to be had it is done here.
  made.addEventListener('error', () => void makeHere())
  return made
}

async function makeHere(): Promise<void> {
  const { sculpt } = await import('./sculpted.ts')
  for (const name of unmade.values()) {
    await new Promise((done) => setTimeout(done))
    take(sculpt(name))
  }
}

function take({ name, position, normal, color, index }: Sculpted): void {
  const key = name.join(' ')
  const geometry = models.get(key)
  if (geometry === undefined || !unmade.delete(key)) return
  for (const [attribute, numbers] of Object.entries({ position, normal, color }))
    geometry.setAttribute(attribute, new BufferAttribute(numbers, 3))
  geometry.setIndex(new BufferAttribute(index, 1))
  geometry.computeBoundingSphere()
  if (!areModelsMade()) return
  worker?.terminate()
  worker = undefined
  for (const made of watchers) made()
}

export const areModelsMade = (): boolean => unmade.size === 0

/** Calls whenever everything that was asked for has been made. */
export function watchModels(made: () => void): () => void {
  watchers.add(made)
  return () => watchers.delete(made)
}
