import * as P from './paint.ts'
import type { Arm, Build, Leg, Pose, Rig } from './rig.ts'
import { foreArmOf, rigFor } from './rig.ts'
import type { Paint, Sculpt } from './sculpt.ts'
import { frameAt, within } from './sculpt.ts'
import { ball, block, cone, limb, rod, tube, turned } from './shapes.ts'
import type { Vec } from './vec.ts'
import { length, mix, sub } from './vec.ts'

interface Armour {
  readonly plate: Paint
  readonly trim: Paint
  readonly frame: Paint
  readonly glow: string
  /** 1 for a machine of a man's size. */
  readonly bulk: number
}

/** A piston with an armoured shell over the middle of it. */
function drawStrut(s: Sculpt, from: Vec, to: Vec, width: number, { plate, frame }: Armour, front: Vec) {
  limb(s, from, to, width * 0.5, width * 0.45, frame, 6)
  const size = length(sub(to, from))
  within(s, frameAt(mix(from, to, 0.5), sub(from, to), front), () => {
    block(s, [0, 0, width * 0.12], [width * 1.45, size * 0.68, width * 1.45], plate, 1.2)
    block(s, [0, -size * 0.28, width * 0.75], [width * 0.9, size * 0.1, width * 0.25], frame)
  })
}

function drawLeg(s: Sculpt, { hip, knee, ankle, toes }: Leg, armour: Armour) {
  const b = armour.bulk
  drawStrut(s, hip, knee, 0.13 * b, armour, toes)
  drawStrut(s, knee, ankle, 0.15 * b, armour, toes)
  within(s, frameAt(knee, [0, 1, 0], toes), () => {
    rod(s, [-0.1 * b, 0, 0], [0.1 * b, 0, 0], 0.085 * b, armour.frame, 7)
    block(s, [0, 0.02, 0.09 * b], [0.13 * b, 0.15 * b, 0.06 * b], armour.trim, 0.6)
  })
  within(s, frameAt([ankle[0], 0, ankle[2]], [0, 1, 0], toes), () => {
    block(s, [0, 0.05 * b, 0.05 * b], [0.2 * b, 0.1 * b, 0.3 * b], armour.plate, [0.75, 0.6])
    for (const x of [-0.07, 0.07]) block(s, [x * b, 0.03 * b, 0.2 * b], [0.09 * b, 0.06 * b, 0.1 * b], armour.trim, 0.7)
  })
}

function drawArm(s: Sculpt, { shoulder, elbow, hand }: Arm, armour: Armour) {
  const b = armour.bulk
  limb(s, shoulder, elbow, 0.075 * b, 0.06 * b, armour.frame, 6)
  ball(s, elbow, 0.08 * b, armour.trim, 6)
  drawStrut(s, elbow, hand, 0.11 * b, armour, [0, 1, 0])
}

/** Three turning barrels in a housing. */
function drawGatling(s: Sculpt, arm: Arm, { plate, frame, glow, bulk: b }: Armour) {
  within(s, frameAt(arm.hand, foreArmOf(arm), [0, 1, 0]), () => {
    tube(
      s,
      [
        [0, -0.12 * b, 0],
        [0, 0.02, 0],
        [0, 0.12 * b, 0],
      ],
      [0.09 * b, 0.125 * b, 0.11 * b],
      plate,
      { sides: 8, isFlat: true },
    )
    for (let i = 0; i < 3; i++) {
      const angle = (2 * Math.PI * i) / 3
      const [x, z] = [Math.sin(angle) * 0.055 * b, Math.cos(angle) * 0.055 * b]
      rod(s, [x, 0.1 * b, z], [x, 0.4 * b, z], 0.036 * b, frame, 6)
    }
    rod(s, [0, 0.28 * b, 0], [0, 0.33 * b, 0], 0.105 * b, plate, 8)
    block(s, [0, 0, 0.13 * b], [0.05 * b, 0.14 * b, 0.04 * b], glow)
  })
}

/** One wide muzzle with a lit core. */
function drawBlaster(s: Sculpt, arm: Arm, { plate, frame, glow, bulk: b }: Armour) {
  within(s, frameAt(arm.hand, foreArmOf(arm), [0, 1, 0]), () => {
    block(s, [0, 0.06 * b, 0], [0.17 * b, 0.3 * b, 0.19 * b], plate, 0.85)
    tube(
      s,
      [
        [0, 0.18 * b, 0],
        [0, 0.32 * b, 0],
        [0, 0.32 * b, 0],
        [0, 0.36 * b, 0],
      ],
      [0.06 * b, 0.05 * b, 0.075 * b, 0.075 * b],
      frame,
      { sides: 8 },
    )
    rod(s, [0, 0.34 * b, 0], [0, 0.37 * b, 0], 0.05 * b, glow, 7)
    block(s, [0, 0.04 * b, 0.11 * b], [0.06 * b, 0.2 * b, 0.05 * b], frame)
  })
}

