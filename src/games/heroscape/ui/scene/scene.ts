/** The battlefield in three dimensions. It is drawn only when something has changed. */
import { Raycaster, Scene, Vector2, Vector3 } from 'three'
import { aim, hiding, isOnOffer, nearestTo, offeredBy, type Aimed, type OnOffer } from './aim.ts'
import type { Battlefield } from '../../content/battlefield.ts'
import { listen, type Gestures } from './controls.ts'
import { sharpenDetails } from './detail.ts'
import { Easel } from './easel.ts'
import { createGlyphs } from './glyphs.ts'
import { createLandscape } from './landscape.ts'
import { createLights } from './lights.ts'
import { newSurroundings, setRich } from './material.ts'
import { createMist } from './mist.ts'
import { createOverlay } from './overlay.ts'
import { MOODS } from './palette.ts'
import { createPieces } from './pieces.ts'
import { extentOf, LEVEL, standOn, surfaceOf } from './place.ts'
import { Player } from './player.ts'
import { createRays } from './rays.ts'
import { floorAt, placesOf, pointsOf, seatOf } from './reach.ts'
import { Rig } from './rig.ts'
import { createRoom } from './room.ts'
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
  SceneRoom,
  SceneStats,
  SceneZone,
  Sides,
  Theme,
  ViewKind,
} from './types.ts'
import { isSoftwareDrawn } from './webgl.ts'

export type * from './types.ts'
export { isWebGlAvailable } from './webgl.ts'

export function createBattleScene(canvas: HTMLCanvasElement, options: SceneOptions = {}): BattleScene {
  return new Board(canvas, options)
}

class Board implements BattleScene {
  private readonly canvas: HTMLCanvasElement
  private readonly options: SceneOptions
  private readonly scene = new Scene()
  private readonly rig = new Rig(() => this.cameraMoved())
  private readonly around = newSurroundings()
  private readonly lights = createLights(this.around)
  private readonly room = createRoom(this.around)
  private readonly mist = createMist()
  private readonly overlay = createOverlay()
  private readonly rays = createRays()
  private readonly easel: Easel
  private readonly glyphs = createGlyphs(this.around)
  private readonly pieces
  private readonly player: Player
  private readonly landscape
  private field: Battlefield | undefined
  private theme: Theme
  private quality: Quality
  private level = Infinity
  private eyeOf: string | undefined
  private sceneRoom: SceneRoom | undefined
  private offer: OnOffer = offeredBy([])
  private readonly silence: () => void

  constructor(canvas: HTMLCanvasElement, options: SceneOptions) {
    this.canvas = canvas
    this.options = options
    this.theme = options.theme ?? 'light'
    this.quality = options.quality ?? 'auto'
    this.rig.hasMotion = options.motion ?? true
    this.rig.onHome = options.onHome
    this.easel = new Easel(canvas, this.scene, this.rig.camera, {
      isHigh: this.isHigh,
      tick: (now) => this.tick(now),
      resized: () => this.fitRoom(),
      onLost: options.onLost,
      onRestored: options.onRestored,
      onWhole: options.onWhole,
    })
    this.pieces = createPieces(this.around, options.bodyOf ?? (() => undefined))
    this.player = new Player(this.pieces)
    this.landscape = createLandscape(this.around, { whole: () => this.built(), failed: () => options.onLost?.() })
    const { lights, room, mist, overlay, rays, glyphs, pieces, landscape } = this
    for (const { group } of [room, lights, overlay, glyphs, pieces, rays, mist, landscape]) this.scene.add(group)
    this.applyTheme()
    this.setQuality(this.quality)
    this.silence = listen(canvas, this.gestures())
    if (options.keys !== false && canvas.tabIndex < 0) canvas.tabIndex = 0
  }

  private built(): void {
    this.unveil()
    this.easel.renew()
  }

