import * as P from './paint.ts'
import type { Aiming, Arm, Build, Leg, Pose, Rig } from './rig.ts'
import { foreArmOf, rigFor } from './rig.ts'
import type { Paint, Sculpt } from './sculpt.ts'
import { frameAt, within } from './sculpt.ts'
import { ball, block, cone, limb, muscle, plate, rod, sheet, tube, turned } from './shapes.ts'
import type { Vec } from './vec.ts'
import { add, along, cross, mix, scale, sub, unit } from './vec.ts'

/** Lean and hunched, with long arms. */
const MARRO: Build = {
  hip: 0.82,
  hipWidth: 0.11,
  thigh: 0.46,
  shin: 0.46,
  torso: 0.5,
  shoulderWidth: 0.22,
  upperArm: 0.34,
  foreArm: 0.34,
  neck: 0.12,
}

interface Hide {
  readonly skin: string
  readonly belly: string
  readonly spine: string
  readonly eye: string
  readonly size: number
}

/** Pale below, dark along the back. */
const hideOf =
  ({ skin, belly }: Hide): Paint =>
  ([, , z]: Vec) =>
    P.blend(skin, belly, 0.5 + z * 4)

function drawMarro(s: Sculpt, rig: Rig, hide: Hide) {
  for (const leg of [rig.legs.left, rig.legs.right]) drawLeg(s, leg, hide)
  drawTrunk(s, rig, hide)
  for (const arm of [rig.arms.left, rig.arms.right]) drawArm(s, arm, hide)
  drawSkull(s, rig, hide)
}

function drawLeg(s: Sculpt, { hip, knee, ankle, toes }: Leg, { skin, spine }: Hide) {
  // The heel stands high: thigh, shin, then a long foot on three claws.
  const heel = add(mix(knee, ankle, 0.72), scale(toes, -0.16))
  muscle(s, hip, knee, [0.09, 0.1, 0.055], skin, 6)
  muscle(s, knee, heel, [0.058, 0.062, 0.036], skin, 6)
  limb(s, heel, [ankle[0], 0.05, ankle[2]], 0.04, 0.045, skin, 6)
  cone(s, knee, add(knee, [0, 0.13, 0.1]), 0.05, spine, 5)
  const sideways = cross([0, 1, 0], toes)
  for (const spread of [-0.55, 0, 0.55]) {
    const tip = along(add([ankle[0], 0.01, ankle[2]], scale(sideways, spread * 0.2)), toes, 0.2)
    cone(s, [ankle[0], 0.045, ankle[2]], tip, [0.04, 0.035], P.blend(skin, spine, 0.4), 5)
  }
}

/** Spines, ribs and loincloth on a trunk of length `t`. */
function drawTrappings(s: Sculpt, t: number, hide: Hide) {
  for (let i = 0; i < 5; i++) {
    const y = t * (0.2 + 0.2 * i)
    cone(
      s,
      [0, y, -0.1],
      [0, y + 0.1, -0.2 - 0.05 * hide.size * Math.sin((i + 0.5) * 0.6)],
      [0.025, 0.05],
      hide.spine,
      4,
    )
  }
  for (const [y, w] of [
    [0.5, 0.22],
    [0.62, 0.26],
    [0.74, 0.24],
  ])
    block(s, [0, t * y, 0.105], [w, 0.026, 0.06], P.blend(hide.belly, '#ffffff', 0.12))
  turned(
    s,
    [
      [[0.14, 0.11], -0.06],
      [[0.15, 0.12], 0.0],
      [[0.13, 0.105], 0.05],
    ],
    P.LEATHER_DARK,
    { sides: 9 },
  )
  block(s, [0, -0.15, 0.1], [0.15, 0.22, 0.025], P.LEATHER, [1.2, 1])
  block(s, [0, -0.15, -0.1], [0.15, 0.22, 0.025], P.LEATHER, [1.2, 1])
}

function drawTrunk(s: Sculpt, { chest, build }: Rig, hide: Hide) {
  const t = build.torso
  within(s, chest, () => {
    turned(
      s,
      [
        [0, -0.12],
        [[0.13, 0.1], -0.08],
        [[0.13, 0.1], 0.02],
        [[0.1, 0.085], t * 0.22],
        [[0.16, 0.13], t * 0.55],
        [[0.2, 0.14], t * 0.82],
        [[0.15, 0.12], t],
        [[0.06, 0.07], t * 1.1],
      ],
      hideOf(hide),
      { sides: 9 },
    )
    tube(
      s,
      [
        [0, t * 0.9, -0.02],
        [0, t * 1.05, 0.02],
        [0, t + build.neck + 0.03, 0.05],
      ],
      [0.09, 0.065, 0.06],
      hide.skin,
      { sides: 7 },
    )
    drawTrappings(s, t, hide)
  })
}

