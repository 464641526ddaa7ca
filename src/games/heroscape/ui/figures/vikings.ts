import type { Dress } from './body.ts'
import { drawBeard, drawBody, drawHead, drawSkirt, PLAIN } from './body.ts'
import { cape, furCollar } from './cloth.ts'
import * as P from './paint.ts'
import type { Pose, Rig } from './rig.ts'
import { grown, HUMAN, rigFor } from './rig.ts'
import type { Sculpt } from './sculpt.ts'
import { within } from './sculpt.ts'
import { ball, block, rod, tube, turned } from './shapes.ts'
import type { Vec } from './vec.ts'
import { axe, roundShield, sword } from './weapons.ts'

interface Viking {
  readonly pose: Pose
  readonly hair: string
  readonly tunic: string
  readonly shield: readonly [string, string]
  readonly arm: 'axe' | 'sword'
  /** Where the weapon points. */
  readonly to: Vec
  readonly shieldTo: Vec
}

const DRESS: Dress = {
  ...PLAIN,
  skin: P.SKIN,
  foreArm: P.SKIN,
  hand: P.SKIN,
  trousers: '#6d5a40',
  shin: P.FUR,
  boot: P.LEATHER_DARK,
  bulk: 1.12,
}

const TARN: readonly Viking[] = [
  {
    pose: {
      pelvis: [0, -0.06, 0],
      torso: [0.05, 0.3, 0],
      head: [0, 0.1, 0],
      feet: { left: [0.2, 0.08, 0.18], right: [-0.2, 0.08, -0.14] },
      hands: { left: [0.34, 1.02, 0.36], right: [-0.4, 1.48, 0.0] },
      elbows: { left: [0.6, -0.8, 0], right: [-1, -0.2, -0.2] },
    },
    hair: P.HAIR_RED,
    tunic: '#3d5f8f',
    shield: [P.NAVY, P.LINEN],
    arm: 'axe',
    to: [-0.25, 0.9, -0.2],
    shieldTo: [0.35, 0.1, 1],
  },
  {
    pose: {
      pelvis: [0, -0.14, -0.04],
      torso: [0.22, -0.25, 0],
      head: [-0.05, 0.05, 0],
      feet: { left: [0.18, 0.08, 0.26], right: [-0.2, 0.08, -0.3] },
      hands: { left: [0.42, 1.0, 0.22], right: [-0.32, 0.98, 0.28] },
      elbows: { left: [1, -0.6, 0], right: [-1, -0.2, -0.8] },
    },
    hair: P.HAIR_BLOND,
    tunic: '#8a3a2c',
    shield: [P.CRIMSON, P.LINEN],
    arm: 'sword',
    to: [0.05, 0.75, 0.62],
    shieldTo: [0.75, 0, 0.8],
  },
  {
    pose: {
      torso: [-0.06, -0.35, 0],
      head: [-0.12, -0.1, 0],
      feet: { left: [0.22, 0.08, 0.06], right: [-0.22, 0.08, 0.04] },
      hands: { left: [0.5, 1.28, 0.08], right: [-0.46, 0.82, 0.1] },
      elbows: { left: [0.6, -1, 0], right: [-1, 0.1, -0.6] },
    },
    hair: P.HAIR_BROWN,
    tunic: '#5d6b3a',
    shield: ['#3f6b3c', P.BRASS],
    arm: 'axe',
    to: [-0.35, 0.92, 0.15],
    shieldTo: [0.8, 0.1, 0.55],
  },
  {
    pose: {
      pelvis: [0, -0.08, 0],
      torso: [0.1, 0.5, 0],
      head: [0.02, 0.15, 0],
      feet: { left: [0.16, 0.08, -0.2], right: [-0.2, 0.08, 0.2] },
      hands: { left: [0.12, 1.12, 0.4], right: [-0.44, 1.36, -0.16] },
      elbows: { left: [1, -0.6, 0], right: [-1, 0, -0.4] },
    },
    hair: P.HAIR_GREY,
    tunic: '#6a4f75',
    shield: [P.WHITE, P.BLACK],
    arm: 'sword',
    to: [-0.55, 0.8, 0.1],
    shieldTo: [0.1, 0.15, 1],
  },
]

export function drawTarn(s: Sculpt, variant: number) {
  const viking = TARN[variant % TARN.length]
  const rig = rigFor(HUMAN, viking.pose)
  drawBody(s, rig, { ...DRESS, shirt: viking.tunic, sleeve: viking.tunic })
  drawSkirt(s, rig, viking.tunic, [0.24, 0.25], 1.12)
  furCollar(s, rig, P.FUR, 1.08)
  drawHead(s, rig, { skin: P.SKIN, hair: viking.hair })
  drawBeard(s, rig, viking.hair)
  drawHorned(s, rig, P.IRON, 0.75)
  arm(s, rig, viking)
  roundShield(s, rig.arms.left.hand, viking.shieldTo, 0.31, viking.shield)
}

function arm(s: Sculpt, rig: Rig, { arm: kind, to }: Viking, big = 1) {
  const held = [rig.arms.right.hand, to] as const
  if (kind === 'axe') axe(s, [...held, [0, 0.2, 1]], 0.46 * big, big > 1, big)
  else sword(s, held, 0.62 * big)
}

