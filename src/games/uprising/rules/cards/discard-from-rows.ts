/** Items that effects discard from the market. */
import { faced } from '../../../../engine/index.ts'
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { chooseFromRowFace } from '../table/faces.ts'
import type { EffectOf } from '../effects/verb-types.ts'
import type { Context } from '../select/context.ts'
import { decide } from '../select/decide.ts'
import { deciderOf } from '../select/which-players.ts'
import { NONE } from '../table/state.ts'

export const chooseFromRow: QuestionOf<{ readonly purpose: 'discard' | 'attach' }> = faced(chooseFromRowFace)({
  kind: 'card',
  rule: 'UP-RUL-05',
  options({ state }, _ask, out) {
    for (const item of state.market) if (item !== NONE) out.push(item)
  },
  key: (_t, item) => `item:${item}`,
  prompt: (_t, { arg }) => say('card.rowPrompt', arg),
  describe: (_t, item) => ({ label: say('card.item', { item }), targets: [`item:${item}`] }),
})

const hasCards = (row: readonly number[]): boolean => row.some((card) => card !== NONE)

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
    const item = yield* decide(play, chooseFromRow, decider, { purpose: 'discard' })
    discardSlot(play, market.indexOf(item))
  }
}
