/** Which pieces, Legions and Hordes the words of the vocabulary mean. */
import type { UnitType as PrintedUnit } from '../../content/content.ts'
import type { CardSel, HexSel, PieceSel } from '../../content/effects/selectors.ts'
import { UNIT_CLASSES, UNIT_IDS, UNIT_RANKS, UNITS_PER_FACTION } from '../../content/names.ts'
import { turnedSkeletons } from '../combat/combat-group.ts'
import { isFarAdjacent, type Walker } from '../map/adjacency.ts'
import { SPACES } from '../map/spaces.ts'
import { CARDS, isInPlay, isLegion } from '../nemesis/nemesis-cards.ts'
import { CHAOS, EMPIRE, isPlayer, NONE, printed } from '../table/state.ts'
import type { Card, Group, Role, Side, Space, State, Table } from '../table/state.ts'
import { sourceOf, type Context } from './context.ts'
import { hexesOf } from './which-hexes.ts'
import { playersOf } from './which-players.ts'

/** A kind of piece at a place with how many there are; `type` only for Units. In a Graveyard `space` is NONE, `grave` its side. */
export interface Pieces {
  readonly kind: PieceSel['kinds'][number]
  readonly space: Space
  readonly role: Role
  readonly type: number
  readonly count: number
  readonly grave: number
}

const ALL: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space)

export function piecesOf(t: Table, sel: PieceSel, c: Context): Pieces[] {
  const roles = sel.of === undefined ? undefined : playersOf(t, sel.of, c)
  const out: Pieces[] = []
  if (sel.in === 'combat') return fighting(t, sel, roles)
  if (sel.in !== undefined) buried(t, sel, roles, out)
  else if (sel.at === undefined)
    for (const space of ALL) for (const kind of sel.kinds) addAt(t, sel, roles, kind, space, out)
  else
    for (const kind of sel.kinds)
      for (const space of hexesWith(t, sel.at, kind, c)) addAt(t, sel, roles, kind, space, out)
  return out
}

const WALKERS: Readonly<Partial<Record<Pieces['kind'], Walker>>> = { unit: 'unit', hero: 'hero', skeleton: 'skeleton' }

/** The hexes of a selector; pieces on a Sea Tower are adjacent to whatever "adjacent" speaks of (UP-HEX-26, UP-HEX-27). */
function hexesWith(t: Table, at: HexSel, kind: Pieces['kind'], c: Context): readonly Space[] {
  const spaces = hexesOf(t, at, c, [])
  const walker = WALKERS[kind]
  if (at.adjacentTo === undefined || walker === undefined) return spaces
  const { adjacentTo, ...wide } = at
  const near = hexesOf(t, adjacentTo, c, [])
  for (const space of hexesOf(t, wide, c, []))
    if (!spaces.includes(space) && near.some((to) => isFarAdjacent(t, walker, space, to))) spaces.push(space)
  return spaces
}

/** Only Units of the two groups that fight; Skeletons that have changed sides cannot be lost. */
function fighting(t: Table, sel: PieceSel, roles: readonly Role[] | undefined): Pieces[] {
  const { combat } = t.state
  if (combat === undefined) return []
  const out: Pieces[] = []
  for (const kind of sel.kinds) addAt(t, sel, roles, kind, combat.space, out)
  return out.flatMap((pieces) => {
    if (!combat.groups.some((group) => isOfGroup(group, pieces))) return []
    const count = pieces.count - (pieces.kind === 'skeleton' ? turnedSkeletons(combat) : 0)
    return count > 0 ? [{ ...pieces, count }] : []
  })
}

function isOfGroup({ side, card }: Group, { kind, role }: Pieces): boolean {
  if (kind === 'unit') return side === role
  return card === NONE && ((kind === 'garrison' && side === EMPIRE) || (kind === 'skeleton' && side === CHAOS))
}

function addAt(
  t: Table,
  sel: PieceSel,
  roles: readonly Role[] | undefined,
  kind: Pieces['kind'],
  space: Space,
  out: Pieces[],
): void {
  const { state } = t
  const isOf = (role: number): boolean => role !== NONE && (roles === undefined || roles.includes(role))
  const add = (role: number, count: number): void => {
    if (count > 0) out.push({ kind, space, role, type: NONE, count, grave: NONE })
  }
  switch (kind) {
    case 'unit':
      if (isOf(state.unitsOf[space]))
        addUnits(t, sel, state.unitsOf[space], state.units, space * UNITS_PER_FACTION, space, out)
      return
    case 'garrison':
      return add(NONE, state.garrison[space])
    case 'skeleton':
      return add(NONE, state.skeletons[space])
    case 'curse':
      return add(NONE, state.curse[space])
    case 'haven':
      return add(state.haven[space], isOf(state.haven[space]) ? 1 : 0)
    case 'wall':
      return add(state.haven[space], isOf(state.haven[space]) ? state.wall[space] : 0)
    case 'tower':
      return add(state.haven[space], isOf(state.haven[space]) ? state.tower[space] : 0)
    case 'hero':
      for (let role = 0; role < state.roles; role++) if (state.heroAt[role] === space && isOf(role)) add(role, 1)
  }
}

