import { Fragment, type ReactNode } from 'react'
import { RuleLink } from '../../../../boardkit/papers/rule-link.tsx'
import type { BookProps } from '../../../../protocol/board.ts'
import type { UnitName } from '../../content/units.ts'
import { names } from '../../text/names.ts'
import type { Look } from '../factions.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import { SCORING } from '../printed.ts'
import { REFERENCE, type Line, type TurnPhase } from './reference-words.ts'

/** Words with the rule behind them; its sign stays with the last word. */
export function Ruled({ line: [text, rule], ...board }: BookProps & { line: Line }) {
  const last = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, last)}
      <span className="bs-book-last">
        {text.slice(last)}{' '}
        <span className="no-print">
          <RuleLink rule={rule} board={board} isSign />
        </span>
      </span>
    </>
  )
}

/** Several of them, one after the other. */
export const RuledAll = ({ lines, ...board }: BookProps & { lines: readonly Line[] }) =>
  lines.map((line) => (
    <Fragment key={line[1]}>
      <Ruled line={line} {...board} />{' '}
    </Fragment>
  ))

const PHASES: readonly (readonly [TurnPhase, IconName])[] = [
  ['capture', 'village'],
  ['undead', 'undead'],
  ['actions', 'fight'],
  ['build', 'village'],
  ['draw', 'bag'],
]

export function TurnList(board: BookProps) {
  const { language } = board
  return (
    <ol className="bs-book-turn">
      {PHASES.map(([phase, icon]) => (
        <li key={phase} data-is={phase}>
          <span className="bs-book-sign">
            <Icon name={icon} />
          </span>
          <span>
            <b>{names[language].phases[phase]}</b> <Ruled line={REFERENCE[language].phases[phase]} {...board} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Where points come from. */
export function PointList(board: BookProps) {
  const lines = REFERENCE[board.language].pointLines({
    village: SCORING.village,
    captured: SCORING.capturedVillage.normal,
    chaos: SCORING.capturedVillage.chaos,
    citadel: SCORING.citadel,
  })
  const signs = { battle: 'fight', village: 'village', captured: 'village', citadel: 'citadel' } as const
  return (
    <ul className="bs-book-points">
      {(Object.keys(signs) as (keyof typeof signs)[]).map((name) => (
        <li key={name}>
          <span className="bs-book-sign">
            <Icon name={signs[name]} />
          </span>
          <span>
            <Ruled line={lines[name]} {...board} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A unit's sign on its faction's cloth. */
export const Unit = ({ unit, look }: { unit: UnitName; look: Look }) => (
  <span className={`bs-book-unit bs-weave-${look.weave}`} style={{ backgroundColor: look.ink }}>
    <Icon name={unit} />
  </span>
)

export function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bs-book-picture" role="img" aria-label={label}>
      {children}
    </div>
  )
}
