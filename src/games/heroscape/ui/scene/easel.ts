/** The renderer: draws when asked, fewer pixels while things move on a slow machine, and says when its context is lost. */
import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three'
import type { Camera, Scene } from 'three'
import { areDetailsPainted, watchDetails } from './detail.ts'
import { areModelsMade, watchModels } from './models.ts'
import { prepare } from './programs.ts'
import type { SceneStats } from './types.ts'

/** Until a picture that stands still is drawn in full. */
const STILL = 160
/** Milliseconds a frame. */
const [SLOW, FAST] = [55, 22]

export interface EaselOptions {
  readonly isHigh: boolean
  /** Goes on with what moves; true while it does. */
  readonly tick: (now: number) => boolean
  readonly resized: (width: number, height: number) => void
  readonly onLost: (() => void) | undefined
  readonly onRestored: (() => void) | undefined
  readonly onWhole: (() => void) | undefined
}

export class Easel {
  readonly renderer: WebGLRenderer
  private frames = 0
  isHeld = false
  private isHigh: boolean
  private readonly canvas: HTMLCanvasElement
  private readonly scene: Scene
  private readonly camera: Camera
  private readonly options: EaselOptions
  private readonly stop = new AbortController()
  private readonly watch: ResizeObserver
  private readonly unwatch: readonly (() => void)[]
  private request = 0
  private lastFrame = 0
  private movingRatio = 1
  private settle: ReturnType<typeof setTimeout> | undefined
  private isLost = false
  /** Nothing is drawn before the scene is built and the programs it is drawn with are there. */
  private programs: 'unbuilt' | 'unasked' | 'asked' | 'ready' = 'unbuilt'
  private endAsking = (): void => undefined

  constructor(canvas: HTMLCanvasElement, scene: Scene, camera: Camera, options: EaselOptions) {
    this.canvas = canvas
    this.scene = scene
    this.camera = camera
    this.options = options
    this.isHigh = options.isHigh
    this.renderer = new WebGLRenderer({ canvas, antialias: options.isHigh, powerPreference: 'high-performance' })
    this.renderer.shadowMap.type = PCFShadowMap
    // To ask a program for its faults is to wait for it.
    this.renderer.debug.checkShaderErrors = false
    // A camera that moves changes no shadow.
    this.renderer.shadowMap.autoUpdate = false
    this.renderer.toneMapping = NeutralToneMapping
    this.watch = new ResizeObserver(() => this.resize())
    this.watch.observe(canvas)
    this.unwatch = [watchDetails(this.came), watchModels(this.came)]
    this.listen()
  }

  private came = (): void => {
    this.changed()
    if (this.isWhole) this.options.onWhole?.()
  }

  private get isWhole(): boolean {
    return areDetailsPainted() && areModelsMade() && this.programs === 'ready'
  }

  private listen(): void {
    const signal = { signal: this.stop.signal }
    this.canvas.addEventListener(
      'webglcontextlost',
      (event) => {
        event.preventDefault()
        this.isLost = true
        this.options.onLost?.()
      },
      signal,
    )
    this.canvas.addEventListener(
      'webglcontextrestored',
      () => {
        this.isLost = false
        if (this.programs !== 'unbuilt') this.renew()
        this.options.onRestored?.()
      },
      signal,
    )
  }

  setHigh(isHigh: boolean): void {
    this.isHigh = isHigh
    this.renderer.shadowMap.enabled = isHigh
    this.resize()
    if (this.programs !== 'unbuilt') this.renew()
  }

  /** There is something in it that looks like nothing before. */
  renew(): void {
    this.endAsking()
    this.programs = 'unasked'
    this.changed()
  }

  private askForPrograms(): void {
    if (this.programs !== 'unasked' || this.isLost) return
    this.programs = 'asked'
    this.endAsking = prepare(this.renderer, this.scene, this.camera, {
      ready: () => {
        this.programs = 'ready'
        this.came()
      },
      broken: () => this.options.onLost?.(),
    })
  }

  /** Something that throws shadows has changed. */
  changed(): void {
    this.renderer.shadowMap.needsUpdate = true
    this.ask()
  }

  ask(): void {
    if (this.request === 0) this.request = requestAnimationFrame((now) => this.draw(now))
  }

  private draw(now: number): void {
    this.request = 0
    if (this.programs !== 'ready') return this.askForPrograms()
    const isMoving = this.options.tick(now)
    this.pace(now, isMoving || this.isHeld)
    this.render()
    if (isMoving) this.ask()
  }

  private pace(now: number, isMoving: boolean): void {
    clearTimeout(this.settle)
    const since = now - this.lastFrame
    this.lastFrame = now
    if (isMoving && since < 600) {
      if (since > SLOW) this.movingRatio = Math.max(0.5, this.movingRatio * 0.85)
      else if (since < FAST) this.movingRatio = Math.min(1, this.movingRatio * 1.05)
    }
    this.setRatio(this.stillRatio * (isMoving ? this.movingRatio : 1))
    if (isMoving && this.movingRatio < 1) this.settle = setTimeout(() => this.rest(), STILL)
  }

  /** In full, although a finger may still be down. */
  private rest(): void {
    if (this.request !== 0 || this.programs !== 'ready') return
    this.setRatio(this.stillRatio)
    this.render()
  }

  private get stillRatio(): number {
    return Math.min(globalThis.devicePixelRatio || 1, this.isHigh ? 2 : 1)
  }

  private setRatio(ratio: number): void {
    if (Math.abs(this.renderer.getPixelRatio() - ratio) > 0.01) this.renderer.setPixelRatio(ratio)
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.canvas
    if (clientWidth === 0 || clientHeight === 0) return
    this.renderer.setPixelRatio(this.stillRatio)
    this.renderer.setSize(clientWidth, clientHeight, false)
    this.options.resized(clientWidth, clientHeight)
  }

  render(): void {
    if (this.isLost) return
    this.renderer.render(this.scene, this.camera)
    this.frames++
  }

  stats(): SceneStats {
    const { renderer, frames, isHigh, isWhole } = this
    const { calls, triangles } = renderer.info.render
    const pixelRatio = renderer.getPixelRatio()
    return { calls, triangles, quality: isHigh ? 'high' : 'low', pixelRatio, frames, isWhole }
  }

  dispose(): void {
    cancelAnimationFrame(this.request)
    clearTimeout(this.settle)
    this.endAsking()
    this.stop.abort()
    this.watch.disconnect()
    for (const end of this.unwatch) end()
    this.renderer.dispose()
  }
}
