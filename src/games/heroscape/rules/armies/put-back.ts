/** A destroyed figure of a common card returns to any matching card of its owner (HS-DRF-23, HS-RUL-77). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import { cardOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { DESTROYED, NONE, STANDING, type ArmyCard, type Figure, type Role, type Table } from '../table/state.ts'

interface PutBackArgs {
  readonly figure: Figure
  readonly role: Role
}

const standingOn = (t: Table, card: ArmyCard): Figure => {
  const { firstFigure } = roster(t)
  for (let figure = firstFigure[card]; figure < firstFigure[card + 1]; figure++)
    if (t.state.fate[figure] === STANDING) return figure
  return NONE
}

/** Appends the matching cards that have a place for it: its own, and those from which another figure can change over. */
function appendCards(t: Table, figure: Figure, role: Role, out: ArmyCard[]): ArmyCard[] {
  const { cards } = roster(t)
  const own = cardOf(t, figure)
  for (let card = 0; card < cards.length; card++) {
    if (cards[card] !== cards[own] || t.state.owner[card] !== role) continue
    if (card === own || standingOn(t, card) !== NONE) out.push(card)
  }
  return out
}

/** Whether the owner has a choice. */
export const canChangeCards = (t: Table, figure: Figure, role: Role): boolean =>
  roster(t).cards[cardOf(t, figure)].rarity === 'common' && appendCards(t, figure, role, []).length > 1

const putBackOn: QuestionOf<PutBackArgs> = {
  name: 'putBack',
  kind: 'card',
  rule: 'HS-DRF-23',
  options: (t, { arg }, out) => void appendCards(t, arg.figure, arg.role, out),
  key: (_t, card) => `card:${card}`,
  prompt: (_t, { arg }) => say('attack.putBackAsk', { figure: arg.figure }),
  describe: (_t, card) => ({ label: say('attack.putBack', { card }), targets: [`card:${card}`] }),
}

/** A frame of its own, for a scout may have been shown. */
export const putBack = procedure('putBack', function* (play: Play, args: PutBackArgs): Procedure {
  const { figure, role } = args
  if (play.state.fate[figure] !== DESTROYED || !canChangeCards(play, figure, role)) return
  const card = yield* ask(play, putBackOn, role, args)
  play.tell({ type: 'putBack', figure, card, role })
  if (card !== cardOf(play, figure)) exchange(play, figure, standingOn(play, card))
})

/** The living figure takes the number of the destroyed one with all it has and has done, and the other way round. */
function exchange(play: Play, a: Figure, b: Figure): void {
  const { state } = play
  for (const list of [state.fate, state.front, state.rear, state.wounds]) [list[a], list[b]] = [list[b], list[a]]
  const swap = (figure: number): number => (figure === a ? b : figure === b ? a : figure)
  for (const list of [
    state.occupant,
    state.turn?.moved,
    state.turn?.attackers,
    state.turn?.targets,
    state.turn?.acting,
  ])
    list?.forEach((figure, i) => (list[i] = swap(figure)))
}
