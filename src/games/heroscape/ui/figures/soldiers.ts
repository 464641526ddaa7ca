import type { Dress } from './body.ts'
import { drawBody, drawHead, PLAIN } from './body.ts'
import * as P from './paint.ts'
import type { Aiming, Pose, Rig } from './rig.ts'
import { foreArmOf, grown, HUMAN, rigFor } from './rig.ts'
import type { Sculpt } from './sculpt.ts'
import { within } from './sculpt.ts'
import { ball, block, rod, tube, turned } from './shapes.ts'
import type { Vec } from './vec.ts'
import { along, unit } from './vec.ts'
import { katana, pistol, rifle } from './weapons.ts'

const UNIFORM: Dress = {
  ...PLAIN,
  shirt: P.OLIVE,
  sleeve: P.OLIVE,
  foreArm: P.OLIVE,
  hand: P.SKIN,
  trousers: P.KHAKI,
  shin: P.KHAKI,
  boot: '#5a3620',
  belt: P.OLIVE_DARK,
  bulk: 1.1,
}

function drawHelmet(s: Sculpt, rig: Rig, paint: string) {
  within(s, rig.skull, () => {
    turned(
      s,
      [
        [[0.15, 0.165], 0.19],
        [[0.185, 0.215], 0.2],
        [[0.185, 0.215], 0.2],
        [[0.168, 0.19], 0.225],
        [[0.165, 0.185], 0.28],
        [[0.125, 0.14], 0.355],
        [[0.06, 0.07], 0.39],
        [0, 0.395],
      ],
      paint,
      { sides: 12 },
    )
    turned(
      s,
      [
        [[0.172, 0.192], 0.232],
        [[0.174, 0.194], 0.25],
        [[0.166, 0.186], 0.268],
      ],
      P.OLIVE_DARK,
      { sides: 12 },
    )
    for (const side of [-1, 1]) rod(s, [side * 0.135, 0.2, 0.02], [side * 0.04, 0, 0.09], 0.014, P.LEATHER_DARK, 4)
  })
}

/** Braces, pouches and the parachute pack. */
function drawWebbing(s: Sculpt, rig: Rig, hasPack: boolean) {
  within(s, rig.chest, () => {
    for (const side of [-1, 1]) {
      tube(
        s,
        [
          [side * 0.12, 0.08, 0.15],
          [side * 0.13, 0.32, 0.175],
          [side * 0.13, 0.47, 0.08],
          [side * 0.12, 0.44, -0.12],
        ],
        [0.024, 0.024, 0.024, 0.024],
        P.LINEN,
        { sides: 4, isFlat: true },
      )
      block(s, [side * 0.13, 0.05, 0.165], [0.11, 0.12, 0.07], P.KHAKI, 0.9)
      block(s, [side * 0.215, 0.03, 0.02], [0.06, 0.13, 0.12], P.KHAKI, 0.9)
    }
    ball(s, [0.13, 0.32, 0.2], [0.035, 0.05, 0.035], '#3a4a2c', 6)
    if (!hasPack) return
    block(s, [0, 0.3, -0.25], [0.34, 0.36, 0.2], P.OLIVE_DARK, 0.9)
    block(s, [0, 0.3, -0.365], [0.24, 0.18, 0.05], P.OLIVE, 0.9)
    rod(s, [-0.19, 0.52, -0.22], [0.19, 0.52, -0.22], 0.065, P.KHAKI, 7)
  })
}

const TROOPERS: readonly Aiming[] = [
  {
    // Standing, aiming.
    pose: {
      pelvis: [0, -0.04, -0.1],
      torso: [0.06, -0.5, 0],
      head: [0.05, -0.05, -0.1],
      feet: { left: [0.16, 0.08, 0.22], right: [-0.2, 0.08, -0.24] },
      elbows: { left: [0.4, -1, 0], right: [-1, -0.3, -0.2] },
    },
    grip: [-0.1, 1.29, 0.16],
    aim: [0.06, 0, 1],
  },
  {
    // Kneeling behind the rifle.
    pose: {
      pelvis: [0, -0.36, -0.12],
      torso: [0.12, -0.35, 0],
      feet: { left: [0.2, 0.08, 0.28], right: [-0.18, 0.12, -0.42] },
      knees: { left: [0.2, 1, 0.6], right: [-0.3, -0.4, 1] },
      elbows: { left: [0.6, -1, 0], right: [-1, -0.5, -0.2] },
    },
    grip: [-0.16, 0.94, 0.1],
    aim: [0.12, 0.12, 1],
  },
  {
    // Running, rifle across the body.
    pose: {
      pelvis: [0, -0.04, 0.02],
      torso: [0.26, 0.1, 0],
      head: [-0.05, 0, 0],
      feet: { left: [0.12, 0.12, 0.34], right: [-0.12, 0.26, -0.44] },
      knees: { left: [0.1, 0.2, 1], right: [-0.1, -0.2, 1] },
      elbows: { left: [1, -0.6, 0], right: [-1, -0.4, -0.4] },
    },
    grip: [-0.22, 0.98, 0.3],
    aim: [0.8, 0.6, 0.1],
  },
  {
    // About to throw a grenade.
    pose: {
      pelvis: [0, -0.08, 0],
      torso: [-0.12, 0.5, 0.05],
      head: [-0.1, -0.1, 0],
      feet: { left: [0.2, 0.08, 0.24], right: [-0.2, 0.08, -0.22] },
      elbows: { left: [1, 0, -0.6], right: [-1, -0.5, -0.2] },
    },
    grip: [-0.34, 0.86, 0.2],
    aim: [-0.3, 0.75, 0.55],
    free: [0.42, 1.56, -0.14],
  },
]

