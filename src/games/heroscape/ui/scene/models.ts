/** Figures, plates and glyphs: without form at first, and made by a worker meanwhile, so that the page never waits for them. */
import { BufferAttribute, BufferGeometry } from 'three'
import type { ModelName, Sculpted } from './sculpted.ts'

const models = new Map<string, BufferGeometry>()
/** Not ordered yet, and not made yet. */
let wanted: ModelName[] = []
const unmade = new Map<string, ModelName>()
const watchers = new Set<() => void>()
let worker: Worker | undefined
/** Calls when the worker has been silent for too long. */
let silence: ReturnType<typeof setTimeout> | undefined
let isMadeHere = false

/** Milliseconds after which a worker that has made nothing more is not waited for. */
const SILENT = 12_000

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
  if (isMadeHere) return
  try {
    worker ??= newWorker()
  } catch {
    // Not everywhere one may be had.
    return void makeHere()
  }
  worker.postMessage(names, [])
  listen()
}

function newWorker(): Worker {
  const made = new Worker(new URL('./models-worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<Sculpted>) => take(data))
  made.addEventListener('error', () => void makeHere())
  return made
}

function listen(): void {
  clearTimeout(silence)
  silence = setTimeout(() => void makeHere(), SILENT)
}

function dismiss(): void {
  clearTimeout(silence)
  worker?.terminate()
  worker = undefined
}

/** Where no worker does it, it is done here; what cannot be made at all stays without form, and nobody waits for it. */
async function makeHere(): Promise<void> {
  dismiss()
  if (isMadeHere) return
  isMadeHere = true
  const { sculpt } = await import('./sculpted.ts')
  for (const [key, name] of unmade) {
    await new Promise((done) => setTimeout(done))
    try {
      take(sculpt(name))
    } catch (error) {
      console.error(error)
      unmade.delete(key)
      maybeDone()
    }
  }
  isMadeHere = false
}

function take({ name, position, normal, color, index }: Sculpted): void {
  const key = name.join(' ')
  const geometry = models.get(key)
  if (geometry === undefined || !unmade.delete(key)) return
  for (const [attribute, numbers] of Object.entries({ position, normal, color }))
    geometry.setAttribute(attribute, new BufferAttribute(numbers, 3))
  geometry.setIndex(new BufferAttribute(index, 1))
  geometry.computeBoundingSphere()
  maybeDone()
}

function maybeDone(): void {
  if (!areModelsMade()) {
    if (worker !== undefined) listen()
    return
  }
  dismiss()
  for (const made of watchers) made()
}

export const areModelsMade = (): boolean => unmade.size === 0

/** Calls whenever everything that was asked for has been made. */
export function watchModels(made: () => void): () => void {
  watchers.add(made)
  return () => watchers.delete(made)
}
