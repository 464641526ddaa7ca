/** Armies are put together (HS-DRF-12 to HS-DRF-23); also prepared ones where a card exists only once (HS-RUL-20). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { armyCardFace } from '../table/faces.ts'
import type { ArmyCard, Draft, Role, Table } from '../table/state.ts'
import { cardsToTake, isLacking, joinArmy, pointsOf } from './army.ts'
import { pushPlacing } from './placement.ts'

export const ARMY_COMPLETE = -1
/** Whoever prepares an army takes all its cards in a row. */
const WHOLE_ARMY = 1000

const cardsInARow = (t: Table): number => (t.state.options.army === 'prepared' ? WHOLE_ARMY : 1)

export function draftFor(t: Table, order: readonly Role[], points: readonly number[] = t.state.options.points): Draft {
  return {
    order,
    at: 0,
    direction: 1,
    left: cardsInARow(t),
    complete: Array.from({ length: t.state.roles }, (_, role) => (order.includes(role) ? 0 : 1)),
    points: points.slice(),
  }
}

/** HS-DRF-18 */
const isOver = (now: Draft): boolean => now.complete.every((one) => one === 1)

/** One card after the other, each with its figures (HS-DRF-11). */
export const draft = procedure('draft', function* (play: Play, _args: object): Procedure {
  const { state } = play
  const now = state.draft!
  if (isOver(now)) {
    delete state.draft
    return
  }
  const role = now.order[now.at]
  play.push(draft)
  if (now.complete[role] === 1) return pass(play, now)
  const card = yield* ask(play, chooseArmyCard, role, undefined)
  if (card === ARMY_COMPLETE) {
    now.complete[role] = 1
    play.tell({ type: 'armyComplete', role, points: now.points[role] })
    return pass(play, now)
  }
  take(play, now, role, card)
})

function take(play: Play, now: Draft, role: Role, card: ArmyCard): void {
  joinArmy(play, role, card)
  now.points[role] -= pointsOf(play, card)
  play.tell({ type: 'cardChosen', role, card, left: now.points[role] })
  if (--now.left === 0) pass(play, now)
  // HS-DRF-06: a prepared army is placed when all are known, reinforcements when they are chosen.
  if (play.state.options.army === 'drafted' || play.state.phase === 'roundEnd') pushPlacing(play, role, [card])
}

/** The next one in the row; at its end the row turns round and the last one has two choices (HS-DRF-12 to HS-DRF-16). */
function pass(t: Table, now: Draft): void {
  const last = now.order.length - 1
  if (last === 0 || t.state.options.army === 'prepared') {
    now.at = now.at === last ? 0 : now.at + 1
    now.left = cardsInARow(t)
    return
  }
  if (last === 1) now.at = 1 - now.at
  else now.at += now.direction
  // With two players only the first row turns round (HS-DRF-14).
  const isTurning = now.at === (now.direction === 1 ? last : 0) && (last > 1 || now.direction === 1)
  now.left = isTurning ? 2 : 1
  if (isTurning) now.direction = -now.direction
}

/** HS-RUL-17: an army may be complete below the limit, once it has what it needs. */
export const chooseArmyCard: QuestionOf<void, number> = faced(armyCardFace)({
  kind: 'card',
  rule: 'HS-DRF-02',
  options(t, { role }, out) {
    cardsToTake(t, role, t.state.draft!.points[role], out)
    if (!isLacking(t, role)) out.push(ARMY_COMPLETE)
  },
  key: (_, card) => (card === ARMY_COMPLETE ? 'done' : `card:${card}`),
  about: (t, { role }) => ({ points: t.state.draft!.points[role] }),
  prompt: (t, { role }) => say('draft.ask', { points: t.state.draft!.points[role] }),
  describe: (t, card) =>
    card === ARMY_COMPLETE
      ? { label: say('draft.done'), rule: 'HS-RUL-17' }
      : { label: say('draft.card', { card, points: pointsOf(t, card) }), targets: [`card:${card}`] },
})
