/** What an attack, or a defence, would bring: exact chances of the first combat, the next ones with what is left. */
import type { Content } from '../content/content.ts'
import type { Modifier } from '../content/effects/verbs.ts'
import { combatOf } from '../rules/combat/combat-group.ts'
import { forbiddenTo, isArcherySkipped } from '../rules/combat/forbids.ts'
import { cardsAt, hasUnitsOf, UNIT_TYPES } from '../rules/map/pieces.ts'
import { sideOfCard } from '../rules/nemesis/nemesis-cards.ts'
import { combatOdds, type CombatOdds } from '../rules/odds/combat-odds.ts'
import { CHAOS, EMPIRE, NONE, printed } from '../rules/table/state.ts'
import type { Card, Role, Space, State, Table } from '../rules/table/state.ts'
import { isBuried, pointOf, priceOf, type Scene } from './scene.ts'

const known = new WeakMap<Content, Map<string, CombatOdds>>()
const MOST_KNOWN = 20_000

/** Cards whose lasting rules change dice: only these make two combats different. */
const DICE_RULES: readonly Modifier['rule'][] = ['dice', 'unitDie', 'reroll', 'forbid', 'ignoreTerrain']

function fightingCards(t: Table, role: Role): string {
  const { state } = t
  const { feats, items, quests } = printed(t)
  const matters = (modifiers: readonly Modifier[]): boolean => modifiers.some(({ rule }) => DICE_RULES.includes(rule))
  let key = ''
  for (const feat of state.feats[role])
    if (matters(feats[feat].modifiers) && !state.flippedFeats.includes(feat)) key += `f${feat}`
  for (const item of state.items[role])
    if (matters(items[item].modifiers) && !state.flippedItems.includes(item)) key += `i${item}`
  for (const quest of state.quests[role]) if (matters(quests[quest].modifiers)) key += `q${quest}`
  return key
}

/** Everything that the odds depend on, in a word. */
function keyOf(t: Table, role: Role, space: Space, side: number, card: Card, units: readonly number[]): string {
  const { state } = t
  const { garrison, skeletons, tile, curse, wall, tower, haven, heroAt, threat } = state
  const troops = side === EMPIRE ? `g${garrison[space]}` : `s${skeletons[space]}`
  const enemy = card === NONE ? troops : `c${card}.${threat[card]}.${side === EMPIRE ? state.target.indexOf(space) : 0}`
  const terrain =
    curse[space] > 0 ? 'c' : tile[space] >= 0 ? printed(t).hexes[tile[space]].terrain : tile[space] === NONE ? 'i' : 'u'
  const own = haven[space] === role ? `${wall[space]}${tower[space]}` : haven[space] === NONE ? '-' : '+'
  const cards = fightingCards(t, role)
  const hero = cards !== '' && heroAt[role] === space ? 'h' : ''
  return `${state.faction[role]}|${units.join()}|${enemy}|${terrain}|${own}|${cards}${hero}`
}

/** The same table with other Units of a role on a space. */
function withUnits(t: Table, role: Role, space: Space, units: readonly number[]): Table {
  const state: State = { ...t.state, units: t.state.units.slice(), unitsOf: t.state.unitsOf.slice() }
  for (let type = 0; type < UNIT_TYPES; type++) state.units[space * UNIT_TYPES + type] = units[type]
  state.unitsOf[space] = role
  return { state, content: t.content }
}

function oddsAgainst(
  t: Table,
  role: Role,
  space: Space,
  side: number,
  card: Card,
  units: readonly number[],
): CombatOdds {
  let odds = known.get(t.content)
  if (odds === undefined || odds.size > MOST_KNOWN) known.set(t.content, (odds = new Map()))
  const key = keyOf(t, role, space, side, card, units)
  let found = odds.get(key)
  if (found === undefined) odds.set(key, (found = reckon(t, role, space, side, card, units)))
  return found
}

function reckon(t: Table, role: Role, space: Space, side: number, card: Card, units: readonly number[]): CombatOdds {
  const there = withUnits(t, role, space, units)
  const { state } = there
  // Only the group that is meant stands there: the others are fought before or after.
  state.garrison = state.garrison.slice()
  state.skeletons = state.skeletons.slice()
  if (card !== NONE) {
    state.garrison[space] = 0
    state.skeletons[space] = 0
    state.cardAt = state.cardAt.map((at, one) => (at === space && one !== card ? NONE : at))
    state.cardAt[card] = space
  }
  const c = combatOf(there, space, [role, side], 0)
  state.combat = c
  for (const number of [0, 1] as const) c.groups[number].forbiddenRound = forbiddenTo(there, c, number)
  return combatOdds(there, c, isArcherySkipped(there, c) ? 'clash' : 'archery', units)
}

