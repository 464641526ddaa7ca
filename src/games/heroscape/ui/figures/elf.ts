import { drawBody, drawHead, drawSkirt, PLAIN } from './body.ts'
import { cape } from './cloth.ts'
import * as P from './paint.ts'
import type { Pose, Rig } from './rig.ts'
import { HUMAN, rigFor } from './rig.ts'
import type { Sculpt } from './sculpt.ts'
import { within } from './sculpt.ts'
import { ball, blade, block, cone, rod, tube, turned } from './shapes.ts'
import type { Vec } from './vec.ts'
import { length, sub } from './vec.ts'
import { bow } from './weapons.ts'

const AIMING: Pose = {
  pelvis: [0, 0.0, -0.14],
  torso: [-0.03, -1.0, 0],
  head: [0, 0.05, 0],
  feet: { left: [0.14, 0.08, 0.2], right: [-0.18, 0.08, -0.34] },
  knees: { left: [0.3, 0, 1], right: [-0.9, 0, 0.5] },
  hands: { left: [0.12, 1.34, 0.46], right: [-0.14, 1.38, 0.0] },
  elbows: { left: [0.5, -1, 0], right: [-1, 0.25, -0.7] },
}

export function drawSyvarris(s: Sculpt) {
  const rig = rigFor({ ...HUMAN, hip: 0.82, thigh: 0.4, shin: 0.4 }, AIMING)
  const { left, right } = rig.arms
  drawBody(s, rig, {
    ...PLAIN,
    skin: '#ecc4a0',
    shirt: '#3d7a45',
    sleeve: '#cfc493',
    foreArm: P.LEATHER,
    hand: '#ecc4a0',
    trousers: '#8d7a4c',
    shin: P.LEATHER,
    boot: P.LEATHER_DARK,
    bulk: 0.95,
  })
  drawSkirt(s, rig, '#35703f', [0.26, 0.24], 0.98)
  cape(s, rig, '#245a3c', '#5d8f58', { length: 1.0, width: 0.3, sway: 0.12 })
  drawHead(s, rig, { skin: '#ecc4a0', hair: P.HAIR_BLOND, eyes: '#2f7a4a' })
  drawElfHead(s, rig)
  drawQuiver(s, rig)
  bow(s, [left.hand, [-0.08, 1, 0.02], sub(left.hand, right.hand)], 0.66, length(sub(left.hand, right.hand)) - 0.15)
}

function drawEar(s: Sculpt, side: number) {
  cone(s, [side * 0.11, 0.15, 0], [side * 0.24, 0.3, -0.1], [0.05, 0.026], '#ecc4a0', 5)
  tube(
    s,
    [
      [side * 0.125, 0.22, 0.07],
      [side * 0.135, 0.08, 0.06],
      [side * 0.14, -0.1, 0.07],
    ],
    [0.03, 0.03, 0],
    P.HAIR_BLOND,
    { sides: 5 },
  )
}

/** Long hair, pointed ears and a circlet. */
function drawElfHead(s: Sculpt, rig: Rig) {
  within(s, rig.skull, () => {
    turned(
      s,
      [
        [[0.125, 0.12], 0.08],
        [[0.145, 0.15], 0.19],
        [[0.14, 0.155], 0.27],
        [[0.09, 0.1], 0.345],
        [0, 0.365],
      ],
      P.HAIR_BLOND,
      { sides: 9, centre: [0, 0, -0.035] },
    )
    tube(
      s,
      [
        [0, 0.22, -0.1],
        [0, 0.06, -0.17],
        [0.02, -0.16, -0.22],
        [0.05, -0.38, -0.26],
      ],
      [[0.13, 0.08], [0.14, 0.075], [0.11, 0.05], 0],
      P.HAIR_BLOND,
      { sides: 8 },
    )
    for (const side of [-1, 1]) drawEar(s, side)
    turned(
      s,
      [
        [[0.142, 0.15], 0.235],
        [[0.15, 0.158], 0.25],
        [[0.142, 0.15], 0.265],
      ],
      P.BRASS,
      { sides: 9, centre: [0, 0, -0.02] },
    )
    ball(s, [0, 0.25, 0.14], 0.022, '#4fd08a', 5)
  })
}

function drawQuiver(s: Sculpt, rig: Rig) {
  within(s, rig.chest, () => {
    const [low, high]: Vec[] = [
      [0.12, 0.06, -0.24],
      [-0.14, 0.5, -0.28],
    ]
    tube(s, [low, high], [0.055, 0.08], P.LEATHER, { sides: 7 })
    tube(
      s,
      [
        [-0.118, 0.46, -0.275],
        [-0.15, 0.515, -0.282],
      ],
      [0.088, 0.09],
      P.BRASS,
      { sides: 7 },
    )
    for (const [x, z] of [
      [0, 0],
      [0.05, 0.02],
      [-0.04, 0.03],
      [0.02, -0.05],
    ]) {
      const from: Vec = [high[0] + x, high[1], high[2] + z]
      const to: Vec = [from[0] - 0.1, from[1] + 0.17, from[2] - 0.01]
      rod(s, from, to, 0.012, '#dcc48e', 4)
      blade(s, [from[0] - 0.05, from[1] + 0.08, from[2]], to, 0.08, [0, 0, 1], '#d8523f', 0.3)
    }
    block(s, [0, 0.055, 0.13], [0.09, 0.07, 0.03], P.BRASS)
    rod(s, [-0.19, 0.42, 0.06], [0.15, 0.08, 0.12], 0.022, P.LEATHER_DARK, 4)
  })
}
