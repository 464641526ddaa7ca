import { isAsked, type AnyAsk } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { UNDEAD, UNIT_TYPES } from '../content/units.ts'
import { ALL, marchers, moveCount, moveMoreQuestion, moveTo, moveWhich } from '../rules/actions/move.ts'
import { payPoints, payTiles, unpack } from '../rules/actions/pay.ts'
import { placeWhere } from '../rules/actions/place.ts'
import { fleeTo, lose, raise, replace, retreat, retreatTo } from '../rules/battle/battle-questions.ts'
import { winChance } from '../rules/battle/odds.ts'
import { chooseFinalBattle } from '../rules/end/end.ts'
import { reenterArea, reenterUnit } from '../rules/factions/reenter.ts'
import { deployUnit, DONE, placeCitadel } from '../rules/setup/setup-questions.ts'
import type { Area, Role, State, Table } from '../rules/table/state.ts'
import type { QuestionOf } from '../rules/table/rules.ts'
import { buildTile, buildVillage } from '../rules/turn/villages.ts'
import { captureTile, captureVillage } from '../rules/turn/capture.ts'
import { chooseAction } from '../rules/turn/turn.ts'
import { undeadFrom, undeadReach, undeadTo } from '../rules/turn/undead.ts'
import { Actions, beginsWith, NEVER } from './actions.ts'
import { scoreLosses, scoreReplacement, scoreRetreat } from './battle.ts'
import { scoreDeployment, scoreHomes } from './deploy.ts'
import { stepsToPrey } from './land.ts'
import { whileMarched } from './marches.ts'
import { unitWorth } from './units.ts'
import { scoreBuilding, scoreBuildTiles, scoreCaptures, scoreCaptureTiles } from './villages.ts'
import { worthOf, type Weights } from './worth.ts'

type Ask = AnyAsk<State, Content>

/** Scores the options of one question, in their order. */
export interface Scorer {
  readonly isFor: (ask: Ask) => boolean
  score(t: Table, ask: Ask, options: readonly number[], out: number[]): void
}

type Score<A> = (t: Table, role: Role, arg: A, options: readonly number[], out: number[]) => void

const scorer = <A>(question: QuestionOf<A>, score: Score<A>): Scorer => ({
  isFor: (ask) => isAsked(ask, question),
  score: (t, { role, arg }, options, out) => score(t, role, arg, options, out),
})

/** One for every question but the choice of a faction: there none is better than another. */
export function scorersWith(weights: Weights): readonly Scorer[] {
  return [...actionScorers(weights), ...villageScorers(weights), ...battleScorers(weights), ...homeScorers(weights)]
}

function actionScorers(weights: Weights): Scorer[] {
  return [
    scorer(chooseAction, (t, role, _arg, options, out) => {
      const actions = new Actions(t, role, weights)
      for (const option of options) out.push(actions.score(option))
    }),
    scorer(moveMoreQuestion, (t, role, _arg, options, out) => {
      const actions = new Actions(t, role, weights)
      for (const from of options) out.push(actions.more(from))
    }),
    scorer(moveWhich, (t, role, { from }, options, out) => {
      const judged = new Actions(t, role, weights).marchesFrom(from)
      const all = marchers(t, role, from, new Array<number>(UNIT_TYPES))
      for (const option of options)
        out.push(most(judged, ({ group }) => beginsWith(group, all, UNIT_TYPES) === (option === ALL)))
    }),
    scorer(moveCount, (t, role, { from, type, group }, options, out) => {
      const judged = new Actions(t, role, weights).marchesFrom(from)
      for (const n of options)
        out.push(most(judged, (march) => march.group[type] === n && beginsWith(march.group, group, type)))
    }),
    scorer(moveTo, (t, role, { from, group }, options, out) => {
      const judged = new Actions(t, role, weights).marchesFrom(from, [[...group]])
      for (const to of options) out.push(most(judged, (march) => march.to === to))
    }),
    scorer(placeWhere, (t, role, { unit }, options, out) => {
      const actions = new Actions(t, role, weights)
      for (const area of options) out.push(actions.placed(unit, area))
    }),
    scorer(payPoints, (t, role, _arg, options, out) => scorePayments(t, role, weights, options, out)),
    scorer(payTiles, (t, role, _arg, options, out) => scorePayments(t, role, weights, options, out)),
    scorer(undeadFrom, (t, role, _arg, options, out) => {
      for (const from of options) out.push(from === DONE ? 0 : Math.max(NEVER, ...undeadGains(t, role, from, weights)))
    }),
    scorer(undeadTo, (t, role, { from }, options, out) => out.push(...undeadGains(t, role, from, weights, options))),
  ]
}

