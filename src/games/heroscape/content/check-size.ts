import type { Problem } from '../../../engine/index.ts'
import { DIRECTIONS, STEP_Q, STEP_R } from '../../../kit/hex.ts'
import type { BattlefieldSource } from './battlefield-schema.ts'
import { cellsOf } from './tile-shapes.ts'

/** Of all battlefields together. Ten Master Sets have about 5000 hexes. */
export const MAX_HEXES = 40_000
/** Steps between neighbouring spaces. They grow with the square of the storeys, and all are kept in memory. */
export const MAX_STEPS = 250_000

/** A small file may describe what takes a hundred times its size to compile: that is noticed before. */
export function checkSize(fields: readonly BattlefieldSource[]): Problem[] {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  if (sum(fields.map(({ tiles }) => sum(tiles.map(({ size }) => size)))) > MAX_HEXES)
    return [{ path: 'battlefields', problem: `together they have more than ${MAX_HEXES} hexes` }]
  if (sum(fields.map(stepsIn)) > MAX_STEPS)
    return [{ path: 'battlefields', problem: `together they have more than ${MAX_STEPS} steps between spaces` }]
  return []
}

const columnAt = (q: number, r: number): number => (q + 512) * 1024 + r + 512

function stepsIn({ tiles }: BattlefieldSource): number {
  const levels = new Map<number, Set<number>>()
  for (const tile of tiles)
    for (const { q, r } of cellsOf(tile)) {
      const column = columnAt(q, r)
      const laid = levels.get(column)
      if (laid === undefined) levels.set(column, new Set([tile.level]))
      else laid.add(tile.level)
    }
  const storeys = new Map<number, number>()
  for (const [column, laid] of levels) storeys.set(column, [...laid].filter((level) => !laid.has(level + 1)).length)
  let steps = 0
  for (const [column, own] of storeys)
    for (let direction = 0; direction < DIRECTIONS; direction++)
      steps += own * (storeys.get(column + STEP_Q[direction] * 1024 + STEP_R[direction]) ?? 0)
  return steps
}
