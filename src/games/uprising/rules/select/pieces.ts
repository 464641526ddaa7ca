/** Which pieces, Legions and Hordes the words of the vocabulary mean. */
import type { CardSel, PieceSel } from '../../content/effects/selectors.ts'
import { UNIT_CLASSES, UNIT_IDS, UNIT_RANKS, UNITS_PER_FACTION } from '../../content/names.ts'
import type { UnitType as PrintedUnit } from '../../content/content.ts'
import { sourceOf, type Context } from '../context.ts'
import { CARDS, isInPlay, isLegion } from '../nemesis-cards.ts'
import { CHAOS, EMPIRE, isPlayer, NONE, printed, type Card, type Role, type Space, type Table } from '../state.ts'
import { SPACES } from '../spaces.ts'
import { hexesOf } from './hexes.ts'
import { playersOf } from './players.ts'

/** A kind of piece at a place with how many there are; `type` only for Units, `space` NONE in a Graveyard. */
export interface Pieces {
  readonly kind: PieceSel['kinds'][number]
  readonly space: Space
  readonly role: Role
  readonly type: number
  readonly count: number
}

const ALL: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space)

export function piecesOf(t: Table, sel: PieceSel, c: Context): Pieces[] {
  const roles = sel.of === undefined ? undefined : playersOf(t, sel.of, c)
  const out: Pieces[] = []
  if (sel.in !== undefined && sel.in !== 'combat') buried(t, sel, roles, out)
  else {
    const combat = sel.in === 'combat' ? t.state.combat : undefined
    const spaces = combat !== undefined ? [combat.space] : sel.at === undefined ? ALL : hexesOf(t, sel.at, c, [])
    for (const space of spaces) for (const kind of sel.kinds) addAt(t, sel, roles, kind, space, out)
    return combat === undefined ? out : out.filter((pieces) => fights(t, pieces))
  }
  return out
}

/** Only Units of the two groups that fight. */
function fights({ state }: Table, { kind, role }: Pieces): boolean {
  return state.combat!.groups.some(({ side, card }) => {
    if (kind === 'unit') return side === role
    return card === NONE && side === (kind === 'garrison' ? EMPIRE : CHAOS)
  })
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
    if (count > 0) out.push({ kind, space, role, type: NONE, count })
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
): void {
  for (let type = 0; type < UNITS_PER_FACTION; type++)
    if (counts[first + type] > 0 && isSuchUnit(unitOf(t, role, type), sel))
      out.push({ kind: 'unit', space, role, type, count: counts[first + type] })
}

/** In the Graveyards: Units of players, Skeletons in the Imperial one, Garrisons in that of Chaos (UP-GRV-03). */
function buried(t: Table, sel: PieceSel, roles: readonly Role[] | undefined, out: Pieces[]): void {
  const { state } = t
  const graves = [
    ...(sel.in === 'chaosGraveyard' ? [] : [state.imperialGraveyard]),
    ...(sel.in === 'imperialGraveyard' ? [] : [state.chaosGraveyard]),
  ]
  if (sel.kinds.includes('unit'))
    for (const grave of graves)
      for (let role = 0; role < state.roles; role++)
        if (roles === undefined || roles.includes(role))
          addUnits(t, sel, role, grave, role * UNITS_PER_FACTION, NONE, out)
  if (sel.kinds.includes('skeleton') && sel.in !== 'chaosGraveyard' && state.buriedSkeletons > 0)
    out.push({ kind: 'skeleton', space: NONE, role: NONE, type: NONE, count: state.buriedSkeletons })
  const garrisons = state.buriedGarrisons.reduce((sum, n) => sum + n, 0)
  if (sel.kinds.includes('garrison') && sel.in !== 'imperialGraveyard' && garrisons > 0)
    out.push({ kind: 'garrison', space: NONE, role: NONE, type: NONE, count: garrisons })
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
