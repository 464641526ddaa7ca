import { drawBody, drawHead, drawSkirt, PLAIN } from './body.ts'
import * as P from './paint.ts'
import type { Arm, Pose, Rig } from './rig.ts'
import { HUMAN, rigFor } from './rig.ts'
import type { Sculpt } from './sculpt.ts'
import { frameAt, within } from './sculpt.ts'
import { block, plate, rod, sheet, tube, turned } from './shapes.ts'
import type { Vec } from './vec.ts'
import { sub } from './vec.ts'
import { katana } from './weapons.ts'

interface Samurai {
  readonly pose: Pose
  readonly lacquer: string
  readonly lace: string
  readonly cloth: string
  /** Where each blade points; one held by both hands has only the right one. */
  readonly right: Vec
  readonly left?: Vec
}

const IZUMI: readonly Samurai[] = [
  {
    // Both hands above the head, about to cut.
    pose: {
      pelvis: [0, -0.12, 0],
      torso: [-0.06, 0.15, 0],
      head: [0.05, 0, 0],
      feet: { left: [0.2, 0.08, -0.16], right: [-0.22, 0.08, 0.24] },
      hands: { left: [0.02, 1.5, 0.26], right: [-0.1, 1.56, 0.22] },
      elbows: { left: [1, -0.2, 0.4], right: [-1, -0.2, 0.4] },
    },
    lacquer: '#a3242a',
    lace: P.BRASS,
    cloth: '#2f3e66',
    right: [-0.5, 0.5, -0.75],
  },
  {
    // A sword in each hand, arms wide.
    pose: {
      pelvis: [0, -0.18, 0],
      torso: [0.12, -0.2, 0],
      feet: { left: [0.28, 0.08, 0.2], right: [-0.26, 0.08, -0.2] },
      hands: { left: [0.46, 1.02, 0.3], right: [-0.46, 1.3, 0.1] },
      elbows: { left: [0.8, -0.8, -0.3], right: [-1, -0.5, -0.3] },
    },
    lacquer: '#b5432a',
    lace: '#f0e2b8',
    cloth: '#403a3a',
    right: [-0.3, 0.95, -0.1],
    left: [-0.35, 0.35, 0.9],
  },
  {
    // Guard in front of the chest, low stance.
    pose: {
      pelvis: [0, -0.22, -0.06],
      torso: [0.1, 0.35, 0],
      head: [0, -0.05, 0],
      feet: { left: [0.16, 0.08, -0.26], right: [-0.24, 0.08, 0.28] },
      hands: { left: [-0.06, 0.86, 0.38], right: [-0.1, 0.96, 0.42] },
      elbows: { left: [1, -0.5, 0], right: [-1, -0.4, 0] },
    },
    lacquer: '#8d1f3a',
    lace: '#e08a2c',
    cloth: '#4c5a3c',
    right: [0.12, 0.85, 0.45],
  },
]

export function drawIzumi(s: Sculpt, variant: number) {
  const one = IZUMI[variant % IZUMI.length]
  const rig = rigFor(HUMAN, one.pose)
  drawBody(s, rig, {
    ...PLAIN,
    shirt: one.lacquer,
    sleeve: one.cloth,
    foreArm: P.GUNMETAL,
    trousers: one.cloth,
    shin: P.GUNMETAL,
    boot: '#d9cfb4',
    belt: one.lace,
    bulk: 1.12,
  })
  drawCuirass(s, rig, one)
  for (const arm of [rig.arms.left, rig.arms.right]) drawSode(s, arm, one)
  drawHead(s, rig, { skin: P.SKIN_TAN, hair: P.HAIR_BLACK })
  drawMask(s, rig)
  drawKabuto(s, rig, one)
  katana(s, [rig.arms.right.hand, one.right, [1, 0, 0.2]], 0.86)
  if (one.left) katana(s, [rig.arms.left.hand, one.left, [0, 1, 0]], 0.62)
  within(s, rig.chest, () => {
    rod(s, [0.2, 0.1, 0.16], [0.27, -0.16, -0.34], 0.03, '#2b2430', 6)
    rod(s, [0.2, 0.03, 0.12], [0.27, -0.12, -0.26], 0.026, one.lacquer, 6)
  })
}

/** Plates hanging from the belt. */
function drawTassets(s: Sculpt, { lacquer, lace }: Samurai) {
  for (let i = 0; i < 7; i++) {
    const angle = (2 * Math.PI * i) / 7
    const out: Vec = [Math.sin(angle), -2.2, Math.cos(angle)]
    within(
      s,
      frameAt(
        [Math.sin(angle) * 0.2, 0.04, Math.cos(angle) * 0.17],
        [-out[0], -out[1], -out[2]],
        [Math.sin(angle), 0.4, Math.cos(angle)],
      ),
      () => {
        block(s, [0, -0.12, 0.02], [0.19, 0.24, 0.035], lacquer, [0.8, 1])
        block(s, [0, -0.225, 0.025], [0.195, 0.03, 0.04], lace)
      },
    )
  }
}

