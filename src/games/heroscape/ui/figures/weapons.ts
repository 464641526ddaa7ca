import { BRASS, GUNMETAL, IRON, LEATHER, LEATHER_DARK, STEEL, STEEL_BRIGHT, WOOD } from './paint.ts'
import type { Paint, Sculpt } from './sculpt.ts'
import { addFaces, frameAt, within } from './sculpt.ts'
import { ball, blade, block, cone, plate, rod, tube, turned } from './shapes.ts'
import type { Vec } from './vec.ts'

/** All weapons are held at `grip` and point along `to`; `face` turns them about that axis. */
type Held = readonly [grip: Vec, to: Vec, face?: Vec]

const hold = ([grip, to, face = [0, 0, 1]]: Held) => frameAt(grip, to, face)

export function sword(s: Sculpt, held: Held, size = 0.75, steel: Paint = STEEL_BRIGHT) {
  within(s, hold(held), () => {
    rod(s, [0, -0.1, 0], [0, 0.07, 0], 0.026, LEATHER)
    ball(s, [0, -0.12, 0], 0.042, BRASS, 6)
    block(s, [0, 0.085, 0], [0.22, 0.04, 0.06], BRASS)
    blade(s, [0, 0.1, 0], [0, size, 0], 0.105, [0, 0, 1], steel)
  })
}

/** Slightly curved, with one edge. */
export function katana(s: Sculpt, held: Held, size = 0.78) {
  within(s, hold(held), () => {
    rod(s, [0, -0.14, 0], [0, 0.08, 0], 0.026, '#2b2430', 5)
    turned(
      s,
      [
        [0, 0.085],
        [0.065, 0.085],
        [0.065, 0.085],
        [0.065, 0.105],
        [0.065, 0.105],
        [0, 0.105],
      ],
      BRASS,
      { sides: 8 },
    )
    tube(
      s,
      [
        [0, 0.1, 0],
        [0.012, size * 0.5, 0],
        [0.0, size * 0.86, 0],
        [-0.045, size, 0],
      ],
      [[0.038, 0.012], [0.036, 0.012], [0.033, 0.011], 0],
      STEEL_BRIGHT,
      { sides: 4, isFlat: true },
    )
  })
}

/** An axe head's outline; the edge looks towards +x. */
const BIT: readonly (readonly [number, number])[] = [
  [0, -0.05],
  [0.1, -0.08],
  [0.2, -0.17],
  [0.245, -0.02],
  [0.225, 0.13],
  [0.12, 0.06],
  [0, 0.05],
]

export function axe(s: Sculpt, held: Held, size = 0.62, isDouble = false, big = 1) {
  within(s, hold(held), () => {
    rod(s, [0, -0.22, 0], [0, size + 0.04, 0], 0.028 * big, WOOD)
    turned(
      s,
      [
        [0, -0.27],
        [0.04, -0.25],
        [0.036, -0.21],
        [0, -0.2],
      ],
      IRON,
      { sides: 6 },
    )
    const flip = (points: typeof BIT) => points.map(([x, y]) => [-x, y] as const).reverse()
    const shift = (points: typeof BIT) => points.map(([x, y]) => [x * big, y * big + size - 0.06] as const)
    plate(s, shift(BIT), 0.06 * big, STEEL, 0.25)
    if (isDouble) plate(s, shift(flip(BIT)), 0.06 * big, STEEL, 0.25)
    else block(s, [-0.04, size - 0.06, 0], [0.08, 0.08, 0.07], IRON)
  })
}

export function spear(
  s: Sculpt,
  held: Held,
  [down, up]: readonly [number, number],
  head: Paint = STEEL_BRIGHT,
  wide = 0.13,
) {
  within(s, hold(held), () => {
    rod(s, [0, -down, 0], [0, up, 0], 0.024, WOOD)
    cone(s, [0, -down, 0], [0, -down - 0.1, 0], 0.03, IRON, 5)
    turned(
      s,
      [
        [0.03, up - 0.04],
        [0.045, up],
        [0.03, up + 0.05],
      ],
      BRASS,
      { sides: 6 },
    )
    blade(s, [0, up + 0.02, 0], [0, up + 0.34, 0], wide, [0, 0, 1], head)
  })
}

/** A stave bow, string towards -z; `to` is the upper limb. */
export function bow(s: Sculpt, held: Held, size: number, drawn: number) {
  within(s, hold(held), () => {
    const stave = [-1, -0.86, -0.5, -0.12, 0.12, 0.5, 0.86, 1]
    const at = (t: number): Vec => [0, t * size, 0.02 - 0.2 * t * t + (Math.abs(t) > 0.9 ? 0.07 : 0)]
    tube(s, stave.map(at), [0.012, 0.024, 0.032, 0.034, 0.034, 0.032, 0.024, 0.012], '#a3612c', { sides: 6 })
    rod(s, [0, -0.09, 0.018], [0, 0.09, 0.018], 0.042, LEATHER_DARK)
    const nock: Vec = [0, 0, -0.15 - drawn]
    for (const t of [-0.97, 0.97]) rod(s, at(t), nock, 0.009, '#f3ead2', 4)
    arrow(s, nock, [0, 0, 0.24])
  })
}

