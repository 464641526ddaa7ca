/** Executing actions (IM-ACT): reveal, pass, compensation, and where a card goes afterwards. */
import { act } from '../actions/act.ts'
import { scoring } from '../scoring/scoring.ts'
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { BLANK_CARD, isConflictCard, isLandCard, nameOfCard } from '../../content/cards.ts'
import { SPACES } from '../../content/names.ts'
import { discardConflictCard, isActive } from '../cards/hands-and-piles.ts'
import { turnFace } from '../table/faces.ts'
import { leftOf } from '../table/lands.ts'
import { at, NONE, type Role, type Space, type State } from '../table/state.ts'
import { whatItDoes } from './what-it-does.ts'

export const PASS = SPACES

/** The phase ends at once when no card lies on any board (IM-ACT-09, IM-RUL-38). */
export function isAnybodyActive(s: State): boolean {
  for (const card of s.planned) if (card !== NONE) return true
  return false
}

/** Only blank cards are left, so the player must pass (IM-ACT-05, IM-RUL-36). */
export function hasOnlyBlanks(s: State, role: Role): boolean {
  const first = at(role, 0)
  for (let space = 0; space < SPACES; space++) {
    const card = s.planned[first + space]
    if (card !== NONE && card !== BLANK_CARD) return false
  }
  return true
}

/** One turn of the execution phase; pushed as frame `turn` with `{}` until nobody is active. */
export const turn = procedure('turn', function* (play: Play, _args: object): Procedure {
  const { state } = play
  if (!isAnybodyActive(state)) {
    state.turn = NONE
    play.push(scoring)
    return
  }
  const role = state.turn
  play.push(turn)
  if (!isActive(state, role)) return yield* compensate(play, role, 'inactive')
  const space = yield* ask(play, chooseCardToReveal, role, undefined)
  if (space === PASS) return yield* pass(play, role)
  delete state.fight
  reveal(play, role, space)
})

function reveal(play: Play, role: Role, space: Space): void {
  const { state } = play
  const card = state.planned[at(role, space)]
  state.action = { role, space, card }
  state.knowledge++
  if (isConflictCard(card)) play.reveal(state.conflictSeenBy[role], state.conflict[role].indexOf(card))
  play.tell({ type: 'cardRevealed', role, space, card })
  play.push(card === BLANK_CARD ? forgo : act)
}

/** A revealed blank card is a forgone action (IM-ACT-10, IM-RUL-35). */
export const forgo = procedure('forgo', function* (play: Play, _args: object): Procedure {
  const { role } = play.state.action!
  const option = yield* ask(play, chooseCompensation, role, 'blank')
  gainCompensation(play, role, option === IN_GOLD)
  finishAction(play, false)
})

/** A planned card was taken away: its action is impossible, for whatever reason (IM-ACT-03, IM-RUL-39). As frame `robbed`. */
export const robbed = procedure('robbed', function* (play: Play, { role }: { readonly role: Role }): Procedure {
  const { state } = play
  const next = state.turn
  state.turn = role
  const option = yield* ask(play, chooseCompensation, role, 'robbed')
  state.turn = next
  gainCompensation(play, role, option === IN_GOLD)
})

/** IM-ACT-07: one compensation, then every card goes back to hand. */
function* pass(play: Play, role: Role): Procedure {
  // Forced or free, it looks the same: others may not know that only blank cards were left.
  yield* compensate(play, role, 'passed')
  const { planned } = play.state
  let cards = 0
  for (let i = at(role, 0); i < at(role, SPACES); i++) {
    if (planned[i] === NONE) continue
    planned[i] = NONE
    cards++
  }
  play.tell({ type: 'passed', role, cards })
}

function* compensate(play: Play, role: Role, why: Why): Procedure {
  const { state } = play
  const option = yield* ask(play, chooseCompensation, role, why)
  delete state.fight
  gainCompensation(play, role, option === IN_GOLD)
  state.turn = leftOf(state, role)
}