export function drawAirborne(s: Sculpt, variant: number) {
  const trooper = TROOPERS[variant % TROOPERS.length]
  const aim = unit(trooper.aim)
  const hands = { right: along(trooper.grip, aim, -0.06), left: trooper.free ?? along(trooper.grip, aim, 0.24) }
  const rig = rigFor(HUMAN, { ...trooper.pose, hands })
  const skin = [P.SKIN, P.SKIN_TAN, P.SKIN_DARK, P.SKIN][variant % 4]
  drawBody(s, rig, { ...UNIFORM, skin, hand: skin })
  drawWebbing(s, rig, true)
  drawHead(s, rig, { skin })
  drawHelmet(s, rig, P.MOSS)
  rifle(s, [rig.arms.right.hand, aim, [0, 1, -0.2]])
  if (trooper.free) grenade(s, along(rig.arms.left.hand, foreArmOf(rig.arms.left), 0.1))
}

function grenade(s: Sculpt, at: Vec) {
  ball(s, at, [0.05, 0.065, 0.05], '#3a4a2c', 7)
  block(s, [at[0], at[1] + 0.075, at[2]], [0.03, 0.04, 0.05], P.STEEL)
}

const DRAKE: Pose = {
  pelvis: [0, -0.08, 0],
  torso: [-0.02, 0.3, 0],
  head: [-0.04, 0, 0],
  feet: { left: [0.24, 0.1, 0.18], right: [-0.24, 0.08, -0.1] },
  hands: { left: [0.38, 1.14, 0.34], right: [-0.42, 1.42, 0.02] },
  elbows: { left: [0.7, -0.8, 0], right: [-1, -0.1, 0] },
}

export function drawDrake(s: Sculpt) {
  const rig = rigFor(grown(HUMAN, 1.03), DRAKE)
  drawBody(s, rig, {
    ...UNIFORM,
    shirt: '#7c7a45',
    sleeve: '#7c7a45',
    foreArm: P.SKIN,
    trousers: '#8c8252',
    shin: '#8c8252',
    hand: P.LEATHER_DARK,
    bulk: 1.2,
  })
  drawWebbing(s, rig, false)
  drawHead(s, rig, { skin: P.SKIN, hair: P.HAIR_BROWN })
  drawHelmet(s, rig, P.OLIVE)
  drawStripes(s, rig)
  scarf(s, rig)
  katana(s, [rig.arms.right.hand, [-0.4, 0.62, -0.45], [1, 0, 0.5]], 0.78)
  pistol(s, [rig.arms.left.hand, foreArmOf(rig.arms.left), [0, 1, 0]], 1.4)
  within(s, rig.chest, () => {
    rod(s, [-0.16, 0.56, -0.2], [0.24, -0.12, -0.2], 0.035, '#2b2430', 6)
    rod(s, [0.12, 0.2, -0.21], [0.24, 0.2, -0.16], 0.1, P.LINEN, 9)
  })
}

function scarf(s: Sculpt, rig: Rig) {
  within(s, rig.chest, () => {
    turned(
      s,
      [
        [[0.12, 0.12], 0.46],
        [[0.15, 0.15], 0.5],
        [[0.1, 0.11], 0.56],
      ],
      P.CRIMSON,
      { sides: 9, isFlat: true },
    )
  })
}

function drawStripes(s: Sculpt, rig: Rig) {
  const { shoulder, elbow } = rig.arms.left
  for (const share of [0.35, 0.48, 0.61]) {
    const at = along(shoulder, [elbow[0] - shoulder[0], elbow[1] - shoulder[1], elbow[2] - shoulder[2]], share)
    ball(s, at, [0.104, 0.018, 0.104], P.BRASS, 7)
  }
}
