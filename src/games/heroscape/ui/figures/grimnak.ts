import { drawBody, PLAIN } from './body.ts'
import * as P from './paint.ts'
import type { Rig } from './rig.ts'
import { grown, HUMAN, rigFor } from './rig.ts'
import type { Sculpt } from './sculpt.ts'
import { frameAt, MIRROR, within } from './sculpt.ts'
import { ball, block, cone, limb, muscle, rod, sheet, tube, turned } from './shapes.ts'
import type { Vec } from './vec.ts'
import { add, along, mix, sub, unit } from './vec.ts'
import { axe } from './weapons.ts'

const HIDE = '#6f7a3a'
const HIDE_DARK = '#41491f'
const THROAT = '#d3c083'
const ORC = '#5f8f3f'

/** Spine of the beast from the nape to the tip of the tail. */
const SPINE: readonly (readonly [Vec, number, number])[] = [
  [[0, 2.62, 0.14], 0.26, 0.27],
  [[0, 2.5, -0.1], 0.28, 0.32],
  [[0, 2.2, -0.36], 0.36, 0.42],
  [[0, 1.95, -0.72], 0.5, 0.52],
  [[0, 1.82, -1.12], 0.46, 0.48],
  [[0, 1.74, -1.5], 0.34, 0.36],
  [[0.0, 1.66, -1.9], 0.22, 0.24],
  [[0.06, 1.52, -2.2], 0.14, 0.15],
  [[0.16, 1.34, -2.42], 0.08, 0.08],
  [[0.28, 1.2, -2.5], 0, 0],
]

export function drawGrimnak(s: Sculpt) {
  drawTrunk(s)
  drawHead(s)
  drawSide(s, 0.34, 0.55)
  within(s, MIRROR, () => drawSide(s, -0.2, -0.55))
  drawSaddle(s)
  drawRider(s)
}

function drawTrunk(s: Sculpt) {
  const tone = ([, y, z]: Vec) => P.blend(THROAT, HIDE, (y - (z > -0.5 ? 1.95 + z * 0.5 : 1.45)) * 4)
  tube(
    s,
    SPINE.map(([point]) => point),
    SPINE.map(([, x, y]) => [x, y] as const),
    tone,
    { sides: 12, side: [1, 0, 0] },
  )
  for (let i = 0; i < 8; i += 0.5) {
    if (i > 2 && i < 4.4) continue
    const [low, high] = [SPINE[Math.floor(i)], SPINE[Math.ceil(i)]]
    const at = add(mix(low[0], high[0], i % 1), [0, (low[2] * (1 - (i % 1)) + high[2] * (i % 1)) * 0.93, 0])
    cone(s, at, add(at, [0, 0.18, -0.1]), [0.035, 0.09], HIDE_DARK, 5)
  }
  for (const [z, y, w] of [
    [-1.62, 2.02, 0.28],
    [-1.92, 1.86, 0.16],
  ])
    block(s, [0, y - 0.06, z - 0.05], [w, 0.05, 0.1], HIDE_DARK)
}

function drawLowerJaw(s: Sculpt) {
  tube(
    s,
    [
      [0, -0.1, -0.12],
      [0, -0.28, 0.1],
      [0, -0.36, 0.35],
      [0, -0.36, 0.56],
    ],
    [
      [0.24, 0.13],
      [0.21, 0.1],
      [0.16, 0.07],
      [0.09, 0.045],
    ],
    HIDE,
    { sides: 8, side: [1, 0, 0] },
  )
  block(s, [0, -0.1, 0.2], [0.32, 0.1, 0.36], '#6d1a1c')
  tube(
    s,
    [
      [0, -0.18, 0.0],
      [0, -0.25, 0.25],
      [0, -0.24, 0.46],
    ],
    [[0.11, 0.04], [0.09, 0.035], 0],
    '#cf5648',
    { sides: 6 },
  )
}

/** A huge skull with open jaws. */
function drawHead(s: Sculpt) {
  within(s, frameAt([0, 2.6, 0.16], [0, 1, 0.1], [0, -0.1, 1]), () => {
    tube(
      s,
      [
        [0, 0.05, -0.22],
        [0, 0.12, 0],
        [0, 0.1, 0.2],
        [0, 0.08, 0.42],
        [0, 0.06, 0.6],
        [0, 0.03, 0.68],
      ],
      [
        [0.2, 0.2],
        [0.3, 0.25],
        [0.26, 0.2],
        [0.21, 0.16],
        [0.18, 0.13],
        [0.1, 0.06],
      ],
      ([, y]) => P.blend('#8f8a4c', HIDE, (y + 0.05) * 6),
      { sides: 10, side: [1, 0, 0] },
    )
    drawLowerJaw(s)

    for (const side of [-1, 1]) drawJaw(s, side)
    block(s, [0, 0.2, 0.34], [0.34, 0.05, 0.09], P.LEATHER_DARK)
  })
}

