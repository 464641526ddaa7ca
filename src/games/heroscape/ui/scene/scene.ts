/** The battlefield in three dimensions. It is drawn only when something has changed. */
import { NeutralToneMapping, PCFShadowMap, Raycaster, Scene, Vector2, Vector3, WebGLRenderer } from 'three'
import type { Battlefield } from '../../content/battlefield.ts'
import type { Vec } from './camera.ts'
import { listen } from './controls.ts'
import { sharpenDetails } from './detail.ts'
import { createGlyphs } from './glyphs.ts'
import { createLabels } from './labels.ts'
import type { Label } from './labels.ts'
import { createLights } from './lights.ts'
import { createMarks } from './marks.ts'
import type { SpaceMark } from './marks.ts'
import { newSurroundings, setRich } from './material.ts'
import { createMist } from './mist.ts'
import { lengthOf, planMotions } from './motion.ts'
import type { Track } from './motion.ts'
import { MOODS } from './palette.ts'
import { meetFigures, meetGround, meetWalls } from './picking.ts'
import { createPieces } from './pieces.ts'
import { extentOf, LEVEL, standOn, surfaceOf } from './place.ts'
import { createRays } from './rays.ts'
import { Rig } from './rig.ts'
import { createRoom } from './room.ts'
import { createRuins } from './ruins.ts'
import { createTerrain } from './terrain.ts'
import type {
  BattleScene,
  Pick,
  Quality,
  SceneFigure,
  SceneGlyph,
  SceneMark,
  SceneMotion,
  SceneOptions,
  SceneRay,
  SceneStats,
  SceneZone,
  Theme,
  ViewKind,
} from './types.ts'
import { createWater } from './water.ts'
import { isSoftwareDrawn } from './webgl.ts'
import { createZones } from './zones.ts'

export type * from './types.ts'
export { isWebGlAvailable } from './webgl.ts'

export function createBattleScene(canvas: HTMLCanvasElement, options: SceneOptions = {}): BattleScene {
  return new Board(canvas, options)
}

const STILL = 160
const SLOW = 55
const FAST = 22

interface Ground {
  setLevel(level: number): void
  dispose(): void
}

class Board implements BattleScene {
  private readonly canvas: HTMLCanvasElement
  private readonly options: SceneOptions
  private readonly renderer: WebGLRenderer
  private readonly scene = new Scene()
  private readonly rig = new Rig(() => this.cameraMoved())
  private readonly around = newSurroundings()
  private readonly lights = createLights(this.around)
  private readonly room = createRoom(this.around)
  private readonly mist = createMist()
  private readonly marks = createMarks()
  private readonly labels = createLabels()
  private readonly zones = createZones()
  private readonly rays = createRays()
  private readonly glyphs = createGlyphs(this.around)
  private readonly pieces
  private ground: Ground[] = []
  private water: ReturnType<typeof createWater> | undefined
  private field: Battlefield | undefined
  private theme: Theme
  private quality: Quality
  private level = Infinity
  private marked: readonly SceneMark[] = []
  private zoned: readonly SceneZone[] = []
  private eyeOf: string | undefined
  private tracks: Track[] = []
  private tracksStart = -1
  private tracksDone: (() => void) | undefined
  private wake: Promise<void> | undefined
  private frame = 0
  private frames = 0
  private lastFrame = 0
  private movingRatio = 1
  private isHeld = false
  private settle: ReturnType<typeof setTimeout> | undefined
  private isLost = false
  private readonly stop: (() => void)[] = []

