/** The dice: three skulls, two shields and a blank on a combat die (HS-RUL-06), and the 20-sided die. */
import type { Play } from './rules.ts'

export const SKULL = 0
export const SHIELD = 1
export const BLANK = 2

const FACES = [SKULL, SKULL, SKULL, SHIELD, SHIELD, BLANK]

export function rollCombatDice(play: Play, count: number): number[] {
  const faces: number[] = []
  for (let i = 0; i < count; i++) faces.push(FACES[play.roll(6, 'combat die')])
  return faces
}

export function countOf(faces: readonly number[], wanted: number): number {
  let sum = 0
  for (const face of faces) if (face === wanted) sum++
  return sum
}

export const rollD20 = (play: Play): number => play.roll(20, 'd20') + 1
