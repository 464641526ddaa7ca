/** The camera as it is moved: by hand, to a view, or on its way between two. */
import { PerspectiveCamera } from 'three'
import type { Vector3 } from 'three'
import type { Rect } from '../../../../protocol/board.ts'
import { axesOf, between, EYE_FOV, limited, ORBIT_FOV, panned, positionOf, spanOf, zoomed } from './camera.ts'
import type { Limits, Shot, Vec } from './camera.ts'
import { azimuthsBehind, homeFor, nearFor, outermost, rectOf, revealed, type Free, type Home } from './home.ts'
import { easeBoth } from './motion.ts'
import type { Seat } from './reach.ts'
import type { SceneRoom, ViewKind } from './types.ts'

const TRAVEL = 420
/** Right and up. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const EYE_LIMITS = { minPolar: 0.35, maxPolar: 2.7 }
/** The camera stays so far above whatever stands under it. */
const CLEAR = 0.9

interface Size {
  readonly width: number
  readonly height: number
}

/** What the camera has to show: how far it reaches, and where figures stand on it. */
export interface Shown {
  readonly points: readonly Vec[]
  readonly places: readonly Vec[]
}

/** The canvas, and what the plates leave of it; `legible`: pixels a unit of length has to have, 0: the whole is shown at first. */
interface RigRoom {
  readonly size: Size
  readonly free: Free | undefined
  readonly results: SceneRoom['results']
  readonly legible: number
}

const whole = ({ width, height }: Size): Rect => ({ left: 0, top: 0, right: width, bottom: height })

const mixed = (a: Rect, b: Rect, t: number): Rect => ({
  left: a.left + (b.left - a.left) * t,
  top: a.top + (b.top - a.top) * t,
  right: a.right + (b.right - a.right) * t,
  bottom: a.bottom + (b.bottom - a.bottom) * t,
})

export class Rig {
  readonly camera = new PerspectiveCamera(34, 1, 0.05, 260)
  kind: ViewKind = 'orbit'
  hasMotion = true
  /** The highest thing near a point of the ground, as high as it is. */
  floorAt: (x: number, z: number) => number = () => 0
  /** Where the battlefield is drawn in the first view. */
  onHome: ((play: Rect) => void) | undefined
  private canvas: Size = { width: 1, height: 1 }
  private room: Omit<RigRoom, 'size'> = { free: undefined, results: undefined, legible: 0 }
  private about: readonly Vec[] = []
  private now: Home
  private first: Home
  private trip: { from: Home; to: Home; start: number } | undefined
  private shown: Shown = { points: [], places: [] }
  private seat: Seat | undefined
  /** Chosen once for a battlefield: the camera never turns by itself. */
  private azimuth: number | undefined
  private limits: Limits = {
    minPolar: 0.05,
    maxPolar: 1.45,
    minDistance: 3,
    maxDistance: 80,
    minX: -1,
    maxX: 1,
    minZ: -1,
    maxZ: 1,
  }
  /** Somebody has chosen this view by hand: it stays. */
  private isByHand = false
  private readonly changed: () => void

  constructor(changed: () => void) {
    this.changed = changed
    const shot: Shot = { x: 0, y: 0, z: 0, distance: 30, azimuth: 0.3, polar: 0.92, fov: ORBIT_FOV }
    this.now = { shot, frame: whole(this.canvas) }
    this.first = this.now
  }

  private setShown({ points, places }: Shown): void {
    this.shown = { points: outermost(points), places }
    const [minX, maxX] = spanOf(points.map(({ x }) => x))
    const [minZ, maxZ] = spanOf(points.map(({ z }) => z))
    this.limits = { ...this.limits, minX, maxX, minZ, maxZ }
  }

  /** The canvas has another size, or other plates lie over it: a view that nobody has chosen by hand is fitted anew. */
  setRoom({ size, ...room }: RigRoom): void {
    ;[this.canvas, this.room] = [size, room]
    this.trip = undefined
    if (this.kind === 'eye') this.now = { ...this.now, frame: whole(size) }
    else {
      this.findHome()
      this.now = this.isByHand ? { shot: this.now.shot, frame: this.first.frame } : this.first
    }
    this.apply()
    this.changed()
  }

