/** Whether the conditions of the vocabulary hold now. */
import type { Condition, CAUSES, GROUPS } from '../../content/effects/conditions.ts'
import { ACTIONS, RESOURCES, TERRAINS } from '../../content/names.ts'
import { activeTerrain } from '../combat/terrain.ts'
import { areAdjacent } from '../map/adjacency.ts'
import { hasAnyUnits, hasChaos, hasEmpire, hasUnitsOf, isEmpty } from '../map/pieces.ts'
import { CAPITAL_SPACE } from '../map/spaces.ts'
import { isExplored, isFaceDown } from '../map/tiles.ts'
import { isInPlay, isLegion } from '../nemesis/nemesis-cards.ts'
import { hasX } from '../placing/where-it-fits.ts'
import { resourceAt, totalOf } from '../table/resources.ts'
import { CHAOS, EMPIRE, FACE_DOWN_TOWER, isPlayer, NONE, printed } from '../table/state.ts'
import type { Group, Space, Table } from '../table/state.ts'
import { sourceOf, type Context } from './context.ts'
import { numberOf } from './numbers.ts'
import { hereOf, hexesOf, isIn } from './which-hexes.ts'
import { cardsOf, piecesOf } from './which-pieces.ts'
import { playersOf } from './which-players.ts'

/** Whether all conditions hold. Without a `hex` of its own a condition speaks of `candidate`, by default the context's hex. */
export function holds(t: Table, conditions: readonly Condition[], c: Context, candidate: Space = NONE): boolean {
  for (const one of conditions) if (!isTrue(t, one, c, candidate)) return false
  return true
}

function isTrue(t: Table, one: Condition, c: Context, candidate: Space): boolean {
  switch (one.is) {
    case 'and':
      return holds(t, one.of, c, candidate)
    case 'or':
      return one.of.some((part) => isTrue(t, part, c, candidate))
    case 'not':
      return !isTrue(t, one.of, c, candidate)
    case 'exists':
      return piecesOf(t, one.pieces, c).length > 0
    case 'existsHex':
      return hexesOf(t, one.hexes, c, []).length > 0
    case 'existsCard':
      return cardsOf(t, one.cards, c).length > 0
    case 'atLeast':
      return numberOf(t, one.a, c) >= numberOf(t, one.b, c)
    case 'atMost':
      return numberOf(t, one.a, c) <= numberOf(t, one.b, c)
    case 'equal':
      return numberOf(t, one.a, c) === numberOf(t, one.b, c)
    case 'has':
    case 'lastChapter':
    case 'round':
    case 'opponent':
    case 'cause':
    case 'action':
    case 'questRoll':
      return isMoment(t, one, c)
    default:
      return isTrueOf(t, one, c, spaceOf(t, one, c, candidate))
  }
}

type OfHex = Extract<Condition, { readonly hex?: unknown }>
type Moment = Extract<
  Condition,
  { readonly is: 'has' | 'lastChapter' | 'round' | 'opponent' | 'cause' | 'action' | 'questRoll' }
>

/** The condition's own hex (its first), else the candidate, else the hex of the effect. */
function spaceOf(t: Table, one: OfHex, c: Context, candidate: Space): Space {
  if (one.hex !== undefined) return hexesOf(t, one.hex, c, [])[0] ?? NONE
  return candidate === NONE ? hereOf(t, c) : candidate
}

/** About one hex; nothing is true of no hex. */
function isTrueOf(t: Table, one: OfHex, c: Context, space: Space): boolean {
  const { state } = t
  if (space === NONE) return false
  switch (one.is) {
    case 'empty':
      return isEmpty(state, space)
    case 'noUnits':
      return !hasAnyUnits(state, space)
    case 'hasUnits':
      return hasUnits(t, one.of, c, space)
    case 'explored':
      return isExplored(state, space)
    case 'faceDown':
      return isFaceDown(state, space)
    case 'hasX':
      return hasX(t, space)
    case 'hasCurse':
      return state.curse[space] > 0
    case 'terrain':
      return one.in.includes(TERRAINS[activeTerrain(t, space)])
    case 'here':
      return space === hereOf(t, c)
    case 'adjacent':
      return hexesOf(t, one.to, c, []).some((other) => areAdjacent(t, other, space))
    default:
      return isPlace(t, one, c, space)
  }
}