function drawJaw(s: Sculpt, side: number) {
  ball(s, [side * 0.235, 0.19, 0.16], [0.05, 0.05, 0.06], '#ffcf3a', 6)
  block(s, [side * 0.275, 0.19, 0.18], [0.02, 0.06, 0.024], '#181212')
  cone(s, [side * 0.2, 0.26, 0.26], [side * 0.27, 0.34, -0.06], [0.08, 0.06], HIDE_DARK, 5)
  ball(s, [side * 0.11, 0.13, 0.6], [0.045, 0.035, 0.04], HIDE_DARK, 5)
  for (const [i, z] of [0.24, 0.34, 0.44, 0.54, 0.63].entries()) {
    const x = side * (0.19 - i * 0.02)
    cone(s, [x, -0.01, z], [x, -0.13 - (i % 2) * 0.04, z + 0.02], 0.032, '#fbf3dc', 4)
    if (i < 4) cone(s, [x * 0.82, -0.3, z - 0.04], [x * 0.86, -0.18, z - 0.02], 0.028, '#fbf3dc', 4)
  }
  rod(s, [side * 0.2, 0.16, 0.34], [side * 0.3, 0.1, -0.3], 0.02, P.LEATHER_DARK, 4)
}

/** Hind leg and little arm of the left side. */
function drawSide(s: Sculpt, step: number, turn: number) {
  const [hip, knee, heel, foot]: Vec[] = [
    [0.34, 1.75, -0.85],
    [0.5, 1.18, -0.42 + step * 0.6],
    [0.46, 0.62, -0.98 + step],
    [0.44, 0.1, -0.72 + step],
  ]
  muscle(s, hip, knee, [0.36, 0.36, 0.19], HIDE, 9)
  muscle(s, knee, heel, [0.19, 0.19, 0.1], HIDE, 8)
  limb(s, heel, foot, 0.11, 0.1, HIDE, 8)
  ball(s, add(foot, [0, 0.02, 0.06]), [0.17, 0.11, 0.2], HIDE, 7)
  for (const x of [-0.14, 0, 0.14]) {
    const knuckle: Vec = add(foot, [x * 1.3, -0.01, 0.32 - Math.abs(x) * 0.7])
    limb(s, add(foot, [x * 0.7, 0.01, 0.1]), knuckle, 0.07, 0.06, HIDE, 6)
    cone(s, knuckle, add(knuckle, [x * 0.4, -0.06, 0.15]), 0.05, P.BONE, 5)
  }
  cone(s, add(foot, [0, 0.03, -0.1]), add(foot, [0, -0.06, -0.26]), 0.05, P.BONE, 5)
  const [shoulder, elbow, hand]: Vec[] = [
    [0.3, 1.98, -0.22],
    [0.42, 1.72, -0.2],
    [0.36, 1.66, 0.08 + turn * 0.05],
  ]
  muscle(s, shoulder, elbow, [0.12, 0.1, 0.07], HIDE, 6)
  limb(s, elbow, hand, 0.07, 0.05, HIDE, 6)
  for (const x of [-0.06, 0.05]) cone(s, hand, add(hand, [x, -0.1, 0.1]), 0.035, P.BONE, 4)
}

function drawSaddle(s: Sculpt) {
  const cloth = (at: Vec) => (Math.abs(at[0]) > 0.562 ? P.BRASS : P.CRIMSON)
  const rows = [0.0, 0.2, 0.42, 0.62].map((z) =>
    [-1, -0.8, -0.5, 0, 0.5, 0.8, 1].map((u): Vec => {
      const angle = u * 1.75
      return [Math.sin(angle) * 0.57, 2.0 - z * 0.22 + Math.cos(angle) * 0.57, -0.46 - z]
    }),
  )
  sheet(s, rows, cloth, P.LEATHER_DARK, 0.03)
  block(s, [0, 2.5, -0.62], [0.34, 0.1, 0.34], P.LEATHER, 0.8)
  block(s, [0, 2.6, -0.86], [0.34, 0.26, 0.08], P.LEATHER_DARK, 0.7)
  for (const side of [-1, 1]) {
    ball(s, [side * 0.57, 1.95, -1.0], [0.1, 0.13, 0.12], P.BONE, 7)
    for (const x of [-0.04, 0.04]) ball(s, [side * 0.66, 1.98, -1.0 + x], 0.026, '#2a2018', 5)
  }
}

const SEAT: Vec = [0, 2.56, -0.62]