/** 1 gold or 1 energy from the supply (IM-ACT-04). */
export function gainCompensation(play: Play, role: Role, isGold: boolean): void {
  const { state, content } = play
  const gold = isGold ? content.compensation : 0
  const energy = isGold ? 0 : content.compensation
  state.gold[role] += gold
  state.energy[role] += energy
  play.tell({ type: 'compensated', role, gold, energy })
}

/**
 * The action under way is over: the played card leaves its space (IM-ACT-10 to IM-ACT-12, IM-RUL-33, IM-RUL-65) and
 * `state.action` is gone; the next player is on turn. A land card that was moved meanwhile stays where it went.
 */
export function finishAction(play: Play, isExecuted: boolean): void {
  const { state } = play
  const { role, space, card } = state.action!
  delete state.action
  state.turn = leftOf(state, role)
  const isGone = isLandCard(card) && state.holder[nameOfCard(card)] !== role
  if (state.planned[at(role, space)] === card) state.planned[at(role, space)] = NONE
  const isDiscarded = isExecuted && isConflictCard(card)
  if (isDiscarded) {
    discardConflictCard(state, role, card)
    play.tell({ type: 'cardDiscarded', role, space, card })
  } else if (!isGone) play.tell({ type: 'cardReturned', role, space, card })
}

/** IM-ACT-02, IM-ACT-06: any card on the own board, or no more actions in this round. With only blank cards left: IM-ACT-05. */
export const chooseCardToReveal: QuestionOf<void, number> = faced(turnFace)({
  kind: 'card',
  rule: 'IM-ACT-02',
  options(t, { role }, out) {
    const { planned } = t.state
    const first = at(role, 0)
    if (!hasOnlyBlanks(t.state, role))
      for (let space = 0; space < SPACES; space++) if (planned[first + space] !== NONE) out.push(space)
    out.push(PASS)
  },
  key: (_, space) => (space === PASS ? 'pass' : `space:${space}`),
  prompt: () => say('turn.ask'),
  describe(t, space, { role }) {
    const rule = hasOnlyBlanks(t.state, role) ? 'IM-ACT-05' : 'IM-ACT-06'
    if (space === PASS) return { label: say('turn.pass'), detail: say('turn.passDetail'), rule, data: { is: 'pass' } }
    const card = t.state.planned[at(role, space)]
    const { detail, isVain } = whatItDoes(t, role, card, space)
    return {
      label: say('turn.space', { role, space, card }),
      targets: [`space:${space}`, `card:${card}`],
      detail,
      data: { is: 'reveal', space, isVain },
    }
  },
  closes: () => true,
  // Others may not know that only blank cards are left.
  veiled: () => true,
})

/** Why somebody gets a compensation without a choice of actions. */
export type Why = 'blank' | 'passed' | 'robbed' | 'inactive'

const IN_GOLD = 0
const IN_ENERGY = 1
export const RULE_OF_COMPENSATION = {
  blank: 'IM-ACT-10',
  passed: 'IM-ACT-07',
  robbed: 'IM-RUL-39',
  inactive: 'IM-ACT-08',
} as const

export const chooseCompensation: QuestionOf<Why, number> = {
  name: 'compensation',
  kind: 'option',
  rule: 'IM-ACT-04',
  options: (_t, _ask, out) => void out.push(IN_GOLD, IN_ENERGY),
  key: (_, option) => (option === IN_GOLD ? 'compensation:gold' : 'compensation:energy'),
  prompt: (_, { arg }) => say('compensation.ask', { why: arg }),
  describe: ({ content: { compensation } }, option, { arg }) => ({
    label:
      option === IN_GOLD
        ? say('compensation.gold', { gold: compensation })
        : say('compensation.energy', { energy: compensation }),
    rule: RULE_OF_COMPENSATION[arg],
  }),
  closes: () => true,
}
