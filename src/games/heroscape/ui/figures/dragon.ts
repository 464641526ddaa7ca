import * as P from './paint.ts'
import type { Sculpt } from './sculpt.ts'
import { frameAt, MIRROR, within } from './sculpt.ts'
import { ball, block, cone, limb, muscle, sheet, tube } from './shapes.ts'
import type { Vec } from './vec.ts'
import { add, along, mix, unit, sub } from './vec.ts'

const SCALES = '#a5301f'
const SCALES_DARK = '#5f1a17'
const BELLY = '#e2b060'
const HORN = '#e9dcb4'
const MEMBRANE = '#ec9440'

/** Spine from the skull to the tip of the tail; the front space lies around z = 0, the rear one around z = -1.73. */
const SPINE: readonly (readonly [Vec, number, number])[] = [
  [[0, 2.9, 0.18], 0.15, 0.15],
  [[0, 2.78, 0.0], 0.16, 0.17],
  [[0, 2.45, -0.05], 0.17, 0.19],
  [[0, 2.05, 0.02], 0.2, 0.22],
  [[0, 1.65, -0.04], 0.25, 0.28],
  [[0, 1.38, -0.3], 0.38, 0.4],
  [[0, 1.22, -0.75], 0.46, 0.46],
  [[0, 1.05, -1.2], 0.4, 0.4],
  [[0, 0.9, -1.6], 0.3, 0.3],
  [[0.08, 0.62, -1.95], 0.2, 0.2],
  [[0.3, 0.36, -2.15], 0.15, 0.14],
  [[0.55, 0.22, -2.0], 0.11, 0.1],
  [[0.7, 0.18, -1.65], 0.075, 0.07],
  [[0.66, 0.2, -1.3], 0.045, 0.04],
  [[0.52, 0.26, -1.02], 0, 0],
]

export function drawMimring(s: Sculpt) {
  drawTrunk(s)
  drawSpikes(s)
  drawHead(s)
  for (const side of [-1, 1]) within(s, side < 0 ? MIRROR : frameAt([0, 0, 0]), () => drawHalf(s, side))
}

function drawTrunk(s: Sculpt) {
  const points = SPINE.map(([point]) => point)
  const radii = SPINE.map(([, x, y]) => [x, y] as const)
  tube(s, points, radii, SCALES, { sides: 12, side: [1, 0, 0] })
  // Belly plates from throat to groin, a little in front of the trunk.
  for (let i = 1; i < 9; i += 0.5) {
    const [low, high] = [SPINE[Math.floor(i)], SPINE[Math.ceil(i)]]
    const at = mix(low[0], high[0], i % 1)
    const axis = unit(sub(SPINE[Math.ceil(i + 0.01)][0], SPINE[Math.floor(i - 0.01)][0]))
    const [w, d] = [1, 2].map((c) => (low[c] as number) * (1 - (i % 1)) + (high[c] as number) * (i % 1))
    const front: Vec = unit([0, axis[2], -axis[1]])
    const out: Vec = front[1] < 0 || (front[2] > 0 && i < 5) ? front : [0, -front[1], -front[2]]
    within(s, frameAt(along(at, out, d * 0.86), axis, out), () =>
      block(s, [0, 0, 0], [w * 1.15, 0.17, d * 0.36], BELLY, [0.82, 0.7]),
    )
  }
}

function drawSpikes(s: Sculpt) {
  for (let i = 1; i < SPINE.length - 2; i += 0.5) {
    const [low, high] = [SPINE[Math.floor(i)], SPINE[Math.ceil(i)]]
    const at = mix(low[0], high[0], i % 1)
    const axis = unit(sub(SPINE[Math.ceil(i + 0.01)][0], SPINE[Math.floor(i - 0.01)][0]))
    const radius = (low[2] * (1 - (i % 1)) + high[2] * (i % 1)) * 0.92
    const up: Vec = i > 9 ? [0, 1, 0] : unit([0, -axis[2], axis[1]])
    const out: Vec = up[1] < -0.2 || (i < 5 && up[2] > 0) ? [0, -up[1], -up[2]] : up
    const size = i < 5 ? 0.16 : i < 9 ? 0.24 : 0.13
    const tip = add(along(along(at, out, radius), axis, size * 0.5), [out[0] * size, out[1] * size, out[2] * size])
    cone(s, along(at, out, radius * 0.9), tip, [0.035, 0.075], SCALES_DARK, 5)
  }
}