function drawArm(s: Sculpt, arm: Arm, { skin, spine, size }: Hide) {
  const { shoulder, elbow, hand } = arm
  muscle(s, shoulder, elbow, [0.075, 0.06, 0.042], skin, 6)
  muscle(s, elbow, hand, [0.045, 0.055, 0.034], skin, 6)
  const way = foreArmOf(arm)
  cone(s, elbow, along(elbow, unit(sub(elbow, mix(shoulder, hand, 0.5))), 0.14 * size), 0.04, spine, 5)
  const side = unit(cross(way, [0, 1, 0.2]))
  for (const spread of [-0.05, 0, 0.05])
    cone(s, hand, add(along(hand, way, 0.13), scale(side, spread)), 0.028, P.blend(skin, spine, 0.35), 4)
}

function drawCheek(s: Sculpt, side: number, { spine, eye, size }: Hide) {
  ball(s, [side * 0.09, 0.13, 0.1], [0.035, 0.026, 0.05], eye, 6)
  cone(s, [side * 0.05, 0.02, 0.2], [side * 0.055, -0.045, 0.22], 0.016, P.BONE, 4)
  tube(
    s,
    [
      [side * 0.07, 0.2, -0.02],
      [side * 0.11, 0.25, -0.16 * size],
      [side * 0.1, 0.27, -0.3 * size],
    ],
    [0.04, 0.035, 0],
    spine,
    { sides: 5 },
  )
  cone(s, [side * 0.1, 0.08, 0.02], [side * 0.17, 0.05, -0.1], [0.03, 0.045], spine, 4)
}

/** Long, eyeless-looking from afar but for two lit slits; the crest sweeps back. */
function drawSkull(s: Sculpt, rig: Rig, hide: Hide) {
  const { skin, belly, size } = hide
  within(s, rig.skull, () => {
    tube(
      s,
      [
        [0, 0.13, -0.3 * size],
        [0, 0.17, -0.16],
        [0, 0.15, -0.02],
        [0, 0.1, 0.12],
        [0, 0.06, 0.22],
        [0, 0.045, 0.27],
      ],
      [0.02, [0.085, 0.07], [0.125, 0.11], [0.105, 0.085], [0.065, 0.05], [0.03, 0.02]],
      ([, y]) => P.blend(belly, skin, (y - 0.02) * 8),
      { sides: 8, side: [1, 0, 0] },
    )
    tube(
      s,
      [
        [0, 0.03, 0.02],
        [0, 0.0, 0.12],
        [0, 0.0, 0.24],
      ],
      [
        [0.08, 0.04],
        [0.07, 0.03],
        [0.03, 0.015],
      ],
      belly,
      { sides: 6 },
    )
    for (const side of [-1, 1]) drawCheek(s, side, hide)
  })
}

/** A gun that looks grown rather than built. */
function drawBoneGun(s: Sculpt, grip: Vec, to: Vec) {
  within(s, frameAt(grip, to, [0, 1, 0]), () => {
    tube(
      s,
      [
        [0, -0.34, -0.03],
        [0, -0.14, 0],
        [0, 0.14, 0.02],
        [0, 0.34, 0.01],
        [0, 0.5, 0],
      ],
      [
        [0.04, 0.07],
        [0.06, 0.09],
        [0.085, 0.1],
        [0.06, 0.065],
        [0.05, 0.05],
      ],
      '#d2c190',
      { sides: 6, isFlat: true },
    )
    ball(s, [0, 0.1, 0.11], [0.065, 0.11, 0.07], '#a8ff3c', 6)
    tube(
      s,
      [
        [0, 0.46, 0],
        [0, 0.54, 0],
        [0, 0.62, 0],
      ],
      [0.05, 0.08, 0.045],
      '#54492f',
      { sides: 6 },
    )
    cone(s, [0, 0.26, -0.04], [0, 0.58, -0.14], 0.036, P.BONE, 4)
    cone(s, [0, -0.28, 0], [0, -0.44, 0.1], 0.045, P.BONE, 4)
    cone(s, [0, 0, -0.05], [0, -0.04, -0.17], 0.035, '#54492f', 4)
  })
}

const WARRIORS: readonly Aiming[] = [
  {
    pose: {
      pelvis: [0, -0.12, -0.24],
      torso: [0.5, -0.2, 0],
      head: [0.1, 0, 0],
      feet: { left: [0.2, 0.06, 0.2], right: [-0.22, 0.06, -0.2] },
      elbows: { left: [0.8, -0.6, -0.4], right: [-1, -0.2, -0.6] },
    },
    grip: [-0.24, 1.0, 0.22],
    aim: [0.12, 0.16, 1],
  },
  {
    pose: {
      pelvis: [0, -0.06, -0.04],
      torso: [0.28, 0.4, 0],
      head: [-0.05, 0.1, 0],
      feet: { left: [0.22, 0.06, -0.12], right: [-0.22, 0.06, 0.2] },
      elbows: { left: [1, -0.2, -0.4], right: [-1, -0.4, -0.4] },
    },
    grip: [-0.42, 1.04, 0.2],
    aim: [-0.2, 0.6, 0.7],
    free: [0.5, 0.92, 0.3],
  },
  {
    pose: {
      pelvis: [0, -0.34, -0.26],
      torso: [0.62, 0.1, 0],
      head: [0.05, 0, 0],
      feet: { left: [0.28, 0.06, 0.14], right: [-0.28, 0.06, 0.02] },
      knees: { left: [0.6, 0, 1], right: [-0.6, 0, 1] },
      elbows: { left: [1, -0.3, -0.5], right: [-1, 0.1, -0.6] },
    },
    grip: [-0.16, 0.72, 0.2],
    aim: [0.15, 0.2, 1],
  },
  {
    pose: {
      pelvis: [0, -0.04, -0.06],
      torso: [0.2, -0.5, 0],
      head: [0, 0.3, 0],
      feet: { left: [0.16, 0.06, 0.26], right: [-0.16, 0.06, -0.26] },
      elbows: { left: [0.6, -1, 0], right: [-1, -0.4, -0.4] },
    },
    grip: [-0.2, 1.06, 0.3],
    aim: [0.75, 0.55, 0.3],
  },
]