function drawClaw(s: Sculpt, arm: Arm, { frame, trim, bulk: b }: Armour) {
  within(s, frameAt(arm.hand, foreArmOf(arm), [0, 1, 0]), () => {
    tube(
      s,
      [
        [0, -0.04, 0],
        [0, 0.06 * b, 0],
      ],
      [0.09 * b, 0.1 * b],
      trim,
      { sides: 7 },
    )
    for (const [x, z] of [
      [0.08, 0.05],
      [-0.08, 0.05],
      [0, -0.09],
    ]) {
      tube(
        s,
        [
          [x * b, 0.05 * b, z * b],
          [x * 1.9 * b, 0.16 * b, z * 1.9 * b],
          [x * 0.6 * b, 0.32 * b, z * 0.6 * b],
        ],
        [0.035 * b, 0.035 * b, 0],
        frame,
        { sides: 5, isFlat: true },
      )
    }
  })
}

const ZETTIAN: Build = {
  hip: 0.72,
  hipWidth: 0.17,
  thigh: 0.36,
  shin: 0.36,
  torso: 0.52,
  shoulderWidth: 0.37,
  upperArm: 0.27,
  foreArm: 0.28,
  neck: 0.02,
}

const GUARDS: readonly Pose[] = [
  {
    pelvis: [0, -0.04, 0],
    torso: [0.05, 0.15, 0],
    head: [0, 0.1, 0],
    feet: { left: [0.24, 0.08, 0.12], right: [-0.26, 0.08, -0.08] },
    hands: { left: [0.44, 0.86, 0.24], right: [-0.38, 1.02, 0.36] },
    elbows: { left: [1, -0.4, -0.4], right: [-1, -0.6, -0.4] },
  },
  {
    pelvis: [0, -0.1, -0.04],
    torso: [0.12, -0.3, 0],
    head: [0, -0.1, 0],
    feet: { left: [0.26, 0.08, 0.22], right: [-0.26, 0.08, -0.22] },
    hands: { left: [0.34, 1.02, 0.42], right: [-0.46, 0.98, 0.28] },
    elbows: { left: [0.9, -0.6, 0], right: [-1, -0.5, -0.4] },
  },
]

export function drawZettian(s: Sculpt, variant: number) {
  const armour: Armour = {
    plate: variant % 2 === 0 ? '#9a8558' : '#7f8a8f',
    trim: '#c9632d',
    frame: P.GUNMETAL,
    glow: '#6ff0d0',
    bulk: 1.1,
  }
  const rig = rigFor(ZETTIAN, GUARDS[variant % GUARDS.length])
  for (const leg of [rig.legs.left, rig.legs.right]) drawLeg(s, leg, armour)
  for (const arm of [rig.arms.left, rig.arms.right]) drawArm(s, arm, armour)
  drawKeg(s, rig, armour)
  drawDome(s, rig, armour)
  if (variant % 2 === 0) drawClaw(s, rig.arms.left, armour)
  else drawBlaster(s, rig.arms.left, armour)
  drawBlaster(s, rig.arms.right, armour)
}

/** The barrel of a body, with a lit heart and exhausts behind. */
function drawKeg(s: Sculpt, rig: Rig, { plate, trim, frame, glow }: Armour) {
  within(s, rig.chest, () => {
    block(s, [0, -0.02, 0], [0.34, 0.18, 0.24], frame, 1.2)
    turned(
      s,
      [
        [[0.14, 0.12], 0.04],
        [[0.25, 0.2], 0.12],
        [[0.34, 0.26], 0.3],
        [[0.34, 0.26], 0.4],
        [[0.22, 0.18], 0.54],
        [0, 0.56],
      ],
      plate,
      { sides: 8, isFlat: true },
    )
    block(s, [0, 0.3, 0.255], [0.2, 0.17, 0.05], frame, 0.8)
    rod(s, [0, 0.3, 0.26], [0, 0.3, 0.295], 0.06, glow, 8)
    for (const side of [-1, 1]) {
      tube(
        s,
        [
          [side * 0.3, 0.34, 0],
          [side * 0.36, 0.5, 0],
          [side * 0.4, 0.56, 0],
        ],
        [[0.16, 0.17], [0.15, 0.16], 0.06],
        plate,
        { sides: 7, isFlat: true },
      )
      block(s, [side * 0.42, 0.38, 0], [0.06, 0.2, 0.26], trim, 0.7)
      rod(s, [side * 0.14, 0.3, -0.24], [side * 0.17, 0.66, -0.34], 0.05, frame, 6)
    }
  })
}

function drawDome(s: Sculpt, rig: Rig, { plate, trim, frame, glow }: Armour) {
  within(s, rig.skull, () => {
    turned(
      s,
      [
        [0.16, 0],
        [0.16, 0.08],
        [0.145, 0.08],
      ],
      frame,
      { sides: 9 },
    )
    turned(
      s,
      [
        [0.17, 0.06],
        [0.185, 0.14],
        [0.165, 0.25],
        [0.1, 0.32],
        [0, 0.34],
      ],
      plate,
      { sides: 9, isFlat: true },
    )
    block(s, [0, 0.15, 0.15], [0.24, 0.075, 0.09], '#14161a')
    block(s, [0, 0.15, 0.19], [0.19, 0.034, 0.02], glow)
    block(s, [0, 0.28, 0], [0.05, 0.14, 0.3], trim, [1, 0.4])
    rod(s, [0.15, 0.2, -0.05], [0.17, 0.46, -0.09], 0.012, frame, 4)
  })
}

