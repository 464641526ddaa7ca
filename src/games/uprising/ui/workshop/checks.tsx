import { AllWell, ProblemRow } from '../../../../boardkit/workshop/problem-row.tsx'
import * as workbenches from './workbench.ts'
import { useShop } from './frame.tsx'
import { sayProblem } from './problems.ts'
import type { Placed } from './report.ts'

/** What keeps the pack from being played. */
export function Checks({ onShow }: { onShow(): void }) {
  const { t, report } = useShop()
  const { problems } = report
  return (
    <section className="upw-checks" aria-label={t.tabs.checks} data-problems={problems.length}>
      {problems.length === 0 ? (
        <AllWell text={t.allWell} />
      ) : (
        <>
          <h3>{t.errors(problems.length)}</h3>
          <p className="hint">{t.kept}</p>
          <ul>
            {problems.map((problem) => (
              <Row key={problem.path + problem.problem} problem={problem} onShow={onShow} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Row({ problem, onShow }: { problem: Placed; onShow(): void }) {
  const { t, language, put } = useShop()
  const { list, id, path } = problem
  const show =
    list === undefined || id === undefined
      ? undefined
      : () => {
          put((old) => workbenches.choose(old, list, id))
          onShow()
        }
  return (
    <ProblemRow place={<code>{path}</code>} text={sayProblem(language, problem.problem)} show={t.show} onShow={show} />
  )
}
