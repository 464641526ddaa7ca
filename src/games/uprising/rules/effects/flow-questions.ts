/** Questions of the verbs of flow. */
import { say, type QuestionOf } from '../table/rules.ts'
import type { Context } from '../select/context.ts'
import { isListPossible } from './run.ts'
import type { EffectOf } from './verb-types.ts'

interface ChooseArgs {
  readonly effect: EffectOf<'choose'>
  readonly c: Context
  readonly taken: readonly number[]
}

/** Options whose first effect is impossible are not offered. */
export const chooseOption: QuestionOf<ChooseArgs> = {
  name: 'chooseOption',
  kind: 'option',
  rule: 'UP-RUL-05',
  options(t, { arg: { effect, c, taken } }, out) {
    for (let i = 0; i < effect.of.length; i++)
      if (!taken.includes(i) && isListPossible(t, effect.of[i].do, c)) out.push(i)
  },
  key: (_t, option) => `option:${option}`,
  prompt: (_t, { arg: { c } }) => say('card.choosePrompt', { source: c.source, of: c.of }),
  describe(_t, option, { arg: { effect } }) {
    const { en, de } = effect.of[option].label
    return { label: say('card.printed', { en, de }) }
  },
}

interface OrElseArgs {
  readonly effect: EffectOf<'orElse'>
  readonly source: number
  readonly of: number
}

/** "X, or it loses 2 Threat" (UP-RUL-98). */
export const chooseOrElse: QuestionOf<OrElseArgs> = {
  name: 'chooseOrElse',
  kind: 'option',
  rule: 'UP-RUL-98',
  options: (_t, _ask, out) => void out.push(0, 1),
  key: (_t, option) => `option:${option}`,
  prompt: (_t, { arg: { source, of } }) => say('card.choosePrompt', { source, of }),
  describe(_t, option, { arg: { effect } }) {
    const { en, de } = option === 0 ? effect.label : effect.elseLabel
    return { label: say('card.printed', { en, de }) }
  },
}

const ANY_ORDER = 99

/** In which order hexes have their turn; whoever does not mind says so. */
export const chooseNextHex: QuestionOf<{ readonly spaces: readonly number[]; readonly isOrder: number }> = {
  name: 'chooseNextHex',
  kind: 'hex',
  rule: 'UP-RUL-06',
  options(_t, { arg: { spaces, isOrder } }, out) {
    out.push(...spaces)
    if (isOrder === 1) out.push(ANY_ORDER)
  },
  key: (_t, option) => (option === ANY_ORDER ? 'done' : `hex:${option}`),
  prompt: (_t, { arg }) => (arg.isOrder === 1 ? say('card.hexOrderPrompt') : say('card.hexPrompt')),
  describe: (_t, option) =>
    option === ANY_ORDER
      ? { label: say('card.anyOrder') }
      : { label: say('card.hex', { space: option }), targets: [`hex:${option}`] },
}

export { ANY_ORDER }
