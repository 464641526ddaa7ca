/** How far beside what is offered a finger may touch, in pixels. */
const REACH = 20
const RINGS = 3
const ROUND = 12

/** The nearest thing on offer around a spot of the window, for fingers. */
export function offerNear(x: number, y: number): Element | undefined {
  for (let ring = 0; ring <= RINGS; ring++)
    for (let i = 0; i < (ring === 0 ? 1 : ROUND); i++) {
      const [far, turn] = [(REACH * ring) / RINGS, (2 * Math.PI * i) / ROUND]
      const under = document.elementFromPoint(x + far * Math.cos(turn), y + far * Math.sin(turn))
      const found = under?.closest('[data-offered]')
      if (found !== null && found !== undefined) return found
    }
  return undefined
}
