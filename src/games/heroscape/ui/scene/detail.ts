/** Detail textures: flat at first, so that nobody waits for them, and painted by a worker meanwhile. */
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  RepeatWrapping,
  RGBAFormat,
} from 'three'
import { paintDetail, SIZE, type DetailKind, type Painted } from './detail-paint.ts'

const textures = new Map<DetailKind, DataTexture>()
/** Not ordered yet, and not painted yet. */
let wanted: DetailKind[] = []
const unpainted = new Set<DetailKind>()
const watchers = new Set<() => void>()
let worker: Worker | undefined

/** Neither bright nor dark, and without a slope. */
const FLAT = 128

export function detailTexture(kind: DetailKind): DataTexture {
  const found = textures.get(kind)
  if (found !== undefined) return found
  const texture = new DataTexture(new Uint8Array(SIZE * SIZE * 4).fill(FLAT), SIZE, SIZE, RGBAFormat)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  textures.set(kind, texture)
  unpainted.add(kind)
  if (wanted.length === 0) queueMicrotask(order)
  wanted.push(kind)
  return texture
}

/** What was asked for in one go is ordered in one go. */
function order(): void {
  const kinds = wanted
  wanted = []
  worker ??= newWorker()
  worker?.postMessage(kinds)
}

function newWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined
  const made = new Worker(new URL('./detail-worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<Painted>) => take(data))
  // Where there is no worker to be had it is done here.
  made.addEventListener('error', () => [...unpainted].forEach((kind) => take(paintDetail(kind))))
  return made
}

function take({ kind, pixels }: Painted): void {
  const texture = textures.get(kind)
  if (texture === undefined || !unpainted.delete(kind)) return
  texture.image.data?.set(pixels)
  texture.needsUpdate = true
  if (!areDetailsPainted()) return
  worker?.terminate()
  worker = undefined
  for (const painted of watchers) painted()
}

export const areDetailsPainted = (): boolean => unpainted.size === 0

/** Calls whenever everything that was asked for has been painted. */
export function watchDetails(painted: () => void): () => void {
  watchers.add(painted)
  return () => watchers.delete(painted)
}

/** Sharp at a flat angle; takes long where the processor draws. */
export function sharpenDetails(isSharp: boolean): void {
  for (const texture of textures.values()) {
    const anisotropy = isSharp ? 4 : 1
    if (texture.anisotropy === anisotropy) continue
    texture.anisotropy = anisotropy
    texture.minFilter = isSharp ? LinearMipmapLinearFilter : LinearMipmapNearestFilter
    texture.needsUpdate = true
  }
}