function villageScorers(weights: Weights): Scorer[] {
  return [
    scorer(captureTile, (t, role, _arg, options, out) => scoreCaptureTiles(t, role, options, out)),
    scorer(captureVillage, (t, role, _arg, options, out) => scoreCaptures(t, role, options, weights, out)),
    scorer(buildTile, (t, role, _arg, options, out) => scoreBuildTiles(t, role, options, out)),
    scorer(buildVillage, (t, role, _arg, options, out) => scoreBuilding(t, role, options, weights, out)),
  ]
}

function most(
  judged: ReturnType<Actions['marchesFrom']>,
  fits: (march: (typeof judged)[number]['march']) => boolean,
): number {
  let best = NEVER
  for (const { march, gain } of judged) if (gain > best && fits(march)) best = gain
  return best
}

/** The position with the tiles gone and the move paid. */
function scorePayments(t: Table, role: Role, weights: Weights, options: readonly number[], out: number[]): void {
  const { hand, move } = t.state
  delete t.state.move
  for (const payment of options) {
    const tiles = unpack(t, role, payment).slice()
    for (let type = 0; type < UNDEAD; type++) hand[role * UNIT_TYPES + type] -= tiles[type]
    out.push(worthOf(t, role, weights))
    for (let type = 0; type < UNDEAD; type++) hand[role * UNIT_TYPES + type] += tiles[type]
  }
  if (move !== undefined) t.state.move = move
}

function undeadGains(t: Table, role: Role, from: Area, weights: Weights, options?: readonly Area[]): number[] {
  const areas = options ?? undeadAreas(t, role, from)
  const base = worthOf(t, role, weights)
  const group = Array.from({ length: UNIT_TYPES }, (_, type) => (type === UNDEAD ? 1 : 0))
  return areas.map((to) => whileMarched(t, role, { from, to, group, cost: 0 }, () => worthOf(t, role, weights) - base))
}

function undeadAreas(t: Table, role: Role, from: Area): Area[] {
  const areas: Area[] = []
  undeadReach(t, role, from, areas)
  return areas
}

function battleScorers(weights: Weights): Scorer[] {
  return [
    scorer(replace, (t, role, { side }, options, out) => scoreReplacement(t, role, side, options, out)),
    scorer(retreat, (t, role, { area, attacker }, options, out) => scoreRetreat(t, role, area, attacker, options, out)),
    scorer(lose, (t, _role, _arg, options, out) => scoreLosses(t, options, out)),
    scorer(raise, (_t, _role, _arg, options, out) => void out.push(...options)),
    scorer(fleeTo, (t, role, { area }, options, out) => scoreWithdrawals(t, role, area, weights, options, out)),
    scorer(retreatTo, (t, role, { area }, options, out) => scoreWithdrawals(t, role, area, weights, options, out)),
    scorer(chooseFinalBattle, (t, role, _arg, options, out) => {
      const { roles } = t.state
      for (const fight of options) out.push(winChance(t, role, fight % roles, Math.floor(fight / roles)))
    }),
  ]
}

/** Whoever can go goes; walls stay, as if they were lost already. */
function scoreWithdrawals(
  t: Table,
  role: Role,
  from: Area,
  weights: Weights,
  options: readonly Area[],
  out: number[],
): void {
  const group = marchers(t, role, from, new Array<number>(UNIT_TYPES))
  for (const to of options)
    out.push(whileMarched(t, role, { from, to, group, cost: 0 }, () => worthOf(t, role, weights)))
}

function homeScorers(weights: Weights): Scorer[] {
  return [
    scorer(placeCitadel, (t, _role, _arg, options, out) => scoreHomes(t, options, out)),
    scorer(deployUnit, (t, role, arg, options, out) => scoreDeployment(t, role, arg, options, out)),
    scorer(reenterUnit, (t, _role, _arg, options, out) => {
      for (const type of options) out.push(type === DONE ? 0 : unitWorth(t, type))
    }),
    scorer(reenterArea, (t, role, _arg, options, out) => {
      const steps: number[] = []
      stepsToPrey(t, role, steps)
      for (const area of options) out.push(weights.step * steps[area])
    }),
  ]
}
