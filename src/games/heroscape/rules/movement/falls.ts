/** Falling (HS-MOV-12 to HS-MOV-15, HS-RUL-26 to HS-RUL-28). */
import { destroyFigures, woundFigures } from '../life/life.ts'
import { countOf, rollCombatDice, rollD20, SKULL } from '../table/dice.ts'
import { editionOf } from '../table/edition.ts'
import type { Play, Procedure } from '../table/rules.ts'
import type { Figure, Table } from '../table/state.ts'

/** HS-MOV-13: levels beyond the Height that make a fall deep. */
const DEEP = 10
/** In `Move.fallDice` a fall that the d20 decides counts as this many dice. */
export const EXTREME = 100
/** The least roll that survives an extreme fall. */
const LUCKY = 19

/** The dice of one step that drops this many levels; the caller knows that it is no drop into water. */
export function fallDice(t: Table, height: number, drop: number): number {
  if (drop < height) return 0
  const edition = editionOf(t)
  if (edition.extremeFall > 0 && drop >= height + edition.extremeFall) return EXTREME
  return drop >= height + DEEP ? edition.deepFallDice : 1
}

/** Rolls all fall dice of a move together; the state says afterwards whether the figure stands (HS-RUL-26). */
export function* rollFalls(play: Play, figure: Figure, dice: number): Procedure {
  for (let falls = Math.floor(dice / EXTREME); falls > 0; falls--) {
    const roll = rollD20(play)
    play.tell({ type: 'fellFar', figure, roll, isDestroyed: roll < LUCKY ? 1 : 0 })
    if (roll < LUCKY) return yield* destroyFigures(play, [figure], 'fall')
  }
  if (dice % EXTREME === 0) return
  const faces = rollCombatDice(play, dice % EXTREME)
  const wounds = countOf(faces, SKULL)
  play.tell({ type: 'fell', figure, faces, wounds })
  if (wounds > 0) yield* woundFigures(play, [{ figure, wounds }], 'fall')
}

/** Rolls what is pending in the running move: before a goal that is reached with a step counts (HS-RUL-08). */
export function* settleFalls(play: Play, figure: Figure): Procedure {
  const { move } = play.state
  if (move === undefined) return
  const dice = move.fallDice
  move.fallDice = 0
  yield* rollFalls(play, figure, dice)
}
