import { drawBody, drawHead, drawSkirt, PLAIN } from './body.ts'
import * as P from './paint.ts'
import type { Pose, Rig } from './rig.ts'
import { grown, HUMAN, rigFor } from './rig.ts'
import type { Sculpt } from './sculpt.ts'
import { addFaces, MIRROR, within } from './sculpt.ts'
import { ball, blade, block, limb, tube, turned } from './shapes.ts'
import type { Vec } from './vec.ts'
import { add, cross, dot, mix, scale, sub, unit } from './vec.ts'
import { roundShield, spear } from './weapons.ts'

const WATCH: Pose = {
  pelvis: [0, -0.02, 0],
  torso: [-0.05, -0.06, 0],
  head: [-0.02, 0.12, 0],
  feet: { left: [0.14, 0.08, 0.16], right: [-0.14, 0.08, -0.06] },
  hands: { left: [0.36, 0.92, 0.26], right: [-0.4, 1.16, 0.3] },
  elbows: { left: [1, -0.5, -0.2], right: [-1, -0.5, -0.2] },
}

export function drawRaelin(s: Sculpt) {
  const rig = rigFor(grown(HUMAN, 0.96), WATCH)
  const skin = '#e6b48f'
  drawBody(s, rig, {
    ...PLAIN,
    skin,
    shirt: P.BRASS,
    sleeve: skin,
    foreArm: P.BRASS,
    hand: skin,
    trousers: '#e9e2cf',
    shin: P.BRASS,
    boot: P.BRASS,
    belt: '#8a2f35',
    bulk: 0.92,
  })
  drawSkirt(s, rig, '#ece5d3', [0.34, 0.26], 0.92)
  drawArmour(s, rig)
  drawHead(s, rig, { skin, hair: '#7d3a1c', eyes: '#3a5a8a' })
  drawHair(s, rig)
  within(s, rig.chest, () => {
    drawWing(s)
    within(s, MIRROR, () => drawWing(s))
  })
  spear(s, [rig.arms.right.hand, [-0.08, 1, 0.06], [1, 0, 0.4]], [0.9, 0.5], P.STEEL_BRIGHT, 0.16)
  roundShield(s, rig.arms.left.hand, [0.6, 0.1, 0.9], 0.25, ['#d8c27a', '#8a2f35'])
}

function drawArmour(s: Sculpt, rig: Rig) {
  within(s, rig.chest, () => {
    for (const side of [-1, 1]) {
      ball(s, [side * 0.225, 0.42, 0], [0.1, 0.075, 0.1], P.BRASS, 6)
      block(s, [side * 0.12, -0.08, 0.14], [0.11, 0.2, 0.03], P.BRASS, 1.1)
    }
    ball(s, [0, 0.3, 0.07], [0.18, 0.11, 0.1], '#e6bd58', 8)
    block(s, [0, 0.3, 0.16], [0.03, 0.16, 0.03], P.WHITE, 0.6)
    block(s, [0, -0.12, 0.16], [0.12, 0.32, 0.025], '#8a2f35', [1.1, 1])
    ball(s, [0, 0.06, 0.14], [0.05, 0.05, 0.03], '#5fb4d8', 6)
  })
}

function drawTemple(s: Sculpt, side: number) {
  tube(
    s,
    [
      [side * 0.12, 0.24, 0.07],
      [side * 0.145, 0.1, 0.06],
      [side * 0.15, -0.08, 0.07],
    ],
    [0.035, 0.035, 0],
    '#8f431e',
    { sides: 5 },
  )
  blade(s, [side * 0.14, 0.22, 0.02], [side * 0.19, 0.44, -0.1], 0.12, [1, 0, 0], P.WHITE)
}

