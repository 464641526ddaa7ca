import { percent } from '../../../boardkit/papers/percent.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { UNIT_NAMES, type UnitType } from '../content/units.ts'
import { explained } from './about.ts'
import { chartIn } from './data.ts'
import type { Look } from './factions.ts'
import { Icon } from './icon.tsx'
import { PayWords } from './pay-words.tsx'
import { unitName } from './strings.ts'
import { TABLE } from './table-strings.ts'
import type { March } from './use-march.ts'
import './march-bar.css'

interface Props {
  readonly board: BoardProps
  readonly march: March
  readonly look: Look
}

/** A march on its way to be decided, in the place of the hand: who goes, where to, for what. */
export function MarchBar({ board, march, look }: Props) {
  const s = TABLE[board.language]
  const { all, plan } = march
  return (
    <section className="bs-march" aria-label={s.march}>
      <ul className="bs-who-goes" aria-label={s.who}>
        {all.map((n, type) =>
          n === 0 ? undefined : (
            <li key={type}>
              <Stepper {...{ board, march, look, type }} most={n} n={plan?.group[type] ?? 0} />
            </li>
          ),
        )}
      </ul>
      <Decision board={board} march={march} look={look} />
      <button
        type="button"
        className="bs-march-cancel"
        aria-label={s.cancel}
        onClick={march.cancel}
        {...explained('button:cancel')}
      >
        ×
      </button>
    </section>
  )
}

interface StepperProps extends Props {
  readonly type: UnitType
  readonly n: number
  readonly most: number
}

/** How many of a kind go: a click on the tile takes all of them or none. */
function Stepper({ board: { language }, march, look, type, n, most }: StepperProps) {
  const s = TABLE[language]
  const unit = UNIT_NAMES[type]
  const name = unitName(language, unit, most)
  const toggle = (): void => march.set(type, n > 0 ? 0 : most)
  return (
    <span className={n > 0 ? 'bs-stepper bs-goes' : 'bs-stepper'} role="group" aria-label={s.ofUnits(n, most, name)}>
      <button
        type="button"
        className="bs-stepper-unit"
        style={{ background: look.ink }}
        aria-pressed={n > 0}
        aria-label={s.ofUnits(n, most, name)}
        {...explained(`unit:${unit}`)}
        onClick={toggle}
      >
        <Icon name={unit} />
        {most === 1 ? undefined : (
          <b>
            {n}
            <small>/{most}</small>
          </b>
        )}
      </button>
      {most === 1 ? undefined : (
        <span className="bs-stepper-steps" {...explained('button:march')}>
          <button type="button" aria-label={s.more(name)} disabled={n === most} onClick={() => march.set(type, n + 1)}>
            +
          </button>
          <button type="button" aria-label={s.fewer(name)} disabled={n === 0} onClick={() => march.set(type, n - 1)}>
            −
          </button>
        </span>
      )}
    </span>
  )
}

/** Where to and for what, and the one button that does it. */
function Decision({ board, march, look }: Props) {
  const { language } = board
  const s = TABLE[language]
  const { plan, goal, ways, cost, spent, payment, chances } = march
  if (plan?.to === undefined || goal === undefined)
    return <p className="bs-decision soft">{ways.size === 0 ? s.noWay : s.where}</p>
  const area = chartIn(board)?.names[plan.to][language] ?? ''
  return (
    <div className="bs-decision">
      <p>
        <b>{s.to(area, goal.cost)}</b>
        {spent > 0 ? ` · ${s.total(cost)}` : ''}
        {chances === undefined ? undefined : <span className="bs-chance"> · {s.win(percent(chances.win))}</span>}
      </p>
      <div className="bs-others">
        <button
          type="button"
          data-march="otherwise"
          onClick={() => march.go('otherwise')}
          {...explained('button:otherwise')}
        >
          {s.otherwise}
        </button>
        <button type="button" data-march="others" onClick={() => march.go('others')} {...explained('button:others')}>
          {s.others}
        </button>
      </div>
      <button
        type="button"
        className="bs-proposal bs-primary"
        data-march="pay"
        onClick={() => march.go('pay')}
        {...explained('button:pay')}
      >
        <PayWords {...{ language, look, payment }} isMarch />
      </button>
    </div>
  )
}

/** Some have marched: it is paid, or others march too. */
export function PayBar({ board, march, look }: Props) {
  const { language } = board
  const s = TABLE[language]
  return (
    <div className="bs-pay" role="group" aria-label={s.march}>
      <span className="bs-sum">{s.spentSoFar(march.spent)}</span>
      <button
        type="button"
        className="bs-proposal bs-primary"
        data-march="pay"
        onClick={() => march.end(true)}
        {...explained('button:pay')}
      >
        <PayWords {...{ language, look }} payment={march.payment} />
      </button>
      <button type="button" className="bs-proposal" onClick={() => march.end(false)} {...explained('button:otherwise')}>
        {s.otherwise}
      </button>
    </div>
  )
}
