/** A hero who falls may join another card as a spirit and raise its Attack or Defence for good (HS-POW-01). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import { cardOf, isInPlay, powerOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import type { ArmyCard, Figure, Role, Table } from '../table/state.ts'

interface SpiritArgs {
  readonly figure: Figure
  readonly role: Role
}

const attackBonusOf = (t: Table, figure: Figure): number => powerOf(t, cardOf(t, figure), 'attackSpirit')?.bonus ?? 0
const defenseBonusOf = (t: Table, figure: Figure): number => powerOf(t, cardOf(t, figure), 'armorSpirit')?.bonus ?? 0

export const isSpirit = (t: Table, figure: Figure): boolean => attackBonusOf(t, figure) + defenseBonusOf(t, figure) > 0

/** Any unique card that is still in play, whoever controls it. */
export function spiritCards(t: Table, out: ArmyCard[]): ArmyCard[] {
  const { cards, cardCount } = roster(t)
  for (let card = 0; card < cardCount; card++) if (cards[card].rarity === 'unique' && isInPlay(t, card)) out.push(card)
  return out
}

/** Nobody has to strengthen anybody (HS-RUL-05). */
const noCard = (t: Table): number => roster(t).cardCount

export const spiritOn: QuestionOf<SpiritArgs> = {
  name: 'spirit',
  kind: 'card',
  rule: 'HS-POW-01',
  options(t, _ask, out) {
    spiritCards(t, out)
    out.push(noCard(t))
  },
  key: (t, card) => (card === noCard(t) ? 'none' : `card:${card}`),
  prompt: (t, { arg }) =>
    say('power.spiritAsk', {
      figure: arg.figure,
      attack: attackBonusOf(t, arg.figure),
      defense: defenseBonusOf(t, arg.figure),
    }),
  describe(t, card) {
    if (card === noCard(t)) return { label: say('power.spiritNone'), rule: 'HS-RUL-05' }
    return { label: say('power.spiritCard', { card, role: t.state.owner[card] }), targets: [`card:${card}`] }
  },
}

/** A frame of its own: what was shown when the figure fell is known before anybody is asked. */
export const spirit = procedure('spirit', function* (play: Play, { figure, role }: SpiritArgs): Procedure {
  const { state } = play
  if (spiritCards(play, []).length === 0) return
  const card = yield* ask(play, spiritOn, role, { figure, role })
  if (card === noCard(play)) return
  const [attack, defense] = [attackBonusOf(play, figure), defenseBonusOf(play, figure)]
  state.attackBonus[card] += attack
  state.defenseBonus[card] += defense
  play.tell({ type: 'spiritJoined', figure, role, card, attack, defense })
})