function drawLowerJaw(s: Sculpt) {
  tube(
    s,
    [
      [0, -0.06, -0.08],
      [0, -0.18, 0.1],
      [0, -0.24, 0.3],
      [0, -0.25, 0.46],
    ],
    [
      [0.15, 0.08],
      [0.13, 0.06],
      [0.09, 0.045],
      [0.045, 0.03],
    ],
    SCALES_DARK,
    { sides: 8, side: [1, 0, 0] },
  )
  tube(
    s,
    [
      [0, -0.09, 0.05],
      [0, -0.15, 0.25],
      [0, -0.12, 0.45],
    ],
    [[0.07, 0.03], [0.05, 0.02], 0],
    '#d8433a',
    { sides: 6 },
  )
  block(s, [0, -0.05, 0.16], [0.2, 0.05, 0.3], '#5a1216')
}

/** Horned, jaws open towards the enemy. */
function drawHead(s: Sculpt) {
  within(s, frameAt([0, 2.92, 0.22], [0, 1, 0.12], [0, -0.12, 1]), () => {
    tube(
      s,
      [
        [0, 0.0, -0.2],
        [0, 0.06, 0],
        [0, 0.05, 0.2],
        [0, 0.03, 0.38],
        [0, 0.05, 0.5],
        [0, 0.02, 0.58],
      ],
      [
        [0.12, 0.12],
        [0.21, 0.17],
        [0.17, 0.13],
        [0.12, 0.085],
        [0.115, 0.085],
        [0.06, 0.04],
      ],
      SCALES,
      { sides: 9, side: [1, 0, 0] },
    )
    drawLowerJaw(s)

    for (const side of [-1, 1]) drawFaceSide(s, side)
  })
}

function drawFaceSide(s: Sculpt, side: number) {
  ball(s, [side * 0.155, 0.13, 0.13], [0.05, 0.045, 0.06], '#ffd23c', 6)
  block(s, [side * 0.185, 0.13, 0.15], [0.02, 0.06, 0.022], '#181212')
  cone(s, [side * 0.13, 0.17, 0.24], [side * 0.22, 0.22, -0.06], [0.07, 0.05], SCALES_DARK, 5)
  tube(
    s,
    [
      [side * 0.12, 0.14, -0.06],
      [side * 0.24, 0.28, -0.26],
      [side * 0.25, 0.36, -0.48],
      [side * 0.2, 0.5, -0.64],
    ],
    [0.085, 0.065, 0.045, 0],
    HORN,
    { sides: 6 },
  )
  cone(s, [side * 0.17, 0.0, -0.1], [side * 0.34, 0.02, -0.32], [0.06, 0.04], HORN, 5)
  cone(s, [side * 0.15, -0.1, -0.02], [side * 0.27, -0.16, -0.2], [0.05, 0.035], HORN, 5)
  cone(s, [side * 0.08, 0.1, 0.48], [side * 0.1, 0.2, 0.46], 0.04, SCALES_DARK, 5)
  for (const z of [0.24, 0.34, 0.44, 0.52])
    cone(s, [side * 0.095, 0.0, z], [side * 0.1, -0.1 - (z > 0.5 ? 0.03 : 0), z + 0.02], 0.026, '#fbf3dc', 4)
  for (const z of [0.22, 0.34, 0.43])
    cone(s, [side * 0.075, -0.21, z], [side * 0.085, -0.11, z + 0.02], 0.024, '#fbf3dc', 4)
}

/** What both sides have: legs and a wing, drawn on the left. */
function drawHalf(s: Sculpt, side: number) {
  const stride = side > 0 ? 0.14 : -0.1
  drawForeleg(s, stride)
  drawHindLeg(s, -stride)
  drawWing(s)
}

function drawFoot(s: Sculpt, at: Vec, size: number) {
  ball(s, add(at, [0, 0.06, 0]), [0.14 * size, 0.09 * size, 0.17 * size], SCALES, 7)
  for (const x of [-0.11, 0, 0.11]) {
    const knuckle: Vec = add(at, [x * 1.1 * size, 0.06, 0.2 * size - Math.abs(x) * 0.5])
    limb(s, add(at, [x * 0.6 * size, 0.07, 0.05]), knuckle, 0.055 * size, 0.05 * size, SCALES, 5)
    cone(s, knuckle, add(knuckle, [x * 0.3, -0.05, 0.13 * size]), 0.04 * size, HORN, 5)
  }
}

