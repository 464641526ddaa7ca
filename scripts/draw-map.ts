// Draws outlines for a map that has only centres and links, so that two areas share a border exactly where they are linked:
// the areas are the dual of the link graph (one corner for every face, one border for every link), and the corners are
// then moved like those of soap cells until the areas have a good size and shape. Links are never changed.
//   npx tsx scripts/draw-map.ts src/games/<game>/content/maps/<map>.json
import { readFileSync, writeFileSync } from 'node:fs'

interface Area {
  id: number
  terrain: string
  x: number
  y: number
  adj: number[]
  polys?: [number, number][][]
}
interface Drawing {
  width: number
  height: number
  provenance: Record<string, string>
  areas: Area[]
}
interface Corner {
  x: number
  y: number
  /** Corners on the frame slide along it. */
  side: '' | 'left' | 'right' | 'top' | 'bottom' | 'fixed'
}

const path = process.argv[2]
const text = readFileSync(path, 'utf8')
const map = JSON.parse(text) as Drawing
const { width, height, areas } = map
const corners: Corner[] = []

/** The neighbours of an area, clockwise on the screen. */
const around = areas.map((a) =>
  a.adj.toSorted(
    (p, q) => Math.atan2(areas[p].y - a.y, areas[p].x - a.x) - Math.atan2(areas[q].y - a.y, areas[q].x - a.x),
  ),
)

// Faces of the straight-line drawing: after coming from u to v, turn to the next link of v.
const faceOf = new Map<string, number>()
const faces: number[][] = []
for (const a of areas)
  for (const b of around[a.id]) {
    if (faceOf.has(`${a.id}>${b}`)) continue
    const face: number[] = []
    for (let [u, v] = [a.id, b]; !faceOf.has(`${u}>${v}`);) {
      faceOf.set(`${u}>${v}`, faces.length)
      face.push(u)
      const list = around[v]
      const next = list[(list.indexOf(u) + list.length - 1) % list.length]
      ;[u, v] = [v, next]
    }
    faces.push(face)
  }
const signedArea = (points: readonly { x: number; y: number }[]): number =>
  points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length]
    return sum + p.x * q.y - q.x * p.y
  }, 0) / 2
const outer = faces.findIndex((face) => signedArea(face.map((id) => areas[id])) < 0)
if (areas.length - faceOf.size / 2 + faces.length !== 2) throw new Error('the drawing of the links is not planar')

const cornerOfFace = faces.map((face, f) => {
  if (f === outer) return -1
  const middle = { x: 0, y: 0 }
  for (const id of face) {
    middle.x += areas[id].x / face.length
    middle.y += areas[id].y / face.length
  }
  return corners.push({ ...middle, side: '' }) - 1
})

// Along the outer face every link ends at the frame.
function atFrame(x: number, y: number): Corner {
  const distances = { left: x, right: width - x, top: y, bottom: height - y }
  const side = (Object.keys(distances) as (keyof typeof distances)[]).reduce((a, b) =>
    distances[b] < distances[a] ? b : a,
  )
  return {
    x: side === 'left' ? 0 : side === 'right' ? width : x,
    y: side === 'top' ? 0 : side === 'bottom' ? height : y,
    side,
  }
}
const endOfLink = new Map<string, number>()
const rim = faces[outer]
rim.forEach((u, i) => {
  const v = rim[(i + 1) % rim.length]
  const end = corners.push(atFrame((areas[u].x + areas[v].x) / 2, (areas[u].y + areas[v].y) / 2)) - 1
  endOfLink.set(`${u}>${v}`, end)
})
const perimeterAt = (c: Corner): number =>
  c.y === 0 ? c.x : c.x === width ? width + c.y : c.y === height ? 2 * width + height - c.x : 2 * (width + height) - c.y
const frameCorners = [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
].map(([x, y]) => corners.push({ x, y, side: 'fixed' }) - 1)

/** The corners of each area in order; `rim` areas also get the frame between their two ends. */
const cells = areas.map((a) => {
  const cell: number[] = []
  const list = around[a.id]
  list.forEach((b) => {
    const face = faceOf.get(`${a.id}>${b}`)!
    if (face !== outer) return void cell.push(cornerOfFace[face])
    // From the previous link on the rim to this one, around the outside of the area.
    const before =
      rim[(rim.findIndex((u, i) => u === a.id && rim[(i + 1) % rim.length] === b) + rim.length - 1) % rim.length]
    const from = endOfLink.get(`${before}>${a.id}`)!
    const to = endOfLink.get(`${a.id}>${b}`)!
    cell.push(to, ...between(to, from), from)
  })
  return signedArea(cell.map((c) => corners[c])) < 0 ? cell.reverse() : cell
})
function between(from: number, to: number): number[] {
  const whole = 2 * (width + height)
  const [p, q] = [perimeterAt(corners[from]), perimeterAt(corners[to])]
  const length = (q - p + whole) % whole
  const backwards = length > whole / 2
  const inside = frameCorners
    .map((c) => ({
      c,
      at: backwards ? (p - perimeterAt(corners[c]) + whole) % whole : (perimeterAt(corners[c]) - p + whole) % whole,
    }))
    .filter(({ at }) => at > 0 && at < (backwards ? whole - length : length))
  return inside.sort((a, b) => a.at - b.at).map(({ c }) => c)
}

