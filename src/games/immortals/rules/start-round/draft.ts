/** The draft of the start round: choosing in secret, placing in turn order, passing on (IM-STA-07 to IM-STA-24). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, EVERYONE, faced, only, type StepResult, together } from '../../../../engine/index.ts'
import { isJoker, regionOfJoker, worldOfConflictCard } from '../../content/cards.ts'
import { regionIn } from '../../content/content.ts'
import { LIGHT, nameOf, SHADOW } from '../../content/names.ts'
import { gainConflictCard, moveLandCard } from '../cards/hands-and-piles.ts'
import { draftFace } from '../table/faces.ts'
import { isUnoccupied, leftOf, turnOrder } from '../table/lands.ts'
import { NONE, type Card, type Land, type Role, type State, type Table } from '../table/state.ts'
import { landTarget } from '../table/targets.ts'
import { chooseGroup, chooseDraftLand, hasGroups, placeGroup, placingDetail } from './groups.ts'

/** The turn goes on clockwise until everybody had it once. */
export function nextInOrder(s: State): StepResult {
  s.turn = leftOf(s, s.turn)
  return s.turn === s.startPlayer ? undefined : 'again'
}

/** Shadow to the start player, then Light, and so on (IM-STA-08). */
export function* dealHands(play: Play): Procedure {
  const { state } = play
  const draft = state.draft!
  state.phase = 'draft'
  state.turn = NONE
  draft.round = 1
  turnOrder(state).forEach((role, i) => {
    draft.world[role] = i % 2 === 0 ? SHADOW : LIGHT
    fillHand(play, role)
  })
  play.tell({ type: 'draftDealt', roles: turnOrder(state), worlds: turnOrder(state).map((role) => draft.world[role]) })
}

/** Up to five cards of its world (IM-STA-08, IM-STA-23). */
function fillHand(play: Play, role: Role): void {
  const { hands, world, stacks } = play.state.draft!
  const hand = hands[role]
  while (hand.length < play.content.start.draftHand && renewStack(play, world[role])) {
    const stack = stacks[world[role]]
    const card = play.drawOne(stack, 'draft card', only(role))
    stack.splice(stack.indexOf(card), 1)
    hand.push(card)
  }
  hand.sort((a, b) => a - b)
}

const isDiscarded = (s: State, world: number): boolean => s.discard.some((card) => worldOfConflictCard(card) === world)

/** An empty stack is made anew of the discarded cards of its world; false: there are none (IM-RUL-16). */
function renewStack(play: Play, world: number): boolean {
  const { state } = play
  const stack = state.draft!.stacks[world]
  if (stack.length > 0) return true
  if (!isDiscarded(state, world)) return false
  for (const card of state.discard) if (worldOfConflictCard(card) === world) stack.push(card)
  stack.sort((a, b) => a - b)
  state.discard = state.discard.filter((card) => worldOfConflictCard(card) !== world)
  play.tell({ type: 'draftStackRenewed', world, cards: stack.length })
  return true
}

// Choosing

/** The region of one world that a joker stands for. */
export const worldRegionOf = (card: Card): number => regionIn(worldOfConflictCard(card), regionOfJoker(card))

/** IM-STA-11, IM-STA-12 */
export function isOfFreeLand(t: Table, card: Card): boolean {
  if (!isJoker(card)) return isUnoccupied(t.state, card)
  for (const land of t.content.map.landsIn[worldRegionOf(card)]) if (isUnoccupied(t.state, land)) return true
  return false
}

/** Whether the card chosen from this hand will place a group: only these are laid open (IM-RUL-13). */
const willPlace = (t: Table, role: Role, card: Card): boolean => hasGroups(t, role) && isOfFreeLand(t, card)

/** All at once; whoever has no card left sits out (IM-STA-10, IM-RUL-83). */
export function* chooseCards(play: Play): Procedure {
  const { state } = play
  const { hands } = state.draft!
  const roles = turnOrder(state).filter((role) => hands[role].length > 0)
  if (roles.length > 0)
    yield* together.sealed(roles, function* (role) {
      state.draft!.chosen[role] = yield* ask(play, chooseDraftCard, role, undefined)
    })
  state.knowledge++
  showCards(play, roles)
}

/** Cards that place a group are shown together (IM-STA-16), the others kept unseen (IM-STA-13 to IM-STA-15). */
function showCards(play: Play, roles: readonly Role[]): void {
  const { state } = play
  const draft = state.draft!
  for (const role of roles) {
    const card = draft.chosen[role]
    const hand = draft.hands[role]
    hand.splice(hand.indexOf(card), 1)
    if (willPlace(play, role, card)) {
      play.tell({ type: 'draftShown', role, card })
      continue
    }
    draft.chosen[role] = NONE
    gainConflictCard(state, role, card, only(role))
    play.tell({ type: 'draftKept', role })
    play.tell({ type: 'draftKeptCard', role, card }, only(role))
  }
  draft.isOpen = 1
  draft.placed = 0
  state.turn = state.startPlayer
}

