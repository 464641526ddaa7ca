import { Vector3 } from 'three'
import type { Sculpt } from './sculpt.ts'
import { frameAt } from './sculpt.ts'
import { plate } from './shapes.ts'
import type { Vec } from './vec.ts'

/** Flat signs are drawn in x (right) and y (up), about 1 wide and high around the origin, rising along z. */
type Point = readonly [number, number]
export type Outline = readonly Point[]

export const scaling = (size: number) => new Vector3(size, size, size)

/** The frame in which a sign lies on the ground at height `y`, its top away from +z; `size` scales it. */
export const lying = (y: number, size: number) => frameAt([0, y, 0], [0, 0, -1], [0, 1, 0]).scale(scaling(size))
/** The frame in which a sign stands upright, looking along `to`. */
export const facing = (at: Vec, to: Vec, up: Vec, size: number) => frameAt(at, up, to).scale(scaling(size))

const round = (cx: number, cy: number, rx: number, ry = rx, steps = 14): Outline =>
  Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry]
  })

const box = (cx: number, cy: number, w: number, h: number): Outline => [
  [cx - w / 2, cy - h / 2],
  [cx + w / 2, cy - h / 2],
  [cx + w / 2, cy + h / 2],
  [cx - w / 2, cy + h / 2],
]

const turnedBy = (outline: Outline, angle: number): Outline =>
  outline.map(([x, y]) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)])

const flat = (s: Sculpt, outline: Outline, paint: string, thickness = 0.08) => plate(s, outline, thickness, paint, 0.06)

export function drawSkull(s: Sculpt, bone: string, hollow: string) {
  flat(s, round(0, 0.1, 0.4, 0.36), bone)
  flat(s, box(0, -0.28, 0.4, 0.3), bone)
  for (const x of [-0.16, 0.16]) flat(s, round(x, 0.05, 0.11, 0.11, 8), hollow, 0.11)
  flat(
    s,
    [
      [0, -0.16],
      [0.06, -0.16],
      [0, -0.06],
      [-0.06, -0.16],
    ],
    hollow,
    0.11,
  )
  for (const x of [-0.1, 0, 0.1]) flat(s, box(x, -0.36, 0.025, 0.14), hollow, 0.11)
}

export function drawShield(s: Sculpt, field: string, charge: string) {
  const crest = (size: number): Outline => [
    [0, -0.48 * size],
    [0.26 * size, -0.2 * size],
    [0.38 * size, 0.12 * size],
    [0.38 * size, 0.4 * size],
    [0, 0.46 * size],
    [-0.38 * size, 0.4 * size],
    [-0.38 * size, 0.12 * size],
    [-0.26 * size, -0.2 * size],
  ]
  flat(s, crest(1), field)
  flat(s, crest(0.76), charge, 0.1)
  flat(s, crest(0.62), field, 0.12)
}

export function drawSword(s: Sculpt, paint: string) {
  flat(
    s,
    [
      [0, 0.5],
      [-0.09, 0.36],
      [-0.07, -0.15],
      [0.07, -0.15],
      [0.09, 0.36],
    ],
    paint,
  )
  flat(s, box(0, -0.19, 0.42, 0.09), paint)
  flat(s, box(0, -0.34, 0.08, 0.26), paint)
  flat(s, round(0, -0.46, 0.08, 0.08, 8), paint)
}

export function drawBow(s: Sculpt, paint: string) {
  for (let i = 0; i < 6; i++) {
    const angle = (t: number) => -1.2 + (2.4 * t) / 6
    const at = (t: number, r: number): Point => [Math.cos(angle(t)) * r - 0.12, Math.sin(angle(t)) * r]
    flat(s, [at(i, 0.42), at(i, 0.5), at(i + 1, 0.5), at(i + 1, 0.42)], paint)
  }
  flat(s, box(0.03, 0, 0.05, 0.86), paint)
  flat(s, box(-0.02, 0, 0.8, 0.06), paint)
  flat(
    s,
    [
      [0.36, -0.1],
      [0.54, 0],
      [0.36, 0.1],
    ],
    paint,
  )
}

export function drawChevrons(s: Sculpt, paint: string) {
  for (const y of [-0.3, 0, 0.3]) {
    flat(
      s,
      [
        [0, y + 0.2],
        [-0.4, y - 0.1],
        [-0.4, y - 0.22],
        [0, y + 0.06],
      ],
      paint,
    )
    flat(
      s,
      [
        [0, y + 0.2],
        [0, y + 0.06],
        [0.4, y - 0.22],
        [0.4, y - 0.1],
      ],
      paint,
    )
  }
}