  private gestures(): Gestures {
    const { rig, options, easel } = this
    return {
      // Where there is no table around it a battlefield is turned.
      drag: (dx, dy) => (this.sceneRoom === undefined ? rig.swing(dx, dy) : rig.drag(dx, dy)),
      pan: (dx, dy) => rig.pan(dx, dy),
      swing: (dx, dy) => rig.swing(dx, dy),
      pinch: (factor, x, y) => rig.zoom(factor, { x, y }),
      twist: (angle) => rig.turn(angle, 0),
      tap: (event) => {
        this.finish()
        options.onTap?.(this.pick(event.clientX, event.clientY, event.pointerType !== 'mouse'), event)
      },
      hover: (event) => options.onHover?.(this.pick(event.clientX, event.clientY), event),
      key: (name) => options.keys !== false && (name === '0' ? this.fitByKey() : rig.press(name)),
      held: (isHeld) => {
        easel.isHeld = isHeld
        if (!isHeld) this.unveil()
      },
    }
  }

  private fitByKey(): true {
    this.fit()
    return true
  }

  setRoom(room: SceneRoom): void {
    this.sceneRoom = room
    this.fitRoom()
  }

  private fitRoom(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas
    if (width === 0 || height === 0) return
    const { free, results, legible = 0 } = this.sceneRoom ?? {}
    this.rig.setRoom({ size: { width, height }, free, results, legible: legible / Math.sqrt(3) })
  }

  setBattlefield(field: Battlefield, sides?: Sides): void {
    this.finish()
    const isEdited = this.field?.id === field.id
    this.field = field
    this.landscape.setField(field)
    const extent = extentOf(field)
    for (const part of [this.lights, this.room, this.mist]) part.setExtent(extent)
    sharpenDetails(this.isHigh)
    this.pieces.setField(field)
    this.glyphs.setGlyphs(field, [])
    this.overlay.setMarks([])
    this.overlay.setZones([])
    this.rays.setRays([])
    this.eyeOf = undefined
    const stage = { points: pointsOf(field), places: placesOf(field) }
    if (isEdited) this.rig.renew(stage)
    else this.rig.show(stage, seatOf(field, sides))
    this.rig.floorAt = (x, z) => floorAt(field, x, z)
    this.showRoom()
    this.setLevel(undefined)
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    this.applyTheme()
  }

  private applyTheme(): void {
    const mood = MOODS[this.theme]
    this.easel.renderer.toneMappingExposure = mood.exposure
    this.lights.setMood(mood)
    this.room.setMood(mood, this.theme)
    this.easel.renderer.setClearColor(mood.backdrop)
    this.mist.setMood(mood)
    this.landscape.setMood(mood)
    this.easel.changed()
  }

  private get isHigh(): boolean {
    return this.quality === 'auto' ? !isSoftwareDrawn() : this.quality === 'high'
  }

  setQuality(quality: Quality): void {
    this.quality = quality
    this.lights.setRich(this.isHigh)
    this.pieces.setRich(this.isHigh)
    setRich(this.around, this.isHigh)
    sharpenDetails(this.isHigh)
    this.easel.setHigh(this.isHigh)
    this.showRoom()
  }

  /** Half of all pixels: a processor draws it only where a figure looks up from the table. */
  private showRoom(): void {
    this.room.setWide(this.isHigh || this.rig.kind === 'eye')
  }

  setMotion(motion: boolean): void {
    this.rig.hasMotion = motion
    if (!motion) this.finish()
  }

  setFigures(figures: readonly SceneFigure[]): void {
    this.finish()
    this.pieces.setFigures(figures)
    if (this.eyeOf !== undefined && this.pieces.has(this.eyeOf) === undefined) this.orbit()
    this.layOver()
    this.easel.changed()
  }

  setGlyphs(glyphs: readonly SceneGlyph[]): void {
    if (this.field === undefined) return
    this.glyphs.setGlyphs(this.field, glyphs)
    this.glyphs.setLevel(this.field, this.level)
    this.easel.changed()
  }

  setZones(zones: readonly SceneZone[]): void {
    this.overlay.setZones(zones)
    this.layOver()
  }

  setMarks(marks: readonly SceneMark[]): void {
    this.offer = offeredBy(marks)
    this.overlay.setMarks(marks)
    this.layOver()
    this.unveil()
  }

  /** What hides something on offer is seen through. */
  private unveil(): void {
    if (this.field === undefined) return
    const { figures, hasWall } = hiding(this.field, this.rig.camera.position, this.pieces.standing(), this.offer)
    this.pieces.fade(figures)
    this.landscape.fadeWalls(hasWall)
    this.requestRender()
  }

  private layOver(): void {
    if (this.field !== undefined) this.overlay.update(this.field, this.level, (id) => this.pieces.has(id))
    this.requestRender()
  }