  constructor(canvas: HTMLCanvasElement, options: SceneOptions) {
    this.canvas = canvas
    this.options = options
    this.theme = options.theme ?? 'light'
    this.quality = options.quality ?? 'auto'
    this.rig.hasMotion = options.motion ?? true
    this.renderer = new WebGLRenderer({ canvas, antialias: this.isHigh, powerPreference: 'high-performance' })
    this.renderer.shadowMap.type = PCFShadowMap
    this.renderer.shadowMap.autoUpdate = false
    this.renderer.toneMapping = NeutralToneMapping
    this.pieces = createPieces(this.around, options.bodyOf ?? (() => undefined), () => this.changed())
    const { lights, room, mist, marks, labels, zones, rays, glyphs, pieces } = this
    this.scene.add(
      room.group,
      lights.group,
      zones.mesh,
      marks.mesh,
      glyphs.group,
      pieces.group,
      rays.group,
      mist.group,
      labels.mesh,
    )
    this.applyTheme()
    this.applyQuality()
    this.observe()
  }

  private observe(): void {
    const watch = new ResizeObserver(() => this.resize())
    watch.observe(this.canvas.parentElement ?? this.canvas)
    const lost = (event: Event): void => {
      event.preventDefault()
      this.isLost = true
      this.options.onLost?.()
    }
    const restored = (): void => {
      this.isLost = false
      this.changed()
      this.options.onRestored?.()
    }
    this.canvas.addEventListener('webglcontextlost', lost)
    this.canvas.addEventListener('webglcontextrestored', restored)
    this.stop.push(
      () => watch.disconnect(),
      () => this.canvas.removeEventListener('webglcontextlost', lost),
      () => this.canvas.removeEventListener('webglcontextrestored', restored),
      listen(this.canvas, this.gestures()),
    )
    if (this.options.keys !== false && this.canvas.tabIndex < 0) this.canvas.tabIndex = 0
    this.resize()
  }

  private gestures(): Parameters<typeof listen>[1] {
    const { rig, options } = this
    return {
      drag: (dx, dy) => rig.drag(dx, dy),
      pan: (dx, dy) => rig.pan(dx, dy),
      pinch: (factor, x, y) => rig.zoom(factor, x, y),
      twist: (angle) => rig.turn(angle, 0),
      tap: (event) => {
        this.finish()
        options.onTap?.(this.pick(event.clientX, event.clientY), event)
      },
      hover: (event) => options.onHover?.(this.pick(event.clientX, event.clientY), event),
      key: (name) => options.keys !== false && this.press(name),
      held: (isHeld) => {
        this.isHeld = isHeld
        if (!isHeld) this.requestRender()
      },
    }
  }

