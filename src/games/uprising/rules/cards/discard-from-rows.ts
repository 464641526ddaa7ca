/** Cards that effects discard from the rows on the table. */
import { faced } from '../../../../engine/index.ts'
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { chooseFromRowFace } from '../table/faces.ts'
import type { EffectOf } from '../effects/verb-types.ts'
import type { Context } from '../select/context.ts'
import { decide } from '../select/decide.ts'
import { deciderOf } from '../select/which-players.ts'
import { NONE } from '../table/state.ts'
import { discardOpenQuest } from './discard.ts'

type Row = 'quest' | 'item'

export const chooseFromRow: QuestionOf<{ readonly row: Row; readonly purpose: 'discard' | 'attach' }> = faced(
  chooseFromRowFace,
)({
  kind: 'card',
  rule: 'UP-RUL-05',
  options({ state }, { arg: { row } }, out) {
    for (const card of row === 'quest' ? state.openQuests : state.market) if (card !== NONE) out.push(card)
  },
  key: (_t, card, { arg: { row } }) => `${row}:${card}`,
  prompt: (_t, { arg }) => say('card.rowPrompt', arg),
  describe: (_t, card, { arg: { row } }) => ({
    label: row === 'quest' ? say('card.quest', { quest: card }) : say('card.item', { item: card }),
    targets: [`${row}:${card}`],
  }),
})

const hasCards = (row: readonly number[]): boolean => row.some((card) => card !== NONE)

/** None replaces them (UP-QST-09). */
export function* discardQuests(play: Play, { n, by }: EffectOf<'discardQuests'>, c: Context): Procedure {
  const { openQuests } = play.state
  if (n === 'all') return openQuests.forEach((_, slot) => discardOpenQuest(play, slot))
  const decider = deciderOf(play, by, c)
  for (let left = n; left > 0 && hasCards(openQuests); left--) {
    const quest = yield* decide(play, chooseFromRow, decider, { row: 'quest', purpose: 'discard' })
    discardOpenQuest(play, openQuests.indexOf(quest))
  }
}

function discardSlot(play: Play, slot: number): void {
  const { market, itemDiscard } = play.state
  const item = market[slot]
  if (item === NONE) return
  market[slot] = NONE
  itemDiscard.push(item)
  play.tell({ type: 'marketDiscarded', item })
}

/** Spaces stay empty until they are filled. */
export function* discardMarket(play: Play, { n, by }: EffectOf<'discardMarket'>, c: Context): Procedure {
  const { market } = play.state
  if (n === 'all') return market.forEach((_, slot) => discardSlot(play, slot))
  const decider = deciderOf(play, by, c)
  for (let left = n; left > 0 && hasCards(market); left--) {
    const item = yield* decide(play, chooseFromRow, decider, { row: 'item', purpose: 'discard' })
    discardSlot(play, market.indexOf(item))
  }
}
