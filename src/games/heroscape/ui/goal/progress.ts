import type { Role } from '../../../../engine/index.ts'
import type { Language } from '../../../../protocol/board.ts'
import type { Goal } from '../../content/content.ts'
import { GLYPH_IDS, type GlyphId } from '../../content/names.ts'
import { figureDistance, OUT_OF_REACH } from '../../rules/range/range.ts'
import { DESTROYED, OFF } from '../../rules/table/state.ts'
import { figuresOn, isStandingCell, pointsOn, teamsOf } from '../army.ts'
import {
  allFigures,
  cardsOf,
  figuresOf,
  glyphsOf,
  ownerOf,
  roundOf,
  scoutOf,
  type FigureShown,
  type Seen,
} from '../seen.ts'
import { GOAL } from './words.ts'

/* How far a side is on its way to each goal of the scenario, by what its viewer is shown. */

/** `share`: from 0 to 1, where the way has an end. */
export interface Progress {
  readonly text: string
  readonly share?: number
}

const figuresOfTeam = (seen: Seen, team: readonly Role[]): FigureShown[] =>
  team.flatMap((role) => cardsOf(seen, role).flatMap((card) => figuresOf(seen, card)))

/** The fewest spaces from one of these figures to a space, or to where a two-space figure stands. */
function nearest(seen: Seen, figures: readonly FigureShown[], front: number, rear: number = OFF): number {
  const far = figures
    .filter(isStandingCell)
    .map((one) => figureDistance(seen.field, one.front, one.rear, front, rear))
    .filter((distance) => distance !== OUT_OF_REACH)
  return far.length === 0 ? OUT_OF_REACH : Math.min(...far)
}

/** HS-TEAM-07 */
function destroyedBy(seen: Seen, team: readonly Role[], language: Language): Progress {
  const s = GOAL[language]
  const others = teamsOf(seen)
    .flat()
    .filter((role) => !team.includes(role))
  const figures = figuresOfTeam(seen, others)
  const gone = figures.filter(({ fate }) => fate === DESTROYED).length
  const all = gone + figures.filter(isStandingCell).length
  return all === 0 ? { text: s.noEnemies } : { text: s.destroyed(gone, all), share: gone / all }
}

function collectedBy(seen: Seen, team: readonly Role[], needed: number, language: Language): Progress {
  const n = glyphsOf(seen).filter(({ takenBy }) => team.includes(takenBy)).length
  return { text: GOAL[language].collected(n, needed), share: Math.min(1, n / needed) }
}

/** Of this kind and open, as far as somebody else owns it where owners count. */
function openGlyphs(seen: Seen, glyph: GlyphId, notOf: readonly Role[]): number[] {
  const { layout } = seen.scenario
  return glyphsOf(seen)
    .filter(({ kind, up, space }) => GLYPH_IDS[kind] === glyph && up === 1 && space >= 0)
    .map(({ space }) => space)
    .filter((space) => {
      const at = layout.glyphOn[space] ?? -1
      return at < 0 || !notOf.includes(layout.glyphs[at].owner)
    })
}

function wayToGlyph(seen: Seen, figures: readonly FigureShown[], glyphs: readonly number[], language: Language) {
  const way = Math.min(OUT_OF_REACH, ...glyphs.map((space) => nearest(seen, figures, space)))
  return way === OUT_OF_REACH ? undefined : { text: GOAL[language].toGlyph(way) }
}

/** HS-SCN-STORM-04: only its owner knows which hero it is. */
function scoutOnItsWay(seen: Seen, glyph: GlyphId, language: Language): Progress {
  const s = GOAL[language]
  const scout = scoutOf(seen)
  if (scout === undefined) return { text: s.secret }
  const ways = openGlyphs(seen, glyph, []).map((space) => nearest(seen, figuresOf(seen, scout), space))
  const way = Math.min(OUT_OF_REACH, ...ways)
  return { text: way === OUT_OF_REACH ? s.secret : s.scout(way) }
}

/** HS-SCN-RESCUE-05 */
function wayToCaptive(seen: Seen, team: readonly Role[], language: Language): Progress | undefined {
  const captive = allFigures(seen).find((one) => isStandingCell(one) && ownerOf(seen, one.id) < 0)
  if (captive === undefined) return undefined
  const way = nearest(seen, figuresOfTeam(seen, team), captive.front, captive.rear)
  return way === OUT_OF_REACH ? undefined : { text: GOAL[language].toCaptive(way) }
}

function heldOut(seen: Seen, language: Language): Progress | undefined {
  const { rounds } = seen.options
  const done = Math.max(0, roundOf(seen.view).round - 1)
  return rounds === 0 ? undefined : { text: GOAL[language].heldOut(done, rounds), share: Math.min(1, done / rounds) }
}

/** How far the side is with a goal; nothing where it cannot win so. */
export function progressOf(seen: Seen, goal: Goal, side: number, language: Language): Progress | undefined {
  const team = teamsOf(seen)[side] ?? []
  if ('side' in goal && goal.side !== undefined && goal.side !== side) return undefined
  switch (goal.goal) {
    case 'eliminate':
      return destroyedBy(seen, team, language)
    case 'collect':
      return collectedBy(seen, team, goal.needed, language)
    case 'enterEnemyGlyph':
      return wayToGlyph(seen, figuresOfTeam(seen, team), openGlyphs(seen, goal.glyph, team), language)
    case 'holdGlyph':
      return goal.sides.includes(side)
        ? wayToGlyph(seen, figuresOfTeam(seen, team), openGlyphs(seen, goal.glyph, []), language)
        : undefined
    case 'scoutEnters':
      return scoutOnItsWay(seen, goal.glyph, language)
    case 'rescue':
      return wayToCaptive(seen, team, language)
    case 'holdOut':
      return heldOut(seen, language)
    // Points stand before everything else; what happens to the scout is no way of one's own.
    case 'score':
    case 'scoutLost':
      return undefined
  }
}

export const pointsOf = (seen: Seen, team: readonly Role[]): number =>
  team.reduce((sum, role) => sum + pointsOn(seen, role), 0)

export const standingIn = (seen: Seen, team: readonly Role[]): number =>
  team.reduce((sum, role) => sum + figuresOn(seen, role), 0)