function drawForeleg(s: Sculpt, stride: number) {
  const [shoulder, elbow, paw]: Vec[] = [
    [0.3, 1.3, -0.3],
    [0.46, 0.78, -0.42 + stride * 0.6],
    [0.36, 0.1, 0.06 + stride],
  ]
  muscle(s, shoulder, elbow, [0.2, 0.19, 0.12], SCALES, 8)
  muscle(s, elbow, paw, [0.125, 0.12, 0.075], SCALES, 8)
  cone(s, elbow, add(elbow, [0.06, 0.05, -0.22]), 0.07, SCALES_DARK, 5)
  drawFoot(s, paw, 0.95)
}

function drawHindLeg(s: Sculpt, stride: number) {
  const [hip, knee, heel, paw]: Vec[] = [
    [0.28, 1.0, -1.2],
    [0.5, 0.68, -0.92 + stride],
    [0.44, 0.38, -1.5 + stride],
    [0.42, 0.08, -1.32 + stride],
  ]
  muscle(s, hip, knee, [0.28, 0.27, 0.15], SCALES, 8)
  muscle(s, knee, heel, [0.15, 0.14, 0.085], SCALES, 8)
  limb(s, heel, paw, 0.09, 0.085, SCALES, 7)
  cone(s, heel, add(heel, [0.03, 0.08, -0.18]), 0.06, SCALES_DARK, 5)
  drawFoot(s, paw, 1)
}

const SHOULDER: Vec = [0.26, 1.55, -0.5]
const ELBOW: Vec = [0.55, 2.2, -0.95]
const WRIST: Vec = [0.72, 2.85, -0.62]
const FINGERS: readonly Vec[] = [
  [0.86, 3.5, -0.95],
  [0.94, 3.2, -1.6],
  [0.9, 2.55, -2.0],
  [0.72, 1.85, -2.05],
  [0.3, 1.3, -1.5],
]

/** Raised, the fingers fanned to the rear; the skin sags between them. */
function drawWing(s: Sculpt) {
  muscle(s, SHOULDER, ELBOW, [0.14, 0.12, 0.08], SCALES, 7)
  muscle(s, ELBOW, WRIST, [0.085, 0.08, 0.055], SCALES, 7)
  cone(s, WRIST, add(WRIST, [0.06, 0.2, 0.2]), 0.05, HORN, 5)
  const roots = [WRIST, WRIST, WRIST, mix(WRIST, ELBOW, 0.5), ELBOW]
  for (const [i, tip] of FINGERS.slice(0, 4).entries()) {
    const middle = add(mix(roots[i], tip, 0.5), [0.07, 0.05, 0])
    tube(s, [roots[i], middle, tip], [0.045, 0.032, 0.008], SCALES_DARK, { sides: 5 })
  }
  for (let i = 0; i < 4; i++) drawWeb(s, [roots[i], roots[i + 1]], [FINGERS[i], FINGERS[i + 1]])
  drawWeb(s, [ELBOW, SHOULDER], [FINGERS[4], [0.2, 1.5, -0.9]])
}

function drawWeb(s: Sculpt, roots: readonly [Vec, Vec], tips: readonly [Vec, Vec]) {
  const rows = [0, 0.35, 0.7, 1].map((t) => {
    const [a, b] = [mix(roots[0], tips[0], t), mix(roots[1], tips[1], t)]
    const bow = (point: Vec, u: number): Vec =>
      add(point, [0.07 * Math.sin(Math.PI * Math.min(t, 0.98)), 0.05 * t, 0.02 + 0.2 * t * t * 4 * u * (1 - u)])
    return [0, 0.25, 0.5, 0.75, 1].map((u) => bow(mix(a, b, u), u))
  })
  const fade = (at: Vec) => P.blend(MEMBRANE, '#b83a22', 0.1 + 0.3 * (at[1] - 1.6))
  sheet(s, rows, fade, fade, 0.02)
}
