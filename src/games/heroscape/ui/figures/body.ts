import { HAIR_BROWN, LEATHER_DARK, SKIN } from './paint.ts'
import type { Arm, Leg, Rig } from './rig.ts'
import { foreArmOf } from './rig.ts'
import type { Paint, Sculpt } from './sculpt.ts'
import { frameAt, within } from './sculpt.ts'
import { ball, block, limb, muscle, tube, turned } from './shapes.ts'
import type { Vec } from './vec.ts'
import { along, mix } from './vec.ts'

export interface Dress {
  readonly skin: Paint
  readonly shirt: Paint
  readonly sleeve: Paint
  readonly foreArm: Paint
  readonly hand: Paint
  readonly trousers: Paint
  readonly shin: Paint
  readonly boot: Paint
  readonly belt: Paint
  /** 1 for an ordinary person. */
  readonly bulk: number
}

export const PLAIN: Dress = {
  skin: SKIN,
  shirt: '#8b7a5c',
  sleeve: '#8b7a5c',
  foreArm: SKIN,
  hand: SKIN,
  trousers: '#5c5142',
  shin: '#5c5142',
  boot: LEATHER_DARK,
  belt: LEATHER_DARK,
  bulk: 1,
}

export function drawBody(s: Sculpt, rig: Rig, dress: Dress) {
  for (const leg of [rig.legs.left, rig.legs.right]) drawLeg(s, leg, dress)
  drawTorso(s, rig, dress)
  for (const arm of [rig.arms.left, rig.arms.right]) drawArm(s, arm, dress)
}

function drawLeg(s: Sculpt, { hip, knee, ankle, toes }: Leg, dress: Dress) {
  const b = dress.bulk
  muscle(s, hip, knee, [0.105 * b, 0.115 * b, 0.075 * b], dress.trousers)
  muscle(s, knee, mix(knee, ankle, 0.96), [0.078 * b, 0.085 * b, 0.055 * b], dress.shin)
  // The boot's shaft, then the foot.
  tube(s, [mix(knee, ankle, 0.62), ankle], [0.082 * b, 0.072 * b], dress.boot, { sides: 7 })
  within(s, frameAt([ankle[0], ankle[1] - 0.035, ankle[2]], [0, 1, 0], toes), () => {
    tube(
      s,
      [
        [0, 0, -0.075 * b],
        [0, 0.01, 0.02],
        [0, -0.012, 0.12 * b],
        [0, -0.02, 0.18 * b],
      ],
      [
        [0.055 * b, 0.05],
        [0.07 * b, 0.06],
        [0.07 * b, 0.042],
        [0.045 * b, 0.02],
      ],
      dress.boot,
      { sides: 8, side: [1, 0, 0] },
    )
  })
}

function drawBelt(s: Sculpt, b: number, paint: Paint) {
  turned(
    s,
    [
      [[0.17 * b, 0.13 * b], 0.02],
      [[0.182 * b, 0.142 * b], 0.025],
      [[0.182 * b, 0.142 * b], 0.08],
      [[0.165 * b, 0.125 * b], 0.085],
    ],
    paint,
    { sides: 9, isFlat: true },
  )
}

function drawTorso(s: Sculpt, { build, chest }: Rig, dress: Dress) {
  const b = dress.bulk
  const t = build.torso
  within(s, chest, () => {
    turned(
      s,
      [
        [0, -0.13],
        [[0.12 * b, 0.1 * b], -0.11],
        [[0.175 * b, 0.13 * b], -0.02],
        [[0.165 * b, 0.125 * b], 0.07],
      ],
      dress.trousers,
      { sides: 9 },
    )
    turned(
      s,
      [
        [[0.165 * b, 0.125 * b], 0.03],
        [[0.165 * b, 0.125 * b], t * 0.25],
        [[0.215 * b, 0.15 * b], t * 0.62],
        [[0.225 * b, 0.14 * b], t * 0.85],
        [[0.17 * b, 0.11 * b], t * 1.0],
        [[0.07 * b, 0.07 * b], t * 1.08],
      ],
      dress.shirt,
      { sides: 9 },
    )
    drawBelt(s, b, dress.belt)

    limb(s, [0, t, 0], [0, t + build.neck + 0.05, 0.01], 0.065, 0.06, dress.skin)
  })
}

