/** The table under the tiles and a blurred room behind it, painted once into a small texture. */
import {
  BackSide,
  BufferGeometry,
  CanvasTexture,
  Color,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Shape,
  SphereGeometry,
  SRGBColorSpace,
} from 'three'
import { scatter } from './chance.ts'
import { groundMaterial } from './material.ts'
import type { Ground, Surroundings } from './material.ts'
import type { Mood } from './palette.ts'
import type { Extent } from './place.ts'
import type { Theme } from './types.ts'

const MARGIN = 2.6
const THICKNESS = 0.7
const FLOOR = -13

const WOOD: Ground = {
  detail: 'wood',
  scale: 0.11,
  wide: 0.021,
  vary: 0.95,
  drift: 0.35,
  bump: 0.35,
  side: '#c8b39a',
  tint: '#d9b48c',
  isTiled: false,
}

export interface Room {
  readonly group: Group
  setMood(mood: Mood, theme: Theme): void
  setExtent(extent: Extent): void
  dispose(): void
}

export function createRoom(around: Surroundings): Room {
  const wood = groundMaterial(around, WOOD)
  const top = new Mesh<BufferGeometry>(new BufferGeometry(), wood)
  top.receiveShadow = true
  const [walls, floor] = [new SphereGeometry(90, 32, 20), new PlaneGeometry(120, 120)].map(
    (geometry) => new Mesh(geometry, new MeshBasicMaterial({ side: BackSide, toneMapped: false })),
  )
  floor.rotation.x = Math.PI / 2
  // What is behind is drawn last, and only where it is seen.
  for (const [order, mesh] of [top, floor, walls].entries()) mesh.renderOrder = order + 1
  const group = new Group()
  group.add(walls, floor, top)
  return {
    group,
    setMood(mood, theme) {
      wood.color.set(mood.wood)
      hang(walls.material, paint(1024, 512, theme, paintWalls))
      hang(floor.material, paint(512, 512, theme, paintFloor))
    },
    setExtent(extent) {
      top.geometry.dispose()
      top.geometry = tableGeometry(extent)
      for (const [mesh, y] of [
        [walls, 0],
        [floor, FLOOR],
      ] as const)
        mesh.position.set((extent.minX + extent.maxX) / 2, y, (extent.minZ + extent.maxZ) / 2)
    },
    dispose() {
      for (const { geometry } of [top, walls, floor]) geometry.dispose()
      wood.dispose()
      for (const { material } of [walls, floor]) {
        material.map?.dispose()
        material.dispose()
      }
    },
  }
}

function hang(material: MeshBasicMaterial, map: CanvasTexture): void {
  material.map?.dispose()
  material.map = map
  material.needsUpdate = true
}

/** A board with round corners and a turned edge. */
function tableGeometry({ minX, maxX, minZ, maxZ }: Extent): BufferGeometry {
  const [left, right, near, far] = [minX - MARGIN, maxX + MARGIN, -(maxZ + MARGIN), -(minZ - MARGIN)]
  const r = 1.6
  const shape = new Shape()
  shape.moveTo(left + r, near)
  shape.lineTo(right - r, near)
  shape.quadraticCurveTo(right, near, right, near + r)
  shape.lineTo(right, far - r)
  shape.quadraticCurveTo(right, far, right - r, far)
  shape.lineTo(left + r, far)
  shape.quadraticCurveTo(left, far, left, far - r)
  shape.lineTo(left, near + r)
  shape.quadraticCurveTo(left, near, left + r, near)
  const bevel = { bevelEnabled: true, bevelSize: 0.22, bevelThickness: 0.18, bevelSegments: 3 }
  const geometry = new ExtrudeGeometry(shape, { depth: THICKNESS, curveSegments: 8, ...bevel })
  geometry.rotateX(-Math.PI / 2)
  geometry.translate(0, -THICKNESS - 0.18 - 0.004, 0)
  return geometry
}

interface Blur {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly stretch: number
  readonly colour: string
  readonly alpha: number
}

const [WIDE, HIGH] = [1024, 512]

function paint(
  width: number,
  height: number,
  theme: Theme,
  draw: (context: CanvasRenderingContext2D, theme: Theme) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context !== null) draw(context, theme)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

/** From the ceiling down to where the floor begins. */
function paintWalls(context: CanvasRenderingContext2D, theme: Theme): void {
  const stops =
    theme === 'light'
      ? ['#f4efe4', '#eee5d4', '#e3d5bd', '#cdb795', '#a98d69', '#8a6f50']
      : ['#120d0a', '#1b130e', '#2a1c13', '#26180f', '#1a110b', '#0f0a07']
  const gradient = context.createLinearGradient(0, 0, 0, HIGH)
  ;[0, 0.3, 0.47, 0.55, 0.68, 1].forEach((at, i) => gradient.addColorStop(at, stops[i]))
  context.fillStyle = gradient
  context.fillRect(0, 0, WIDE, HIGH)
  for (const blur of theme === 'light' ? dayBlurs() : nightBlurs()) paintBlur(context, blur)
}

