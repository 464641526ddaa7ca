/** What is painted around the plate of a figure: the player's number, a pattern of his own, life and wounds. */
import { CanvasTexture, Mesh, MeshBasicMaterial, RingGeometry, SRGBColorSpace } from 'three'
import type { Group } from 'three'
import type { SceneFigure } from './types.ts'

export interface Ring {
  readonly key: string
  readonly mesh: Mesh
  dispose(): void
}

const SIZE = 256
const UNIT = SIZE / 2 / 0.62

/** Keeps the old ring if it would look the same. */
export function createRing(parent: Group, old: Ring | undefined, figure: SceneFigure): Ring {
  const { colour, emblem, wounds, life, state, ghost } = figure
  const key = [colour, emblem, wounds, life, state, ghost].join(' ')
  if (old?.key === key) return old
  old?.dispose()
  const material = new MeshBasicMaterial({ map: paintRing(figure), transparent: true, depthWrite: false })
  material.opacity = ghost === true ? 0.6 : 1
  const mesh = new Mesh(new RingGeometry(0.3, 0.6, 40), material)
  mesh.rotation.x = -Math.PI / 2
  // Ring and plate share the front space; the number reads from behind the figure and from before it.
  mesh.position.y = 0.108
  mesh.renderOrder = 2
  parent.add(mesh)
  return {
    key,
    mesh,
    dispose() {
      parent.remove(mesh)
      mesh.geometry.dispose()
      material.map?.dispose()
      material.dispose()
    },
  }
}

function paintRing(figure: SceneFigure): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (context !== null) {
    context.translate(SIZE / 2, SIZE / 2)
    paintPattern(context, figure.emblem, figure.state === 'active')
    for (const turn of [0, Math.PI]) paintNumber(context, figure, turn)
    if (figure.life > 1) for (const turn of [Math.PI / 2, -Math.PI / 2]) paintLife(context, figure, turn)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

/** Dashes whose number and length belong to the player. */
function paintPattern(context: CanvasRenderingContext2D, emblem: number, isActive: boolean): void {
  const dashes = [48, 24, 12, 36, 18, 8, 60, 30][emblem % 8]
  const filled = [0.5, 0.5, 0.7, 0.25, 0.3, 0.85, 0.4, 0.75][emblem % 8]
  context.strokeStyle = isActive ? '#ffd35c' : 'rgba(255,255,255,0.8)'
  context.lineWidth = 0.045 * UNIT
  for (let i = 0; i < dashes; i++) {
    const from = (i / dashes) * Math.PI * 2
    context.beginPath()
    context.arc(0, 0, 0.545 * UNIT, from, from + (filled / dashes) * Math.PI * 2)
    context.stroke()
  }
}

function paintNumber(context: CanvasRenderingContext2D, { colour, emblem }: SceneFigure, turn: number): void {
  context.save()
  context.rotate(turn)
  context.translate(0, 0.44 * UNIT)
  context.fillStyle = '#fdf6e3'
  context.beginPath()
  context.arc(0, 0, 0.105 * UNIT, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = colour
  context.font = `700 ${Math.round(0.19 * UNIT)}px "Source Sans 3", sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(emblem + 1), 0, 1)
  context.restore()
}

/** A dot for each life; a wound is a red cross through it. */
function paintLife(context: CanvasRenderingContext2D, { life, wounds }: SceneFigure, turn: number): void {
  const gap = Math.min(0.32, 1.9 / life)
  for (let i = 0; i < life; i++) {
    context.save()
    context.rotate(turn + (i - (life - 1) / 2) * gap)
    context.translate(0, 0.44 * UNIT)
    const isWound = i < wounds
    const r = (isWound ? 0.062 : 0.045) * UNIT
    context.fillStyle = isWound ? '#d3202e' : 'rgba(255,255,255,0.88)'
    context.beginPath()
    context.arc(0, 0, r, 0, Math.PI * 2)
    context.fill()
    context.lineWidth = 0.02 * UNIT
    context.strokeStyle = isWound ? '#fff' : 'rgba(0,0,0,0.35)'
    context.stroke()
    if (isWound) {
      context.beginPath()
      context.moveTo(-r * 0.5, -r * 0.5)
      context.lineTo(r * 0.5, r * 0.5)
      context.moveTo(r * 0.5, -r * 0.5)
      context.lineTo(-r * 0.5, r * 0.5)
      context.stroke()
    }
    context.restore()
  }
}