const HIDES: readonly Hide[] = ['#5d7a4a', '#7a7a42', '#4f7360', '#6f6a4c'].map((skin) => ({
  skin,
  belly: '#b9b483',
  spine: '#3d3a2a',
  eye: '#f2b632',
  size: 1,
}))

export function drawMarroWarrior(s: Sculpt, variant: number) {
  const { pose, grip, aim, free } = WARRIORS[variant % WARRIORS.length]
  const to = unit(aim)
  const rig = rigFor(MARRO, { ...pose, hands: { right: along(grip, to, -0.08), left: free ?? along(grip, to, 0.2) } })
  drawMarro(s, rig, HIDES[variant % HIDES.length])
  drawBoneGun(s, along(rig.arms.right.hand, foreArmOf(rig.arms.right), 0.05), to)
}

const NE_GOK_SA: Pose = {
  pelvis: [0, -0.04, -0.06],
  torso: [0.26, 0.15, 0],
  head: [0.0, 0.05, 0],
  feet: { left: [0.22, 0.06, 0.2], right: [-0.24, 0.06, -0.14] },
  hands: { left: [0.5, 1.46, 0.26], right: [-0.48, 0.94, 0.24] },
  elbows: { left: [1, -0.5, -0.2], right: [-1, 0, -0.6] },
}

export function drawNeGokSa(s: Sculpt) {
  const hide: Hide = { skin: '#5a3f66', belly: '#c29a86', spine: '#e2d3a4', eye: '#ff5a36', size: 1.35 }
  const rig = rigFor({ ...MARRO, hip: 0.88, torso: 0.54, shoulderWidth: 0.26 }, NE_GOK_SA)
  drawMarro(s, rig, hide)
  drawRegalia(s, rig)
  const glow = along(rig.arms.left.hand, foreArmOf(rig.arms.left), 0.16)
  ball(s, glow, 0.075, '#c07bff', 7)
  for (const way of [
    [1, 0.3, 0],
    [-0.6, 1, 0.2],
    [0, 0.4, 1],
    [-0.7, -0.4, 0.6],
  ] as const)
    cone(s, glow, along(glow, unit(way), 0.15), 0.03, '#e6c4ff', 4)
  within(s, frameAt(rig.arms.right.hand, [-0.3, 1, 0.35], [1, 0, 0.4]), () => {
    rod(s, [0, -0.6, 0], [0, 0.3, 0], 0.026, '#54492f', 6)
    plate(s, GLAIVE, 0.05, P.BONE, 0.3)
    cone(s, [0, -0.58, 0], [0, -0.72, 0], 0.035, P.BONE, 5)
  })
}

/** Outline of the warlord's glaive, its edge towards +x. */
const GLAIVE: readonly (readonly [number, number])[] = [
  [-0.03, 0.24],
  [0.1, 0.3],
  [0.15, 0.46],
  [0.1, 0.62],
  [-0.05, 0.78],
  [0.0, 0.58],
  [-0.02, 0.46],
  [-0.14, 0.42],
  [-0.05, 0.34],
]

/** Bone spikes on the shoulders and a ragged cloak. */
function drawRegalia(s: Sculpt, rig: Rig) {
  const t = rig.build.torso
  within(s, rig.chest, () => {
    for (const side of [-1, 1]) {
      ball(s, [side * 0.25, t * 0.95, 0], [0.12, 0.08, 0.13], '#7a2a34', 7)
      for (const [x, y, z] of [
        [0.2, 0.22, 0],
        [0.26, 0.12, 0.1],
        [0.24, 0.14, -0.12],
      ])
        cone(s, [side * 0.26, t * 0.97, z * 0.5], [side * (0.2 + x * 0.9), t + y, z], 0.045, P.BONE, 5)
    }
    const rows = [0, 0.35, 0.7, 1].map((down) =>
      [-1, -0.6, -0.2, 0.2, 0.6, 1].map((u, j): Vec => [
        u * (0.24 + 0.14 * down),
        t * 0.95 - (1.05 + (j % 2 === 0 ? 0.1 : -0.1)) * down,
        -0.16 - 0.06 * down + 0.1 * u * u + (j % 2 === 0 ? 0.03 : -0.02) * down,
      ]),
    )
    sheet(s, rows, '#6e2230', '#3f1722', 0.025)
  })
}
