import { useId } from 'react'
import { Chart } from '../../../boardkit/chart/chart.tsx'
import { Button } from '../../../boardkit/papers/button.tsx'
import type { NumberedEvent } from '../../../protocol/mirror.ts'
import { pointsOfPercent, wholePercent } from '../../i18n/format.ts'
import type { Reviewed } from '../../local/thinking/task.ts'
import { Icon } from '../../ui/icon.tsx'
import { marked } from '../about/own.ts'
import { useTable } from '../context.tsx'
import { chancesOver, stepsOf } from './steps.ts'
import { useSwingWords } from './swing-words.tsx'
import type { Reviewing } from './use-review.ts'
import './review.css'

interface Props {
  readonly reviewing: Reviewing
  readonly told: readonly NumberedEvent[]
}

/** In the ending: what the chances were, what decided the game, and who had luck. */
export function ReviewPart({ reviewing, told }: Props) {
  const { t } = useTable()
  const id = useId()
  const { state, begin } = reviewing
  if (begin === undefined) return undefined
  return (
    <section className="review" aria-labelledby={id} data-review={state?.is ?? 'open'}>
      <h3 id={id}>{t.review.title}</h3>
      {state === undefined ? (
        <p className="review-open">
          {t.review.about}
          <Button sign={<Icon name="bulb" />} text={t.review.begin} onClick={begin} {...marked('review')} />
        </p>
      ) : state.is === 'running' ? (
        <Progress part={state.part} cancel={reviewing.cancel} />
      ) : state.is === 'done' ? (
        <Found review={state.review} told={told} />
      ) : (
        <p role="status">{t.review[state.is]}</p>
      )}
    </section>
  )
}

function Progress({ part, cancel }: { part: number; cancel(): void }) {
  const { t, language } = useTable()
  const text = t.review.running(wholePercent(language, part))
  return (
    <p className="review-open">
      <span className="review-progress">
        <progress value={part} aria-label={t.review.title} /> <span className="num">{text}</span>
      </span>
      <Button look="small" text={t.review.cancel} onClick={cancel} />
    </p>
  )
}

/** For games that give their sides no colours of their own. */
const COLOURS = ['var(--w-chosen)', 'var(--w-brass)', 'var(--w-offer)', 'var(--w-ink-soft)']

function Found({ review, told }: { review: Reviewed; told: readonly NumberedEvent[] }) {
  const { t, language, session, ui, board, nameOf } = useTable()
  const stepOf = stepsOf(session.events)
  const points = ui?.points?.(told, board)
  const over = chancesOver(review, stepOf, {
    title: t.review.chances,
    nameOf,
    colourOf: (role) => points?.sides[role]?.colour ?? COLOURS[role % COLOURS.length],
    marks: points?.marks ?? [],
  })
  return (
    <>
      <Chart over={over} language={language} onStep={(step) => void session.goTo(step)} />
      <Swings review={review} stepOf={stepOf} />
      <Balances review={review} />
    </>
  )
}

function Swings({ review: { swings }, stepOf }: { review: Reviewed; stepOf(told: number): number }) {
  const { t, session } = useTable()
  const say = useSwingWords()
  return (
    <>
      <h4>{t.review.swings}</h4>
      <ol className="review-swings">
        {swings.map((swing, i) => (
          <li key={swing.told}>
            <button
              type="button"
              className="review-swing"
              onClick={() => void session.goTo(stepOf(swing.from))}
              {...marked('swing', i)}
            >
              <b className="num">{i + 1}</b>
              <span>
                {say(swing).map((line) => (
                  <span key={line} className="review-line">
                    {line}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

function Balances({ review: { balances } }: { review: Reviewed }) {
  const { t, language, nameOf } = useTable()
  const { player, skill, others, luck } = t.review
  return (
    <>
      <h4>{t.review.balance}</h4>
      <p className="soft">{t.review.balanceHint}</p>
      <table className="review-balance">
        <thead>
          <tr>
            {[player, skill, others, luck].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {balances.map((balance, role) => (
            <tr key={role}>
              <th scope="row">{nameOf(role)}</th>
              {[balance.skill, balance.others, balance.luck].map((change, i) => (
                <td key={i} className="num">
                  {pointsOfPercent(language, change)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