  setMist(level: number | undefined): void {
    this.mist.setMist(level)
    this.requestRender()
  }

  setRays(rays: readonly SceneRay[]): void {
    this.rays.setRays(rays)
    this.requestRender()
  }

  setLevel(level: number | undefined): void {
    this.level = level ?? Infinity
    this.landscape.setLevel(this.level)
    this.pieces.setLevel(this.level)
    if (this.field !== undefined) this.glyphs.setLevel(this.field, this.level)
    this.layOver()
    this.easel.changed()
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
    this.showRoom()
    this.easel.changed()
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
    this.showRoom()
    this.easel.changed()
    return true
  }

  fit(): void {
    if (this.rig.kind !== 'eye') this.rig.to(this.rig.kind)
    else if (this.eyeOf !== undefined) this.eye(this.eyeOf)
  }

  wide(): void {
    this.rig.wide()
  }

  reveal(spaces: readonly number[]): void {
    const { field } = this
    if (field !== undefined) this.rig.reveal(spaces.filter((space) => space >= 0).map((one) => standOn(field, one)))
  }

  turn(around: number, up: number): void {
    this.rig.turn(around, up)
  }

  zoom(factor: number): void {
    this.rig.zoom(factor)
  }

  pick(clientX: number, clientY: number, isTouch = false): Pick | undefined {
    const { field } = this
    if (field === undefined) return undefined
    const { left, top, width, height } = this.canvas.getBoundingClientRect()
    const caster = new Raycaster()
    const at = new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2)
    caster.setFromCamera(at, this.rig.camera)
    const ray = { from: caster.ray.origin, along: caster.ray.direction }
    const aimed = aim(field, ray, this.pieces.standing(), this.offer, this.level)
    const near = isTouch && !isOnOffer(this.offer, aimed) ? this.near(clientX - left, clientY - top) : undefined
    const { space, figure, ruin } = near ?? aimed ?? { space: -1, figure: undefined, ruin: -1 }
    if (space < 0) return aimed === undefined ? undefined : { space: -1, figure: undefined, glyph: undefined, ruin }
    return { space, figure: figure ?? this.pieces.on(space), glyph: this.glyphs.on(space), ruin: -1 }
  }

  private near(x: number, y: number): Aimed | undefined {
    const frontOf = (figure: string): number => this.pieces.has(figure)?.front ?? -1
    return nearestTo({ x, y }, this.offer, { frontOf, project: (space, up) => this.project(space, up) })
  }

  project(space: number, levelsUp = 0): { x: number; y: number } | undefined {
    if (this.field === undefined || space < 0) return undefined
    const at = standOn(this.field, space)
    at.y = surfaceOf(this.field, space) + levelsUp * LEVEL
    at.project(this.rig.camera)
    if (at.z > 1) return undefined
    // Not asked of the canvas: whoever lays out many signs would have the page laid out for each.
    const { width, height } = this.rig.size
    return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height }
  }

  animate(motions: readonly SceneMotion[], speed?: number): Promise<void> {
    const played = this.player.play(motions, speed)
    if (this.rig.hasMotion) this.requestRender()
    else this.finish()
    return played
  }

  finish(): void {
    this.rig.arrive()
    if (!this.player.isPlaying) return
    this.player.finish()
    this.easel.changed()
  }

  private tick(now: number): boolean {
    const wasTravelling = this.rig.isTravelling
    const isTravelling = this.rig.tick(now)
    if (wasTravelling) this.options.onCamera?.()
    if (wasTravelling && !isTravelling) this.unveil()
    if (!this.player.isPlaying) return isTravelling
    this.easel.renderer.shadowMap.needsUpdate = true
    return this.player.tick(now) || isTravelling
  }

  private cameraMoved(): void {
    this.requestRender()
    this.options.onCamera?.()
  }

  requestRender = (): void => this.easel.ask()
  renderNow = (): void => this.easel.render()

  stats(): SceneStats {
    return this.easel.stats()
  }

  dispose(): void {
    this.finish()
    this.silence()
    const { lights, room, mist, overlay, rays, glyphs, pieces, landscape, easel } = this
    for (const part of [lights, room, mist, overlay, rays, glyphs, pieces, landscape, easel]) part.dispose()
  }
}
