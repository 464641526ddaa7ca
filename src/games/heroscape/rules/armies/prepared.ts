/** Armies before the first round: drafted or prepared (HS-DRF-01, HS-DRF-06). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced, together } from '../../../../engine/index.ts'
import { clockwise, everybody, rollOff } from '../rounds/initiative.ts'
import { prepareArmyFace } from '../table/faces.ts'
import { copiesOf, copiesOfCard, roster } from '../table/roster.ts'
import type { ArmyCard, Role, Table } from '../table/state.ts'
import { isNeeded, joinArmy, mayJoin, pointsOf } from './army.ts'
import { ARMY_COMPLETE, draft, draftFor } from './draft.ts'
import { pushPlacing } from './placement.ts'

const collectors = (t: Table): Role[] => everybody(t).filter((role) => t.state.options.points[role] > 0)

/** There is a copy of every card for everybody. */
export const isMirrored = (t: Table): boolean => copiesOf(t.state.options, t.state.roles) >= t.state.roles

export const army = procedure('army', function* (play: Play, _args: object): Procedure {
  const { state } = play
  const roles = collectors(play)
  if (roles.length === 0) return
  state.phase = 'army'
  if (state.options.army === 'drafted') {
    state.draft = draftFor(play, clockwise(play, rollOff(play, 'draft', roles), roles))
    play.push(draft)
    return
  }
  play.push(placeArmies)
  if (isMirrored(play)) play.push(prepareArmies)
  else {
    state.draft = draftFor(play, roles)
    play.push(draft)
  }
})

/** Everybody puts an army together in secret; then all are laid open (HS-DRF-06). */
export const prepareArmies = procedure('prepareArmies', function* (play: Play, _args: object): Procedure {
  const roles = collectors(play)
  const armies = roles.map((): ArmyCard[] => [])
  yield* together.sealed(roles, function* (role): Procedure {
    const cards = armies[roles.indexOf(role)]
    for (;;) {
      const card = yield* ask(play, prepareArmy, role, cards)
      if (card === ARMY_COMPLETE) return
      cards.push(card)
    }
  })
  const { cards } = roster(play)
  roles.forEach((role, i) => {
    for (const card of armies[i]) {
      const copy = cards.findIndex((one, other) => one === cards[card] && play.state.broughtBy[other] < 0)
      joinArmy(play, role, copy)
    }
    play.tell({ type: 'armyShown', role, cards: cardsOf(play, role) })
  })
})

const cardsOf = (t: Table, role: Role): ArmyCard[] =>
  t.state.broughtBy.flatMap((one, card) => (one === role ? [card] : []))

/** The highest roller places the whole army first, then the others clockwise (HS-DRF-06). */
export const placeArmies = procedure('placeArmies', function* (play: Play, _args: object): Procedure {
  const roles = collectors(play)
  play.state.phase = 'placing'
  const order = clockwise(play, rollOff(play, 'placing', roles), roles)
  for (const role of order.reverse()) pushPlacing(play, role, cardsOf(play, role))
})

const spent = (t: Table, cards: readonly ArmyCard[]): number => {
  let sum = 0
  for (const card of cards) sum += pointsOf(t, card)
  return sum
}

export const pointsLeft = (t: Table, role: Role, cards: readonly ArmyCard[]): number =>
  t.state.options.points[role] - spent(t, cards)

const isComplete = (t: Table, role: Role, cards: readonly ArmyCard[]): boolean =>
  cards.some((card) => isNeeded(t, role, card)) || cardsOf(t, role).some((card) => isNeeded(t, role, card))

/** Whether something that the army needs can still be paid after this card. */
export function leavesNeeded(t: Table, role: Role, cards: readonly ArmyCard[], card: ArmyCard): boolean {
  if (isComplete(t, role, cards) || isNeeded(t, role, card)) return true
  const left = pointsLeft(t, role, cards) - pointsOf(t, card)
  return t.state.owner.some((_, other) => isNeeded(t, role, other) && mayJoin(t, role, other, left))
}

/** As all choose at the same time, nobody takes more of the copies than everybody could (HS-DRF-19, HS-DRF-21). */
export function isExhausted(t: Table, role: Role, chosen: readonly ArmyCard[], card: ArmyCard): boolean {
  const { cards } = roster(t)
  const { options, roles, broughtBy } = t.state
  const copies = copiesOfCard(cards[card], copiesOf(options, roles))
  const most = cards[card].rarity === 'unique' ? 1 : Math.floor(copies / roles)
  let count = 0
  for (const other of chosen) if (cards[other] === cards[card]) count++
  for (let other = 0; other < cards.length; other++)
    if (cards[other] === cards[card] && broughtBy[other] === role) count++
  return count >= most
}

/** The argument is what has been chosen so far. */
export const prepareArmy: QuestionOf<readonly ArmyCard[], number> = faced(prepareArmyFace)({
  kind: 'card',
  rule: 'HS-DRF-06',
  options(t, { role, arg }, out) {
    const { cards } = roster(t)
    const left = pointsLeft(t, role, arg)
    for (let card = 0; card < cards.length; card++) {
      if (out.some((other) => cards[other] === cards[card])) continue
      if (!mayJoin(t, role, card, left)) continue
      if (arg.includes(card) || isExhausted(t, role, arg, card)) continue
      if (leavesNeeded(t, role, arg, card)) out.push(card)
    }
    if (isComplete(t, role, arg)) out.push(ARMY_COMPLETE)
  },
  key: (_, card) => (card === ARMY_COMPLETE ? 'done' : `card:${card}`),
  about: (t, { role, arg }) => ({ points: pointsLeft(t, role, arg), cards: arg.slice() }),
  prompt: (t, { role, arg }) => say('prepare.ask', { points: pointsLeft(t, role, arg), cards: arg.join() }),
  describe: (t, card) =>
    card === ARMY_COMPLETE
      ? { label: say('draft.done'), rule: 'HS-RUL-17' }
      : { label: say('draft.card', { card, points: pointsOf(t, card) }), targets: [`card:${card}`] },
  always: true,
})
