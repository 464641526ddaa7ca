import { EVERYONE, NOBODY, only, type Secret } from '../../../../engine/index.ts'
import { itemSecret, listSecret } from '../../../../kit/bag.ts'
import { BLANK_CARD, FIRST_MAGIC_CARD, landCardOf, worldOfConflictCard } from '../../content/cards.ts'
import { MAGIC_IDS, NAMES, SPACES, WORLDS } from '../../content/names.ts'
import { spaceOf } from '../cards/hands-and-piles.ts'
import { mayLieOn } from '../round/planning.ts'
import { at, NONE, type Card, type Role, type Table } from './state.ts'

/**
 * Conflict cards and plans (IM-PLN-09, IM-RUL-29). Which conflict cards somebody has is one question, on which spaces the cards lie
 * that somebody has is the next: the pools are dealt in this order. What was seen in a draft hand that has been passed on is forgotten.
 */
export function secrets(t: Table): Secret[] {
  const { state: s } = t
  const list: Secret[] = [...pileSecrets(t)]
  for (let role = 0; role < s.roles; role++) list.push(...conflictSecrets(t, role))
  for (let role = 0; role < s.roles; role++) list.push(...planSecrets(t, role))
  return list
}

/** In the draft, cards of different worlds cannot be taken for one another (IM-STA-09). */
const poolOf = (t: Table, card: Card): string =>
  t.state.draft === undefined ? 'conflict' : `draft:${worldOfConflictCard(card)}`

function pileSecrets(t: Table): Secret[] {
  const { draft, drawPile } = t.state
  if (draft === undefined) return [listSecret(drawPile, 'drawPile', 'conflict', NOBODY)]
  return [
    ...WORLDS.map((_, world) => listSecret(draft.stacks[world], 'draftStack', `draft:${world}`, NOBODY)),
    ...draft.hands.map((hand, role) => listSecret(hand, 'draftHand', `draft:${draft.world[role]}`, only(role))),
  ]
}

/** A card that is exchanged changes on its space too. */
function conflictSecrets(t: Table, role: Role): Secret[] {
  const { state: s } = t
  const hidden: Secret[] = []
  s.conflict[role].forEach((card, i) => {
    if (s.conflictSeenBy[role][i] === EVERYONE) return
    const space = spaceOf(s, role, card)
    const secret = itemSecret(s.conflict[role], i, 'conflict', poolOf(t, card), s.conflictSeenBy[role][i])
    hidden.push({
      ...secret,
      write(values) {
        secret.write(values)
        if (space !== NONE) s.planned[at(role, space)] = values[0]
      },
    })
  })
  return hidden
}

/** The covered spaces and what is left in hand; the last of these puts right what may not lie where it was dealt. */
function planSecrets(t: Table, role: Role): Secret[] {
  const { state: s } = t
  const pool = `plan:${role}`
  const covered: number[] = []
  for (let space = 0; space < SPACES; space++)
    if (s.planned[at(role, space)] !== NONE && !isOpen(t, role, space)) covered.push(space)
  if (covered.length === 0) return [inNoOrder(t, role, pool)]
  const rest: Secret = {
    kind: 'unplanned',
    pool,
    seenBy: only(role),
    read: () => unplanned(t, role),
    write: (values) => {
      sortConflictCards(t, role)
      layLawfully(t, role, covered, values)
    },
  }
  return [...covered.map((space) => itemSecret(s.planned, at(role, space), 'planned', pool, only(role))), rest]
}

/** Holds nothing, but forgets the order in which the cards came to hand: it would tell which of them were played since. */
const inNoOrder = (t: Table, role: Role, pool: string): Secret => ({
  kind: 'unplanned',
  pool,
  seenBy: only(role),
  read: () => [],
  write: () => sortConflictCards(t, role),
})

const isOpen = ({ state: { action } }: Table, role: Role, space: number): boolean =>
  action !== undefined && action.role === role && action.space === space

/** Every card in hand, each blank card too. */
function unplanned(t: Table, role: Role): Card[] {
  const { state: s, content } = t
  const cards = s.conflict[role].filter((card) => spaceOf(s, role, card) === NONE)
  for (let name = 0; name < NAMES; name++)
    if (s.holder[name] === role && spaceOf(s, role, landCardOf(name)) === NONE) cards.push(landCardOf(name))
  for (let magic = 0; magic < MAGIC_IDS.length; magic++)
    if (spaceOf(s, role, FIRST_MAGIC_CARD + magic) === NONE) cards.push(FIRST_MAGIC_CARD + magic)
  const blanks = s.planned.slice(at(role, 0), at(role, SPACES)).filter((card) => card === BLANK_CARD).length
  for (let i = blanks; i < content.components.blanks; i++) cards.push(BLANK_CARD)
  return cards
}

function sortConflictCards({ state: s }: Table, role: Role): void {
  const order = s.conflict[role].map((_, i) => i).sort((a, b) => s.conflict[role][a] - s.conflict[role][b])
  const [cards, seenBy] = [s.conflict[role].slice(), s.conflictSeenBy[role].slice()]
  order.forEach((from, i) => {
    s.conflict[role][i] = cards[from]
    s.conflictSeenBy[role][i] = seenBy[from]
  })
}

/** In the dealt order each space takes the first card that may lie there and leaves lawful ones for the other spaces. */
function layLawfully(t: Table, role: Role, covered: readonly number[], inHand: readonly Card[]): void {
  const { planned } = t.state
  const cards = [...covered.map((space) => planned[at(role, space)]), ...inHand]
  const lay = (i: number): boolean => {
    if (i === covered.length) return true
    for (let k = 0; k < cards.length; k++) {
      const card = cards[k]
      if (card === NONE || !mayLieOn(t, role, card, covered[i])) continue
      cards[k] = NONE
      planned[at(role, covered[i])] = card
      if (lay(i + 1)) return true
      cards[k] = card
    }
    return false
  }
  lay(0)
}
