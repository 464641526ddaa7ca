import type { Sculpt } from './sculpt.ts'
import { addFaces } from './sculpt.ts'
import type { Outline } from './symbols.ts'
import type { Vec } from './vec.ts'

/** Strokes of one width through points, as ribbons on the plane z = 0. */
function ribbon(s: Sculpt, points: Outline, width: number, paint: string) {
  for (let i = 0; i + 1 < points.length; i++) {
    const [[x1, y1], [x2, y2]] = [points[i], points[i + 1]]
    const size = Math.hypot(x2 - x1, y2 - y1)
    const [ux, uy] = [((x2 - x1) / size) * (width / 2), ((y2 - y1) / size) * (width / 2)]
    const corners: Vec[] = [
      [x1 - ux + uy, y1 - uy - ux, 0],
      [x2 + ux + uy, y2 + uy - ux, 0],
      [x2 + ux - uy, y2 + uy + ux, 0],
      [x1 - ux - uy, y1 - uy + ux, 0],
    ]
    addFaces(s, corners, [0, 1, 2, 0, 2, 3], paint, true)
  }
}

/** Each in a box of 0.6 by 1. */
const DIGITS: Readonly<Record<string, readonly Outline[]>> = {
  '0': [
    [
      [-0.25, 0.3],
      [-0.1, 0.45],
      [0.1, 0.45],
      [0.25, 0.3],
      [0.25, -0.3],
      [0.1, -0.45],
      [-0.1, -0.45],
      [-0.25, -0.3],
      [-0.25, 0.3],
    ],
  ],
  '1': [
    [
      [-0.18, 0.27],
      [0.04, 0.45],
      [0.04, -0.45],
    ],
  ],
  '2': [
    [
      [-0.25, 0.25],
      [-0.1, 0.45],
      [0.12, 0.45],
      [0.25, 0.28],
      [0.2, 0.05],
      [-0.25, -0.45],
      [0.27, -0.45],
    ],
  ],
  '3': [
    [
      [-0.22, 0.45],
      [0.22, 0.45],
      [0, 0.1],
      [0.2, 0.02],
      [0.25, -0.25],
      [0.08, -0.45],
      [-0.12, -0.45],
      [-0.25, -0.32],
    ],
  ],
  '4': [
    [
      [0.12, -0.45],
      [0.12, 0.45],
      [-0.27, -0.15],
      [0.28, -0.15],
    ],
  ],
  '5': [
    [
      [0.22, 0.45],
      [-0.2, 0.45],
      [-0.22, 0.05],
      [0.08, 0.1],
      [0.25, -0.1],
      [0.22, -0.32],
      [0.05, -0.45],
      [-0.24, -0.4],
    ],
  ],
  '6': [
    [
      [0.18, 0.45],
      [-0.12, 0.2],
      [-0.25, -0.15],
      [-0.15, -0.42],
      [0.1, -0.45],
      [0.25, -0.25],
      [0.18, -0.02],
      [-0.05, 0.05],
      [-0.22, -0.1],
    ],
  ],
  '7': [
    [
      [-0.25, 0.45],
      [0.25, 0.45],
      [-0.08, -0.45],
    ],
  ],
  '8': [
    [
      [0, 0.03],
      [-0.2, 0.18],
      [-0.18, 0.38],
      [0, 0.46],
      [0.18, 0.38],
      [0.2, 0.18],
      [0, 0.03],
      [-0.24, -0.15],
      [-0.2, -0.38],
      [0, -0.46],
      [0.2, -0.38],
      [0.24, -0.15],
      [0, 0.03],
    ],
  ],
  '9': [
    [
      [-0.18, -0.45],
      [0.12, -0.2],
      [0.25, 0.15],
      [0.15, 0.42],
      [-0.1, 0.45],
      [-0.25, 0.25],
      [-0.18, 0.02],
      [0.05, -0.05],
      [0.22, 0.1],
    ],
  ],
  X: [
    [
      [-0.25, 0.45],
      [0.25, -0.45],
    ],
    [
      [0.25, 0.45],
      [-0.25, -0.45],
    ],
  ],
  '.': [
    [
      [-0.22, -0.6],
      [0.22, -0.6],
    ],
  ],
}

export function drawLabel(s: Sculpt, label: string, paint: string, width = 0.13) {
  for (const [i, letter] of [...label].entries()) {
    const shift = (i - (label.length - 1) / 2) * 0.7
    for (const stroke of DIGITS[letter] ?? [])
      ribbon(
        s,
        stroke.map(([x, y]) => [x + shift, y]),
        width,
        paint,
      )
  }
}

/** Tells 6 from 9. */
export const underline = (s: Sculpt, paint: string) => drawLabel(s, '.', paint, 0.09)
