/** What a scenario asks for besides fighting: where figures should go, and which enemies matter most. */
import { EVERYONE } from '../../../engine/index.ts'
import type { Goal, Scenario } from '../content/content.ts'
import { GLYPH_IDS, type GlyphId } from '../content/names.ts'
import { isAdjacentOver } from '../rules/engagement/adjacent.ts'
import { roster } from '../rules/table/roster.ts'
import { canBeScout } from '../rules/armies/army.ts'
import { cardOf, controllerOf } from '../rules/table/figures.ts'
import { captiveOf } from '../rules/end/goals.ts'
import { spaceDistance } from '../rules/range/range.ts'
import { isSameSide, sideOf } from '../rules/teams/sides.ts'
import { fieldOf, layoutOf, NONE, OFF, scenarioOf, STANDING, TURNS } from '../rules/table/state.ts'
import type { Figure, Role, Space, Table } from '../rules/table/state.ts'
import { waysIn } from './cast.ts'
import type { Scene } from './scene.ts'
import type { Distances } from './ways.ts'

/** Being there is worth `arrival`; every turn that it is away costs `perTurn`. */
export interface Pull {
  /** To each space where it may be, and what it costs more that somebody else is there. */
  readonly ways: readonly Distances[]
  readonly taken: readonly number[]
  readonly perTurn: number
  readonly arrival: number
}

/** The battle is won there. */
const VICTORY = 5000

function glyphSpaces(t: Table, glyph: GlyphId): Space[] {
  const { glyph: kinds, glyphSpace, glyphUp } = t.state
  return glyphSpace.filter((space, piece) => space !== OFF && glyphUp[piece] === 1 && GLYPH_IDS[kinds[piece]] === glyph)
}

/** Devices of the own side, or of the others (HS-RUL-78). */
function devices(t: Table, role: Role, isOwn: boolean): Space[] {
  return layoutOf(t)
    .glyphs.filter(({ owner }) => owner !== NONE && isSameSide(t, owner, role) === isOwn)
    .map(({ space }) => space)
}

const hiddenGlyphs = (t: Table): Space[] =>
  t.state.glyphSpace.filter((space, piece) => space !== OFF && t.state.glyphUp[piece] === 0)

/** Somebody else stands where the figure would like to. */
const TAKEN = 3

type Seen = Pick<Scene, 't' | 'cast' | 'weights'>

function pull({ t, cast }: Seen, figure: Figure, spaces: readonly Space[], perTurn: number, arrival: number): Pull[] {
  if (spaces.length === 0) return []
  const { occupant } = t.state
  const ways = waysIn(t, cast, figure)
  const taken = spaces.map((space) => (occupant[space] === NONE || occupant[space] === figure ? 0 : TAKEN))
  return [{ ways: spaces.map((space) => ways.to(space)), taken, perTurn, arrival }]
}

/** The spaces from which a figure is adjacent to another. */
function spacesBeside(t: Table, figure: Figure, other: Figure): Space[] {
  const { front, rear } = t.state
  const { links, spaces } = fieldOf(t)
  const { height } = roster(t)
  const found: Space[] = []
  for (const space of rear[other] === OFF ? [front[other]] : [front[other], rear[other]])
    for (let link = links.first[space]; link < links.first[space + 1]; link++)
      if (isAdjacentOver(links, link, spaces.level[space], height[other], height[figure])) found.push(links.to[link])
  return found
}

/** Nobody else has a turn before the round ends. */
function isLastTurn(t: Table, role: Role): boolean {
  const { turnNumber, order, turn } = t.state
  return turn?.role === role && turnNumber === TURNS - 1 && order[order.length - 1] === role
}

/** Where this figure of the role is drawn to. */
export function pullsOf(seen: Seen, role: Role, figure: Figure): Pull[] {
  return scenarioOf(seen.t).goals.flatMap((goal) => pullsOfGoal(seen, role, figure, goal))
}

/** The sturdiest stand where nobody must come; the others are not far, but leave the place to them. */
function guarding(seen: Seen, role: Role, figure: Figure, spaces: readonly Space[]): Pull[] {
  const { guard } = seen.weights
  if (isPosted(seen, role, figure, spaces.length)) return pull(seen, figure, spaces, 12 * guard, 60 * guard)
  return pull(seen, figure, spaces, 4 * guard, -20 * guard)
}

/** One of so many figures of a role that withstand most. */
function isPosted({ t, cast }: Seen, role: Role, figure: Figure, posts: number): boolean {
  const { owner, fate, wounds } = t.state
  const sturdiness = (one: Figure): number => cast.sturdiness[one] * (1 - wounds[one] / cast.life[one])
  const own = sturdiness(figure)
  let before = 0
  for (let other = 0; other < fate.length; other++) {
    if (owner[cast.cardOf[other]] !== role || fate[other] > STANDING || other === figure) continue
    const its = sturdiness(other)
    if (its > own || (its === own && other < figure)) before++
  }
  return before < posts
}

