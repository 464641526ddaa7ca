/** The Glyph of Kelda heals (HS-GLY-15, HS-GLY-16, HS-RUL-64). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import { controllerOf } from '../table/figures.ts'
import type { Figure } from '../table/state.ts'

const NO = 0
const YES = 1

export const healing: QuestionOf<Figure> = {
  name: 'healing',
  kind: 'option',
  rule: 'HS-GLY-16',
  options(_t, _ask, out) {
    out.push(YES, NO)
  },
  key: (_t, option) => (option === YES ? 'yes' : 'no'),
  prompt: (t, { arg: figure }) => say('scenario.healAsk', { figure, wounds: t.state.wounds[figure] }),
  describe: (t, option, { arg: figure }) => ({
    label: option === YES ? say('scenario.heal', { wounds: t.state.wounds[figure] }) : say('scenario.dontHeal'),
    targets: [`figure:${figure}`],
  }),
}

export function* heal(play: Play, figure: Figure): Procedure {
  const { state } = play
  const choice = yield* ask(play, healing, controllerOf(play, figure), figure)
  if (choice === NO) return play.tell({ type: 'notHealed', figure })
  const wounds = state.wounds[figure]
  state.wounds[figure] = 0
  play.tell({ type: 'healed', figure, wounds })
}