  /** The whole battlefield. */
  private wholeHome(): Home {
    const { points, places } = this.shown
    if (points.length === 0) return this.now
    const { minX, maxX, minZ, maxZ } = this.limits
    const middle = { x: (minX + maxX) / 2, y: 0, z: (minZ + maxZ) / 2 }
    const isTop = this.kind === 'top'
    const sides = azimuthsBehind(this.seat ?? { own: middle, facing: middle })
    const azimuths = isTop ? quarters(sides[0]) : this.azimuth === undefined ? sides : [this.azimuth]
    const { free = () => whole(this.canvas), results } = this.room
    const home = homeFor({ points, free, azimuths, isTop, results, places })
    if (!isTop) this.azimuth = home.shot.azimuth
    return home
  }

  to(kind: ViewKind, isAtOnce = false): void {
    this.kind = kind
    this.isByHand = false
    this.findHome()
    this.go(this.first, isAtOnce)
  }

  private findHome(): void {
    const home = this.wholeHome()
    this.limits = { ...this.limits, minDistance: 5, maxDistance: home.shot.distance * 1.7 }
    const { legible } = this.room
    this.first = legible === 0 ? home : this.held(nearFor(home, legible, this.about))
    const { points } = this.shown
    if (points.length > 0) this.onHome?.(rectOf(this.first, points))
  }

  /** Everything, also where the first view shows but a part. */
  wide(): void {
    if (this.kind === 'eye') return
    this.isByHand = true
    this.go(this.wholeHome(), false)
  }

  /** Something new is to be seen, as a whole, from behind a side. */
  show(shown: Shown, seat: Seat | undefined): void {
    this.seat = seat
    this.azimuth = undefined
    this.setShown(shown)
    this.to('orbit', true)
  }

  /** What is to be seen was edited: a view chosen by hand stays, any other shows the whole again. */
  renew(shown: Shown): void {
    this.arrive()
    this.setShown(shown)
    if (this.kind === 'eye' || !this.isByHand) return this.to(this.kind === 'eye' ? 'orbit' : this.kind, true)
    this.findHome()
    this.set(this.now.shot)
  }

  /** What is played on now: brought into sight, gently, without a turn. */
  reveal(about: readonly Vec[]): void {
    this.about = about
    if (this.kind === 'eye' || about.length === 0) return
    const from = this.trip?.to ?? this.now
    const shot = revealed(from, about)
    if (shot !== from.shot) this.go(this.held({ ...from, shot }), false)
  }

  eye(at: Vector3, turn: number, down: number): void {
    this.kind = 'eye'
    // The camera looks against `back`.
    const look = { distance: 0.001, azimuth: turn + Math.PI, polar: Math.PI / 2 - down, fov: EYE_FOV }
    this.go({ shot: { x: at.x, y: at.y, z: at.z, ...look }, frame: whole(this.canvas) }, false)
  }

  private go(home: Home, isAtOnce: boolean): void {
    if (this.hasMotion && !isAtOnce) this.trip = { from: this.now, to: home, start: -1 }
    else {
      this.trip = undefined
      this.now = home
      this.apply()
    }
    this.changed()
  }

  /** Of the canvas. */
  get size(): Size {
    return this.canvas
  }

  get isTravelling(): boolean {
    return this.trip !== undefined
  }

  /** True while it travels. */
  tick(now: number): boolean {
    if (this.trip === undefined) return false
    const { from, to } = this.trip
    if (this.trip.start < 0) this.trip = { ...this.trip, start: now }
    const part = easeBoth(Math.min(1, (now - this.trip.start) / TRAVEL))
    this.now = { shot: between(from.shot, to.shot, part), frame: mixed(from.frame, to.frame, part) }
    if (part >= 1) {
      this.now = to
      this.trip = undefined
    }
    this.apply()
    return this.trip !== undefined
  }

  arrive(): void {
    if (this.trip === undefined) return
    this.now = this.trip.to
    this.trip = undefined
    this.apply()
  }

  /** In pixels. */
  drag(dx: number, dy: number): void {
    const { height } = this.canvas
    if (this.kind === 'eye') this.turn((dx / height) * this.now.shot.fov, (dy / height) * this.now.shot.fov)
    else this.pan(dx, dy)
  }