/** The orc: broad, tusked, his axe above all. */
function drawRider(s: Sculpt) {
  const rig = rigFor(grown({ ...HUMAN, hip: 0.04, shoulderWidth: 0.27, neck: 0.05 }, 1.16), {
    torso: [0.08, 0.2, 0],
    head: [0, -0.1, 0],
    feet: { left: [0.6, -0.56, 0.16], right: [-0.6, -0.56, 0.16] },
    knees: { left: [0.9, 0.5, 1], right: [-0.9, 0.5, 1] },
    hands: { left: [0.34, 0.28, 0.44], right: [-0.5, 0.9, 0.2] },
    elbows: { left: [1, -0.5, -0.2], right: [-1, -0.3, -0.1] },
  })
  within(s, frameAt(SEAT), () => {
    drawBody(s, rig, {
      ...PLAIN,
      skin: ORC,
      shirt: ORC,
      sleeve: ORC,
      foreArm: P.IRON,
      hand: ORC,
      trousers: P.FUR_DARK,
      shin: P.LEATHER,
      boot: P.LEATHER_DARK,
      belt: P.BRASS,
      bulk: 1.36,
    })
    drawHarness(s, rig)
    drawOrcHead(s, rig)
    axe(s, [rig.arms.right.hand, [-0.12, 1, 0.12], [0.2, 0, 1]], 0.46, true, 1.5)
  })
  const hand = add(SEAT, rig.arms.left.hand)
  const bit: Vec = [0.26, 2.72, 0.2]
  rod(s, hand, bit, 0.018, P.LEATHER_DARK, 4)
  rod(s, along(hand, unit(sub(hand, bit)), 0.02), [-0.26, 2.72, 0.2], 0.018, P.LEATHER_DARK, 4)
}

function drawHarness(s: Sculpt, rig: Rig) {
  within(s, rig.chest, () => {
    for (const side of [-1, 1]) {
      rod(s, [side * 0.28, 0.5, 0.1], [-side * 0.2, 0.08, 0.19], 0.035, P.LEATHER, 5)
      turned(
        s,
        [
          [0.19, -0.06],
          [0.17, 0.04],
          [0.09, 0.11],
          [0, 0.13],
        ],
        P.IRON,
        { sides: 7, isFlat: true, centre: [side * 0.36, 0.5, 0] },
      )
      for (const z of [-0.08, 0.08]) cone(s, [side * 0.4, 0.56, z], [side * 0.52, 0.76, z * 1.6], 0.045, P.BONE, 5)
    }
    ball(s, [0, 0.28, 0.22], [0.075, 0.085, 0.05], P.BONE, 7)
    for (const x of [-0.03, 0.03]) ball(s, [x, 0.295, 0.262], 0.02, '#2a2018', 5)
  })
}

function drawOrcFace(s: Sculpt, side: number) {
  ball(s, [side * 0.07, 0.165, 0.18], [0.032, 0.024, 0.025], '#ff9d2a', 5)
  cone(s, [side * 0.075, 0.04, 0.21], [side * 0.105, 0.17, 0.25], 0.028, P.BONE, 5)
  cone(s, [side * 0.14, 0.14, 0.02], [side * 0.32, 0.22, -0.05], [0.03, 0.07], ORC, 5)
  tube(
    s,
    [
      [side * 0.12, 0.28, 0],
      [side * 0.26, 0.36, 0.02],
      [side * 0.28, 0.5, 0.08],
    ],
    [0.055, 0.045, 0],
    P.BONE,
    { sides: 6 },
  )
}

function drawOrcHead(s: Sculpt, rig: Rig) {
  within(s, rig.skull, () => {
    turned(
      s,
      [
        [0.05, -0.06],
        [[0.13, 0.15], -0.02],
        [[0.165, 0.18], 0.08],
        [[0.15, 0.165], 0.18],
        [[0.125, 0.14], 0.27],
        [0, 0.34],
      ],
      ORC,
      { sides: 9, centre: [0, 0, 0.03] },
    )
    block(s, [0, 0.03, 0.16], [0.2, 0.12, 0.14], ORC, 0.85)
    block(s, [0, 0.21, 0.17], [0.24, 0.05, 0.08], '#4a7330', 0.9)
    block(s, [0, 0.13, 0.2], [0.075, 0.08, 0.06], ORC, 0.6)
    for (const side of [-1, 1]) drawOrcFace(s, side)
    turned(
      s,
      [
        [[0.155, 0.17], 0.22],
        [[0.15, 0.165], 0.29],
        [[0.08, 0.09], 0.37],
        [0, 0.44],
      ],
      P.IRON,
      { sides: 8, isFlat: true, centre: [0, 0, 0.01] },
    )
  })
}
