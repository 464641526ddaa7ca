/** Glyphs (GLY): where figures must stop, and what happens when they do. */
import { steps, type Play, type Procedure } from '../table/rules.ts'
import type { StepArgs, StepResult } from '../../../../engine/index.ts'
import type { Goal } from '../../content/content.ts'
import { GLYPH_IDS } from '../../content/names.ts'
import { checkVictory } from '../end/victory.ts'
import { controllerOf } from '../table/figures.ts'
import { isBasic, NONE, OFF, scenarioOf, type Figure, type GlyphPiece, type Space, type Table } from '../table/state.ts'
import { summon } from './erland.ts'
import { glyphAt, glyphsHavePower } from './glyph-bonus.ts'
import { heal } from './kelda.ts'
import { curse } from './mitonsoul.ts'

const KELDA = GLYPH_IDS.indexOf('kelda')
const ERLAND = GLYPH_IDS.indexOf('erland')
const MITONSOUL = GLYPH_IDS.indexOf('mitonsoul')

type Collect = Extract<Goal, { goal: 'collect' }>

/** The goal of a scenario in which glyphs are looked for and taken (HS-SCN-PLANT-08). */
export function collectGoal(t: Table): Collect | undefined {
  for (const goal of scenarioOf(t).goals) if (goal.goal === 'collect') return goal
  return undefined
}

/** Whether a figure that enters this space must end its move there (HS-GLY-02, HS-GLY-03, HS-RUL-68). */
export function mustStopAtGlyph(t: Table, space: Space): boolean {
  if (glyphAt(t, space) === NONE) return false
  return !isBasic(t) || collectGoal(t) !== undefined
}

/** False if a glyph forbids this figure to end its move on this space (HS-GLY-15, HS-RUL-64). */
export function mayStopAtGlyph(t: Table, figure: Figure, space: Space): boolean {
  const piece = glyphAt(t, space)
  if (piece === NONE || t.state.glyphUp[piece] === 0 || t.state.glyph[piece] !== KELDA) return true
  return t.state.wounds[figure] > 0 || !glyphsHavePower(t)
}

/**
 * The glyph under a figure that has just ended its move, or was just placed, is turned over and works. It does so in a
 * frame of its own: call this last, and ask nothing afterwards in the same procedure.
 */
export function* settleGlyphs(play: Play, figure: Figure): Procedure {
  const { front, rear } = play.state
  settleAt(play, figure, rear[figure])
  settleAt(play, figure, front[figure])
}

function settleAt(play: Play, figure: Figure, space: Space): void {
  const { state } = play
  const piece = glyphAt(play, space)
  // A captive's glyph has no effect (HS-SCN-RESCUE-06).
  if (piece === NONE || controllerOf(play, figure) === NONE) return
  if (isBasic(play) && collectGoal(play) === undefined) return
  const isOpen = state.glyphUp[piece] === 1
  if (isOpen && !play.content.glyphs[state.glyph[piece]].isTemporary) return
  play.push(glyph, { step: 0, piece, figure })
}

interface GlyphArgs extends StepArgs {
  readonly piece: GlyphPiece
  readonly figure: Figure
}

export const glyph = steps<GlyphArgs>('glyph', [turnOver, work])

/** Ends with the reveal: what was hidden is known to everybody from the next step on. */
function* turnOver(play: Play, { piece, figure }: GlyphArgs): Procedure<StepResult> {
  const { state } = play
  if (!standsOn(play, figure, piece)) return 'stop'
  if (state.glyphUp[piece] === 1) return
  state.glyphUp[piece] = 1
  play.reveal(state.glyphSeenBy, piece)
  play.tell({ type: 'glyphTurned', piece, glyph: state.glyph[piece], space: state.glyphSpace[piece], figure })
}

function standsOn(t: Table, figure: Figure, piece: GlyphPiece): boolean {
  const { glyphSpace, front, rear } = t.state
  const space = glyphSpace[piece]
  return space !== OFF && (front[figure] === space || rear[figure] === space)
}

function* work(play: Play, { piece, figure }: GlyphArgs): Procedure<StepResult> {
  const { state } = play
  const kind = state.glyph[piece]
  const collect = collectGoal(play)
  if (collect?.glyphs.includes(GLYPH_IDS[kind])) return yield* take(play, piece, figure, collect)
  if (!glyphsHavePower(play)) {
    if (collect !== undefined) removeGlyph(play, piece) // HS-SCN-PLANT-06
    return
  }
  if (kind === KELDA && state.wounds[figure] > 0) {
    yield* heal(play, figure)
    removeGlyph(play, piece)
  }
  if (kind === ERLAND) {
    const space = state.glyphSpace[piece]
    removeGlyph(play, piece)
    const summoned = yield* summon(play, figure, space)
    if (summoned !== NONE) yield* settleGlyphs(play, summoned)
  }
  if (kind === MITONSOUL) {
    removeGlyph(play, piece)
    yield* curse(play, play.content.glyphs[kind].d20)
  }
}

/** HS-SCN-PLANT-07: the player keeps it, whatever becomes of the finder. */
function* take(play: Play, piece: GlyphPiece, figure: Figure, goal: Collect): Procedure {
  const { state } = play
  const role = controllerOf(play, figure)
  const space = state.glyphSpace[piece]
  state.glyphSpace[piece] = OFF
  state.glyphTakenBy[piece] = role
  const count = state.glyphTakenBy.filter((one) => one === role).length
  play.tell({ type: 'glyphTaken', piece, glyph: state.glyph[piece], space, role, count, needed: goal.needed })
  yield* checkVictory(play)
}

/** HS-GLY-08 */
function removeGlyph(play: Play, piece: GlyphPiece): void {
  const { state } = play
  const space = state.glyphSpace[piece]
  state.glyphSpace[piece] = OFF
  play.tell({ type: 'glyphRemoved', piece, glyph: state.glyph[piece], space })
}
