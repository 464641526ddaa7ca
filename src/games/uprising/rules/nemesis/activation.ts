/** The Nemesis Phase and activations (UP-NEM, UP-LEG-06 to -16, UP-HOR-05 to -17, UP-RUL-53 to -55). */
import { procedure, say, steps, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { type StepArgs, type StepResult } from '../../../../engine/index.ts'
import { orientWaiting } from '../actions/explore.ts'
import { trigger } from '../cards/triggers.ts'
import { pushSettle } from '../combat/settle.ts'
import { placeGarrisonAt } from '../placing/place-nemesis.ts'
import { placeCurseOn } from '../placing/put-on-hex.ts'
import { decideForNemesis } from '../select/decide.ts'
import { NONE, type Card, type Table } from '../table/state.ts'
import { hordePlan } from './horde-path.ts'
import { firstOf, lowestOf } from './initiative.ts'
import { legionPlan } from './legion-path.ts'
import { isInPlay, isLegion, sideOfCard } from './nemesis-cards.ts'
import type { Plan } from './priorities.ts'
import { cardsInPlay, takeToken } from './tokens.ts'

/** Cards with tokens and the lowest initiative among them; several in the first edition or with mixed content (UP-RUL-53). */
export function nextCards(t: Table): Card[] {
  return lowestOf(
    t,
    cardsInPlay(t).filter((card) => t.state.tokens[card] > 0),
  )
}

/** One activation per token; all of a card before the next one, also of one that acted before (UP-NEM-02 to -04, UP-RUL-54). */
export const nemesisPhase = procedure('nemesisPhase', function* (play: Play): Procedure {
  const cards = nextCards(play)
  if (cards.length === 0) return
  const card = yield* firstOf(play, cards)
  play.push(nemesisPhase, {})
  play.push(tokensOf, { card })
})

export const tokensOf = procedure('tokensOf', function* (play: Play, { card }: { readonly card: Card }): Procedure {
  const { state } = play
  if (!isInPlay(state, card) || state.tokens[card] === 0) return
  takeToken(play, card, 'UP-NEM-02')
  play.push(tokensOf, { card })
  pushActivation(play, card)
})

/** A full activation; an effect that activates needs no token (UP-NEM-06). */
export const pushActivation = (play: Play, card: Card): void => play.push(activation, { step: 0, card })

interface ActivationArgs extends StepArgs {
  readonly card: Card
}

/** Step 1: a Garrison, or a Curse, is left behind (UP-LEG-06, UP-HOR-05). */
function* leaveBehind(play: Play, { card }: ActivationArgs): Procedure<StepResult> {
  const { state } = play
  if (!isInPlay(state, card)) return 'stop'
  yield* orientWaiting(play)
  const rule = isLegion(card) ? 'UP-NEM-05' : 'UP-HOR-05'
  play.tell({ type: 'activated', card, left: state.tokens[card], rule })
  const space = state.cardAt[card]
  if (isLegion(card)) yield* placeGarrisonAt(play, space, state.firstPlayer, 'UP-LEG-06')
  else placeCurseOn(play, space, NONE, 'UP-HOR-05')
}

/** Steps 2 to 4: it moves; combat and the removal of the Haven are found by the state check (UP-LEG-14, UP-LEG-15). */
function* goOn(play: Play, { card }: ActivationArgs): Procedure<StepResult> {
  const { state } = play
  if (!isInPlay(state, card)) return 'stop'
  const { spaces, rule } = cardPlan(play, card)
  const from = state.cardAt[card]
  if (spaces.length === 0) play.tell({ type: 'nemesisStays', card, space: from, rule })
  else {
    const to = yield* decideForNemesis(play, nemesisPath, state.firstPlayer, { card })
    state.cardAt[card] = to
    const tie = isLegion(card) ? 'UP-LEG-13' : 'UP-HOR-14'
    play.tell({ type: 'nemesisMoved', card, from, to, rule: spaces.length > 1 ? tie : rule })
  }
  pushSettle(play, 1, sideOfCard(card))
}

/** Step 5 has happened with the removal of the Haven: its Target has moved (UP-LEG-16, UP-TGT-10). */
function* activationEnd(play: Play, { card }: ActivationArgs): Procedure<StepResult> {
  const { state } = play
  if (isInPlay(state, card)) trigger(play, 'cardActivated', { here: state.cardAt[card], card })
}

export const cardPlan = (t: Table, card: Card): Plan => (isLegion(card) ? legionPlan(t, card) : hordePlan(t, card))

interface PathArg {
  readonly card: Card
}

/** Equally good hexes (UP-LEG-13, UP-HOR-14). */
export const nemesisPath: QuestionOf<PathArg> = {
  name: 'nemesisPath',
  kind: 'hex',
  rule: 'UP-RUL-06',
  options: (t, { arg }, out) => void out.push(...cardPlan(t, arg.card).spaces),
  key: (_, space) => `hex:${space}`,
  prompt: (_, { arg }) => say('nemesis.path', { card: arg.card }),
  describe: (t, space, { arg }) => ({
    label: say('nemesis.hex', { space }),
    targets: [`hex:${space}`, `card:${arg.card}`],
    rule: cardPlan(t, arg.card).rule,
  }),
}

export const activation = steps<ActivationArgs>('activation', [leaveBehind, goOn, activationEnd])
