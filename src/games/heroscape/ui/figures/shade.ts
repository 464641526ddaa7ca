const CELL = 0.06
const REACH = [1.7, 2.9, 4.4]
const STRENGTH = 0.6

/** Darkens what lies in hollows and faces down, lights up what faces up: the wash and dry brush of a painted miniature. */
export function shade(
  positions: Float32Array,
  normals: Float32Array,
  colours: Float32Array,
  index: readonly number[],
): void {
  const filled = fill(positions, index)
  for (let i = 0; i < positions.length; i += 3) {
    const light = 0.93 + 0.17 * normals[i + 1]
    const open = 1 - STRENGTH * hidden(filled, positions, normals, i)
    for (let c = 0; c < 3; c++) colours[i + c] = Math.min(1, colours[i + c] * light * open)
  }
}

const key = (x: number, y: number, z: number): number =>
  (Math.floor(x / CELL) + 512) * 1048576 + (Math.floor(y / CELL) + 512) * 1024 + Math.floor(z / CELL) + 512

function fill(positions: Float32Array, index: readonly number[]): Set<number> {
  const filled = new Set<number>()
  for (let f = 0; f < index.length; f += 3)
    fillTriangle(filled, positions, index[f] * 3, index[f + 1] * 3, index[f + 2] * 3)
  return filled
}

function fillTriangle(filled: Set<number>, p: Float32Array, a: number, b: number, c: number) {
  const reach = Math.max(distance(p, a, b), distance(p, b, c), distance(p, c, a))
  const steps = Math.min(24, Math.ceil((reach / CELL) * 1.2))
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps - i; j++) {
      const u = i / steps
      const v = j / steps
      const w = 1 - u - v
      filled.add(
        key(
          p[a] * u + p[b] * v + p[c] * w,
          p[a + 1] * u + p[b + 1] * v + p[c + 1] * w,
          p[a + 2] * u + p[b + 2] * v + p[c + 2] * w,
        ),
      )
    }
  }
}

const distance = (p: Float32Array, a: number, b: number): number =>
  Math.sqrt((p[a] - p[b]) ** 2 + (p[a + 1] - p[b + 1]) ** 2 + (p[a + 2] - p[b + 2]) ** 2)

const TILTS = [
  [0, 0, 0],
  [0.8, 0, 0],
  [-0.8, 0, 0],
  [0, 0.8, 0],
  [0, -0.8, 0],
  [0, 0, 0.8],
  [0, 0, -0.8],
]

/** How much of the way out of this point is blocked, 0 to 1. */
function hidden(filled: Set<number>, p: Float32Array, n: Float32Array, i: number): number {
  let blocked = 0
  for (const [tx, ty, tz] of TILTS) {
    const [x, y, z] = [n[i] + tx, n[i + 1] + ty, n[i + 2] + tz]
    const size = Math.sqrt(x * x + y * y + z * z)
    const hit = REACH.findIndex((reach) => {
      const by = (reach * CELL) / Math.max(size, 0.3)
      return filled.has(key(p[i] + x * by, p[i + 1] + y * by, p[i + 2] + z * by))
    })
    if (hit >= 0) blocked += (REACH.length - hit) / REACH.length
  }
  return blocked / TILTS.length
}
