/** What happens when a card comes into a play area: the limit of ten, and "when you gain this" (UP-CRD-04, UP-CRD-20). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { discardForLimitFace } from '../table/faces.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { isWanted } from '../select/choose-player.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { cardOfOption, keyOfCard, optionOf } from '../select/pick-own-cards.ts'
import type { Role, Table } from '../table/state.ts'
import { useAbility } from './abilities.ts'
import { abilitiesOf, abilityAt, type NumberedAbility } from './ability-index.ts'
import { discardOwn } from './discard.ts'
import { eachModifier } from './modifiers.ts'
import { obstacleOf } from './obstacles.ts'
import { inPlayOf, type OwnKind } from './ownership.ts'

/** Feats and Items together, tucked ones too (UP-CRD-04, UP-RUL-33); Quests do not count (UP-CRD-05). */
export const countedCards = ({ state }: Table, role: Role): number =>
  state.feats[role].length + state.items[role].length

export function cardLimitOf(t: Table, role: Role): number {
  let limit = t.content.setup.cardLimit
  eachModifier(
    t,
    'limit',
    (modifier, c) => {
      if (c.you === role) limit += modifier.change
    },
    (modifier) => modifier.what === 'cards',
  )
  return limit
}

/** One of them all, also the new one (UP-CRD-04). */
export const discardForLimit: QuestionOf = faced(discardForLimitFace)({
  kind: 'card',
  rule: 'UP-CRD-04',
  options(t, { role }, out) {
    for (const feat of t.state.feats[role]) out.push(optionOf('feat', feat))
    for (const item of t.state.items[role]) out.push(optionOf('item', item))
  },
  key: (_t, option) => keyOfCard(cardOfOption(option)),
  prompt: (t, { role }) =>
    say('card.ownCardPrompt', {
      purpose: 'limit',
      n: countedCards(t, role) - cardLimitOf(t, role),
      owner: role,
      isOwn: 1,
    }),
  describe(_t, option) {
    const card = cardOfOption(option)
    return { label: say('card.card', { source: card.source, of: card.of }), targets: [keyOfCard(card)] }
  },
})

export const cardLimit = procedure('cardLimit', function* (play: Play, { role }: { readonly role: Role }): Procedure {
  while (countedCards(play, role) > cardLimitOf(play, role)) {
    const { kind, of } = cardOfOption(yield* ask(play, discardForLimit, role, undefined))
    discardOwn(play, role, kind, of)
  }
})

const abilitiesOfCard = (t: Table, kind: OwnKind, of: number): readonly NumberedAbility[] => {
  const { feats, items, quests } = abilitiesOf(t)
  return (kind === 'feat' ? feats : kind === 'item' ? items : quests)[of]
}

/** Puts the `gained` abilities of a card on the stack, the first on top. */
export function pushGained(play: Play, role: Role, kind: OwnKind, of: number): void {
  for (const one of abilitiesOfCard(play, kind, of).toReversed())
    if (one.time === 'gained') play.push(gained, { role, number: one.number })
}

export const gained = procedure(
  'gained',
  function* (play: Play, { role, number }: { readonly role: Role; readonly number: number }): Procedure {
    const one = abilityAt(play.content, number)
    if (!inPlayOf(play.state, one.kind as OwnKind)[role].includes(one.of)) return
    if (obstacleOf(play, role, one, NO_CONTEXT) !== undefined) return
    const { source, of, ability } = one
    if (ability.use === 'may' && !(yield* isWanted(play, role, { ...NO_CONTEXT, source, of }, 'may'))) return
    yield* useAbility(play, role, number, NO_CONTEXT)
  },
)
