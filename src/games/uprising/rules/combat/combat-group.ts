/** The two groups of a combat: who they are, what is left of them, whom the words for sides mean. */
import type { SideSel } from '../../content/effects/selectors.ts'
import { cardsAt, unitsOn } from '../map/pieces.ts'
import { lowestOf } from '../nemesis/initiative.ts'
import { isInPlay, sideOfCard } from '../nemesis/nemesis-cards.ts'
import { sourceOf, type Context } from '../select/context.ts'
import { CHAOS, EMPIRE, isPlayer, NONE } from '../table/state.ts'
import type { Card, Combat, Group, Side, Space, Table } from '../table/state.ts'

/** Bits of what a group may not use. */
export const FORBIDDEN = ['bolts', 'shields', 'cards', 'druids', 'godpower'] as const
export type Forbidden = (typeof FORBIDDEN)[number]
export const bitOf = (what: Forbidden): number => 1 << FORBIDDEN.indexOf(what)

export const mayUse = (group: Group, what: Forbidden): boolean =>
  ((group.forbiddenRound | group.forbiddenCombat) & bitOf(what)) === 0

/** The cards that could be a side's front group; none for Garrisons, Skeletons, a player's Units (UP-CMB-06, UP-CMB-07, UP-RUL-78). */
export function frontCards(t: Table, space: Space, side: Side): Card[] {
  const { state } = t
  if (isPlayer(side) || (side === EMPIRE ? state.garrison : state.skeletons)[space] > 0) return []
  return lowestOf(t, cardsAt(state, space, side, []))
}

export const emptyGroup = (side: Side, card: Card): Group => ({
  side,
  card,
  dice: [],
  faces: [],
  added: [0, 0, 0],
  cancelled: [0, 0, 0],
  boltsUsed: 0,
  ignored: [],
  forbiddenRound: 0,
  forbiddenCombat: 0,
  later: [],
})

/** A player's group first, if there is one; else the Empire's. `chosen`: cards that come before others of the same initiative (UP-RUL-53). */
export function combatOf(
  t: Table,
  space: Space,
  [a, b]: readonly [Side, Side],
  cause: number,
  chosen: readonly Card[] = [],
): Combat {
  const sides = a < b ? [a, b] : [b, a]
  const [one, other] = sides.map((side) => {
    const cards = frontCards(t, space, side)
    return emptyGroup(side, cards.find((card) => chosen.includes(card)) ?? cards[0] ?? NONE)
  })
  return {
    space,
    groups: [one, other],
    part: 'before',
    step: 'none',
    clash: 0,
    cause,
    skipArchery: 0,
    turnedRound: 0,
    turnedCombat: 0,
    fused: 0,
    usedRound: [],
    usedCombat: [],
    destroyed: [],
  }
}

/** The player of the combat, NONE if Empire and Chaos fight. */
export const fightingRole = (c: Combat): number => (isPlayer(c.groups[0].side) ? c.groups[0].side : NONE)

export const turnedSkeletons = (c: Combat): number => c.turnedRound + c.turnedCombat

/** How much damage it takes to finish a group: Units, Garrison levels, Skeletons, or Threat (UP-CMB-37, UP-CMB-38). */
export function groupStrengthOf(t: Table, c: Combat, group: Group): number {
  const { state } = t
  const { side, card } = group
  if (isPlayer(side)) return state.unitsOf[c.space] === side ? unitsOn(state, c.space) : 0
  if (card !== NONE) return isInPlay(state, card) && state.cardAt[card] === c.space ? state.threat[card] : 0
  if (side === EMPIRE) return state.garrison[c.space]
  return Math.max(0, state.skeletons[c.space] - turnedSkeletons(c))
}

/** Whether a group fights on; Skeletons that only roll for others are still there afterwards. */
export const isStillFighting = (t: Table, c: Combat, group: Group): boolean =>
  groupStrengthOf(t, c, group) > 0 || (isSkeletons(group) && t.state.skeletons[c.space] > c.turnedCombat)

export const isSkeletons = (group: Group): boolean => group.side === CHAOS && group.card === NONE
export const isGarrison = (group: Group): boolean => group.side === EMPIRE && group.card === NONE

/** The side that speaks in a context: of a Nemesis card, of Skeletons, else the player's (NONE if there is none). */
function sideOfContext(c: Combat, context: Context): number {
  const source = sourceOf(context)
  if (source === 'legion' || source === 'horde') return sideOfCard(context.of)
  if (source === 'skeleton') return CHAOS
  return fightingRole(c)
}

/** Whether the words for a side mean the group of this number. */
export function isMeant(c: Combat, sel: SideSel, context: Context, group: number): boolean {
  const { side } = c.groups[group]
  switch (sel) {
    case 'both':
      return true
    case 'self':
      return side === sideOfContext(c, context)
    case 'you':
      return isPlayer(side)
    case 'enemy':
      return c.groups[1 - group].side === sideOfContext(c, context)
    case 'empire':
      return side === EMPIRE
    case 'chaos':
      return side === CHAOS
    case 'notEmpire':
      return side !== EMPIRE
    case 'notChaos':
      return side !== CHAOS
  }
}

/** The numbers of the groups that are meant, the player's first. */
export function groupsMeant(c: Combat, sel: SideSel, context: Context): number[] {
  const meant: number[] = []
  for (let group = 0; group < 2; group++) if (isMeant(c, sel, context, group)) meant.push(group)
  return meant
}

/** The first edition's Items need the Hero in every combat (UP-CRD-19, UP-RUL-32). */
const isHeroThere = ({ state }: Table, c: Combat, { you }: Context): boolean =>
  state.options.combatItemsNeedHero !== 'always' || state.heroAt[you] === c.space

/** Whether a modifier or ability of this card belongs to the combat at all (UP-CMB-54). */
export function takesPart(t: Table, c: Combat, context: Context): boolean {
  switch (sourceOf(context)) {
    case 'legion':
    case 'horde':
      return c.groups.some(({ card }) => card === context.of)
    case 'item':
      return isHeroThere(t, c, context) && context.you === c.groups[0].side && mayUse(c.groups[0], 'cards')
    case 'feat':
    case 'quest':
      return context.you === c.groups[0].side && mayUse(c.groups[0], 'cards')
    case 'hex':
      return t.state.tile[c.space] === context.of
    default:
      return false
  }
}
