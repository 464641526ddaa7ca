import type { Spot } from './camera.ts'

/** A finger hides what it touches: it means the nearest place on offer within so many pixels. */
const FINGER = 20
const RINGS = 5
const AROUND = 16

/** The points looked at, nearest first. */
export function around({ x, y }: Spot, within = FINGER): Spot[] {
  const points: Spot[] = [{ x, y }]
  for (let ring = 1; ring <= RINGS; ring++)
    for (let i = 0; i < AROUND; i++) {
      const [far, turn] = [(within * ring) / RINGS, (2 * Math.PI * i) / AROUND]
      points.push({ x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) })
    }
  return points
}

/** The place on offer that a touch of the screen means. */
export function offeredNear(clientX: number, clientY: number): Element | undefined {
  for (const { x, y } of around({ x: clientX, y: clientY })) {
    const found = document.elementFromPoint(x, y)?.closest('[data-offered]')
    if (found !== null && found !== undefined) return found
  }
  return undefined
}
