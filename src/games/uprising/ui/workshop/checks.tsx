import * as desks from './desk.ts'
import { useShop } from './frame.tsx'
import { sayProblem } from './problems.ts'
import type { Placed } from './report.ts'
import { Sign } from './signs.tsx'

/** What keeps the pack from being played. */
export function Checks({ onShow }: { onShow(): void }) {
  const { t, report } = useShop()
  const { problems } = report
  return (
    <section className="upw-checks" aria-label={t.tabs.checks} data-problems={problems.length}>
      {problems.length === 0 ? (
        <p className="upw-well">
          <Sign name="check" /> {t.allWell}
        </p>
      ) : (
        <>
          <h3>{t.errors(problems.length)}</h3>
          <p className="hint">{t.kept}</p>
          <ul>
            {problems.map((problem) => (
              <ProblemRow key={problem.path + problem.problem} problem={problem} onShow={onShow} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function ProblemRow({ problem, onShow }: { problem: Placed; onShow(): void }) {
  const { t, lang, put } = useShop()
  const { list, id, path } = problem
  const isShown = list !== undefined && id !== undefined
  const show = (): void => {
    if (!isShown) return
    put((old) => desks.choose(old, list, id))
    onShow()
  }
  return (
    <li>
      <code>{path}</code>: {sayProblem(lang, problem.problem)}{' '}
      {isShown && (
        <button type="button" className="rule-link" onClick={show}>
          {t.show}
        </button>
      )}
    </li>
  )
}