/** Laced bands on the chest and a skirt of hanging plates. */
function drawCuirass(s: Sculpt, rig: Rig, one: Samurai) {
  const { lacquer, lace, cloth } = one
  drawSkirt(s, rig, cloth, [0.42, 0.33], 1.1)
  within(s, rig.chest, () => {
    for (const [y, w, d] of [
      [0.12, 0.2, 0.16],
      [0.2, 0.22, 0.175],
      [0.28, 0.243, 0.19],
      [0.36, 0.25, 0.185],
    ] as const) {
      turned(
        s,
        [
          [[w * 0.95, d * 0.95], y - 0.04],
          [[w * 1.03, d * 1.03], y - 0.03],
          [[w, d], y + 0.035],
        ],
        lacquer,
        { sides: 9 },
      )
      turned(
        s,
        [
          [[w * 1.0, d * 1.0], y + 0.028],
          [[w * 1.03, d * 1.03], y + 0.036],
          [[w * 0.9, d * 0.9], y + 0.05],
        ],
        lace,
        { sides: 9 },
      )
    }
    drawTassets(s, one)
  })
}

/** The square shoulder shield. */
function drawSode(s: Sculpt, { shoulder, elbow }: Arm, { lacquer, lace }: Samurai) {
  const outward: Vec = [Math.sign(shoulder[0]) || 1, 0.35, 0]
  within(s, frameAt(shoulder, sub(shoulder, elbow), outward), () => {
    for (const [y, z] of [
      [0.06, 0.08],
      [-0.02, 0.1],
      [-0.1, 0.11],
      [-0.18, 0.115],
    ]) {
      block(s, [0, y, z], [0.22, 0.075, 0.03], lacquer, 0.94)
    }
    block(s, [0, -0.216, 0.119], [0.224, 0.02, 0.036], lace)
  })
}

function drawMask(s: Sculpt, rig: Rig) {
  within(s, rig.skull, () => {
    turned(
      s,
      [
        [[0.05, 0.08], -0.03],
        [[0.1, 0.125], 0.01],
        [[0.118, 0.148], 0.08],
        [[0.11, 0.13], 0.11],
      ],
      '#57151b',
      { sides: 9 },
    )
    for (const side of [-1, 1])
      tube(
        s,
        [
          [side * 0.015, 0.075, 0.155],
          [side * 0.075, 0.07, 0.15],
          [side * 0.1, 0.03, 0.13],
        ],
        [0.014, 0.018, 0],
        P.WHITE,
        { sides: 4 },
      )
  })
}

function drawCrescent(s: Sculpt) {
  within(s, frameAt([0, 0.25, 0.19], [0, 1, -0.15]), () => {
    for (const side of [-1, 1]) {
      tube(
        s,
        [
          [side * 0.01, 0, 0],
          [side * 0.13, 0.06, 0],
          [side * 0.2, 0.17, 0],
          [side * 0.2, 0.29, 0],
        ],
        [[0.02, 0.03], [0.015, 0.036], [0.014, 0.032], 0],
        P.BRASS,
        { sides: 4, isFlat: true, side: [0, 0, 1] },
      )
    }
    plate(
      s,
      [
        [-0.04, 0],
        [0, -0.05],
        [0.04, 0],
        [0, 0.05],
      ],
      0.05,
      P.BRASS,
      0.4,
    )
  })
}

/** Bowl, flared neck guard, turn-backs and a golden crescent. */
function drawKabuto(s: Sculpt, rig: Rig, { lacquer, lace }: Samurai) {
  within(s, rig.skull, () => {
    turned(
      s,
      [
        [[0.16, 0.185], 0.2],
        [[0.155, 0.18], 0.225],
        [[0.14, 0.155], 0.31],
        [[0.075, 0.08], 0.38],
        [0.02, 0.395],
        [0, 0.42],
      ],
      P.GUNMETAL,
      { sides: 12, isFlat: true },
    )
    const arc = (y: number, radius: number): Vec[] =>
      Array.from({ length: 9 }, (_, i): Vec => {
        const angle = 1.0 + ((2 * Math.PI - 2) * i) / 8
        return [-Math.sin(angle) * radius, y, Math.cos(angle) * radius]
      })
    for (const [y, radius] of [
      [0.23, 0.16],
      [0.16, 0.195],
      [0.09, 0.23],
    ] as const) {
      neckBand(s, arc(y, radius), arc(y - 0.075, radius + 0.055), lacquer)
      neckBand(s, arc(y - 0.07, radius + 0.055), arc(y - 0.09, radius + 0.06), lace)
    }
    block(s, [0, 0.215, 0.185], [0.26, 0.03, 0.09], lacquer, [0.8, 0.8])
    drawCrescent(s)
  })
}

function neckBand(s: Sculpt, upper: readonly Vec[], lower: readonly Vec[], paint: string) {
  sheet(s, [upper, lower], paint, '#3a1a1a', 0.015)
}
