/** Druids that effects turn up or exchange. */
import { faced } from '../../../../engine/index.ts'
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { chooseDruidFace } from '../table/faces.ts'
import { trigger } from '../cards/triggers.ts'
import type { EffectOf } from '../effects/verb-types.ts'
import type { Context } from '../select/context.ts'
import { decide } from '../select/decide.ts'
import { deciderOf } from '../select/which-players.ts'
import type { Table } from '../table/state.ts'

export const chooseDruid: QuestionOf<{ readonly purpose: 'swap' | 'attach' }> = faced(chooseDruidFace)({
  kind: 'card',
  rule: 'UP-RUL-05',
  options({ state }, _ask, out) {
    for (let i = 0; i < state.druids.length; i++) if (state.druidUp[i] === 1) out.push(state.druids[i])
  },
  key: (_t, druid) => `druid:${druid}`,
  prompt: (_t, { arg }) => say('card.druidPrompt', arg),
  describe: (_t, druid) => ({ label: say('card.druid', { druid }), targets: [`druid:${druid}`] }),
})

export const canReveal = ({ state }: Table): boolean => state.unusedDruids.length > 0 && state.druids.length > 0

/** Face-down ones are decided when they are turned; without one, a Druid in play is exchanged for an unused one. */
export function* revealDruid(play: Play, effect: EffectOf<'revealDruid'>, c: Context): Procedure {
  const { state } = play
  if (!canReveal(play)) return
  let at = state.druidUp.indexOf(0)
  let old = -1
  if (at < 0) {
    old = yield* decide(play, chooseDruid, deciderOf(play, effect.by ?? 'first', c), { purpose: 'swap' })
    at = state.druids.indexOf(old)
  }
  const druid = play.drawOne(state.unusedDruids, 'druid')
  state.unusedDruids.splice(state.unusedDruids.indexOf(druid), 1)
  if (old >= 0) state.unusedDruids.push(old)
  state.druids[at] = druid
  state.druidUp[at] = 1
  play.tell({ type: 'druidRevealed', druid })
  trigger(play, 'druidRevealed', { actor: c.you })
}
