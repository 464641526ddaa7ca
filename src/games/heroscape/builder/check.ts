import type { Problem } from '../../../engine/index.ts'
import { formatPath, limited, problemsOf, within } from '../../../kit/content/problem.ts'
import { battlefieldSchema } from '../content/battlefield-schema.ts'
import type { BattlefieldSource } from '../content/battlefield-schema.ts'
import { checkScenario } from '../content/check-scenario.ts'
import { scenarioSchema } from '../content/scenario-schema.ts'
import type { ContentSource } from '../content/schema.ts'
import { validateBattlefield } from '../content/validate-battlefield.ts'
import type { BattlefieldReport } from '../content/validate-battlefield.ts'
import { fieldOf } from './plan.ts'
import type { Plan } from './plan.ts'

export interface PlanReport {
  /** With any of these the plan can be saved, but not played. */
  readonly errors: readonly Problem[]
  readonly warnings: readonly Problem[]
  /** Missing while nothing is built. */
  readonly report?: BattlefieldReport
}

/** Whether battlefield and scenarios can be built and played. */
export function checkPlan(plan: Plan, source: ContentSource): PlanReport {
  const field = fieldOf(plan)
  const shape = battlefieldSchema.safeParse(field)
  if (!shape.success) return { errors: problemsOf(shape.error, formatPath), warnings: [] }
  const report = validateBattlefield(field, source.inventory, source.volumes.ruin.levels)
  const merged: ContentSource = {
    ...source,
    battlefields: [...source.battlefields.filter(({ id }) => id !== plan.id), field],
  }
  const scenarios = plan.scenarios.flatMap((scenario) => {
    const parsed = scenarioSchema.safeParse(scenario)
    const problems = parsed.success ? checkScenario(scenario, merged) : problemsOf(parsed.error, formatPath)
    return problems.map(within(`scenarios[${scenario.id}]`))
  })
  const twice = plan.scenarios.filter(({ id }, index) => plan.scenarios.findIndex((one) => one.id === id) !== index)
  const ids = twice.map(({ id }) => ({ path: `scenarios[${id}].id`, problem: 'this id occurs twice' }))
  return {
    errors: limited([...report.errors, ...placedFaults(field, source), ...scenarios, ...ids]),
    warnings: report.warnings,
    report,
  }
}

/** Figures of cards that are not there, or on too few spaces. */
function placedFaults({ layouts }: BattlefieldSource, { cards }: ContentSource): Problem[] {
  return layouts.flatMap((layout) =>
    layout.figures.flatMap((figure, index) => {
      const path = `layouts[${layout.id}].figures[${index}]`
      const card = cards.find(({ id }) => id === figure.card)
      if (card === undefined) return [{ path, problem: 'there is no such card' }]
      return card.spaces === figure.at.length ? [] : [{ path, problem: `needs ${card.spaces} spaces` }]
    }),
  )
}