/** Being asked at once or not would tell how many cards of free lands are among the hand. */
export const chooseDraftCard: QuestionOf<void, Card> = faced(draftFace)({
  kind: 'card',
  rule: 'IM-STA-10',
  always: true,
  options(t, { role }, out) {
    const hand = t.state.draft!.hands[role]
    if (hasGroups(t, role)) for (const card of hand) if (isOfFreeLand(t, card)) out.push(card)
    if (out.length === 0) for (const card of hand) out.push(card)
  },
  key: (_, card) => `card:${card}`,
  prompt(t, { role }) {
    const { round, world, hands } = t.state.draft!
    const args = { round, world: world[role] }
    if (!hasGroups(t, role)) return say('draft.askKeep', args)
    const isBlocked = !hands[role].some((card) => isOfFreeLand(t, card))
    return isBlocked
      ? say('draft.askBlocked', args)
      : say('draft.ask', { ...args, groups: t.state.groups[role].length })
  },
  describe(t, card, { role }) {
    const label = say('draft.card', { card })
    const data = { card }
    if (!willPlace(t, role, card)) {
      const rule = hasGroups(t, role) ? 'IM-STA-13' : 'IM-STA-14'
      return { label, targets: [`card:${card}`], detail: say('draft.keeps'), rule, data }
    }
    if (!isJoker(card)) {
      const detail = placingDetail(t, role, card)
      return { label, targets: [`card:${card}`, landTarget.of(card)], detail, rule: 'IM-STA-11', data }
    }
    const free = t.content.map.landsIn[worldRegionOf(card)].filter((land) => isUnoccupied(t.state, land))
    return {
      label,
      targets: [`card:${card}`, ...free.map((land) => landTarget.of(land))],
      detail: say('draft.jokerFor', { lands: free.join(',') }),
      rule: 'IM-STA-12',
      data,
    }
  },
  closes: () => true,
  seenBy: ({ role }) => only(role),
})

// Placing

/** One player after the other, clockwise from the start player (IM-STA-16). */
export function* resolveCard(play: Play): Procedure<StepResult> {
  const { state } = play
  const role = state.turn
  if (state.draft!.chosen[role] !== NONE) yield* placeByCard(play, role)
  return nextInOrder(state)
}

function* placeByCard(play: Play, role: Role): Procedure {
  const { state } = play
  const card = state.draft!.chosen[role]
  if (!isOfFreeLand(play, card)) return keepShown(play, role, card)
  const land: Land = isJoker(card) ? yield* ask(play, chooseDraftLand, role, worldRegionOf(card)) : card
  const size = yield* ask(play, chooseGroup, role, land)
  placeGroup(play, role, land, size)
  const draft = state.draft!
  draft.placed++
  // IM-STA-20, IM-RUL-12: whoever finds no land card in the stack keeps the conflict card.
  if (!takeLandCard(play, role, land)) return keepShown(play, role, card)
  draft.chosen[role] = NONE
  state.discard.push(card)
}

/** A card that everybody has seen stays with its player (IM-STA-20, IM-RUL-10, IM-RUL-14). */
function keepShown(play: Play, role: Role, card: Card): void {
  const { state } = play
  state.draft!.chosen[role] = NONE
  gainConflictCard(state, role, card, EVERYONE)
  play.tell({ type: 'draftCardStays', role, card })
}

/** From the stack only (IM-STA-19, IM-STA-20). */
function takeLandCard(play: Play, role: Role, land: Land): boolean {
  const { state } = play
  const name = nameOf(land)
  if (state.holder[name] !== NONE) return false
  moveLandCard(state, name, role)
  play.tell({ type: 'startLandCard', role, name })
  return true
}

/** Groups for which the draft has no card any more, clockwise, each player all of them (IM-RUL-83). */
export function* placeRest(play: Play): Procedure<StepResult> {
  const { state } = play
  const role = state.turn
  if (hasGroups(play, role)) {
    const land = yield* ask(play, chooseDraftLand, role, NONE)
    const size = yield* ask(play, chooseGroup, role, land)
    placeGroup(play, role, land, size)
    takeLandCard(play, role, land)
    if (hasGroups(play, role)) return 'again'
  }
  return nextInOrder(state)
}

// The next draft round

/** The end is looked for first: then nothing is passed on (IM-STA-24, IM-RUL-15). */
export function passHands(play: Play): 'over' | 'stuck' | 'on' {
  const { state } = play
  const draft = state.draft!
  draft.isOpen = 0
  if (state.groups.every((groups) => groups.length === 0)) return 'over'
  if (draft.placed === 0 && !canRefill(state)) {
    play.tell({ type: 'draftStuck' })
    return 'stuck'
  }
  // IM-STA-22: to the left neighbour, with the marker.
  draft.hands.unshift(draft.hands.pop()!)
  draft.world.unshift(draft.world.pop()!)
  state.startPlayer = leftOf(state, state.startPlayer)
  state.marker = state.startPlayer
  state.turn = NONE
  draft.round++
  play.tell({ type: 'draftPassed', round: draft.round, role: state.startPlayer })
  for (const role of turnOrder(state)) fillHand(play, role)
  return 'on'
}

const canRefill = (s: State): boolean =>
  s.draft!.world.some((world) => s.draft!.stacks[world].length > 0 || isDiscarded(s, world))
