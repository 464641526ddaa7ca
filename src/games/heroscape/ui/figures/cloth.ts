import type { Rig } from './rig.ts'
import type { Paint, Sculpt } from './sculpt.ts'
import { within } from './sculpt.ts'
import { ball, sheet, turned } from './shapes.ts'
import type { Vec } from './vec.ts'

interface CapeShape {
  readonly length: number
  /** Half of the hem. */
  readonly width: number
  readonly sway: number
}

/** A cape from the shoulders, in folds. */
export function cape(s: Sculpt, rig: Rig, outside: Paint, inside: Paint, { length, width, sway }: CapeShape) {
  const { torso, shoulderWidth } = rig.build
  within(s, rig.chest, () => {
    const rows = [0, 0.12, 0.35, 0.65, 1].map((t) =>
      [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((u, j): Vec => {
        const half = shoulderWidth * 0.95 * (1 - t) + width * t
        const fold = (j % 2 === 0 ? 0.035 : -0.02) * (0.3 + t)
        const back = 0.13 + 0.2 * t ** 0.8 - 0.12 * u * u * (1 - t * 0.3) + fold
        return [u * half + sway * t * t, torso * 0.99 - length * t + 0.04 * (1 - u * u) * (1 - t), -back]
      }),
    )
    sheet(s, rows, outside, inside, 0.03)
  })
}

/** Fur around the shoulders, for bodies of the given bulk. */
export function furCollar(s: Sculpt, rig: Rig, paint: Paint, bulk: number) {
  const { torso, shoulderWidth: wide } = rig.build
  within(s, rig.chest, () => {
    turned(
      s,
      [
        [[wide * 1.05 * bulk, 0.19 * bulk], torso * 0.74],
        [[wide * 1.2 * bulk, 0.215 * bulk], torso * 0.86],
        [[wide * 0.85 * bulk, 0.17 * bulk], torso * 1.06],
        [0.08, torso * 1.16],
      ],
      paint,
      { sides: 11, isFlat: true },
    )
    for (const side of [-1, 1])
      ball(s, [side * wide * 1.12 * bulk, torso * 0.97, 0], [0.11 * bulk, 0.1 * bulk, 0.14 * bulk], paint, 6)
  })
}

interface CoatShape {
  readonly length: number
  /** Radius at the hem. */
  readonly flare: number
  /** How far the front stands open, in radians to each side. */
  readonly open: number
  /** How far the tails blow back. */
  readonly wind: number
}

/** A coat open in front, from the armpits to the hem. */
export function coat(s: Sculpt, rig: Rig, outside: Paint, inside: Paint, shape: CoatShape) {
  const { torso } = rig.build
  within(s, rig.chest, () => {
    const rows = [0, 0.18, 0.42, 0.55, 0.78, 1].map((t, i) => {
      const radius = [0.238, 0.235, 0.2, 0.21, 0, 0][i] || 0.21 + (shape.flare - 0.21) * (t === 1 ? 1 : 0.5)
      const below = Math.max(0, t - 0.5)
      return Array.from({ length: 11 }, (_, j): Vec => {
        const angle = shape.open * (0.7 + t) + ((2 * Math.PI - 2 * shape.open * (0.7 + t)) * j) / 10
        const fold = 1 + (j % 2 === 0 ? 0.14 : -0.1) * below
        const top = torso * 0.95 + 0.05
        return [
          -Math.sin(angle) * radius * fold,
          top - (top + shape.length) * t,
          Math.cos(angle) * radius * 0.8 * fold - shape.wind * below * below * 4,
        ]
      })
    })
    sheet(s, rows, outside, inside, 0.022)
  })
}
