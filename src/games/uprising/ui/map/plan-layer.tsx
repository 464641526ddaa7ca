import { memo } from 'react'
import type { BoardProps } from '../../../../protocol/board.ts'
import type { PlannedCard, PlannedStep } from '../../rules/nemesis/nemesis-preview.ts'
import { tells } from '../about/tells.ts'
import { contentOf } from '../cells.ts'
import { Mark } from '../icon.tsx'
import { cardIcon, lookOfCard } from './figures.tsx'
import { spotOf, type Point } from './geometry.ts'

interface Props {
  readonly board: Pick<BoardProps, 'content'>
  readonly plan: readonly PlannedCard[]
  /** All of them, one card, or those that come from or pass a hex. */
  readonly about: number | `card:${number}` | 'all' | undefined
}

/** The cards of the plan that concern a hex. */
export const plansAbout = (plan: readonly PlannedCard[], about: Props['about']): readonly PlannedCard[] => {
  if (about === undefined) return []
  if (about === 'all') return plan
  if (typeof about === 'string') return plan.filter(({ card }) => about === `card:${card}`)
  return plan.filter(({ steps }) => steps.some(({ from, to }) => from === about || to.includes(about)))
}

/** Where the Nemesis will go as things stand. */
export const PlanLayer = memo(function PlanLayer({ board, plan, about }: Props) {
  const shown = plansAbout(plan, about)
  if (shown.length === 0) return undefined
  return (
    <g className="up-plan" aria-hidden="true" {...tells('icon:plan')}>
      {shown.map((card) => (
        <g key={card.card} className={lookOfCard(card.card).side === 'empire' ? 'up-plan-empire' : 'up-plan-chaos'}>
          {card.steps.map((step, i) => (
            <Step key={i} board={board} card={card.card} step={step} index={i} />
          ))}
        </g>
      ))}
    </g>
  )
})

function Step({ board, card, step, index }: { board: Props['board']; card: number; step: PlannedStep; index: number }) {
  const { board: map } = contentOf(board)
  const from = spotOf(map, step.from)
  if (step.to.length === 0) return <Stays at={from} />
  return (
    <>
      {step.to.map((space) => (
        <Way
          key={space}
          from={from}
          to={spotOf(map, space)}
          card={card}
          number={index + 1}
          isSure={step.to.length === 1}
        />
      ))}
    </>
  )
}

const Stays = ({ at }: { at: Point }) => (
  <g transform={`translate(${at.x} ${at.y - 4})`}>
    <circle r="46" className="up-plan-under" />
    <circle r="46" className="up-plan-line" />
  </g>
)

function Way({
  from,
  to,
  card,
  number,
  isSure,
}: {
  from: Point
  to: Point
  card: number
  number: number
  isSure: boolean
}) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const [a, b] = [
    { x: from.x + ux * 36, y: from.y + uy * 36 },
    { x: to.x - ux * 40, y: to.y - uy * 40 },
  ]
  const bend = Math.min(26, length * 0.12)
  const [mx, my] = [(a.x + b.x) / 2 - uy * bend, (a.y + b.y) / 2 + ux * bend]
  const line = `M${a.x} ${a.y}Q${mx} ${my} ${b.x} ${b.y}`
  const turn = (Math.atan2(b.y - my, b.x - mx) * 180) / Math.PI
  return (
    <g className={isSure ? undefined : 'up-plan-maybe'}>
      <path d={line} className="up-plan-under" />
      <path d={line} className="up-plan-line" />
      <path d="M-4 -14L20 0L-4 14Z" transform={`translate(${b.x} ${b.y}) rotate(${turn})`} className="up-plan-head" />
      <g transform={`translate(${(a.x + b.x + 2 * mx) / 4} ${(a.y + b.y + 2 * my) / 4})`}>
        <circle r="15" className="up-plan-disc" />
        <Mark name={cardIcon(card)} x={0} y={0} size={20} className="up-plan-mark" />
        <text className="up-plan-number" x="13" y="16">
          {number}
        </text>
      </g>
    </g>
  )
}
