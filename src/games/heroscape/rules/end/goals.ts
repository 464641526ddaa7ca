/** The goals of the scenarios: who has reached one (HS-END-01). Nothing here depends on what somebody may not know. */
import { EVERYONE } from '../../../../engine/index.ts'
import type { Goal } from '../../content/content.ts'
import { GLYPH_IDS, type GlyphId } from '../../content/names.ts'
import { areAdjacent } from '../engagement/adjacent.ts'
import { cardOf, controllerOf, isStanding, powerOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { layoutOf, NONE, OFF, scenarioOf, setupOf, STANDING, WAITING } from '../table/state.ts'
import type { Figure, State, Table } from '../table/state.ts'
import { sideOf } from '../teams/sides.ts'
import type { Ending } from '../words/scenario-words.ts'
import { bestSide } from './scoring.ts'

/** How a battle ends; `side` is NONE for a draw. */
export interface Verdict {
  readonly side: number
  readonly by: Ending
}

/** A goal reached by what has just happened (HS-RUL-08). */
export function verdictNow(t: Table): Verdict | undefined {
  for (const goal of scenarioOf(t).goals) {
    const verdict = judgeNow(t, goal)
    if (verdict !== undefined) return verdict
  }
  return isDeserted(t) ? { side: NONE, by: 'eliminate' } : undefined
}

/** Nobody is left or still to come, and no last round would end it: a draw, whatever the goals are (HS-RUL-09). */
function isDeserted(t: Table): boolean {
  const { state } = t
  if (state.options.rounds > 0 || !isBattle(state) || livingSides(t) !== 0) return false
  for (let figure = 0; figure < state.fate.length; figure++) {
    const card = cardOf(t, figure)
    if (state.fate[figure] === WAITING && state.owner[card] !== NONE && powerOf(t, card, 'theDrop') !== undefined)
      return false
  }
  return true
}

function judgeNow(t: Table, goal: Goal): Verdict | undefined {
  switch (goal.goal) {
    case 'eliminate':
      return eliminated(t, goal.side)
    case 'collect':
      return collected(t, goal.needed)
    case 'scoutLost':
      return isScoutLost(t) ? { side: goal.side, by: 'scoutLost' } : undefined
    default:
      return undefined
  }
}

/** As long as armies are being gathered and placed, nobody is beaten. */
const isBattle = (state: State): boolean =>
  state.phase !== 'start' && state.phase !== 'army' && state.phase !== 'placing'

/** The sides with figures on the battlefield, one bit each; those waiting for The Drop do not count (HS-RUL-75). */
export function livingSides(t: Table): number {
  const { fate, owner } = t.state
  const { teamOf } = setupOf(t)
  const { cardOf: cards } = roster(t)
  let sides = 0
  for (let figure = 0; figure < fate.length; figure++) {
    if (fate[figure] !== STANDING) continue
    const role = owner[cards[figure]]
    if (role !== NONE) sides |= 1 << teamOf[role]
  }
  return sides
}

/** HS-TEAM-07. Where the scenario names who wins so, that side does even without figures (HS-RUL-83, HS-RUL-85). */
function eliminated(t: Table, side: number | undefined): Verdict | undefined {
  if (!isBattle(t.state)) return undefined
  const living = livingSides(t)
  if (side !== undefined) return (living & ~(1 << side)) === 0 ? { side, by: 'eliminate' } : undefined
  if ((living & (living - 1)) !== 0) return undefined
  return { side: living === 0 ? NONE : 31 - Math.clz32(living), by: 'eliminate' }
}

/** HS-SCN-PLANT-08 */
function collected(t: Table, needed: number): Verdict | undefined {
  const { glyphTakenBy } = t.state
  const { teams } = setupOf(t)
  for (let side = 0; side < teams.length; side++) {
    let count = 0
    for (let piece = 0; piece < glyphTakenBy.length; piece++)
      if (glyphTakenBy[piece] !== NONE && sideOf(t, glyphTakenBy[piece]) === side) count++
    if (count >= needed) return { side, by: 'collect' }
  }
  return undefined
}

/** Once its glyph has been turned over: destroyed, or no longer its owner's (HS-SCN-STORM-12, HS-RUL-82). */
function isScoutLost(t: Table): boolean {
  const { scout, scoutSeenBy, owner, broughtBy } = t.state
  const card = scout.indexOf(1)
  if (card === NONE || scoutSeenBy[card] !== EVERYONE) return false
  if (owner[card] === NONE || sideOf(t, owner[card]) !== sideOf(t, broughtBy[card])) return true
  return !isStanding(t, roster(t).firstFigure[card])
}

/** A goal reached by a figure with the step it has just made, or where it was put. */
export function verdictOfStep(t: Table, figure: Figure): Verdict | undefined {
  if (controllerOf(t, figure) === NONE || !isStanding(t, figure)) return undefined
  const side = sideOf(t, controllerOf(t, figure))
  for (const goal of scenarioOf(t).goals) if (isReachedBy(t, goal, figure, side)) return { side, by: goal.goal }
  return undefined
}

function isReachedBy(t: Table, goal: Goal, figure: Figure, side: number): boolean {
  switch (goal.goal) {
    case 'enterEnemyGlyph':
      return isOnEnemyGlyph(t, goal.glyph, figure, side)
    case 'scoutEnters':
      return goal.side === side && t.state.scout[cardOf(t, figure)] === 1 && isOnGlyph(t, goal.glyph, figure)
    case 'rescue':
      return goal.side === side && isNextToCaptive(t, figure)
    default:
      return false
  }
}

/** Whether this glyph piece lies power side up, is of this kind, and one end of the figure is on it. */
function isPieceUnder(t: Table, piece: number, glyph: GlyphId, figure: Figure): boolean {
  const { glyph: kinds, glyphSpace, glyphUp, front, rear } = t.state
  const space = glyphSpace[piece]
  if (space === OFF || glyphUp[piece] === 0 || (front[figure] !== space && rear[figure] !== space)) return false
  return GLYPH_IDS[kinds[piece]] === glyph
}

function isOnGlyph(t: Table, glyph: GlyphId, figure: Figure): boolean {
  for (let piece = 0; piece < t.state.glyph.length; piece++) if (isPieceUnder(t, piece, glyph, figure)) return true
  return false
}

/** HS-RUL-78: a device belongs to a player; the own one does nothing. */
function isOnEnemyGlyph(t: Table, glyph: GlyphId, figure: Figure, side: number): boolean {
  const { glyphs } = layoutOf(t)
  for (let piece = 0; piece < glyphs.length; piece++) {
    const { owner } = glyphs[piece]
    if (owner === NONE || sideOf(t, owner) === side) continue
    if (isPieceUnder(t, piece, glyph, figure)) return true
  }
  return false
}

/** The figure that stands on the battlefield and is nobody's, or NONE (HS-SCN-RESCUE-05). */
export function captiveOf(t: Table): Figure {
  const { fate, owner } = t.state
  const { cardOf: cards } = roster(t)
  for (let figure = 0; figure < fate.length; figure++)
    if (fate[figure] === STANDING && owner[cards[figure]] === NONE) return figure
  return NONE
}

function isNextToCaptive(t: Table, figure: Figure): boolean {
  const captive = captiveOf(t)
  return captive !== NONE && areAdjacent(t, figure, captive)
}

/** A goal judged at the end of every round (HS-SCN-FORT-08). */
export function verdictOfRound(t: Table): Verdict | undefined {
  for (const goal of scenarioOf(t).goals) {
    if (goal.goal !== 'holdGlyph') continue
    const side = holderOf(t, goal.glyph)
    if (goal.sides.includes(side)) return { side, by: 'holdGlyph' }
  }
  return undefined
}

function holderOf(t: Table, glyph: GlyphId): number {
  const { occupant, glyphSpace } = t.state
  for (let piece = 0; piece < glyphSpace.length; piece++) {
    const figure = glyphSpace[piece] === OFF ? NONE : occupant[glyphSpace[piece]]
    if (figure === NONE || controllerOf(t, figure) === NONE) continue
    if (isPieceUnder(t, piece, glyph, figure)) return sideOf(t, controllerOf(t, figure))
  }
  return NONE
}

/** The end of the last round: the scenario says who wins (HS-END-07), or the most points do (HS-END-02). */
export function verdictOfLastRound(t: Table): Verdict {
  if (!t.state.options.isScored)
    for (const goal of scenarioOf(t).goals) {
      if (goal.goal === 'holdOut') return { side: goal.side, by: 'holdOut' }
      if (goal.goal === 'score') break
    }
  return { side: bestSide(t), by: 'score' }
}
