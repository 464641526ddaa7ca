/** Reinforcements at the end of a round (HS-SCN-WINTER-05 to HS-SCN-WINTER-11, HS-RUL-79). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, type StepArgs, type StepResult } from '../../../../engine/index.ts'
import { draft, draftFor } from '../armies/draft.ts'
import { clockwise, rollOff } from '../rounds/initiative.ts'
import { rollD20 } from '../table/dice.ts'
import { hasStanding, specialOf } from '../table/figures.ts'
import type { Role, Table } from '../table/state.ts'

/** The least roll that brings reinforcements after this round. */
export function neededRoll(t: Table): number {
  const { earlyRounds, earlyD20, d20 } = specialOf(t, 'reinforcements')!
  return t.state.round <= earlyRounds ? earlyD20 : d20
}

/** A step of the end of a round, after the goals were judged: the last round has ended the battle by then. */
export function* reinforce(play: Play, _args: StepArgs): Procedure<StepResult> {
  const { state } = play
  if (specialOf(play, 'reinforcements') === undefined) return
  const roles: Role[] = []
  for (const role of state.order) {
    if (state.reinforced[role] === 1 || !hasStanding(play, role)) continue
    if ((yield* ask(play, mayReinforce, role, undefined)) === NO) continue
    const roll = rollD20(play)
    const isSuccess = roll >= neededRoll(play)
    play.tell({ type: 'rolledForReinforcements', role, roll, needed: neededRoll(play) })
    if (isSuccess) roles.push(role)
  }
  if (roles.length > 0) play.push(reinforcements, { roles })
}

/** Several at once draft, in an order that is rolled for (HS-SCN-WINTER-07). */
export const reinforcements = procedure(
  'reinforcements',
  function* (play: Play, { roles }: { readonly roles: readonly Role[] }): Procedure {
    const { state } = play
    for (const role of roles) state.reinforced[role] = 1
    const { points } = specialOf(play, 'reinforcements')!
    const order = clockwise(play, rollOff(play, 'reinforcements', roles), roles)
    state.draft = draftFor(play, order, new Array<number>(state.roles).fill(points))
    play.push(draft)
  },
)

const NO = 0
const YES = 1

export const mayReinforce: QuestionOf<void, number> = {
  name: 'reinforce',
  kind: 'option',
  rule: 'HS-SCN-WINTER-05',
  options: (_, __, out) => void out.push(YES, NO),
  key: (_, option) => (option === YES ? 'yes' : 'no'),
  prompt: (t) => say('reinforce.ask', { needed: neededRoll(t) }),
  describe: (_, option) => ({ label: say(option === YES ? 'reinforce.yes' : 'reinforce.no') }),
  closes: () => true,
}
