/** Which cards may join an army (DRF). */
import { endFigure, firstFigure, isInPlay, powerOf, printed, specialOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { DESTROYED, NONE, WAITING, type ArmyCard, type Role, type Table } from '../table/state.ts'
import { sideOf } from '../teams/sides.ts'

/** Still in the box: in nobody's army, and no captive. */
export const isInBox = (t: Table, card: ArmyCard): boolean =>
  t.state.broughtBy[card] === NONE && t.state.fate[firstFigure(t, card)] === WAITING

/** A card whose figures start on the battlefield (HS-POW-17). */
export const startsOnBoard = (t: Table, card: ArmyCard): boolean => powerOf(t, card, 'theDrop') === undefined

/** HS-SCN-STORM-05, HS-RUL-81 */
export function canBeScout(t: Table, card: ArmyCard): boolean {
  const { kind, rarity } = printed(t, card)
  return kind === 'hero' && rarity === 'unique'
}

export const needsScout = (t: Table, role: Role): boolean => specialOf(t, 'scout')?.side === sideOf(t, role)

/** Every army needs a figure on the battlefield (HS-RUL-75), the scout's side a hero for it (HS-RUL-81). */
export const isNeeded = (t: Table, role: Role, card: ArmyCard): boolean =>
  startsOnBoard(t, card) && (!needsScout(t, role) || canBeScout(t, card))

/** Whether the army still lacks a card of the kind it needs. */
export function isLacking(t: Table, role: Role): boolean {
  const { broughtBy } = t.state
  for (let card = 0; card < broughtBy.length; card++)
    if (broughtBy[card] === role && isNeeded(t, role, card)) return false
  return true
}

/** HS-DRF-19: no unique card twice in one army, whoever controls it now. */
export function hasUnique(t: Table, role: Role, card: ArmyCard): boolean {
  const { cards } = roster(t)
  if (cards[card].rarity !== 'unique') return false
  const { owner, broughtBy } = t.state
  for (let other = 0; other < cards.length; other++)
    if (cards[other] === cards[card] && (owner[other] === role || broughtBy[other] === role)) return true
  return false
}

/** HS-RUL-83 */
export const isCaptive = (t: Table, card: ArmyCard): boolean => specialOf(t, 'captive')?.card === printed(t, card).id

const isReinforcing = (t: Table): boolean =>
  t.state.phase === 'roundEnd' && specialOf(t, 'reinforcements') !== undefined

/** Reinforcements may not drop from the sky (HS-SCN-WINTER-09). */
export function isBarredFromArmy(t: Table, card: ArmyCard): boolean {
  const power = isReinforcing(t) ? specialOf(t, 'reinforcements')?.without : undefined
  return power !== undefined && printed(t, card).powers[power] !== undefined
}

/** HS-SCN-WINTER-08: reinforcements are no card of which one was already destroyed, from whichever set it came. */
export function isSpentCard(t: Table, card: ArmyCard): boolean {
  if (!isReinforcing(t)) return false
  const { cards } = roster(t)
  return cards.some((one, copy) => one === cards[card] && isDestroyed(t, copy))
}

function isDestroyed(t: Table, card: ArmyCard): boolean {
  if (t.state.broughtBy[card] === NONE || isInPlay(t, card)) return false
  return t.state.fate.slice(firstFigure(t, card), endFigure(t, card)).includes(DESTROYED)
}

/** The Points on the Master side. */
export const pointsOf = (t: Table, card: ArmyCard): number => printed(t, card).master.points

/** Whether a card may be taken, as far as the army and the box are concerned. */
export function mayJoin(t: Table, role: Role, card: ArmyCard, points: number): boolean {
  return (
    isInBox(t, card) &&
    pointsOf(t, card) <= points &&
    !isCaptive(t, card) &&
    !isBarredFromArmy(t, card) &&
    !isSpentCard(t, card) &&
    !hasUnique(t, role, card)
  )
}

/**
 * Whether everybody in the draft can still get what an army needs if `role` takes `card` (NONE: as it is): each one who
 * lacks it has as many cards to choose from as there are such players.
 */
export function leavesEnough(t: Table, role: Role, card: ArmyCard): boolean {
  const draft = t.state.draft
  if (draft === undefined) return true
  const lacking = draft.order.filter(
    (one) =>
      draft.complete[one] === 0 && isLacking(t, one) && !(one === role && card !== NONE && isNeeded(t, role, card)),
  )
  return lacking.every((one) => {
    const left = draft.points[one] - (one === role && card !== NONE ? pointsOf(t, card) : 0)
    return countNeeded(t, one, left, card) >= lacking.length
  })
}

function countNeeded(t: Table, role: Role, points: number, without: ArmyCard): number {
  let count = 0
  for (let card = 0; card < t.state.owner.length; card++)
    if (card !== without && mayJoin(t, role, card, points) && isNeeded(t, role, card)) count++
  return count
}

/** Appends what a role may take now; of equal cards only the first that is free. */
export function cardsToTake(t: Table, role: Role, points: number, out: ArmyCard[]): void {
  const { cards } = roster(t)
  let last = NONE
  for (let card = 0; card < cards.length; card++) {
    if (last !== NONE && cards[card] === cards[last]) continue
    if (!mayJoin(t, role, card, points)) continue
    last = card
    if (leavesEnough(t, role, card)) out.push(card)
  }
}

/** The card belongs to the army from now on; its figures are still beside the battlefield. */
export function joinArmy(t: Table, role: Role, card: ArmyCard): void {
  t.state.owner[card] = role
  t.state.broughtBy[card] = role
  // HS-SET-34
  if (powerOf(t, card, 'grenade') !== undefined) t.state.grenade[card] = 1
}