  /** In pixels: around the battlefield, and up or down. */
  swing(dx: number, dy: number): void {
    const { height } = this.canvas
    if (this.kind === 'orbit') this.turn((-dx / height) * 3.2, (dy / height) * 2.2)
    else this.drag(dx, dy)
  }

  turn(around: number, up: number): void {
    this.arrive()
    const { shot } = this.now
    const polar = this.kind === 'top' ? shot.polar : shot.polar - up
    this.set({ ...shot, azimuth: shot.azimuth + around, polar })
  }

  /** In pixels. */
  pan(dx: number, dy: number): void {
    this.arrive()
    const { frame, shot } = this.now
    const high = frame.bottom - frame.top
    if (this.kind !== 'eye') this.set(panned(shot, dx / high, dy / high))
  }

  /** About a point of the canvas, or the middle of what is free of it. */
  zoom(factor: number, at?: { readonly x: number; readonly y: number }): void {
    this.arrive()
    const { frame, shot } = this.now
    if (this.kind === 'eye') return this.set({ ...shot, fov: Math.max(0.2, Math.min(1.4, shot.fov / factor)) })
    const high = frame.bottom - frame.top
    const x = at === undefined ? 0 : (at.x - (frame.left + frame.right) / 2) / high
    const y = at === undefined ? 0 : (at.y - (frame.top + frame.bottom) / 2) / high
    const { minDistance, maxDistance } = this.limits
    const least = shot.distance / maxDistance
    this.set(zoomed(shot, Math.max(least, Math.min(shot.distance / minDistance, factor)), x, y))
  }

  /** False for keys it does not know. */
  press(name: string): boolean {
    const [x, y] = ARROWS[name] ?? [0, 0]
    if (x !== 0 || y !== 0) {
      if (this.kind === 'top') this.pan(-x * 50, y * 50)
      else if (this.kind === 'eye') this.turn(-x * 0.12, -y * 0.08)
      else this.turn(x * 0.15, y * 0.1)
      return true
    }
    if (!'+=-'.includes(name)) return false
    this.zoom(name === '-' ? 1 / 1.2 : 1.2)
    return true
  }

  private set(shot: Shot): void {
    this.isByHand = true
    const { minPolar, maxPolar } = EYE_LIMITS
    const polar = Math.max(minPolar, Math.min(maxPolar, shot.polar))
    this.now = this.kind === 'eye' ? { ...this.now, shot: { ...shot, polar } } : this.held({ ...this.now, shot })
    this.apply()
    this.changed()
  }

  /** Within its limits, and never in the ground or in a wall: it rises over what it would run into, or stops before it. */
  private held({ frame, shot: wanted }: Home): Home {
    let shot = limited(wanted, this.kind === 'top' ? { ...this.limits, minPolar: 0.0001 } : this.limits)
    for (let tries = 0; tries < 60; tries++) {
      const { x, y, z } = positionOf(shot)
      if (y >= this.floorAt(x, z) + CLEAR) break
      shot = shot.polar > 0.5 ? { ...shot, polar: shot.polar - 0.03 } : { ...shot, distance: shot.distance * 1.06 }
    }
    return { frame, shot }
  }

  private apply(): void {
    const { camera, canvas } = this
    const { shot, frame } = this.now
    const { x, y, z } = positionOf(shot)
    const { back, right, up } = axesOf(shot)
    camera.matrixAutoUpdate = false
    camera.matrix.set(right.x, up.x, back.x, x, right.y, up.y, back.y, y, right.z, up.z, back.z, z, 0, 0, 0, 1)
    camera.matrixWorldNeedsUpdate = true
    camera.position.set(x, y, z)
    camera.fov = (shot.fov * 180) / Math.PI
    camera.near = Math.max(0.04, shot.distance * 0.05)
    camera.far = shot.distance + 200
    const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top]
    camera.aspect = wide / high
    camera.setViewOffset(wide, high, -frame.left, -frame.top, canvas.width, canvas.height)
    camera.updateMatrixWorld(true)
  }
}

/** From straight above: along the side one sits at, or across it. */
const quarters = (azimuth: number): number[] => {
  const straight = (Math.round(azimuth / (Math.PI / 2)) * Math.PI) / 2
  return [straight, straight + Math.PI / 2]
}