function pullsOfGoal(seen: Seen, role: Role, figure: Figure, goal: Goal): Pull[] {
  const { t } = seen
  const side = sideOf(t, role)
  switch (goal.goal) {
    case 'enterEnemyGlyph':
      return [
        ...pull(seen, figure, devices(t, role, false), 12, VICTORY),
        ...pull(seen, figure, devices(t, role, true), 0, 30),
      ]
    case 'collect':
      return pull(seen, figure, hiddenGlyphs(t), 12, 50)
    case 'scoutEnters': {
      const base = glyphSpaces(t, goal.glyph)
      if (goal.side !== side) return guarding(seen, role, figure, base)
      const isScout = t.state.scout[cardOf(t, figure)] === 1
      return pull(seen, figure, base, isScout ? 25 : 5, isScout ? VICTORY : -20)
    }
    case 'rescue': {
      const captive = captiveOf(t)
      const beside = captive === NONE ? [] : spacesBeside(t, figure, captive)
      return goal.side === side ? pull(seen, figure, beside, 16, VICTORY) : guarding(seen, role, figure, beside)
    }
    case 'holdGlyph': {
      const map = glyphSpaces(t, goal.glyph)
      if (!goal.sides.includes(side)) return guarding(seen, role, figure, map)
      return pull(seen, figure, map, 16, isLastTurn(t, role) ? VICTORY : 90)
    }
    default:
      return []
  }
}

/** A side that wins if nothing happens until the end. */
export const isHoldingOut = ({ goals }: Scenario, side: number): boolean =>
  goals.some((goal) => goal.goal === 'holdOut' && goal.side === side)

/** Where the battle is decided for a role, whether it wants to get there or keeps others away. */
export function goalSpaces(t: Table, role: Role): Space[] {
  return scenarioOf(t).goals.flatMap((goal): Space[] => {
    switch (goal.goal) {
      case 'enterEnemyGlyph':
        return devices(t, role, false)
      case 'collect':
        return hiddenGlyphs(t)
      case 'scoutEnters':
      case 'holdGlyph':
        return glyphSpaces(t, goal.glyph)
      case 'rescue': {
        const captive = captiveOf(t)
        return captive === NONE ? [] : spacesBeside(t, captive, captive)
      }
      default:
        return []
    }
  })
}

/** How much more an enemy matters the nearer it is to what it must not reach. */
function nearness(t: Table, enemy: Figure, spaces: readonly Space[], weight: number): number {
  let nearest = Infinity
  for (const space of spaces) nearest = Math.min(nearest, spaceDistance(fieldOf(t), t.state.front[enemy], space))
  return nearest > 10 ? 0 : weight / (1 + nearest)
}

/** How much a wound of this enemy counts for the role; 1: as much as its points say. */
export function importanceOf(t: Table, role: Role, enemy: Figure, alarm: number): number {
  let sum = 1
  for (const goal of scenarioOf(t).goals) sum += alarm * importanceBy(t, role, enemy, goal)
  return Math.max(0.5, sum)
}

function importanceBy(t: Table, role: Role, enemy: Figure, goal: Goal): number {
  const side = sideOf(t, role)
  const { front } = t.state
  switch (goal.goal) {
    case 'enterEnemyGlyph':
      return nearness(t, enemy, devices(t, role, true), 4)
    case 'scoutEnters':
      return goal.side === side ? 0 : scoutImportance(t, enemy, goal.glyph)
    case 'rescue': {
      const captive = captiveOf(t)
      if (captive === NONE) return 0
      return nearness(t, enemy, [front[captive]], goal.side === side ? 0.5 : 3)
    }
    case 'holdGlyph':
      return nearness(
        t,
        enemy,
        glyphSpaces(t, goal.glyph),
        goal.sides.includes(sideOf(t, controllerOf(t, enemy))) ? 4 : 2,
      )
    default:
      return 0
  }
}

/** Any hero whose glyph is still hidden may be the scout (HS-SCN-STORM-04). */
function scoutImportance(t: Table, enemy: Figure, base: GlyphId): number {
  const card = cardOf(t, enemy)
  const { scout, scoutSeenBy } = t.state
  if (!canBeScout(t, card)) return 0
  if (scoutSeenBy[card] === EVERYONE && scout[card] === 0) return -0.5
  return 1.5 + nearness(t, enemy, glyphSpaces(t, base), 4)
}

/** How careful a figure is with itself. */
export const careOf = (t: Table, figure: Figure): number => (t.state.scout[cardOf(t, figure)] === 1 ? 2.5 : 1)

/** Whether a figure of somebody else stands where that one wins at the end of the round. */
export function isAboutToWin(t: Table, figure: Figure): boolean {
  const side = sideOf(t, controllerOf(t, figure))
  for (const goal of scenarioOf(t).goals)
    if (goal.goal === 'holdGlyph' && goal.sides.includes(side))
      for (const space of glyphSpaces(t, goal.glyph)) if (t.state.occupant[space] === figure) return true
  return false
}
