/** The table under the tiles and a blurred room behind it, painted once into a small texture. */
import {
  BackSide,
  BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
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
  /** Whether more than the table is shown. */
  setWide(isWide: boolean): void
  dispose(): void
}

export function createRoom(around: Surroundings): Room {
  const wood = groundMaterial(around, WOOD)
  const top = new Mesh<BufferGeometry>(new BufferGeometry(), wood)
  top.receiveShadow = true
  const [walls, floor] = [new SphereGeometry(90, 32, 20), new CircleGeometry(89, 48)].map(
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
      hang(walls.material, paint(WIDE, HIGH, theme, 3, paintWalls, lightWalls))
      hang(floor.material, paint(512, 512, theme, 2, paintFloor, shadeFloor))
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
    setWide(isWide) {
      for (const mesh of [walls, floor]) mesh.visible = isWide
    },
    dispose() {
      for (const { geometry } of [top, walls, floor]) geometry.dispose()
      for (const { material } of [walls, floor]) material.map?.dispose()
      for (const material of [wood, walls.material, floor.material]) material.dispose()
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

const [WIDE, HIGH] = [1024, 512]
/** Where walls and floor meet. */
const SKIRTING = 282

type Draw = (context: CanvasRenderingContext2D, theme: Theme) => void

/** What is drawn sharply first is blurred as a whole: a filter on every stroke would take seconds. */
function paint(width: number, height: number, theme: Theme, blur: number, sharp: Draw, soft: Draw): CanvasTexture {
  const [first, canvas] = [document.createElement('canvas'), document.createElement('canvas')]
  for (const one of [first, canvas]) Object.assign(one, { width, height })
  const [draft, context] = [first.getContext('2d'), canvas.getContext('2d')]
  if (draft !== null && context !== null) {
    sharp(draft, theme)
    context.drawImage(first, 0, 0)
    context.filter = `blur(${blur}px)`
    context.drawImage(first, 0, 0)
    context.filter = 'none'
    soft(context, theme)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

/** From the ceiling down to the floor, all of it out of focus. */
function paintWalls(context: CanvasRenderingContext2D, theme: Theme): void {
  const stops =
    theme === 'light'
      ? ['#f1ece0', '#efe6d6', '#e6d9c2', '#d6c4a4', '#8a6f50']
      : ['#0f0b08', '#1c130d', '#2b1d13', '#21160e', '#0f0a07']
  const gradient = context.createLinearGradient(0, 0, 0, HIGH)
  ;[0, 0.25, 0.44, 0.55, 1].forEach((at, i) => gradient.addColorStop(at, stops[i]))
  context.fillStyle = gradient
  context.fillRect(0, 0, WIDE, HIGH)
  for (const [x, y, w, h, colour] of furniture(theme === 'light')) {
    context.fillStyle = colour
    context.fillRect(x, y, w, h)
  }
}

function lightWalls(context: CanvasRenderingContext2D, theme: Theme): void {
  for (const blur of theme === 'light' ? dayGlow() : nightGlow()) paintBlur(context, blur)
}

type Box = readonly [x: number, y: number, width: number, height: number, colour: string]

/** Panelling, windows with curtains, a bookcase, pictures and a door. */
function furniture(isDay: boolean): Box[] {
  const tone = (day: string, night: string): string => (isDay ? day : night)
  const panels = Array.from({ length: 33 }, (_, i): Box => [
    i * 32,
    240,
    28,
    SKIRTING - 240,
    tone('#c9b592', '#241810'),
  ])
  return [
    ...panels,
    [0, 234, WIDE, 6, tone('#b39b74', '#35231a')],
    ...WINDOWS.flatMap((x) => windowAt(x, tone)),
    ...bookcase(isDay),
    [206, 148, 62, 56, tone('#8a6a48', '#3a2818')],
    [212, 154, 50, 44, tone('#a9bfae', '#27302a')],
    [730, 140, 84, SKIRTING - 140, tone('#9a7a55', '#2a1b11')],
    [738, 150, 68, 52, tone('#a98a64', '#332116')],
    [738, 212, 68, 60, tone('#a98a64', '#332116')],
    [880, 150, 40, 52, tone('#7a5a3c', '#3a2818')],
    [885, 155, 30, 42, tone('#c6a27a', '#3f2c22')],
    [0, SKIRTING - 4, WIDE, 6, tone('#8d7350', '#150e09')],
  ]
}

const WINDOWS = [90, 330, 610]

function windowAt(x: number, tone: (day: string, night: string) => string): Box[] {
  const panes = [0, 1, 2, 3, 4, 5].map((i): Box => {
    const [column, row] = [i % 2, Math.floor(i / 2)]
    return [x - 38 + column * 40, 124 + row * 37, 36, 33, tone('#fdfefe', '#26344f')]
  })
  return [
    [x - 46, 116, 92, 122, tone('#b9a07a', '#2a1c14')],
    ...panes,
    [x - 66, 106, 24, 138, tone('#9db0a0', '#3a1d1a')],
    [x + 42, 106, 24, 138, tone('#9db0a0', '#3a1d1a')],
  ]
}

function bookcase(isDay: boolean): Box[] {
  const colours = isDay
    ? ['#a1503c', '#4f7080', '#b98f45', '#6f8152', '#7d6079', '#8b6a48']
    : ['#4a2219', '#22323a', '#54401d', '#2f3a24', '#392b37', '#3f2e1f']
  const books = Array.from({ length: 48 }, (_, i): Box => {
    const [row, at] = [Math.floor(i / 16), i % 16]
    const high = 26 + scatter(i, 31) * 9
    return [424 + at * 8, 198 + row * 40 - high, 7, high, colours[Math.floor(scatter(i, 32) * 6)]]
  })
  return [
    [416, 150, 144, SKIRTING - 150, isDay ? '#8a6a48' : '#20140d'],
    ...[0, 1, 2].map((row): Box => [422, 164 + row * 40, 132, 34, isDay ? '#5e4630' : '#150d08']),
    ...books,
  ]
}

interface Blur {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly stretch: number
  readonly colour: string
  readonly alpha: number
}

function dayGlow(): Blur[] {
  return WINDOWS.map((x) => ({ x, y: 175, r: 130, stretch: 1, colour: '#fffaf0', alpha: 0.55 }))
}

function nightGlow(): Blur[] {
  const lamp = (x: number, y: number, r: number): Blur[] => [
    { x, y, r: r * 7, stretch: 1, colour: '#8a5426', alpha: 0.5 },
    { x, y, r, stretch: 1, colour: '#ffdca8', alpha: 0.95 },
  ]
  return [...lamp(290, 205, 18), ...lamp(690, 190, 24), ...lamp(960, 200, 14), ...lamp(160, 130, 10)]
}

/** Boards, a rug under the table, and the table's shadow, all out of focus. */
function paintFloor(context: CanvasRenderingContext2D, theme: Theme): void {
  const isDay = theme === 'light'
  context.fillStyle = isDay ? '#b3966f' : '#20150d'
  context.fillRect(0, 0, 512, 512)
  for (let board = 0; board < 64; board++) {
    const bright = scatter(board, 41)
    const day = `rgba(${bright > 0.5 ? '255,240,210' : '92,66,38'},${0.03 + bright * 0.06})`
    context.fillStyle = isDay ? day : `rgba(255,190,120,${bright * 0.05})`
    context.fillRect(0, board * 8, 512, 7)
  }
  for (const [inset, day, night] of RUG) {
    context.fillStyle = isDay ? day : night
    context.fillRect(inset, inset + 12, 512 - 2 * inset, 488 - 2 * inset)
  }
}

function shadeFloor(context: CanvasRenderingContext2D, theme: Theme): void {
  const isDay = theme === 'light'
  const shadow = { x: 256, y: 256, r: 105, stretch: 1.15 }
  paintBlur(context, { ...shadow, colour: isDay ? '#2c2016' : '#000000', alpha: isDay ? 0.7 : 0.85 })
}

const RUG = [
  [166, '#7f4a44', '#2c1412'],
  [171, '#cdb892', '#2f2417'],
  [174, '#6e4548', '#261110'],
  [186, '#927062', '#33201b'],
  [189, '#7a4c4a', '#2a1413'],
] as const

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
