/** The camera as it is moved: by hand, to a view, or on its way between two. */
import { PerspectiveCamera } from 'three'
import type { Vector3 } from 'three'
import { axesOf, between, EYE_FOV, fitShot, limited, ORBIT_FOV, panned, positionOf, TOP_FOV, zoomed } from './camera.ts'
import type { Limits, Shot, Vec } from './camera.ts'
import { easeBoth } from './motion.ts'
import type { ViewKind } from './types.ts'

const TRAVEL = 420
const SLANT = 0.92
/** Upright screens have more room for what is seen from above. */
const STEEP = 0.66
/** From the south, a little from the side, or along the other side of the table. */
const ORBIT_SIDES = [-0.3, -0.15, 0.15, 0.3, 0.45, -0.45, Math.PI / 2 - 0.25, Math.PI / 2 + 0.25, Math.PI / 2]
/** Right and up. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const EYE_LIMITS = { minPolar: 0.35, maxPolar: 2.7 }

export class Rig {
  readonly camera = new PerspectiveCamera(34, 1, 0.05, 260)
  kind: ViewKind = 'orbit'
  hasMotion = true
  private shot: Shot = { x: 0, y: 0, z: 0, distance: 30, azimuth: 0.3, polar: SLANT, fov: ORBIT_FOV }
  private home: Shot = this.shot
  private trip: { from: Shot; to: Shot; start: number } | undefined
  private points: readonly Vec[] = []
  private limits: Limits = {
    minPolar: 0.05,
    maxPolar: 1.5,
    minDistance: 3,
    maxDistance: 80,
    minX: -1,
    maxX: 1,
    minZ: -1,
    maxZ: 1,
  }
  private aspect = 1
  private readonly changed: () => void

  constructor(changed: () => void) {
    this.changed = changed
  }

  private setPoints(points: readonly Vec[]): void {
    this.points = points
    const [xs, zs] = [points.map(({ x }) => x), points.map(({ z }) => z)]
    const range = { minX: Math.min(...xs), maxX: Math.max(...xs), minZ: Math.min(...zs), maxZ: Math.max(...zs) }
    this.limits = { ...this.limits, ...range }
  }

  setAspect(aspect: number): void {
    this.aspect = aspect
    this.apply()
  }

  /** The whole battlefield; upright screens see it along its longer side. */
  private homeShot(): Shot {
    if (this.points.length === 0) return this.shot
    const { minX, maxX, minZ, maxZ } = this.limits
    const start = { ...this.shot, x: (minX + maxX) / 2, y: 0, z: (minZ + maxZ) / 2 }
    const frame = { aspect: this.aspect, margin: 0.03 }
    const isTop = this.kind === 'top'
    const sides = isTop ? [0, Math.PI / 2] : ORBIT_SIDES
    const shots = sides.map((azimuth) => {
      const lens = isTop
        ? { polar: 0.0001, fov: TOP_FOV }
        : { polar: this.aspect < 0.8 ? STEEP : SLANT, fov: ORBIT_FOV }
      return fitShot({ ...start, azimuth, ...lens }, this.points, frame)
    })
    // The first side unless another one is clearly nearer.
    return shots.reduce((best, shot) => (shot.distance < best.distance * 0.97 ? shot : best))
  }

  to(kind: ViewKind, isAtOnce = false): void {
    this.kind = kind
    this.findHome()
    this.go(this.home, isAtOnce)
  }

  private findHome(): void {
    this.home = this.homeShot()
    this.limits = { ...this.limits, minDistance: this.home.distance * 0.12, maxDistance: this.home.distance * 1.7 }
  }

  /** Something new is to be seen, as a whole. */
  show(points: readonly Vec[]): void {
    this.setPoints(points)
    this.to('orbit', true)
  }

  /** What is to be seen was edited: a view chosen by hand stays, any other shows the whole again. */
  renew(points: readonly Vec[]): void {
    this.arrive()
    const isByHand = this.kind !== 'eye' && this.shot !== this.home
    this.setPoints(points)
    if (!isByHand) return this.to(this.kind === 'eye' ? 'orbit' : this.kind, true)
    this.findHome()
    this.set(this.shot)
  }

  eye(at: Vector3, turn: number, down: number): void {
    this.kind = 'eye'
    // The camera looks against `back`.
    this.go(
      { x: at.x, y: at.y, z: at.z, distance: 0.001, azimuth: turn + Math.PI, polar: Math.PI / 2 - down, fov: EYE_FOV },
      false,
    )
  }

  private go(shot: Shot, isAtOnce: boolean): void {
    if (this.hasMotion && !isAtOnce) this.trip = { from: this.shot, to: shot, start: -1 }
    else {
      this.trip = undefined
      this.shot = shot
      this.apply()
    }
    this.changed()
  }

  /** True while it travels. */
  tick(now: number): boolean {
    if (this.trip === undefined) return false
    if (this.trip.start < 0) this.trip = { ...this.trip, start: now }
    const part = Math.min(1, (now - this.trip.start) / TRAVEL)
    this.shot = between(this.trip.from, this.trip.to, easeBoth(part))
    if (part >= 1) {
      this.shot = this.trip.to
      this.trip = undefined
    }
    this.apply()
    return this.trip !== undefined
  }

  arrive(): void {
    if (this.trip === undefined) return
    this.shot = this.trip.to
    this.trip = undefined
    this.apply()
  }

  /** By parts of the canvas' height. */
  drag(dx: number, dy: number): void {
    if (this.kind === 'top') this.pan(dx, dy)
    else if (this.kind === 'eye') this.turn(dx * this.shot.fov, dy * this.shot.fov)
    else this.turn(-dx * 3.2, dy * 2.2)
  }

  turn(around: number, up: number): void {
    this.arrive()
    const polar = this.kind === 'top' ? this.shot.polar : this.shot.polar - up
    this.set({ ...this.shot, azimuth: this.shot.azimuth + around, polar })
  }

  pan(dx: number, dy: number): void {
    this.arrive()
    if (this.kind !== 'eye') this.set(panned(this.shot, dx, dy))
  }

  zoom(factor: number, x = 0, y = 0): void {
    this.arrive()
    if (this.kind === 'eye') this.set({ ...this.shot, fov: Math.max(0.2, Math.min(1.4, this.shot.fov / factor)) })
    else this.set(zoomed(this.shot, Math.max(0.2, factor), x, y))
  }

  /** False for keys it does not know. */
  press(name: string): boolean {
    const [x, y] = ARROWS[name] ?? [0, 0]
    if (x !== 0 || y !== 0) {
      if (this.kind === 'top') this.pan(-x * 0.08, y * 0.08)
      else if (this.kind === 'eye') this.turn(-x * 0.12, -y * 0.08)
      else this.turn(x * 0.15, y * 0.1)
      return true
    }
    if (!'+=-'.includes(name)) return false
    this.zoom(name === '-' ? 1 / 1.2 : 1.2)
    return true
  }

  private set(shot: Shot): void {
    const { minPolar, maxPolar } = EYE_LIMITS
    if (this.kind === 'eye') this.shot = { ...shot, polar: Math.max(minPolar, Math.min(maxPolar, shot.polar)) }
    else this.shot = limited(shot, this.kind === 'top' ? { ...this.limits, minPolar: 0.0001 } : this.limits)
    this.apply()
    this.changed()
  }

  private apply(): void {
    const { camera, shot } = this
    const { x, y, z } = positionOf(shot)
    const { back, right, up } = axesOf(shot)
    camera.matrixAutoUpdate = false
    camera.matrix.set(right.x, up.x, back.x, x, right.y, up.y, back.y, y, right.z, up.z, back.z, z, 0, 0, 0, 1)
    camera.matrixWorldNeedsUpdate = true
    camera.position.set(x, y, z)
    camera.fov = (shot.fov * 180) / Math.PI
    camera.aspect = this.aspect
    camera.near = Math.max(0.04, shot.distance * 0.05)
    camera.far = shot.distance + 200
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld(true)
  }
}
