import type { Options, OptionSpec, Problem } from '../../../../engine/index.ts'
import type { Content, Scenario, Setup } from '../../content/content.ts'
import { leavesEnough } from '../armies/army.ts'
import { draftFor } from '../armies/draft.ts'
import { copiesOf, copiesOfCard } from '../table/roster.ts'
import { NONE, setupOf, type Table, type TableOptions } from '../table/state.ts'
import { setupState } from './setup.ts'

export const SCENARIO_AUTO = 'auto'
/** A scenario that the content pack brings (HS-SET-36). */
export const SCENARIO_PACK = 'pack'
export const BUILT_IN_SCENARIOS: readonly string[] = [
  'DAWN',
  'FRONT',
  'DIVE',
  'WINTER',
  'PLANT',
  'STORM',
  'RESCUE',
  'MIST',
  'FORT',
  'BARREN',
  'CROWN',
]
/** The first of these that fits the number of players. */
const AUTO_SCENARIOS: readonly string[] = ['FRONT', 'RESCUE', 'CROWN']

/** What is chosen before the game: printed default first, debatable rulings as options. */
export const optionSpecs: readonly OptionSpec[] = [
  {
    id: 'scenario',
    kind: 'choice',
    values: [SCENARIO_AUTO, ...BUILT_IN_SCENARIOS, SCENARIO_PACK],
    default: SCENARIO_AUTO,
    rule: 'HS-SET-08',
  },
  { id: 'army', kind: 'choice', values: ['drafted', 'prepared'], default: 'drafted', rule: 'HS-DRF-01' },
  { id: 'sets', kind: 'number', min: 1, max: 8, default: 1, rule: 'HS-SET-35' },
  { id: 'mirrorArmies', kind: 'switch', default: false, rule: 'HS-RUL-20' },
  { id: 'points', kind: 'number', min: 0, max: 5000, default: 0, rule: 'HS-DRF-02' },
  { id: 'rounds', kind: 'number', min: 0, max: 40, default: 0, rule: 'HS-END-02' },
  { id: 'edition', kind: 'choice', values: ['german', 'secondEnglish'], default: 'german', rule: 'HS-RUL-88' },
  { id: 'climbEqual', kind: 'switch', default: true, rule: 'HS-RUL-24' },
  { id: 'mudSlowsFlyers', kind: 'switch', default: true, rule: 'HS-RUL-86' },
  { id: 'powersBreakTruce', kind: 'switch', default: true, rule: 'HS-RUL-85' },
  { id: 'markersInTurn', kind: 'switch', default: false, rule: 'HS-RND-07' },
  { id: 'strikes', kind: 'choice', values: ['asked', 'automatic'], default: 'asked', rule: 'HS-RUL-40' },
]

const setupFor = (scenario: Scenario, roles: number): number =>
  scenario.setups.findIndex((one) => one.players === roles)

/** The scenario that is meant, or -1. */
export function scenarioFor(content: Content, roles: number, id: string): number {
  const { scenarios } = content
  const fits = (one: Scenario): boolean => setupFor(one, roles) >= 0
  if (id === SCENARIO_AUTO) return scenarios.findIndex((one) => AUTO_SCENARIOS.includes(one.id) && fits(one))
  if (id !== SCENARIO_PACK) return scenarios.findIndex((one) => one.id === id)
  const own = scenarios.filter((one) => !BUILT_IN_SCENARIOS.includes(one.id))
  return (own.find(fits) ?? own[0])?.index ?? NONE
}

/** The table's options, from valid ones. */
export function tableOptions(content: Content, roles: number, options: Options): TableOptions {
  const scenario = scenarioFor(content, roles, options.scenario as string)
  const setup = setupFor(content.scenarios[scenario], roles)
  const printed = content.scenarios[scenario].setups[setup].points
  const points = options.points as number
  const rounds = options.rounds as number
  return {
    scenario,
    setup,
    army: options.army as 'drafted' | 'prepared',
    sets: Math.max(options.sets as number, content.scenarios[scenario].sets),
    mirrorArmies: options.mirrorArmies as boolean,
    points: points === 0 ? printed : printed.map((limit) => (limit === 0 ? 0 : points)),
    rounds: rounds === 0 ? content.scenarios[scenario].rounds : rounds,
    isScored: rounds > 0,
    edition: options.edition as 'german' | 'secondEnglish',
    climbEqual: options.climbEqual as boolean,
    mudSlowsFlyers: options.mudSlowsFlyers as boolean,
    powersBreakTruce: options.powersBreakTruce as boolean,
    markersInTurn: options.markersInTurn as boolean,
    strikes: options.strikes as 'asked' | 'automatic',
  }
}

export function checkOptions(content: Content, roles: number, options: Options): Problem[] {
  const id = options.scenario as string
  const at = scenarioFor(content, roles, id)
  if (at < 0) return [{ path: 'options.scenario', problem: noScenario(id, roles) }]
  const scenario = content.scenarios[at]
  if (setupFor(scenario, roles) < 0) {
    const counts = scenario.setups.map(({ players }) => players).join(' or ')
    return [{ path: 'options.scenario', problem: `${scenario.id} is for ${counts} players, not ${roles} [HS-RUL-15]` }]
  }
  const { sets, mirrorArmies } = tableOptions(content, roles, options)
  const problems = checkCopies(content, scenario, setupFor(scenario, roles), copiesOf({ sets, mirrorArmies }, roles))
  if (problems.length > 0) return problems
  if (scenario.game === 'basic') {
    for (const name of ['points', 'rounds'] as const)
      if (options[name] !== 0)
        problems.push({ path: `options.${name}`, problem: `the Basic game has no ${name} [HS-BAS-03]` })
    return problems
  }
  return checkArmies({ state: setupState(content, roles, options), content })
}

const noScenario = (id: string, roles: number): string =>
  id === SCENARIO_AUTO
    ? `no scenario of the booklet is for ${roles} players [HS-SET-08]`
    : id === SCENARIO_PACK
      ? 'the content pack brings no scenario [HS-SET-36]'
      : `no scenario ${id}`

/** Every given card, and every figure that is nobody's, has a copy of its own (HS-RUL-20). */
function checkCopies(content: Content, scenario: Scenario, setup: number, copies: number): Problem[] {
  const nobodys = scenario.layout.figures.filter(({ player }) => player === NONE)
  const given = [...scenario.setups[setup].cards.flat(), ...nobodys.map(({ card }) => card)]
  const isShort = (id: string): boolean =>
    given.filter((one) => one === id).length > copiesOfCard(content.cardById.get(id)!, copies)
  return [...new Set(given)].filter(isShort).map((id) => ({
    path: 'options.sets',
    problem: `${scenario.id} gives more than ${copiesOfCard(content.cardById.get(id)!, copies)} of ${id} [HS-RUL-20]`,
  }))
}

/** Zones of one side only, and an army for everybody. */
function checkArmies(t: Table): Problem[] {
  const problems: Problem[] = []
  if (hasSharedZone(setupOf(t)))
    problems.push({ path: 'options.scenario', problem: 'enemies would share a starting zone [HS-DRF-08]' })
  t.state.draft = draftFor(t, t.state.order)
  if (!leavesEnough(t, NONE, NONE))
    problems.push({ path: 'options.points', problem: 'not everybody could put an army together [HS-RUL-75]' })
  return problems
}

function hasSharedZone({ zone, teamOf }: Setup): boolean {
  return zone.some((one, a) => one >= 0 && zone.some((other, b) => other === one && teamOf[a] !== teamOf[b]))
}
