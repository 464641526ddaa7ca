/** "Activate Skeletons" (UP-SKE-09, UP-SKE-10, UP-RUL-65, UP-RUL-67). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { orientWaiting } from '../actions/explore.ts'
import { pushSettle } from '../combat/settle.ts'
import { SPACES } from '../map/spaces.ts'
import { becomeHorde } from '../placing/put-on-hex.ts'
import { decideForNemesis } from '../select/decide.ts'
import { gainVp } from '../table/points.ts'
import { CHAOS, type Space, type State } from '../table/state.ts'
import { skeletonPlan } from './horde-path.ts'

/** All groups on these hexes (default: everywhere), as they are now: who joins another does not move again (UP-RUL-65). */
export function pushSkeletonActivation(play: Play, at?: readonly Space[]): void {
  const spaces: Space[] = []
  for (let space = 0; space < SPACES; space++)
    if (play.state.skeletons[space] > 0 && (at === undefined || at.includes(space))) spaces.push(space)
  const counts = spaces.map((space) => play.state.skeletons[space])
  if (spaces.length > 0) play.push(activateSkeletons, { spaces, counts })
}

interface GroupsArgs {
  /** Groups still to move, and how many Skeletons each of them has. */
  readonly spaces: readonly Space[]
  readonly counts: readonly number[]
}

const isStillToMove = (s: State, { spaces, counts }: GroupsArgs, i: number): boolean =>
  counts[i] > 0 && s.skeletons[spaces[i]] > 0

/** One hex after the other, with all combats before the next. */
export const activateSkeletons = procedure('activateSkeletons', function* (play: Play, groups: GroupsArgs): Procedure {
  const { state } = play
  if (!groups.spaces.some((_, i) => isStillToMove(state, groups, i))) return
  yield* orientWaiting(play)
  const from = yield* decideForNemesis(play, skeletonOrder, state.firstPlayer, groups)
  const i = groups.spaces.indexOf(from)
  const count = Math.min(groups.counts[i], state.skeletons[from])
  const { spaces, rule } = skeletonPlan(play, from)
  play.push(activateSkeletons, without(groups, i))
  if (spaces.length === 0) return play.tell({ type: 'skeletonsStay', space: from, count, rule })
  const to = yield* decideForNemesis(play, skeletonPath, state.firstPlayer, { from, count })
  state.skeletons[from] -= count
  state.skeletons[to] += count
  play.tell({ type: 'skeletonsMoved', from, to, count, rule: spaces.length > 1 ? 'UP-HOR-14' : rule })
  pushSettle(play, 1, CHAOS)
  crowd(play, to)
})

const without = ({ spaces, counts }: GroupsArgs, i: number): GroupsArgs => ({
  spaces: spaces.filter((_, k) => k !== i),
  counts: counts.filter((_, k) => k !== i),
})

/** Three become a Horde; without one those beyond two return to the reserve (UP-SKE-10, UP-RUL-67). */
export function crowd(play: Play, space: Space): void {
  const { state, content } = play
  const limit = content.setup.skeletonsPerHex
  const surplus = state.skeletons[space] - limit
  if (surplus <= 0) return
  if (state.hordesLeft > 0) return becomeHorde(play, space, limit + 1, 'UP-SKE-10')
  state.skeletons[space] = limit
  play.tell({ type: 'skeletonsDispersed', space, count: surplus, rule: 'UP-RUL-67' })
  gainVp(play, CHAOS, surplus, 'UP-RUL-67')
}

/** UP-RUL-06: which group goes next. */
export const skeletonOrder: QuestionOf<GroupsArgs> = {
  name: 'skeletonOrder',
  kind: 'hex',
  rule: 'UP-SKE-09',
  options: ({ state }, { arg }, out) => {
    for (let i = 0; i < arg.spaces.length; i++) if (isStillToMove(state, arg, i)) out.push(arg.spaces[i])
  },
  key: (_, space) => `hex:${space}`,
  prompt: () => say('nemesis.skeletonOrder'),
  describe: ({ state }, space) => ({
    label: say('nemesis.skeletonHex', { space, count: state.skeletons[space] }),
    targets: [`hex:${space}`],
  }),
}

interface GroupArg {
  readonly from: Space
  readonly count: number
}

export const skeletonPath: QuestionOf<GroupArg> = {
  name: 'skeletonPath',
  kind: 'hex',
  rule: 'UP-HOR-14',
  options: (t, { arg }, out) => void out.push(...skeletonPlan(t, arg.from).spaces),
  key: (_, space) => `hex:${space}`,
  prompt: (_, { arg }) => say('nemesis.skeletonPath', { space: arg.from, count: arg.count }),
  describe: (t, space, { arg }) => ({
    label: say('nemesis.hex', { space }),
    targets: [`hex:${space}`],
    rule: skeletonPlan(t, arg.from).rule,
  }),
}