const DEATHWALKER: Build = {
  hip: 1.12,
  hipWidth: 0.2,
  thigh: 0.58,
  shin: 0.62,
  torso: 0.74,
  shoulderWidth: 0.44,
  upperArm: 0.4,
  foreArm: 0.4,
  neck: 0.06,
}

export function drawDeathwalker(s: Sculpt) {
  const armour: Armour = { plate: '#8d939c', trim: '#a3262c', frame: '#33373f', glow: '#ff4a2a', bulk: 1.35 }
  const rig = rigFor(DEATHWALKER, {
    pelvis: [0, -0.1, -0.04],
    torso: [0.1, -0.12, 0],
    head: [0.05, 0.1, 0],
    feet: { left: [0.26, 0.1, 0.14], right: [-0.27, 0.1, -0.2] },
    knees: { left: [0.25, 0, 1], right: [-0.3, 0, 1] },
    hands: { left: [0.48, 1.02, 0.2], right: [-0.46, 1.34, 0.04] },
    elbows: { left: [0.5, 0, -1], right: [-0.6, -0.6, -0.9] },
  })
  for (const leg of [rig.legs.left, rig.legs.right]) drawLeg(s, leg, armour)
  for (const arm of [rig.arms.left, rig.arms.right]) drawArm(s, arm, armour)
  drawCarapace(s, rig, armour)
  drawDeathHead(s, rig, armour)
  drawGatling(s, rig.arms.right, armour)
  drawClaw(s, rig.arms.left, armour)
}

function drawCarapace(s: Sculpt, rig: Rig, { plate, trim, frame, glow }: Armour) {
  within(s, rig.chest, () => {
    block(s, [0, 0, 0], [0.42, 0.22, 0.28], frame, 0.7)
    block(s, [0, -0.06, 0.13], [0.2, 0.26, 0.1], trim, 1.3)
    for (const y of [0.15, 0.23])
      turned(
        s,
        [
          [0.13, y - 0.035],
          [0.16, y],
          [0.13, y + 0.035],
        ],
        frame,
        { sides: 8 },
      )
    block(s, [0, 0.48, 0.02], [0.5, 0.44, 0.4], plate, [1.45, 1.15])
    block(s, [0, 0.73, 0], [0.7, 0.1, 0.42], plate, [0.6, 0.6])
    for (const side of [-1, 1]) {
      block(s, [side * 0.16, 0.52, 0.25], [0.22, 0.26, 0.06], trim, [1.2, 0.6])
      block(s, [side * 0.46, 0.72, 0], [0.28, 0.26, 0.36], plate, [0.7, 0.75])
      block(s, [side * 0.46, 0.6, 0], [0.31, 0.05, 0.39], trim)
      cone(s, [side * 0.5, 0.82, 0], [side * 0.56, 1.06, -0.04], 0.06, frame, 5)
      rod(s, [side * 0.16, 0.4, -0.24], [side * 0.2, 0.98, -0.34], 0.075, frame, 7)
      rod(s, [side * 0.2, 0.97, -0.338], [side * 0.201, 0.99, -0.342], 0.05, glow, 6)
    }
    rod(s, [0, 0.36, 0.22], [0, 0.36, 0.27], 0.075, glow, 8)
  })
}

/** A steel skull: heavy brow, two burning eyes, a grille for a mouth. */
function drawDeathHead(s: Sculpt, rig: Rig, { plate, frame, trim, glow }: Armour) {
  within(s, rig.skull, () => {
    rod(s, [0, -0.08, 0], [0, 0.08, 0.03], 0.1, frame, 7)
    block(s, [0, 0.12, 0.06], [0.2, 0.18, 0.28], frame, 1.25)
    turned(
      s,
      [
        [[0.15, 0.18], 0.18],
        [[0.185, 0.22], 0.26],
        [[0.17, 0.2], 0.38],
        [[0.1, 0.12], 0.46],
        [0, 0.48],
      ],
      plate,
      { sides: 9, isFlat: true, centre: [0, 0, 0.03] },
    )
    block(s, [0, 0.3, 0.22], [0.3, 0.06, 0.1], plate, 0.8)
    for (const side of [-1, 1]) {
      block(s, [side * 0.075, 0.235, 0.222], [0.095, 0.06, 0.05], glow, 0.8)
      for (const x of [0.03, 0.08]) block(s, [side * x, 0.09, 0.205], [0.025, 0.1, 0.03], P.STEEL_BRIGHT)
      block(s, [side * 0.17, 0.14, 0.06], [0.05, 0.2, 0.14], plate, 0.8)
    }
    block(s, [0, 0.44, 0.02], [0.06, 0.14, 0.4], trim, [1, 0.4])
  })
}
