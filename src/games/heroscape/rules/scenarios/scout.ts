/** The secret scout (HS-SCN-STORM-04, HS-SCN-STORM-10, HS-RUL-81, HS-RUL-82). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, EVERYONE, only } from '../../../../engine/index.ts'
import { canBeScout } from '../armies/army.ts'
import { cardOf, isInPlay, printed, specialOf } from '../table/figures.ts'
import { setupOf, type ArmyCard, type Figure, type Role, type Table } from '../table/state.ts'
import { teamOf } from '../teams/sides.ts'

/** HS-RUL-81: a glyph lies on every unique card of the side, on squads as a bluff. */
function cardsWithGlyph(t: Table, role: Role): ArmyCard[] {
  const { broughtBy } = t.state
  const team = setupOf(t).teams[setupOf(t).teamOf[role]]
  const cards: ArmyCard[] = []
  for (let card = 0; card < broughtBy.length; card++)
    if (team.includes(broughtBy[card]) && printed(t, card).rarity === 'unique' && isInPlay(t, card)) cards.push(card)
  return cards
}

/** HS-SCN-STORM-04: who it is stays with the side. */
export const scout = procedure('scout', function* (play: Play, _args: object): Procedure {
  const special = specialOf(play, 'scout')
  if (special === undefined) return
  const role = setupOf(play).teams[special.side][0]
  const { state } = play
  const cards = cardsWithGlyph(play, role)
  const chosen = yield* ask(play, chooseScout, role, undefined)
  for (const card of cards) {
    state.scout[card] = card === chosen ? 1 : 0
    state.scoutSeenBy[card] = teamOf(play, role)
  }
  play.tell({ type: 'scoutHidden', role, cards })
})

export const chooseScout: QuestionOf<void, number> = {
  name: 'scout',
  kind: 'card',
  rule: 'HS-SCN-STORM-04',
  options(t, { role }, out) {
    for (const card of cardsWithGlyph(t, role)) if (canBeScout(t, card)) out.push(card)
  },
  key: (_, card) => `card:${card}`,
  prompt: () => say('scout.ask'),
  describe: (_, card) => ({ label: say('scout.card', { card }), targets: [`card:${card}`] }),
  closes: () => true,
  seenBy: ({ role }) => only(role),
  always: true,
}

/**
 * A figure was destroyed or its card was taken over: if a hidden glyph lies on the card of a hero, it is turned over. Whoever
 * calls this asks nothing more in the same procedure.
 */
export function* showScout(play: Play, figure: Figure): Procedure {
  const card = cardOf(play, figure)
  if (canBeScout(play, card)) turnGlyphOn(play, card)
}

/** The glyph on an army card is shown to everybody. */
export function turnGlyphOn(play: Play, card: ArmyCard): void {
  const { state } = play
  if (state.scoutSeenBy[card] === EVERYONE) return
  play.reveal(state.scoutSeenBy, card)
  play.tell({ type: 'scoutShown', card, isScout: state.scout[card] })
}
