import { SPACING } from './base.ts'
import * as P from './paint.ts'
import type { Sculpt } from './sculpt.ts'
import { frameAt, MIRROR, within } from './sculpt.ts'
import { ball, block, cone, limb, muscle, tube, turned } from './shapes.ts'
import * as Sign from './symbols.ts'
import type { Vec } from './vec.ts'

const STONE = '#a9a294'

/** What the shield of a figure without a sculpt shows. */
export const EMBLEMS = ['sword', 'bow', 'gun', 'claw', 'gear', 'wing', 'star'] as const
export type Emblem = (typeof EMBLEMS)[number]

const BY_WORD: readonly (readonly [RegExp, Emblem])[] = [
  [/kyrie|angel|bird|wing/, 'wing'],
  [/soulborg|robot|construct|deathwalker|golem/, 'gear'],
  [/archer|hunter|scout|ranger/, 'bow'],
  [/soldier|agent|guard|gun|sniper|trooper/, 'gun'],
  [/beast|dragon|predator|wolf|marro|insect|dinosaur/, 'claw'],
  [/warrior|champion|knight|samurai|fighter|gladiator/, 'sword'],
]

/** By the words of class and species; a star where none of them tells anything. */
export function emblemOf(card: { readonly class?: string; readonly species?: string }): Emblem {
  const words = `${card.class ?? ''} ${card.species ?? ''}`
  return BY_WORD.find(([word]) => word.test(words))?.[1] ?? 'star'
}

const SIGNS: Readonly<Record<Emblem, (s: Sculpt, paint: string) => void>> = {
  sword: Sign.drawSword,
  bow: Sign.drawBow,
  gun: Sign.drawGun,
  claw: Sign.drawClaw,
  gear: (s, paint) => Sign.drawGear(s, paint, '#4a4f5c'),
  wing: Sign.drawWing,
  star: (s, paint) => Sign.drawStar(s, paint),
}

function drawSign(s: Sculpt, at: Vec, to: Vec, size: number, kind: Emblem) {
  within(s, Sign.facing(at, to, [0, 1, 0], size), () => {
    Sign.drawShield(s, '#4a4f5c', P.BRASS)
    within(s, frameAt([0, 0.02, 0.07]).scale(Sign.scaling(0.52)), () => SIGNS[kind](s, '#f4e7c4'))
  })
}

/** A hooded figure of stone behind a shield, its crown at `height`. */
export function drawStandee(s: Sculpt, height: number, kind: Emblem) {
  const size = height / 2
  within(s, frameAt([0, 0, 0]).scale(Sign.scaling(size)), () => {
    turned(
      s,
      [
        [[0.34, 0.28], 0],
        [[0.34, 0.28], 0.04],
        [[0.24, 0.2], 0.5],
        [[0.22, 0.17], 0.9],
        [[0.3, 0.19], 1.3],
        [[0.27, 0.17], 1.42],
        [0.1, 1.52],
      ],
      STONE,
      { sides: 11, isFlat: true },
    )
    turned(
      s,
      [
        [0.13, 1.46],
        [[0.2, 0.22], 1.58],
        [[0.21, 0.23], 1.75],
        [[0.13, 0.15], 1.93],
        [0, 2],
      ],
      '#8f887a',
      { sides: 9, isFlat: true },
    )
    ball(s, [0, 1.68, 0.1], [0.14, 0.17, 0.13], '#3a3834', 8)
    for (const x of [-0.06, 0.06]) block(s, [x, 1.7, 0.22], [0.06, 0.03, 0.03], '#ffd98a')
    for (const side of [-1, 1]) {
      limb(s, [side * 0.27, 1.32, 0], [side * 0.3, 0.98, 0.12], 0.1, 0.08, STONE)
      limb(s, [side * 0.3, 0.98, 0.12], [side * 0.12, 0.92, 0.28], 0.08, 0.06, '#8f887a')
    }
    drawSign(s, [0, 0.88, 0.34], [0, 0.12, 1], 0.72, kind)
  })
}

function drawFlank(s: Sculpt, h: number, side: number, kind: Emblem) {
  cone(s, [0.12, h * 0.9, 0.16], [0.3, h, -0.12], 0.07, '#6d675c', 5)
  block(s, [0.17, h * 0.88, 0.42], [0.05, 0.05, 0.1], '#ffd98a')
  muscle(s, [0.3, h * 0.5, -0.2], [0.36, 0.06, 0.05 + side * 0.1], [0.17, 0.15, 0.11], STONE)
  muscle(s, [0.3, h * 0.44, -1.35], [0.36, 0.06, -SPACING + 0.2 - side * 0.1], [0.2, 0.18, 0.11], STONE)
  drawSign(s, [0.46, h * 0.5, -0.85], [1, 0.2, 0], Math.min(0.8, h * 0.32), kind)
}

/** A stone beast over two spaces. */
export function drawBeast(s: Sculpt, height: number, kind: Emblem) {
  const h = height
  const spine: Vec[] = [
    [0, h * 0.9, 0.35],
    [0, h * 0.82, 0.1],
    [0, h * 0.6, -0.35],
    [0, h * 0.52, -0.9],
    [0, h * 0.46, -1.4],
    [0, h * 0.32, -1.9],
    [0, h * 0.22, -2.35],
  ]
  tube(
    s,
    spine,
    [[0.14, h * 0.06], [0.24, h * 0.1], [0.4, h * 0.15], [0.46, h * 0.16], [0.38, h * 0.14], [0.16, h * 0.06], 0],
    STONE,
    { sides: 9, isFlat: true },
  )
  tube(
    s,
    [
      [0, h * 0.86, 0.2],
      [0, h * 0.84, 0.45],
      [0, h * 0.8, 0.72],
    ],
    [
      [0.22, h * 0.1],
      [0.19, h * 0.08],
      [0.1, h * 0.04],
    ],
    '#8f887a',
    { sides: 7, isFlat: true },
  )

  drawFlank(s, h, 1, kind)
  within(s, MIRROR, () => drawFlank(s, h, -1, kind))
}
