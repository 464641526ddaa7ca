/** Figures and their bases. */
import { Group, Mesh, MeshLambertMaterial } from 'three'
import type { BufferGeometry, Material, Vector3 } from 'three'
import type { Battlefield } from '../../content/battlefield.ts'
import type { Body } from '../../content/card.ts'
import { STEP_Q, STEP_R, centre } from '../../../../kit/hex.ts'
import { createRing } from './base-ring.ts'
import type { Ring } from './base-ring.ts'
import { blobGeometry, contactMaterial } from './contact.ts'
import { underLamp } from './material.ts'
import type { Surroundings } from './material.ts'
import { model } from './models.ts'
import { heading } from './motion.ts'
import type { Pose } from './motion.ts'
import type { Standing } from './picking.ts'
import { LEVEL, standOn } from './place.ts'
import type { SceneFigure } from './types.ts'

interface Piece {
  figure: SceneFigure
  readonly root: Group
  /** Leans and falls; the root only turns. */
  readonly lean: Group
  readonly body: Mesh<BufferGeometry, Material>
  readonly plate: Mesh<BufferGeometry, Material>
  readonly blob: Mesh
  ring: Ring | undefined
  pose: Pose
}

const STANDARD: Body = {
  aimAlong: 0,
  aimUp: 4.4,
  parts: [
    { along: 0, radius: 0.38, from: 0, to: 3.6, isHit: true },
    { along: 0, radius: 0.2, from: 3.6, to: 5, isHit: true },
  ],
}

export interface Pieces {
  readonly group: Group
  setField(battlefield: Battlefield): void
  setFigures(figures: readonly SceneFigure[]): void
  setLevel(level: number): void
  /** Without shadows a dark spot is painted. */
  setRich(isRich: boolean): void
  /** Not drawn, because one looks through its eyes. */
  hide(figure: string | undefined): void
  /** Seen through, because they hide something. */
  fade(figures: ReadonlySet<string>): void
  has(figure: string): SceneFigure | undefined
  poseOf(figure: string): Pose | undefined
  poseOn(space: number, rear: number, turn: number): Pose
  pose(figure: string, pose: Pose): void
  /** From where it sees, and towards where. */
  eyeOf(figure: string): { readonly at: Vector3; readonly turn: number } | undefined
  standing(): Standing[]
  /** The figure on a space, its rear included. */
  on(space: number): string | undefined
  dispose(): void
}

export function createPieces(around: Surroundings, bodyOf: (card: string) => Body | undefined): Pieces {
  const box = new PieceBox(around, bodyOf)
  return {
    group: box.group,
    setField: (field) => box.setField(field),
    setFigures: (figures) => box.setFigures(figures),
    setLevel: (level) => box.setLevel(level),
    setRich: (isRich) => box.setRich(isRich),
    hide: (figure) => box.hide(figure),
    fade: (figures) => box.fade(figures),
    has: (figure) => box.pieces.get(figure)?.figure,
    poseOf: (figure) => box.pieces.get(figure)?.pose,
    poseOn: (space, rear, turn) => box.poseOn(space, rear, turn),
    pose: (figure, pose) => box.pose(figure, pose),
    eyeOf: (figure) => box.eyeOf(figure),
    standing: () => box.standing(),
    on: (space) => box.on(space),
    dispose: () => box.dispose(),
  }
}

class PieceBox {
  readonly group = new Group()
  readonly pieces = new Map<string, Piece>()
  private readonly around: Surroundings
  private readonly bodyOf: (card: string) => Body | undefined
  private readonly paint: MeshLambertMaterial
  private readonly dim: MeshLambertMaterial
  private readonly ghost: MeshLambertMaterial
  private readonly blob = blobGeometry()
  private readonly blobPaint = contactMaterial()
  private isRich = true
  private readonly plates = new Map<string, MeshLambertMaterial>()
  private field: Battlefield | undefined
  private level = Infinity
  private hidden: string | undefined
  private faded: ReadonlySet<string> = new Set()