  private press(name: string): boolean {
    const { rig } = this
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => (rig.kind === 'top' ? rig.pan(0.08, 0) : rig.turn(rig.kind === 'eye' ? 0.12 : -0.15, 0)),
      ArrowRight: () => (rig.kind === 'top' ? rig.pan(-0.08, 0) : rig.turn(rig.kind === 'eye' ? -0.12 : 0.15, 0)),
      ArrowUp: () => (rig.kind === 'top' ? rig.pan(0, 0.08) : rig.turn(0, rig.kind === 'eye' ? -0.08 : 0.1)),
      ArrowDown: () => (rig.kind === 'top' ? rig.pan(0, -0.08) : rig.turn(0, rig.kind === 'eye' ? 0.08 : -0.1)),
      '+': () => rig.zoom(1.2),
      '=': () => rig.zoom(1.2),
      '-': () => rig.zoom(1 / 1.2),
      '0': () => this.fit(),
    }
    acts[name]?.()
    return name in acts
  }

  setBattlefield(field: Battlefield): void {
    this.finish()
    this.field = field
    for (const { dispose } of this.ground) dispose()
    const [terrain, water, ruins] = [
      createTerrain(field, this.around),
      createWater(field, this.around),
      createRuins(field, this.around),
    ]
    for (const old of this.scene.children.filter(({ name }) => name === 'ground')) this.scene.remove(old)
    for (const { group } of [terrain, water, ruins]) {
      group.name = 'ground'
      this.scene.add(group)
    }
    this.ground = [terrain, water, ruins]
    this.water = water
    const extent = extentOf(field)
    for (const part of [this.lights, this.room, this.mist]) part.setExtent(extent)
    this.pieces.setField(field)
    this.glyphs.setGlyphs(field, [])
    this.eyeOf = undefined
    this.marked = []
    this.zoned = []
    this.setRays([])
    this.rig.setPoints(pointsOf(field))
    this.rig.to('orbit', true)
    this.applyTheme()
    sharpenDetails(this.isHigh)
    this.setLevel(undefined)
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    this.applyTheme()
  }

  private applyTheme(): void {
    const mood = MOODS[this.theme]
    this.renderer.toneMappingExposure = mood.exposure
    this.lights.setMood(mood)
    this.room.setMood(mood, this.theme)
    this.mist.setMood(mood)
    this.water?.setMood(mood)
    this.changed()
  }

  setQuality(quality: Quality): void {
    this.quality = quality
    this.applyQuality()
  }

  private get isHigh(): boolean {
    return this.quality === 'auto' ? !isSoftwareDrawn() : this.quality === 'high'
  }

  private applyQuality(): void {
    this.renderer.shadowMap.enabled = this.isHigh
    this.lights.setRich(this.isHigh)
    setRich(this.around, this.isHigh)
    sharpenDetails(this.isHigh)
    this.resize()
    this.changed()
  }

  setMotion(motion: boolean): void {
    this.rig.hasMotion = motion
    if (!motion) this.finish()
  }

  setFigures(figures: readonly SceneFigure[]): void {
    this.finish()
    this.pieces.setFigures(figures)
    if (this.eyeOf !== undefined && this.pieces.has(this.eyeOf) === undefined) this.orbit()
    this.drawMarks()
    this.changed()
  }

  setGlyphs(glyphs: readonly SceneGlyph[]): void {
    if (this.field === undefined) return
    this.glyphs.setGlyphs(this.field, glyphs)
    this.glyphs.setLevel(this.field, this.level)
    this.changed()
  }

  setZones(zones: readonly SceneZone[]): void {
    this.zoned = zones
    if (this.field !== undefined) this.zones.setZones(this.field, zones, this.level)
    this.requestRender()
  }

  setMist(level: number | undefined): void {
    this.mist.setMist(level)
    this.requestRender()
  }

  setMarks(marks: readonly SceneMark[]): void {
    this.marked = marks
    this.drawMarks()
    this.requestRender()
  }

  private drawMarks(): void {
    const { field } = this
    if (field === undefined) return
    const marks: SpaceMark[] = []
    const labels: Label[] = []
    for (const { kind, space, figure, label } of this.marked) {
      const on = figure === undefined ? undefined : this.pieces.has(figure)
      const spaces = on === undefined ? [space ?? -1] : [on.front, on.rear]
      for (const one of spaces) if (one >= 0) marks.push({ space: one, kind })
      if (label === undefined || spaces[0] < 0 || field.spaces.level[spaces[0]] > this.level) continue
      const at = standOn(field, spaces[0]).setY(surfaceOf(field, spaces[0]) + (on === undefined ? 0.25 : 2.4))
      labels.push({ text: label, at, kind })
    }
    this.marks.setMarks(field, marks, this.level)
    this.labels.setLabels(labels)
  }

  setRays(rays: readonly SceneRay[]): void {
    this.rays.setRays(rays)
    this.requestRender()
  }

  setLevel(level: number | undefined): void {
    this.level = level ?? Infinity
    for (const part of this.ground) part.setLevel(this.level)
    this.pieces.setLevel(this.level)
    if (this.field !== undefined) this.glyphs.setLevel(this.field, this.level)
    this.setZones(this.zoned)
    this.drawMarks()
    this.changed()
  }

  get view(): ViewKind {
    return this.rig.kind
  }

  orbit(): void {
    this.look('orbit')
  }

  top(): void {
    this.look('top')
  }

  private look(kind: 'orbit' | 'top'): void {
    this.eyeOf = undefined
    this.pieces.hide(undefined)
    this.rig.to(kind)
    this.changed()
  }

  eye(figure: string, lookAt?: number): boolean {
    const eye = this.pieces.eyeOf(figure)
    if (eye === undefined || this.field === undefined) return false
    this.eyeOf = figure
    this.pieces.hide(figure)
    let [turn, down] = [eye.turn, 0.12]
    if (lookAt !== undefined && lookAt >= 0) {
      const way = standOn(this.field, lookAt)
        .add(new Vector3(0, 2.2 * LEVEL, 0))
        .sub(eye.at)
      turn = Math.atan2(way.x, way.z)
      down = Math.atan2(-way.y, Math.hypot(way.x, way.z))
    }
    this.rig.eye(eye.at, turn, down)
    this.changed()
    return true
  }

  fit(): void {
    if (this.rig.kind === 'eye' && this.eyeOf !== undefined) this.eye(this.eyeOf)
    else this.rig.to(this.rig.kind)
  }

  turn(around: number, up: number): void {
    this.rig.turn(around, up)
  }

  zoom(factor: number): void {
    this.rig.zoom(factor)
  }

  pick(clientX: number, clientY: number): Pick | undefined {
    const { field } = this
    if (field === undefined) return undefined
    const { left, top, width, height } = this.canvas.getBoundingClientRect()
    const caster = new Raycaster()
    caster.setFromCamera(
      new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2),
      this.rig.camera,
    )
    const ray = { from: caster.ray.origin, along: caster.ray.direction }
    const ground = meetGround(field, ray, this.level)
    const wall = meetWalls(field, ray, this.level)
    const figure = meetFigures(ray, this.pieces.standing())
    const first = Math.min(ground?.at ?? Infinity, wall?.at ?? Infinity, figure?.at ?? Infinity)
    if (first === Infinity) return undefined
    if (first === figure?.at) {
      const { id, space } = figure.what
      return { space, figure: id, glyph: this.glyphs.on(space), ruin: -1 }
    }
    if (ground === undefined || first !== ground.at)
      return { space: -1, figure: undefined, glyph: undefined, ruin: wall?.what ?? -1 }
    const standing = this.pieces.standing().find(({ space }) => space === ground.what)
    return { space: ground.what, figure: standing?.id, glyph: this.glyphs.on(ground.what), ruin: -1 }
  }

  project(space: number, levelsUp = 0): { x: number; y: number } | undefined {
    if (this.field === undefined || space < 0) return undefined
    const at = standOn(this.field, space)
    at.y = surfaceOf(this.field, space) + levelsUp * LEVEL
    at.project(this.rig.camera)
    if (at.z > 1) return undefined
    return { x: ((at.x + 1) / 2) * this.canvas.clientWidth, y: ((1 - at.y) / 2) * this.canvas.clientHeight }
  }

  animate(motions: readonly SceneMotion[]): Promise<void> {
    this.finish()
    this.tracks = planMotions(motions, this.pieces)
    this.tracksStart = -1
    if (this.tracks.length === 0) return Promise.resolve()
    this.wake = new Promise((resolve) => (this.tracksDone = resolve))
    const { wake } = this
    if (this.rig.hasMotion) this.requestRender()
    else this.finish()
    return wake
  }

  finish(): void {
    this.rig.arrive()
    if (this.tracks.length === 0) return
    for (const { figure, poseAt } of this.tracks) this.pieces.pose(figure, poseAt(1))
    this.endTracks()
    this.changed()
  }

  private endTracks(): void {
    this.tracks = []
    this.tracksDone?.()
    this.tracksDone = undefined
  }

  /** True while figures are on their way. */
  private tickTracks(now: number): boolean {
    if (this.tracks.length === 0) return false
    if (this.tracksStart < 0) this.tracksStart = now
    const at = now - this.tracksStart
    for (const { figure, start, length, poseAt } of this.tracks)
      if (at >= start) this.pieces.pose(figure, poseAt(Math.min(1, (at - start) / length)))
    this.renderer.shadowMap.needsUpdate = true
    if (at >= lengthOf(this.tracks)) this.endTracks()
    return this.tracks.length > 0
  }

  private cameraMoved(): void {
    this.requestRender()
    this.options.onCamera?.()
  }

  private changed(): void {
    this.renderer.shadowMap.needsUpdate = true
    this.requestRender()
  }

  requestRender(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.draw(now))
  }

  private draw(now: number): void {
    this.frame = 0
    const isTravelling = this.rig.tick(now)
    const isMoving = this.tickTracks(now) || isTravelling
    if (isTravelling) this.options.onCamera?.()
    this.pace(now, isMoving || this.isHeld)
    this.renderNow()
    if (isMoving) this.requestRender()
  }

  /** While things move a slow machine draws fewer pixels; what stands still is drawn in full. */
  private pace(now: number, isMoving: boolean): void {
    clearTimeout(this.settle)
    const since = now - this.lastFrame
    this.lastFrame = now
    if (isMoving && since < 400) {
      if (since > SLOW) this.movingRatio = Math.max(0.5, this.movingRatio * 0.85)
      else if (since < FAST) this.movingRatio = Math.min(1, this.movingRatio * 1.05)
    }
    const ratio = this.stillRatio * (isMoving ? this.movingRatio : 1)
    if (Math.abs(this.renderer.getPixelRatio() - ratio) > 0.01) this.setRatio(ratio)
    if (isMoving && this.movingRatio < 1) this.settle = setTimeout(() => this.draw(performance.now()), STILL)
  }

  private get stillRatio(): number {
    return Math.min(globalThis.devicePixelRatio || 1, this.isHigh ? 2 : 1)
  }

  private setRatio(ratio: number): void {
    const { clientWidth, clientHeight } = this.canvas
    this.renderer.setPixelRatio(ratio)
    this.renderer.setSize(clientWidth || 1, clientHeight || 1, false)
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.canvas
    if (clientWidth === 0 || clientHeight === 0) return
    this.setRatio(this.stillRatio)
    this.rig.setAspect(clientWidth / clientHeight)
    this.cameraMoved()
  }

  renderNow(): void {
    if (this.isLost) return
    this.renderer.render(this.scene, this.rig.camera)
    this.frames++
  }

  stats(): SceneStats {
    const { calls, triangles } = this.renderer.info.render
    return {
      calls,
      triangles,
      quality: this.isHigh ? 'high' : 'low',
      pixelRatio: this.renderer.getPixelRatio(),
      frames: this.frames,
    }
  }

  dispose(): void {
    this.finish()
    cancelAnimationFrame(this.frame)
    clearTimeout(this.settle)
    for (const end of this.stop) end()
    const { lights, room, mist, marks, labels, zones, rays, glyphs, pieces, ground } = this
    for (const part of [lights, room, mist, marks, labels, zones, rays, glyphs, pieces, ...ground]) part.dispose()
    this.renderer.dispose()
  }
}

/** Enough points to know how far everything reaches. */
function pointsOf({ columns, walls }: Battlefield): Vec[] {
  const points: Vec[] = []
  for (let column = 0; column < columns.count; column++) {
    const [x, z] = [columns.x[column], columns.y[column]]
    for (const y of [0, columns.top[column] * LEVEL + 0.8])
      points.push({ x: x - 1, y, z }, { x: x + 1, y, z }, { x, y, z: z - 1 }, { x, y, z: z + 1 })
  }
  for (let wall = 0; wall < walls.count; wall++)
    points.push({ x: walls.x1[wall], y: walls.to[wall] * LEVEL, z: walls.y1[wall] })
  return points
}
