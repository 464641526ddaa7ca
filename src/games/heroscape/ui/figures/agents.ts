import type { Dress } from './body.ts'
import { drawBody, drawHead, drawShortHair, PLAIN } from './body.ts'
import { coat } from './cloth.ts'
import * as P from './paint.ts'
import type { Pose, Rig } from './rig.ts'
import { foreArmOf, HUMAN, rigFor } from './rig.ts'
import type { Sculpt } from './sculpt.ts'
import { within } from './sculpt.ts'
import { block, cone, tube } from './shapes.ts'
import type { Vec } from './vec.ts'
import { katana, pistol } from './weapons.ts'

const suit = (cloth: string, skin: string): Dress => ({
  ...PLAIN,
  skin,
  shirt: cloth,
  sleeve: cloth,
  foreArm: cloth,
  hand: skin,
  trousers: cloth,
  shin: cloth,
  boot: '#17171a',
  belt: '#17171a',
  bulk: 0.98,
})

/** White shirt front, tie and lapels. */
function drawShirtFront(s: Sculpt, rig: Rig, cloth: string, tie: string) {
  within(s, rig.chest, () => {
    for (const [y, w, z] of [
      [0.4, 0.13, 0.118],
      [0.31, 0.1, 0.142],
      [0.22, 0.06, 0.142],
    ])
      block(s, [0, y, z], [w, 0.1, 0.03], P.WHITE)
    block(s, [0, 0.445, 0.125], [0.05, 0.04, 0.04], tie)
    block(s, [0, 0.32, 0.162], [0.045, 0.22, 0.014], tie, [0.5, 1])
    for (const side of [-1, 1]) {
      tube(
        s,
        [
          [side * 0.1, 0.47, 0.07],
          [side * 0.1, 0.36, 0.145],
          [side * 0.02, 0.16, 0.145],
        ],
        [
          [0.035, 0.02],
          [0.045, 0.02],
          [0.02, 0.02],
        ],
        P.blend(cloth, '#8890a0', 0.22),
        { sides: 4, isFlat: true },
      )
    }
  })
}

const CARR: Pose = {
  pelvis: [0, -0.04, -0.02],
  torso: [0.02, 0.15, 0],
  head: [0, 0.05, 0],
  feet: { left: [0.2, 0.08, 0.2], right: [-0.2, 0.08, -0.12] },
  hands: { left: [0.32, 1.22, 0.38], right: [-0.46, 0.88, 0.12] },
  elbows: { left: [0.7, -0.7, 0], right: [-1, 0.1, -0.5] },
}

export function drawAgentCarr(s: Sculpt) {
  const cloth = '#3a3b45'
  const rig = rigFor(HUMAN, CARR)
  drawBody(s, rig, { ...suit(cloth, P.SKIN), hand: '#17171a' })
  drawShirtFront(s, rig, cloth, P.CRIMSON)
  coat(s, rig, '#4a4b57', '#9c2a35', { length: 0.58, flare: 0.42, open: 0.36, wind: 0.2 })
  drawHead(s, rig, { skin: P.SKIN, hasGlasses: true })
  drawShortHair(s, rig, P.HAIR_BLACK)
  collar(s, rig, '#4a4b57')
  pistol(s, [rig.arms.left.hand, foreArmOf(rig.arms.left), [0, 1, 0]], 1.25)
  katana(s, [rig.arms.right.hand, [-0.22, 0.95, 0.2], [0.3, 0, 1]], 0.9)
}

/** A turned-up collar. */
function collar(s: Sculpt, rig: Rig, paint: string) {
  within(s, rig.chest, () => {
    for (const side of [-1, 1])
      tube(
        s,
        [
          [0, 0.56, -0.12],
          [side * 0.11, 0.57, -0.06],
          [side * 0.12, 0.52, 0.07],
        ],
        [
          [0.02, 0.09],
          [0.02, 0.09],
          [0.015, 0.06],
        ],
        paint,
        { sides: 4, isFlat: true, side: [1, 0, 0] },
      )
  })
}

interface Agent {
  readonly pose: Pose
  readonly skin: string
  readonly hair: string
  readonly cloth: string
  readonly tie: string
  readonly guns: readonly ('left' | 'right')[]
}

const KRAV_MAGA: readonly Agent[] = [
  {
    // Two pistols, wide stance.
    pose: {
      pelvis: [0, -0.1, 0],
      torso: [0.02, 0, 0],
      feet: { left: [0.26, 0.08, 0.08], right: [-0.26, 0.08, -0.02] },
      hands: { left: [0.34, 1.2, 0.5], right: [-0.5, 1.25, 0.3] },
      elbows: { left: [0.7, -0.7, 0], right: [-0.8, -0.7, 0] },
      head: [0, -0.2, 0],
    },
    skin: P.SKIN,
    hair: P.HAIR_BLACK,
    cloth: '#4b4d58',
    tie: '#b3242c',
    guns: ['left', 'right'],
  },
  {
    // A high side kick.
    pose: {
      pelvis: [-0.08, -0.03, -0.05],
      torso: [-0.1, 0.2, 0.42],
      head: [0, 0.5, 0],
      feet: { left: [0.66, 0.98, 0.3], right: [-0.12, 0.08, -0.06] },
      knees: { left: [0.2, 1, 0.4], right: [-0.2, 0, 1] },
      hands: { left: [0.12, 1.2, 0.34], right: [-0.56, 1.1, 0.2] },
      elbows: { left: [0.8, -0.7, 0], right: [-0.8, -0.7, -0.3] },
    },
    skin: P.SKIN_DARK,
    hair: P.HAIR_BLACK,
    cloth: '#54586a',
    tie: '#2f5fa8',
    guns: ['right'],
  },
  {
    // Low, aiming with both hands.
    pose: {
      pelvis: [0, -0.3, -0.08],
      torso: [0.14, -0.1, 0],
      feet: { left: [0.2, 0.08, 0.3], right: [-0.24, 0.08, -0.24] },
      knees: { left: [0.25, 0, 1], right: [-0.5, -0.2, 1] },
      hands: { left: [0.0, 1.0, 0.46], right: [-0.06, 1.0, 0.46] },
      elbows: { left: [0.9, -0.5, 0], right: [-0.9, -0.5, 0] },
    },
    skin: P.SKIN,
    hair: P.HAIR_BLOND,
    cloth: '#434c60',
    tie: '#3c3c3c',
    guns: ['right'],
  },
]

export function drawKravMaga(s: Sculpt, variant: number) {
  const agent = KRAV_MAGA[variant % KRAV_MAGA.length]
  const rig = rigFor(HUMAN, agent.pose)
  drawBody(s, rig, suit(agent.cloth, agent.skin))
  drawShirtFront(s, rig, agent.cloth, agent.tie)
  coat(s, rig, agent.cloth, '#5b5f6c', { length: 0.2, flare: 0.27, open: 0.3, wind: 0.04 })
  drawHead(s, rig, { skin: agent.skin, hasGlasses: true })
  drawShortHair(s, rig, agent.hair)
  for (const side of agent.guns) pistol(s, [rig.arms[side].hand, foreArmOf(rig.arms[side]), [0, 1, 0]], 1.25)
  within(s, rig.skull, () => {
    const wire: Vec[] = [
      [0.13, 0.15, 0],
      [0.13, 0.02, -0.03],
    ]
    cone(s, wire[0], wire[1], 0.015, '#17171a', 4)
  })
}