// Relaxing: every area wants its share of the map, a short outline and to stay near its centre.
const SHARE: Record<string, number> = { sea: 1.75, mountains: 0.95, desert: 1.15 }
const shares = areas.map((a) => SHARE[a.terrain] ?? 1)
const unit = (width * height) / shares.reduce((a, b) => a + b, 0)
const isSimple = (cell: readonly number[]): boolean => {
  const p = cell.map((c) => corners[c])
  const o = (a: Corner, b: Corner, c: Corner): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  for (let i = 0; i < p.length; i++)
    for (let j = i + 2; j < p.length; j++) {
      if (i === 0 && j === p.length - 1) continue
      const [a, b, c, d] = [p[i], p[i + 1], p[j], p[(j + 1) % p.length]]
      if (o(a, b, c) * o(a, b, d) <= 0 && o(c, d, a) * o(c, d, b) <= 0) return false
    }
  return signedArea(p) > 1
}
const cellsAt: number[][] = corners.map((_, c) => areas.filter((a) => cells[a.id].includes(c)).map((a) => a.id))

function pull(strength: number): { x: number; y: number }[] {
  const force = corners.map(() => ({ x: 0, y: 0 }))
  for (const a of areas) {
    const cell = cells[a.id]
    const pts = cell.map((c) => corners[c])
    const size = signedArea(pts)
    const press = ((shares[a.id] * unit - size) / unit) * 0.8 * strength
    const middle = {
      x: pts.reduce((s, p) => s + p.x, 0) / pts.length,
      y: pts.reduce((s, p) => s + p.y, 0) / pts.length,
    }
    const home = { x: (a.x - middle.x) * 0.02 * strength, y: (a.y - middle.y) * 0.02 * strength }
    const round = Math.sqrt(size / Math.PI) * 1.05
    cell.forEach((c, i) => {
      const [p, q, r] = [pts[(i + cell.length - 1) % cell.length], pts[i], pts[(i + 1) % cell.length]]
      // The gradient of the area, of the edges' lengths, and of the distance from a circle.
      force[c].x += (press * (r.y - p.y)) / 10 + home.x
      force[c].y += (-press * (r.x - p.x)) / 10 + home.y
      for (const n of [p, r]) {
        const d = Math.hypot(n.x - q.x, n.y - q.y) || 1
        // Short borders are lengthened: a link must be seen.
        const k = d < 3.2 ? -(3.2 - d) * 0.16 : (d - 6) * 0.012
        force[c].x += ((n.x - q.x) / d) * k * strength
        force[c].y += ((n.y - q.y) / d) * k * strength
      }
      const out = Math.hypot(q.x - middle.x, q.y - middle.y) || 1
      const k = (round - out) * (a.terrain === 'sea' ? 0.02 : 0.07) * strength
      force[c].x += ((q.x - middle.x) / out) * k
      force[c].y += ((q.y - middle.y) / out) * k
    })
  }
  return force
}

for (let round = 0; round < 3000; round++) {
  const force = pull(0.35)
  corners.forEach((corner, c) => {
    if (corner.side === 'fixed') return
    const old = { x: corner.x, y: corner.y }
    const limit = 0.4 / Math.max(0.4, Math.hypot(force[c].x, force[c].y))
    if (corner.side !== 'left' && corner.side !== 'right') corner.x += force[c].x * limit
    if (corner.side !== 'top' && corner.side !== 'bottom') corner.y += force[c].y * limit
    if (corner.side === '') {
      corner.x = Math.min(width - 2, Math.max(2, corner.x))
      corner.y = Math.min(height - 2, Math.max(2, corner.y))
    } else {
      corner.x = Math.min(width, Math.max(0, corner.x))
      corner.y = Math.min(height, Math.max(0, corner.y))
    }
    if (!cellsAt[c].every((id) => isSimple(cells[id]))) Object.assign(corner, old)
  })
}

const tenth = (n: number): number => Math.round(n * 10) / 10
const centroid = (pts: readonly { x: number; y: number }[]): { x: number; y: number } => {
  let [x, y] = [0, 0]
  pts.forEach((p, i) => {
    const q = pts[(i + 1) % pts.length]
    const cross = p.x * q.y - q.x * p.y
    x += (p.x + q.x) * cross
    y += (p.y + q.y) * cross
  })
  const six = 6 * signedArea(pts)
  return { x: x / six, y: y / six }
}
const lines = text.split('\n').map((line) => {
  const found = /^ {4}\{"id": (\d+), /.exec(line)
  if (found === null) return line
  const cell = cells[Number(found[1])].map((c) => corners[c])
  const middle = centroid(cell)
  const outline = cell.map((c) => `[${tenth(c.x)}, ${tenth(c.y)}]`).join(', ')
  return line
    .replace(/, "polys": \[.*\]\]\]/, '')
    .replace(/"x": [\d.]+, "y": [\d.]+/, `"x": ${tenth(middle.x)}, "y": ${tenth(middle.y)}`)
    .replace(/\](\},?)$/, `], "polys": [[${outline}]]$1`)
})
const withProvenance = lines.map((line) =>
  line.includes('"provenance"') && !line.includes('"outlines"')
    ? line.replace('"labels"', '"outlines": "recreated", "labels"')
    : line,
)
writeFileSync(path, withProvenance.join('\n'))
const sizes = cells.map((cell) => signedArea(cell.map((c) => corners[c])))
console.log(`${areas.length} areas, sizes ${Math.min(...sizes).toFixed(1)} to ${Math.max(...sizes).toFixed(1)}`)
