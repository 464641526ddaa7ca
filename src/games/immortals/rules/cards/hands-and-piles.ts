/** Whose cards lie where (IM-CRD): hands, player boards, draw pile and discard pile. */
import {
  BLANK_CARD,
  FIRST_MAGIC_CARD,
  isBlank,
  isConflictCard,
  isLandCard,
  isMagicCard,
  landCardOf,
  nameOfCard,
} from '../../content/cards.ts'
import { MAGIC_IDS, NAMES, SPACES } from '../../content/names.ts'
import { at, NONE, type Card, type Role, type Roles, type State, type Table } from '../table/state.ts'

/** The space of a role's player board on which a card lies, or NONE. Blank cards: the first of them. */
export function spaceOf(s: State, role: Role, card: Card): number {
  const first = at(role, 0)
  for (let space = 0; space < SPACES; space++) if (s.planned[first + space] === card) return space
  return NONE
}

/** At least one card on the player board (IM-RUL-38). */
export function isActive(s: State, role: Role): boolean {
  const first = at(role, 0)
  for (let space = 0; space < SPACES; space++) if (s.planned[first + space] !== NONE) return true
  return false
}

export function blanksInHand(t: Table, role: Role): number {
  const first = at(role, 0)
  let count = t.content.components.blanks
  for (let space = 0; space < SPACES; space++) if (t.state.planned[first + space] === BLANK_CARD) count--
  return count
}

export const isInHand = (t: Table, role: Role, card: Card): boolean =>
  isBlank(card) ? blanksInHand(t, role) > 0 : owns(t.state, role, card) && spaceOf(t.state, role, card) === NONE

function owns(s: State, role: Role, card: Card): boolean {
  if (isConflictCard(card)) return s.conflict[role].includes(card)
  if (isLandCard(card)) return s.holder[nameOfCard(card)] === role
  return isMagicCard(card)
}

/** Every card in hand, in rising order, as many as there are (IM-CRD-15), the magic cards everybody has (IM-MAG-01); the blank card once, if there is one. */
export function cardsInHand(t: Table, role: Role, out: number[]): number[] {
  const { state: s } = t
  for (const card of s.conflict[role]) if (spaceOf(s, role, card) === NONE) out.push(card)
  for (let name = 0; name < NAMES; name++)
    if (s.holder[name] === role && spaceOf(s, role, landCardOf(name)) === NONE) out.push(landCardOf(name))
  for (let magic = 0; magic < MAGIC_IDS.length; magic++)
    if (spaceOf(s, role, FIRST_MAGIC_CARD + magic) === NONE) out.push(FIRST_MAGIC_CARD + magic)
  if (blanksInHand(t, role) > 0) out.push(BLANK_CARD)
  return out
}

/** A conflict card comes to a role; `seenBy`: who knows that it has this very card. */
export function gainConflictCard(s: State, role: Role, card: Card, seenBy: Roles): void {
  const hand = s.conflict[role]
  let i = hand.length
  while (i > 0 && hand[i - 1] > card) i--
  hand.splice(i, 0, card)
  s.conflictSeenBy[role].splice(i, 0, seenBy)
}

/** A conflict card leaves a role, face up onto the discard pile (IM-ACT-11). */
export function discardConflictCard(s: State, role: Role, card: Card): void {
  const i = s.conflict[role].indexOf(card)
  s.conflict[role].splice(i, 1)
  s.conflictSeenBy[role].splice(i, 1)
  s.discard.push(card)
}

/**
 * The land card of a name changes hands, from wherever it is: the stack, a hand or a player board (IM-CRD-08,
 * IM-RUL-39). `to` NONE is the stack. Returns the space of a player board that it left, or NONE.
 */
export function moveLandCard(s: State, name: number, to: number): number {
  const from = s.holder[name]
  let space = NONE
  if (from !== NONE) {
    space = spaceOf(s, from, landCardOf(name))
    if (space !== NONE) s.planned[at(from, space)] = NONE
  }
  s.holder[name] = to
  return space
}