function arrow(s: Sculpt, from: Vec, to: Vec) {
  rod(s, from, to, 0.014, '#dcc48e', 4)
  within(s, frameAt(to, [to[0] - from[0], to[1] - from[1], to[2] - from[2]]), () => {
    blade(s, [0, -0.02, 0], [0, 0.1, 0], 0.07, [0, 0, 1], STEEL_BRIGHT)
  })
  within(s, frameAt(from, [to[0] - from[0], to[1] - from[1], to[2] - from[2]]), () => {
    for (const face of [
      [1, 0, 0],
      [0, 0, 1],
    ] as const)
      blade(s, [0, 0, 0], [0, 0.15, 0], 0.09, face, '#c9463a', 0.1)
  })
}

/** Barrel along `to`, stock behind; `face` is where the sights look. */
export function rifle(s: Sculpt, held: Held, wood: Paint = WOOD) {
  within(s, hold(held), () => {
    tube(
      s,
      [
        [0, -0.36, -0.075],
        [0, -0.2, -0.05],
        [0, -0.04, -0.02],
        [0, 0.26, 0],
      ],
      [
        [0.03, 0.075],
        [0.03, 0.05],
        [0.032, 0.045],
        [0.026, 0.03],
      ],
      wood,
      { sides: 6, isFlat: true },
    )
    block(s, [0, 0.03, 0.025], [0.055, 0.24, 0.05], GUNMETAL)
    rod(s, [0, 0.1, 0.025], [0, 0.6, 0.025], 0.019, GUNMETAL)
    block(s, [0, 0.1, -0.09], [0.04, 0.07, 0.12], GUNMETAL)
    block(s, [0, 0.57, 0.05], [0.014, 0.03, 0.04], GUNMETAL)
  })
}

export function pistol(s: Sculpt, held: Held, big = 1) {
  within(s, hold(held), () => {
    block(s, [0, 0.1 * big, 0.035], [0.05 * big, 0.27 * big, 0.065 * big], GUNMETAL)
    block(s, [0, -0.005, -0.03], [0.046 * big, 0.075, 0.13 * big], '#23262b')
    rod(s, [0, 0.2 * big, 0.035], [0, 0.29 * big, 0.035], 0.018 * big, '#23262b')
  })
}

/** Rim, back, boss and rivets. */
function drawFittings(s: Sculpt, radius: number) {
  turned(
    s,
    [
      [radius * 1.0, -0.015],
      [radius * 1.03, 0.02],
      [radius * 0.99, 0.055],
      [radius * 0.9, 0.045],
    ],
    IRON,
    { sides: 14 },
  )
  turned(
    s,
    [
      [0, -0.02],
      [radius * 0.8, -0.02],
    ],
    WOOD,
    { sides: 14 },
  )
  turned(
    s,
    [
      [radius * 0.3, 0.05],
      [radius * 0.26, 0.1],
      [radius * 0.14, 0.14],
      [0, 0.15],
    ],
    STEEL,
    { sides: 9 },
  )
  for (let i = 0; i < (radius < 0.3 ? 0 : 8); i++) {
    const angle = (Math.PI * (i + 0.5)) / 4
    ball(s, [Math.sin(angle) * radius * 0.94, 0.055, Math.cos(angle) * radius * 0.94], 0.02, BRASS, 4)
  }
}

/** A round shield looking along `to`. */
export function roundShield(
  s: Sculpt,
  centre: Vec,
  to: Vec,
  radius: number,
  [field, other]: readonly [string, string],
) {
  within(s, frameAt(centre, to, [0, 1, 0]), () => {
    const quarter = (at: Vec) => (at[0] > 0 === at[2] > 0 ? field : other)
    turned(
      s,
      [
        [radius * 0.8, -0.02],
        [radius, 0],
        [radius, 0.02],
      ],
      LEATHER_DARK,
      { sides: 14 },
    )
    for (let i = 0; i < 4; i++) wedge(s, i, radius, quarter)
    drawFittings(s, radius)
  })
}

function wedge(s: Sculpt, quarter: number, radius: number, paint: (at: Vec) => string) {
  const middle = ((quarter + 0.5) * Math.PI) / 2
  const fixed = paint([Math.sin(middle), 0, Math.cos(middle)])
  const turn = frameAt([0, 0, 0], [0, 1, 0], [Math.sin(middle), 0, Math.cos(middle)])
  within(s, turn, () => {
    const arc = [-1, -0.5, 0, 0.5, 1].map((t): Vec => [
      Math.sin((t * Math.PI) / 4) * radius * 0.96,
      0.03,
      Math.cos((t * Math.PI) / 4) * radius * 0.96,
    ])
    for (let i = 0; i < 4; i++) addFaces(s, [[0, 0.06, 0], arc[i], arc[i + 1]], [0, 1, 2], fixed, true)
  })
}