export function drawBolt(s: Sculpt, paint: string) {
  flat(
    s,
    [
      [0.16, 0.5],
      [-0.26, -0.04],
      [0.0, -0.04],
      [0.08, 0.1],
    ],
    paint,
  )
  flat(
    s,
    [
      [0.0, 0.06],
      [-0.14, -0.5],
      [0.28, 0.08],
    ],
    paint,
  )
}

export function drawStar(s: Sculpt, paint: string, rays = 5) {
  flat(
    s,
    Array.from({ length: rays * 2 }, (_, i): Point => {
      const [angle, r] = [Math.PI / 2 + (Math.PI * i) / rays, i % 2 === 0 ? 0.5 : 0.22]
      return [Math.cos(angle) * r, Math.sin(angle) * r]
    }),
    paint,
  )
}

export function drawHeart(s: Sculpt, paint: string) {
  flat(
    s,
    [
      [0, -0.45],
      [0.32, -0.1],
      [0.42, 0.12],
      [0.36, 0.34],
      [0.2, 0.4],
      [0.07, 0.34],
      [0, 0.22],
      [-0.07, 0.34],
      [-0.2, 0.4],
      [-0.36, 0.34],
      [-0.42, 0.12],
      [-0.32, -0.1],
    ],
    paint,
  )
}

/** A ring of three arrows: someone is called from elsewhere. */
export function drawCall(s: Sculpt, paint: string) {
  for (let k = 0; k < 3; k++) {
    const base = (2 * Math.PI * k) / 3
    for (let i = 0; i < 3; i++) flat(s, turnedBy(turnedBy(box(0.36, 0, 0.1, 0.17), i * 0.42), base), paint)
    flat(
      s,
      turnedBy(
        [
          [0.22, 0],
          [0.5, 0],
          [0.36, 0.22],
        ],
        base + 1.05,
      ),
      paint,
    )
  }
}

export function drawClaw(s: Sculpt, paint: string) {
  for (const x of [-0.28, 0, 0.28])
    flat(
      s,
      [
        [x + 0.1, 0.5],
        [x - 0.06, 0.12],
        [x - 0.14, -0.48],
        [x + 0.08, 0.0],
      ],
      paint,
    )
}

export function drawGear(s: Sculpt, paint: string, hollow: string) {
  flat(s, round(0, 0, 0.36), paint)
  for (let i = 0; i < 8; i++) flat(s, turnedBy(box(0.4, 0, 0.18, 0.15), (Math.PI * i) / 4), paint)
  flat(s, round(0, 0, 0.17, 0.17, 10), hollow, 0.1)
}

export function drawGun(s: Sculpt, paint: string) {
  flat(s, box(0.04, 0.14, 0.9, 0.15), paint)
  flat(
    s,
    [
      [-0.42, 0.08],
      [-0.48, -0.38],
      [-0.26, -0.38],
      [-0.16, 0.08],
    ],
    paint,
  )
  flat(s, box(0.04, -0.04, 0.12, 0.24), paint)
  flat(s, box(0.4, 0.25, 0.05, 0.1), paint)
}

export function drawWing(s: Sculpt, paint: string) {
  for (let i = 0; i < 5; i++) {
    const y = 0.4 - i * 0.2
    flat(
      s,
      [
        [-0.46, y - 0.1],
        [0.5 - i * 0.15, y - 0.02],
        [0.4 - i * 0.15, y + 0.1],
        [-0.4, y + 0.06],
      ],
      paint,
    )
  }
}

/** Three knotted triangles: the back of every glyph. */
export function drawKnot(s: Sculpt, paint: string) {
  for (const turn of [0, 1, 2]) {
    const [cx, cy] = [
      Math.cos(Math.PI / 2 + (turn * 2 * Math.PI) / 3) * 0.2,
      Math.sin(Math.PI / 2 + (turn * 2 * Math.PI) / 3) * 0.2,
    ]
    for (const side of [0, 1, 2]) {
      const bar = turnedBy(box(0, -0.16, 0.62, 0.07), (side * 2 * Math.PI) / 3)
      flat(
        s,
        bar.map(([x, y]) => [x + cx, y + cy]),
        paint,
      )
    }
  }
}