type Place = Extract<
  OfHex,
  { readonly is: 'hasHaven' | 'home' | 'seaTower' | 'capital' | 'region' | 'edge' | 'hero' | 'target' }
>

function isPlace(t: Table, one: Place, c: Context, space: Space): boolean {
  const { state, content } = t
  switch (one.is) {
    case 'hasHaven':
      return one.of === undefined ? state.haven[space] !== NONE : playersOf(t, one.of, c).includes(state.haven[space])
    case 'home':
      return isHome(t, one.of, c, space)
    case 'seaTower': {
      const tile = state.tile[space]
      return tile === FACE_DOWN_TOWER || (tile >= 0 && printed(t).hexes[tile].kind === 'seaTower')
    }
    case 'capital':
      return space === CAPITAL_SPACE
    case 'region':
      return isIn(t, one.region, space)
    case 'edge':
      return content.board.neighbours[space].length < 6
    case 'hero':
      return playersOf(t, one.of ?? 'you', c).some((role) => state.heroAt[role] === space)
    case 'target':
      return one.of === 'self'
        ? sourceOf(c) === 'legion' && state.target[c.of] === space
        : state.target.some((of, card) => of === space && isInPlay(state, card))
  }
}

type WhoseUnits = Extract<Condition, { readonly is: 'hasUnits' }>['of']

function hasUnits(t: Table, of: WhoseUnits, c: Context, space: Space): boolean {
  const { state } = t
  if (of === undefined) return hasAnyUnits(state, space)
  if (of === 'players') return state.unitsOf[space] !== NONE
  if (of === 'nemesis') return hasEmpire(state, space) || hasChaos(state, space)
  if (of === 'empire') return hasUnitsOf(state, space, EMPIRE)
  if (of === 'chaos') return hasUnitsOf(state, space, CHAOS)
  return playersOf(t, of, c).some((role) => hasUnitsOf(state, space, role))
}

function isHome(t: Table, of: Extract<Condition, { readonly is: 'home' }>['of'], c: Context, space: Space): boolean {
  const { state, content } = t
  const tile = state.tile[space]
  if (tile < 0 || printed(t).hexes[tile].kind !== 'home') return false
  return of === undefined || playersOf(t, of, c).some((role) => content.factions[state.faction[role]].home === tile)
}

/** About the moment: who has what, which combat, which roll. */
function isMoment(t: Table, one: Moment, c: Context): boolean {
  const { state } = t
  switch (one.is) {
    case 'has':
      return playersOf(t, one.who, c).some((role) => owned(t, role, one.resource) >= one.n)
    case 'lastChapter':
      return state.chapter === state.options.chapters
    case 'round':
      return state.combat?.part === one.round
    case 'opponent':
      return state.combat !== undefined && one.in.includes(opponentOf(t, c))
    case 'cause':
      return state.combat !== undefined && one.in.includes(CAUSE_NAMES[state.combat.cause])
    case 'action':
      return c.action !== NONE && one.in.includes(ACTIONS[c.action])
    case 'questRoll':
      return state.heroRoll !== undefined && state.heroRoll.quest !== NONE
  }
}

const CAUSE_NAMES: readonly (typeof CAUSES)[number][] = ['command', 'nemesis', 'placement']

function owned(
  { state }: Table,
  role: number,
  resource: Extract<Condition, { readonly is: 'has' }>['resource'],
): number {
  if (resource === 'ap') return state.ap[role]
  return resource === 'any' ? totalOf(state, role) : state.resources[resourceAt(role, RESOURCES.indexOf(resource))]
}

/** What stands against the card that speaks, or against the player's Units. */
function opponentOf({ state }: Table, c: Context): (typeof GROUPS)[number] {
  const [one, other] = state.combat!.groups
  const source = sourceOf(c)
  const isOwn = (group: Group): boolean =>
    source === 'legion' || source === 'horde'
      ? group.card === c.of
      : source === 'skeleton'
        ? group.side === CHAOS
        : isPlayer(group.side)
  return kindOf(isOwn(one) ? other : one)
}

function kindOf({ side, card }: Group): (typeof GROUPS)[number] {
  if (isPlayer(side)) return 'player'
  if (card !== NONE) return isLegion(card) ? 'legion' : 'horde'
  return side === EMPIRE ? 'garrison' : 'skeleton'
}