function drawHair(s: Sculpt, rig: Rig) {
  within(s, rig.skull, () => {
    turned(
      s,
      [
        [[0.13, 0.12], 0.08],
        [[0.148, 0.15], 0.19],
        [[0.142, 0.155], 0.27],
        [[0.09, 0.1], 0.345],
        [0, 0.365],
      ],
      '#8f431e',
      { sides: 9, centre: [0, 0, -0.035] },
    )
    tube(
      s,
      [
        [0, 0.24, -0.1],
        [0.02, 0.06, -0.19],
        [0.1, -0.14, -0.24],
        [0.16, -0.3, -0.3],
      ],
      [[0.13, 0.09], [0.15, 0.085], [0.11, 0.06], 0],
      '#8f431e',
      { sides: 6 },
    )
    for (const side of [-1, 1]) drawTemple(s, side)
    turned(
      s,
      [
        [[0.145, 0.15], 0.225],
        [[0.157, 0.162], 0.245],
        [[0.145, 0.15], 0.285],
      ],
      P.BRASS,
      { sides: 9, centre: [0, 0, -0.02] },
    )
  })
}

/** A feather: a folded kite seen from both sides. */
function feather(s: Sculpt, root: Vec, direction: Vec, size: number, width: number, paint: (share: number) => string) {
  const to = unit(direction)
  const side = scale(unit(cross(to, [0.25, 0, 1])), width / 2)
  const [end, low] = [add(root, scale(to, size)), add(root, scale(to, size * 0.12))]
  const high = add(root, scale(to, size * 0.78))
  const ridge = add(high, [0, 0, 0.025])
  const points = [root, add(low, side), add(high, side), end, sub(high, side), sub(low, side), ridge]
  const front = [0, 1, 6, 1, 2, 6, 2, 3, 6, 3, 4, 6, 4, 5, 6, 5, 0, 6]
  const back = [0, 5, 1, 5, 4, 1, 4, 2, 1, 4, 3, 2]
  const tone = ([, y]: Vec) => paint((y - root[1]) / (end[1] - root[1] || 1))
  addFaces(
    s,
    points,
    dot(cross(sub(points[1], root), sub(ridge, root)), [0, 0, 1]) > 0 ? front : front.toReversed(),
    tone,
    true,
  )
  addFaces(
    s,
    points,
    dot(cross(sub(points[5], root), sub(points[1], root)), [0, 0, 1]) < 0 ? back : back.toReversed(),
    tone,
    true,
  )
}

const BONE_JOINTS: readonly Vec[] = [
  [0.06, 0.36, -0.14],
  [0.18, 0.62, -0.28],
  [0.34, 0.8, -0.34],
  [0.41, 0.79, -0.32],
]

/** The left wing, half spread and raised. */
function drawWing(s: Sculpt) {
  const tone = (share: number) => P.blend('#f3ecd9', '#b98a52', share * share)
  for (let i = 0; i < 3; i++)
    limb(s, BONE_JOINTS[i], BONE_JOINTS[i + 1], [0.06, 0.055, 0.05][i], [0.055, 0.05, 0.035][i], '#e8dcc0', 5)
  for (let i = 0; i < 7; i++) {
    const t = i / 6
    const root = mix(BONE_JOINTS[2], BONE_JOINTS[3], 1 - t * 0.9)
    const angle = 1.5 - t * 2.3
    feather(s, root, [Math.cos(angle) * 0.42, Math.sin(angle) - 0.25, -0.12], 0.34 + 0.3 * t, 0.15, tone)
  }
  for (let i = 0; i < 6; i++) {
    const t = i / 5
    const root = t < 0.5 ? mix(BONE_JOINTS[2], BONE_JOINTS[1], t * 2) : mix(BONE_JOINTS[1], BONE_JOINTS[0], t * 2 - 1)
    feather(s, add(root, [0, 0, -0.01]), [0.35 - 0.3 * t, -1, -0.12], 0.72 - 0.26 * t, 0.17, tone)
    feather(s, add(root, [0, 0.03, 0.025]), [0.3 - 0.2 * t, -1, 0.0], 0.3 - 0.06 * t, 0.17, () => '#fbf6e8')
  }
}