  constructor(around: Surroundings, bodyOf: (card: string) => Body | undefined) {
    this.around = around
    this.bodyOf = bodyOf
    this.paint = underLamp(new MeshLambertMaterial({ vertexColors: true }), around)
    this.dim = underLamp(new MeshLambertMaterial({ vertexColors: true, color: '#8d8a86' }), around)
    this.ghost = underLamp(new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.5 }), around)
  }

  setField(field: Battlefield): void {
    this.field = field
    this.setFigures([])
  }

  setFigures(figures: readonly SceneFigure[]): void {
    const wanted = new Set(figures.map(({ id }) => id))
    for (const [id, piece] of this.pieces) if (!wanted.has(id)) this.remove(id, piece)
    for (const figure of figures) this.place(figure, figures)
    this.show()
  }

  private place(figure: SceneFigure, all: readonly SceneFigure[]): void {
    const piece = this.pieces.get(figure.id) ?? this.create(figure)
    piece.figure = figure
    piece.body.material = this.paintOf(figure)
    piece.body.castShadow = figure.ghost !== true
    piece.plate.material = this.plateOf(figure)
    piece.plate.castShadow = figure.ghost !== true
    piece.ring = createRing(piece.lean, piece.ring, figure)
    this.pose(figure.id, this.poseOn(figure.front, figure.rear, this.facingOf(figure, all)))
  }

  private paintOf({ id, ghost, state }: SceneFigure): MeshLambertMaterial {
    if (ghost === true || this.faded.has(id)) return this.ghost
    return state === 'moved' ? this.dim : this.paint
  }

  fade(figures: ReadonlySet<string>): void {
    this.faded = figures
    for (const { body, figure } of this.pieces.values()) body.material = this.paintOf(figure)
  }

  private create(figure: SceneFigure): Piece {
    const spaces = figure.rear >= 0 ? 2 : 1
    const piece: Piece = {
      figure,
      root: new Group(),
      lean: new Group(),
      plate: new Mesh<BufferGeometry, Material>(model('base', spaces), this.paint),
      body: new Mesh<BufferGeometry, Material>(model('figure', figure.card, variantOf(figure.id)), this.paint),
      blob: new Mesh(this.blob, this.blobPaint),
      ring: undefined,
      pose: { x: 0, y: 0, z: 0, turn: 0, tilt: 0, scale: 1 },
    }
    for (const mesh of [piece.body, piece.plate]) mesh.receiveShadow = true
    piece.lean.add(piece.body, piece.plate)
    piece.blob.position.y = 0.012
    piece.root.add(piece.lean, piece.blob)
    this.group.add(piece.root)
    this.pieces.set(figure.id, piece)
    return piece
  }

  private remove(id: string, piece: Piece): void {
    piece.ring?.dispose()
    this.group.remove(piece.root)
    this.pieces.delete(id)
  }

  private plateOf({ colour, ghost, state }: SceneFigure): MeshLambertMaterial {
    const key = `${colour} ${ghost === true} ${state === 'moved'}`
    let material = this.plates.get(key)
    if (material === undefined) {
      material = underLamp(new MeshLambertMaterial({ color: colour, vertexColors: true }), this.around)
      if (state === 'moved') material.color.multiplyScalar(0.6)
      if (ghost === true) Object.assign(material, { transparent: true, opacity: 0.5 })
      this.plates.set(key, material)
    }
    return material
  }

  /** Towards the nearest figure of another colour, otherwise towards the middle. */
  private facingOf(figure: SceneFigure, all: readonly SceneFigure[]): number {
    const here = this.poseOn(figure.front, -1, 0)
    if (figure.facing !== undefined) {
      const step = centre({ q: STEP_Q[figure.facing], r: STEP_R[figure.facing] })
      return Math.atan2(step.x, step.y)
    }
    let [best, near] = [this.middle(), Infinity]
    for (const other of all) {
      if (other.colour === figure.colour || other.ghost === true) continue
      const there = this.poseOn(other.front, -1, 0)
      const away = (there.x - here.x) ** 2 + (there.z - here.z) ** 2
      if (away < near) [best, near] = [there, away]
    }
    return heading(here, best)
  }

  private middle(): { x: number; z: number } {
    const { columns } = this.field ?? { columns: { count: 0, x: [0], y: [0] } }
    const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / (columns.count || 1)
    return { x: mean(columns.x), z: mean(columns.y) }
  }

  poseOn(space: number, rear: number, turn: number): Pose {
    if (this.field === undefined || space < 0) return { x: 0, y: 0, z: 0, turn, tilt: 0, scale: 1 }
    const { x, y, z } = standOn(this.field, space)
    if (rear < 0) return { x, y, z, turn, tilt: 0, scale: 1 }
    const behind = standOn(this.field, rear)
    return { x, y, z, turn: heading({ ...behind, turn }, { x, z }), tilt: 0, scale: 1 }
  }

  pose(id: string, pose: Pose): void {
    const piece = this.pieces.get(id)
    if (piece === undefined) return
    piece.pose = pose
    piece.root.position.set(pose.x, pose.y, pose.z)
    piece.root.rotation.y = pose.turn
    piece.lean.rotation.x = pose.tilt
    piece.root.scale.setScalar(pose.scale)
  }

  setLevel(level: number): void {
    this.level = level
    this.show()
  }

  setRich(isRich: boolean): void {
    this.isRich = isRich
    this.show()
  }

  hide(figure: string | undefined): void {
    this.hidden = figure
    this.show()
  }

  private show(): void {
    for (const [id, { figure, root, blob }] of this.pieces) {
      blob.visible = !this.isRich && figure.ghost !== true
      root.visible = id !== this.hidden && (this.field?.spaces.level[figure.front] ?? 0) <= this.level
    }
  }

  eyeOf(id: string): { at: Vector3; turn: number } | undefined {
    const piece = this.pieces.get(id)
    if (piece === undefined || this.field === undefined) return undefined
    const { figure, pose } = piece
    const body = this.bodyOf(figure.card) ?? STANDARD
    const front = standOn(this.field, figure.front)
    const rear = figure.rear < 0 ? front : standOn(this.field, figure.rear)
    const at = front.clone().addScaledVector(rear.clone().sub(front), body.aimAlong)
    at.y = front.y + body.aimUp * LEVEL
    return { at, turn: pose.turn }
  }

  standing(): Standing[] {
    const { field } = this
    if (field === undefined) return []
    return [...this.pieces.values()]
      .filter(({ root, figure }) => root.visible && figure.ghost !== true)
      .map(({ figure }) => ({
        id: figure.id,
        space: figure.front,
        front: standOn(field, figure.front),
        rear: figure.rear < 0 ? undefined : standOn(field, figure.rear),
        body: this.bodyOf(figure.card) ?? STANDARD,
      }))
  }

  on(space: number): string | undefined {
    for (const { figure } of this.pieces.values())
      if (figure.ghost !== true && (figure.front === space || figure.rear === space)) return figure.id
    return undefined
  }

  dispose(): void {
    for (const [id, piece] of this.pieces) this.remove(id, piece)
    for (const material of [this.paint, this.dim, this.ghost, ...this.plates.values(), this.blobPaint])
      material.dispose()
    this.blob.dispose()
  }
}

/** Figures of one squad differ a little. */
function variantOf(id: string): number {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 0)
  return Number.isFinite(number) ? number : 0
}