function drawArm(s: Sculpt, arm: Arm, dress: Dress) {
  const b = dress.bulk
  const { shoulder, elbow, hand } = arm
  muscle(s, shoulder, elbow, [0.088 * b, 0.085 * b, 0.062 * b], dress.sleeve)
  muscle(s, elbow, hand, [0.062 * b, 0.066 * b, 0.046 * b], dress.foreArm)
  const fist = along(hand, foreArmOf(arm), 0.035)
  within(s, frameAt(fist, foreArmOf(arm)), () => ball(s, [0, 0, 0], [0.056, 0.066, 0.056], dress.hand, 6))
}

interface Face {
  readonly skin: Paint
  readonly hair?: Paint
  readonly eyes?: string
  /** Sunglasses instead of eyes. */
  readonly hasGlasses?: boolean
}

/** A head looking along +z of the skull's frame; the crown lies at 0.33. */
export function drawHead(s: Sculpt, rig: Rig, face: Face) {
  within(s, rig.skull, () => {
    turned(
      s,
      [
        [[0.02, 0.03], -0.02],
        [[0.075, 0.1], 0.0],
        [[0.105, 0.128], 0.07],
        [[0.125, 0.14], 0.16],
        [[0.12, 0.135], 0.24],
        [[0.08, 0.09], 0.305],
        [0, 0.33],
      ],
      face.skin,
      { sides: 10 },
    )
    block(s, [0, 0.125, 0.142], [0.036, 0.075, 0.05], face.skin, [0.6, 0.3])
    if (face.hasGlasses) drawGlasses(s)
    else for (const x of [-0.052, 0.052]) drawEye(s, x, face.eyes ?? '#2d2a2a')
    if (!face.hasGlasses)
      for (const x of [-0.052, 0.052]) block(s, [x, 0.2, 0.132], [0.07, 0.02, 0.03], face.hair ?? HAIR_BROWN)
    block(s, [0, 0.055, 0.126], [0.07, 0.014, 0.02], '#8a4a3c')
  })
}

function drawEye(s: Sculpt, x: number, paint: string) {
  block(s, [x, 0.165, 0.131], [0.05, 0.032, 0.012], '#f4efe4')
  block(s, [x, 0.165, 0.138], [0.024, 0.03, 0.008], paint)
}

function drawGlasses(s: Sculpt) {
  for (const x of [-0.058, 0.058]) block(s, [x, 0.165, 0.142], [0.1, 0.06, 0.022], '#101114', 0.9)
  block(s, [0, 0.178, 0.142], [0.05, 0.016, 0.02], '#101114')
  for (const x of [-0.122, 0.122]) block(s, [x, 0.175, 0.06], [0.015, 0.02, 0.15], '#101114')
}

/** Short hair as a cap over the skull. */
export function drawShortHair(s: Sculpt, rig: Rig, paint: Paint) {
  within(s, rig.skull, () => {
    turned(
      s,
      [
        [[0.115, 0.11], 0.1],
        [[0.137, 0.14], 0.19],
        [[0.135, 0.147], 0.26],
        [[0.09, 0.1], 0.33],
        [0, 0.352],
      ],
      paint,
      {
        sides: 9,
        centre: [0, 0, -0.028],
      },
    )
    block(s, [0, 0.275, 0.105], [0.2, 0.06, 0.08], paint, 0.8)
  })
}

/** A beard of a few tapering locks from the chin down to the chest. */
export function drawBeard(s: Sculpt, rig: Rig, paint: Paint, size = 1) {
  within(s, rig.skull, () => {
    tube(
      s,
      [
        [0, 0.1, 0.1],
        [0, 0.03, 0.125],
        [0, -0.07 * size, 0.15],
        [0, -0.2 * size, 0.14],
      ],
      [[0.12, 0.045], [0.115, 0.06], [0.085, 0.055], 0],
      paint,
      { sides: 8, side: [1, 0, 0] },
    )
    for (const x of [-1, 1]) {
      const lock: Vec[] = [
        [x * 0.02, 0.09, 0.15],
        [x * 0.07, 0.075, 0.15],
        [x * 0.1, 0.01, 0.14],
      ]
      tube(s, lock, [0.026, 0.03, 0], paint, { sides: 5 })
    }
  })
}

/** A skirt, tunic or coat from the belt down, its hem at `length` and `flare` wide. */
export function drawSkirt(s: Sculpt, rig: Rig, paint: Paint, [length, flare]: readonly [number, number], bulk = 1) {
  within(s, rig.chest, () => {
    turned(
      s,
      [
        [[flare * 0.86, flare * 0.76], -length],
        [[flare, flare * 0.86], -length],
        [[flare, flare * 0.86], -length],
        [[0.19 * bulk, 0.15 * bulk], -0.02],
        [[0.17 * bulk, 0.13 * bulk], 0.06],
      ],
      paint,
      { sides: 11 },
    )
  })
}