export interface Fight {
  /** Chance that all enemies are gone and something is left. */
  readonly win: number
  /** Units lost on average. */
  readonly lost: number
  /** In points of the players: what falls, less what is lost. */
  readonly value: number
  /** By type, what is left on average if it is won. */
  readonly remains: readonly number[]
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)

function losing(t: Table, role: Role, units: readonly number[], lost: number): number[] {
  const left = units.slice()
  const order = [0, 1, 2, 3].sort((a, b) => priceOf(t, role, a) - priceOf(t, role, b) || a - b)
  for (const type of order) {
    const gone = Math.min(left[type], lost)
    left[type] -= gone
    lost -= gone
  }
  return left
}

/** Points that a Legion or Horde gives to whoever destroys it. */
export function bountyOf(t: Table, card: Card): number {
  let points = 0
  for (const effect of printed(t).nemesis[card].destroyed)
    if (effect.op === 'gainVP' && typeof effect.n === 'number') points += effect.n
    else if (effect.op === 'heroRoll') points += 2
  return points
}

/** Points of Garrisons or Curses that it still leaves behind, by Scorings to come; twice as many in the last Chapter. */
const TRAIL = [0, 2, 4, 7, 11]

/** What it is worth that a Legion or Horde is gone: its point at every Scoring, what it leaves behind and destroys. */
export function menaceOf(scene: Scene, card: Card): number {
  const { t, left } = scene
  const weight = -pointOf(scene, sideOfCard(card))
  const isActive = t.state.tokens[card] > 0 || left > 1
  return weight * (left + (isActive ? TRAIL[left] : 0)) + (isActive ? 1.5 : 0) + 0.12 * t.state.threat[card] * left
}

interface Enemy {
  readonly side: number
  readonly card: Card
}

function enemiesAt(t: Table, space: Space): Enemy[] {
  const { state } = t
  const { nemesis } = printed(t)
  const out: Enemy[] = []
  for (const side of [EMPIRE, CHAOS]) {
    if (!hasUnitsOf(state, space, side)) continue
    if ((side === EMPIRE ? state.garrison : state.skeletons)[space] > 0) out.push({ side, card: NONE })
    const cards = cardsAt(state, space, side, [])
    cards.sort((a, b) => nemesis[a].initiative - nemesis[b].initiative)
    for (const card of cards) out.push({ side, card })
  }
  return out
}

/** A fight against everything on a space, or only against one card that would come there. */
export function fight(scene: Scene, space: Space, units: readonly number[], against?: Enemy): Fight {
  const { t, role } = scene
  const { state } = t
  let [win, value, lost] = [1, 0, 0]
  let now = units.slice()
  for (const { side, card } of against === undefined ? enemiesAt(t, space) : [against]) {
    const own = sum(now)
    if (own === 0) return { win: 0, lost, value, remains: now }
    const odds = oddsAgainst(t, role, space, side, card, now)
    const plain = sum(odds.wins)
    // Feats, Items and Druids help: measured, fights against cards are won more often than the bare dice say.
    const won = card === NONE ? plain : 1 - (1 - plain) ** scene.w.help
    let [left, certain] = [0, 0]
    odds.wins.forEach((p, n) => (left += p * n))
    if (plain > 0) left *= won / plain
    certain = odds.wins[own] ?? 0
    const dead = own - left
    const all = card !== NONE ? state.threat[card] : side === EMPIRE ? state.garrison[space] : state.skeletons[space]
    let standing = 0
    odds.losses.forEach((p, n) => (standing += p * n))
    const points = pointOf(scene, role)
    if (card !== NONE) {
      value += win * (won + odds.both) * (points * bountyOf(t, card) + menaceOf(scene, card))
      value += win * scene.w.threat * 0.5 * Math.max(0, (1 - won) * all - standing)
    } else {
      value += win * points * (all - standing - odds.horde * all)
      if (side === EMPIRE) value -= win * pointOf(scene, EMPIRE) * scene.left * (won + odds.both)
      if (side === CHAOS) value += win * 0.3 * (all - standing)
      value -= win * odds.horde * 3
    }
    value -= win * dead * scene.resource * meanPrice(t, role, units) * (scene.left > 1 ? 1 : scene.w.deadLast)
    if (!isBuried(t, role, side)) value += win * (1 - certain) * 2 * pointOf(scene, side)
    lost += win * dead
    win *= won
    now = losing(t, role, now, won > 0 ? Math.round(own - left / won) : own)
  }
  return { win, lost, value, remains: now }
}

function meanPrice(t: Table, role: Role, units: readonly number[]): number {
  let [price, n] = [0, 0]
  units.forEach((count, type) => {
    price += count * priceOf(t, role, type)
    n += count
  })
  return n === 0 ? 0 : Math.min(3, price / n)
}

export const hasEnemies = (t: Table, space: Space): boolean =>
  hasUnitsOf(t.state, space, EMPIRE) || hasUnitsOf(t.state, space, CHAOS)