/** The type of a role's Unit as it is printed on its player board. */
export const unitOf = ({ state, content }: Table, role: Role, type: number): PrintedUnit =>
  content.units[state.faction[role] * UNITS_PER_FACTION + type]

type UnitWords = Pick<PieceSel, 'rank' | 'class' | 'unit'>

export function isSuchUnit(unit: PrintedUnit, sel: UnitWords): boolean {
  if (sel.rank !== undefined && UNIT_RANKS[unit.rank] !== sel.rank) return false
  if (sel.class !== undefined && UNIT_CLASSES[unit.class] !== sel.class) return false
  return sel.unit === undefined || UNIT_IDS[unit.index] === sel.unit
}

function addUnits(
  t: Table,
  sel: PieceSel,
  role: Role,
  counts: readonly number[],
  first: number,
  space: Space,
  out: Pieces[],
  grave: number = NONE,
): void {
  for (let type = 0; type < UNITS_PER_FACTION; type++)
    if (counts[first + type] > 0 && isSuchUnit(unitOf(t, role, type), sel))
      out.push({ kind: 'unit', space, role, type, count: counts[first + type], grave })
}

/** Units of players in a Graveyard, by `role * 4 + type`. */
export const graveOf = (s: State, side: Side): number[] => (side === EMPIRE ? s.imperialGraveyard : s.chaosGraveyard)

/** In the Graveyards: Units of players, Skeletons in the Imperial one, Garrisons in that of Chaos (UP-GRV-03). */
function buried(t: Table, sel: PieceSel, roles: readonly Role[] | undefined, out: Pieces[]): void {
  const { state } = t
  const graves = sel.in === 'graveyards' ? [EMPIRE, CHAOS] : [sel.in === 'imperialGraveyard' ? EMPIRE : CHAOS]
  if (sel.kinds.includes('unit'))
    for (const grave of graves)
      for (let role = 0; role < state.roles; role++)
        if (roles === undefined || roles.includes(role))
          addUnits(t, sel, role, graveOf(state, grave), role * UNITS_PER_FACTION, NONE, out, grave)
  if (sel.kinds.includes('skeleton') && sel.in !== 'chaosGraveyard' && state.buriedSkeletons > 0)
    out.push({ kind: 'skeleton', space: NONE, role: NONE, type: NONE, count: state.buriedSkeletons, grave: EMPIRE })
  const garrisons = state.buriedGarrisons.reduce((sum, n) => sum + n, 0)
  if (sel.kinds.includes('garrison') && sel.in !== 'imperialGraveyard' && garrisons > 0)
    out.push({ kind: 'garrison', space: NONE, role: NONE, type: NONE, count: garrisons, grave: CHAOS })
}

const thisCard = (c: Context): Card => (sourceOf(c) === 'legion' || sourceOf(c) === 'horde' ? c.of : NONE)

/** The Legion or Horde that fights the one who speaks, or the player. */
function opponentCard({ state }: Table, c: Context): Card {
  const own = thisCard(c)
  for (const { side, card } of state.combat?.groups ?? [])
    if (card !== NONE && card !== own && !isPlayer(side)) return card
  return NONE
}

/** Legions and Hordes in play that the selector names, by ascending initiative; `choose` gives all candidates. */
export function cardsOf(t: Table, sel: CardSel, c: Context): Card[] {
  const { state } = t
  const { nemesis } = printed(t)
  const spaces = sel.at === undefined ? undefined : hexesOf(t, sel.at, c, [])
  const own = thisCard(c)
  const out: Card[] = []
  for (let card = 0; card < CARDS; card++) {
    if (!isInPlay(state, card) || (sel.kind !== 'both' && isLegion(card) !== (sel.kind === 'legion'))) continue
    if (card === own && (sel.except === 'self' || sel.pick === 'others')) continue
    if (spaces === undefined || spaces.includes(state.cardAt[card])) out.push(card)
  }
  out.sort((a, b) => nemesis[a].initiative - nemesis[b].initiative)
  return picked(t, sel, c, out)
}

function picked(t: Table, sel: CardSel, c: Context, cards: Card[]): Card[] {
  const { state } = t
  const { nemesis } = printed(t)
  const only = (card: Card): Card[] => (cards.includes(card) ? [card] : [])
  const best = (valueOf: (card: Card) => number): Card[] => {
    const least = Math.min(...cards.map(valueOf))
    return cards.filter((card) => valueOf(card) === least)
  }
  switch (sel.pick) {
    case 'self':
      return only(thisCard(c))
    case 'opponent':
      return only(opponentCard(t, c))
    case 'it':
      return only(c.itCard)
    case 'trigger':
      return only(c.trigger)
    case 'highestInitiative':
      return best((card) => -nemesis[card].initiative)
    case 'lowestInitiative':
      return best((card) => nemesis[card].initiative)
    case 'fewestTokens':
      return best((card) => state.tokens[card])
    case 'highestThreat':
      return best((card) => -state.threat[card])
    case 'lowestThreat':
      return best((card) => state.threat[card])
    default:
      return cards
  }
}