/** Boards, a rug under the table, and the table's shadow, all out of focus. */
function paintFloor(context: CanvasRenderingContext2D, theme: Theme): void {
  const isDay = theme === 'light'
  context.fillStyle = isDay ? '#b79a72' : '#20150d'
  context.fillRect(0, 0, 512, 512)
  context.filter = 'blur(3px)'
  for (let board = 0; board < 32; board++) {
    const bright = scatter(board, 41)
    context.fillStyle = isDay
      ? `rgba(${bright > 0.5 ? '255,240,210' : '92,66,38'},${0.05 + bright * 0.12})`
      : `rgba(255,190,120,${bright * 0.05})`
    context.fillRect(0, board * 16, 512, 15)
  }
  context.filter = 'blur(5px)'
  for (const [inset, day, night] of [
    [116, '#8d3f38', '#2c1210'],
    [126, '#d9c195', '#2b2013'],
    [131, '#7a3a3c', '#27100f'],
    [156, '#a8584a', '#301614'],
  ] as const) {
    context.fillStyle = isDay ? day : night
    context.fillRect(inset, inset + 20, 512 - 2 * inset, 472 - 2 * inset)
  }
  context.filter = 'none'
  paintBlur(context, {
    x: 256,
    y: 256,
    r: 190,
    stretch: 1.15,
    colour: isDay ? '#2c2016' : '#000000',
    alpha: isDay ? 0.62 : 0.8,
  })
}

function dayBlurs(): Blur[] {
  const window = (x: number): Blur[] =>
    [-1, 1].flatMap((side) =>
      [0, 1].map((row) => ({
        x: x + side * 26,
        y: 150 + row * 62,
        r: 36,
        stretch: 0.8,
        colour: '#ffffff',
        alpha: 0.95,
      })),
    )
  const shelf = Array.from({ length: 26 }, (_, i) => ({
    x: 560 + i * 9 + scatter(i, 1) * 5,
    y: 205 + (i % 3) * 26,
    r: 12 + scatter(i, 2) * 8,
    stretch: 0.5,
    colour: ['#a8553f', '#5d7d8c', '#c39a4e', '#7a8c5a', '#8a6a86'][i % 5],
    alpha: 0.35,
  }))
  return [
    { x: 300, y: 190, r: 260, stretch: 1, colour: '#fffaf0', alpha: 0.75 },
    ...window(230),
    ...window(370),
    ...window(900),
    { x: 900, y: 180, r: 150, stretch: 1, colour: '#fffaf0', alpha: 0.5 },
    ...shelf,
  ]
}

function nightBlurs(): Blur[] {
  const lights = Array.from({ length: 30 }, (_, i) => ({
    x: scatter(i, 1) * WIDE,
    y: 150 + scatter(i, 2) * 110,
    r: 4 + scatter(i, 3) * 12,
    stretch: 1,
    colour: ['#ffb65c', '#ff8f3f', '#ffd99a', '#8fa5ff'][i % 4],
    alpha: 0.1 + 0.3 * scatter(i, 4),
  }))
  return [
    { x: 260, y: 215, r: 220, stretch: 1, colour: '#7a4a22', alpha: 0.55 },
    { x: 760, y: 225, r: 260, stretch: 1, colour: '#5a3418', alpha: 0.6 },
    { x: 260, y: 190, r: 34, stretch: 1, colour: '#ffd49a', alpha: 0.95 },
    { x: 800, y: 200, r: 22, stretch: 1, colour: '#ffb56a', alpha: 0.8 },
    { x: 530, y: 170, r: 60, stretch: 0.7, colour: '#31415f', alpha: 0.75 },
    ...lights,
  ]
}

function paintBlur(context: CanvasRenderingContext2D, { x, y, r, stretch, colour, alpha }: Blur): void {
  context.save()
  context.translate(x, y)
  context.scale(stretch, 1)
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, r)
  const { r: red, g, b } = new Color(colour).convertLinearToSRGB()
  const of = (part: number): string =>
    `rgba(${Math.round(red * 255)},${Math.round(g * 255)},${Math.round(b * 255)},${part})`
  glow.addColorStop(0, of(alpha))
  glow.addColorStop(0.55, of(alpha * 0.7))
  glow.addColorStop(1, of(0))
  context.fillStyle = glow
  context.fillRect(-r, -r, 2 * r, 2 * r)
  context.restore()
}
