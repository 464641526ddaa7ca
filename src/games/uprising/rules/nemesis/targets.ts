/** Targets of Legions (UP-TGT, UP-RUL-58 to -60). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { trigger } from '../cards/triggers.ts'
import { havensOf, unitsOn } from '../map/pieces.ts'
import { CAPITAL_SPACE, SPACES } from '../map/spaces.ts'
import type { Context } from '../select/context.ts'
import { decideForNemesis } from '../select/decide.ts'
import { groupDecider } from '../select/which-players.ts'
import { NONE, type Card, type Role, type Space, type State, type Table } from '../table/state.ts'
import { isInPlay, LEGIONS } from './nemesis-cards.ts'

/** UP-TGT-05: one of the role's Havens bears a Target. */
export function hasTarget(s: State, role: Role): boolean {
  for (let card = 0; card < LEGIONS; card++)
    if (isInPlay(s, card) && s.target[card] !== NONE && s.haven[s.target[card]] === role) return true
  return false
}

/** UP-TGT-02, UP-RUL-58 */
export const canBeTargeted = (s: State, role: Role): boolean => havensOf(s, role) > 0 && !hasTarget(s, role)

/** The role's Havens with the fewest Units, but not this one; Walls and Towers do not count (UP-TGT-04, UP-TGT-10). */
export function weakestHavens({ state }: Table, role: Role, except = NONE): Space[] {
  let fewest = Infinity
  for (let space = 0; space < SPACES; space++)
    if (state.haven[space] === role && space !== except) fewest = Math.min(fewest, unitsOn(state, space))
  const out: Space[] = []
  for (let space = 0; space < SPACES; space++)
    if (state.haven[space] === role && space !== except && unitsOn(state, space) === fewest) out.push(space)
  return out
}

interface FactionArg {
  readonly card: Card
}

/** UP-TGT-03 */
export const targetFaction: QuestionOf<FactionArg> = {
  name: 'targetFaction',
  kind: 'option',
  rule: 'UP-TGT-03',
  options: ({ state }, _, out) => {
    for (let role = 0; role < state.roles; role++) if (canBeTargeted(state, role)) out.push(role)
  },
  key: (_, role) => `role:${role}`,
  prompt: (_, { arg }) => say('nemesis.targetFaction', { card: arg.card }),
  describe: ({ state }, role) => ({
    label: say('nemesis.role', { role }),
    targets: [`role:${role}`],
    detail: say('nemesis.havens', { n: havensOf(state, role) }),
  }),
}

export interface HavenArg {
  readonly card: Card
  readonly role: Role
  readonly except: Space
}

/** A tie among the weakest Havens (UP-RUL-06). */
export const targetHaven: QuestionOf<HavenArg> = {
  name: 'targetHaven',
  kind: 'hex',
  rule: 'UP-TGT-04',
  options: (t, { arg }, out) => void out.push(...weakestHavens(t, arg.role, arg.except)),
  key: (_, space) => `hex:${space}`,
  prompt: (_, { arg }) => say('nemesis.targetHaven', { card: arg.card, role: arg.role }),
  describe: ({ state }, space) => ({
    label: say('nemesis.hex', { space }),
    targets: [`hex:${space}`],
    detail: say('nemesis.defenders', { n: unitsOn(state, space) }),
  }),
}

/** The Target of a Legion that has come into play (UP-TGT-01 to -06). */
export function* placeTarget(play: Play, card: Card, c: Context): Procedure {
  const { state } = play
  const someone = state.faction.some((_, role) => canBeTargeted(state, role))
  if (!someone) return targetCapital(play, card, 'UP-TGT-06')
  const role = yield* decideForNemesis(play, targetFaction, groupDecider(play, c), { card })
  const space = yield* decideForNemesis(play, targetHaven, state.firstPlayer, { card, role, except: NONE })
  state.target[card] = space
  play.tell({ type: 'targetPlaced', card, role, space, rule: 'UP-TGT-04' })
  trigger(play, 'targetPlaced', { here: space, actor: role, card })
}

/** It stays there for the rest of the game (UP-TGT-07). */
function targetCapital(play: Play, card: Card, rule: string): void {
  play.state.target[card] = CAPITAL_SPACE
  play.tell({ type: 'targetOnCapital', card, rule })
}

interface RetargetArgs {
  readonly card: Card
  /** Whose Haven bore it, and where. */
  readonly role: Role
  readonly from: Space
}

/** To another Haven of the same faction, else to the Capital (UP-TGT-10, UP-TGT-11). */
export const retarget = procedure('retarget', function* (play: Play, { card, role, from }: RetargetArgs): Procedure {
  const { state } = play
  if (!isInPlay(state, card) || state.target[card] !== from) return
  if (weakestHavens(play, role, from).length === 0) targetCapital(play, card, 'UP-TGT-11')
  else {
    const to = yield* decideForNemesis(play, targetHaven, state.firstPlayer, { card, role, except: from })
    state.target[card] = to
    play.tell({ type: 'targetMoved', card, from, to, rule: 'UP-TGT-10' })
    trigger(play, 'targetPlaced', { here: to, actor: role, card })
  }
  trigger(play, 'retarget', { here: state.target[card], card })
})
