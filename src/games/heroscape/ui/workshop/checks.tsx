import { useMemo } from 'react'
import { AllWell, ProblemRow } from '../../../../boardkit/workshop/problem-row.tsx'
import type { Problem } from '../../../../engine/index.ts'
import { checkPlan } from '../../builder/check.ts'
import type { PlanReport } from '../../builder/check.ts'
import { sayProblem } from '../../builder/problems.ts'
import * as workbenches from './workbench.ts'
import { useShop } from './frame.tsx'
import type { Piece } from './hand.ts'
import { placeOf } from './places.ts'

export function useReport(): PlanReport {
  const { workbench, source } = useShop()
  const plan = workbenches.planOn(workbench)
  return useMemo(
    () => (plan.tiles.length === 0 ? { errors: [], warnings: [] } : checkPlan(plan, source)),
    [plan, source],
  )
}

/** What keeps the battlefield from being built and played. */
export function Checks({ report, onShow }: { report: PlanReport; onShow(): void }) {
  const { workbench, t } = useShop()
  const { errors, warnings } = report
  const plan = workbenches.planOn(workbench)
  if (plan.tiles.length === 0) return undefined
  return (
    <section className="hsw-checks" aria-label={t.checks} data-errors={errors.length} data-warnings={warnings.length}>
      {errors.length === 0 && <AllWell text={plan.scenarios.length === 0 ? t.wellNoScenario : t.allWell} />}
      {errors.length > 0 && <h3>{t.errors}</h3>}
      <Problems problems={errors} className="hsw-errors" onShow={onShow} />
      {warnings.length > 0 && <h3>{t.warnings}</h3>}
      <Problems problems={warnings} className="hsw-warnings" onShow={onShow} />
    </section>
  )
}

function Problems(props: { problems: readonly Problem[]; className: string; onShow(): void }) {
  const { problems, className, onShow } = props
  const { workbench, put, t, language } = useShop()
  if (problems.length === 0) return undefined
  const show = (piece: Piece): void => {
    put((old) => ({
      ...workbenches.holding(workbenches.take(old, { kind: 'select' }), { level: 'top' }),
      chosen: [piece],
    }))
    onShow()
  }
  return (
    <ul className={className}>
      {problems.map((problem) => {
        const { words, piece } = placeOf(problem, workbenches.planOn(workbench), language)
        return (
          <ProblemRow
            key={problem.path + problem.problem}
            place={<strong>{words}</strong>}
            text={sayProblem(language, problem)}
            show={t.show}
            onShow={piece === undefined ? undefined : () => show(piece)}
          />
        )
      })}
    </ul>
  )
}