/** A spangenhelm with nose guard and two horns. */
function drawHorned(s: Sculpt, rig: Rig, metal: string, horns: number) {
  within(s, rig.skull, () => {
    turned(
      s,
      [
        [[0.14, 0.155], 0.19],
        [[0.145, 0.16], 0.25],
        [[0.118, 0.13], 0.32],
        [[0.06, 0.065], 0.37],
        [0, 0.385],
      ],
      metal,
      { sides: 10 },
    )
    turned(
      s,
      [
        [[0.14, 0.155], 0.185],
        [[0.155, 0.17], 0.195],
        [[0.155, 0.17], 0.235],
        [[0.14, 0.155], 0.25],
      ],
      P.BRASS,
      { sides: 10, isFlat: true },
    )
    block(s, [0, 0.15, 0.165], [0.035, 0.11, 0.025], P.BRASS)
    block(s, [0, 0.31, 0], [0.035, 0.13, 0.25], P.BRASS, [1, 0.3])
    for (const side of [-1, 1]) drawHorn(s, side, horns)
  })
}

function drawHorn(s: Sculpt, side: number, size: number) {
  const at = (x: number, y: number, z: number): Vec => [side * (0.13 + x * size), 0.25 + y * size, z * size]
  tube(
    s,
    [at(-0.02, 0, 0), at(0.09, 0.01, 0.01), at(0.16, 0.08, 0.03), at(0.165, 0.19, 0.05), at(0.13, 0.28, 0.07)],
    [0.052, 0.046, 0.037, 0.023, 0],
    (p) => P.blend(P.BONE, '#7a5a34', (p[1] - 0.25) / (0.26 * size)),
    { sides: 7 },
  )
  tube(
    s,
    [
      [side * 0.12, 0.25, 0],
      [side * 0.17, 0.25, 0],
    ],
    [0.062, 0.056],
    P.BRASS,
    { sides: 7 },
  )
}

const FINN: Viking = {
  pose: {
    pelvis: [0, -0.05, 0],
    torso: [-0.04, 0.25, 0],
    head: [-0.08, 0.05, 0],
    feet: { left: [0.24, 0.08, 0.16], right: [-0.22, 0.08, -0.12] },
    hands: { left: [0.48, 1.0, 0.26], right: [-0.36, 1.56, 0.14] },
    elbows: { left: [0.8, -0.8, 0], right: [-1, 0, 0.1] },
  },
  hair: P.HAIR_RED,
  tunic: '#2f5a9c',
  shield: [P.BLUE, P.WHITE],
  arm: 'sword',
  to: [-0.35, 0.55, -0.45],
  shieldTo: [0.6, 0.1, 0.85],
}

export function drawFinn(s: Sculpt) {
  const rig = rigFor(HUMAN, FINN.pose)
  drawBody(s, rig, { ...DRESS, shirt: P.STEEL, sleeve: FINN.tunic, foreArm: P.LEATHER, bulk: 1.18 })
  drawSkirt(s, rig, FINN.tunic, [0.3, 0.28], 1.18)
  drawMail(s, rig)
  cape(s, rig, '#8f1f2a', '#5e1620', { length: 0.98, width: 0.36, sway: 0.1 })
  furCollar(s, rig, P.FUR, 1.15)
  drawHead(s, rig, { skin: P.SKIN, hair: FINN.hair })
  drawBeard(s, rig, FINN.hair, 1.25)
  drawHorned(s, rig, P.STEEL, 0.95)
  sword(s, [rig.arms.right.hand, FINN.to, [1, 0, 0.3]], 0.8)
  roundShield(s, rig.arms.left.hand, FINN.shieldTo, 0.33, FINN.shield)
}

/** A brass-buckled harness over mail. */
function drawMail(s: Sculpt, rig: Rig) {
  within(s, rig.chest, () => {
    block(s, [0, 0.055, 0.165], [0.1, 0.09, 0.04], P.BRASS)
    for (const side of [-1, 1]) rod(s, [side * 0.2, 0.42, 0.09], [-side * 0.17, 0.08, 0.15], 0.026, P.LEATHER, 5)
    ball(s, [0, 0.26, 0.17], [0.05, 0.05, 0.03], P.BRASS, 6)
  })
}

const THORGRIM: Viking = {
  pose: {
    pelvis: [0, -0.12, 0],
    torso: [0.12, -0.3, 0],
    head: [0, 0.0, 0],
    feet: { left: [0.26, 0.08, 0.2], right: [-0.26, 0.08, -0.14] },
    hands: { left: [0.3, 1.05, 0.38], right: [-0.46, 1.1, 0.16] },
    elbows: { left: [1, -0.7, 0.1], right: [-1, -0.4, -0.5] },
  },
  hair: P.HAIR_BLOND,
  tunic: '#4d4a52',
  shield: [P.BRASS, '#5a2430'],
  arm: 'axe',
  to: [0.02, 0.98, 0.12],
  shieldTo: [0.25, 0.1, 1],
}

export function drawThorgrim(s: Sculpt) {
  const rig = rigFor(grown(HUMAN, 1.01), THORGRIM.pose)
  drawBody(s, rig, { ...DRESS, shirt: P.IRON, sleeve: P.SKIN, foreArm: P.BRASS, shin: P.IRON, bulk: 1.3 })
  drawSkirt(s, rig, '#7a3328', [0.3, 0.3], 1.3)
  drawMail(s, rig)
  cape(s, rig, P.FUR_DARK, P.FUR, { length: 0.7, width: 0.4, sway: 0.04 })
  furCollar(s, rig, P.FUR_DARK, 1.35)
  drawHead(s, rig, { skin: P.SKIN, hair: THORGRIM.hair })
  drawBeard(s, rig, THORGRIM.hair, 1.55)
  drawHorned(s, rig, P.BRASS, 1.1)
  arm(s, rig, THORGRIM, 1.3)
  roundShield(s, rig.arms.left.hand, THORGRIM.shieldTo, 0.34, THORGRIM.shield)
}
