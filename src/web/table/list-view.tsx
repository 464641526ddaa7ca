import { BarredButton } from './barred.tsx'
import { useTable } from './context.tsx'
import { GoalPaper } from './goal/goal-paper.tsx'
import type { GoalPlace } from './goal/use-goal.ts'
import { useOptionKeys } from './option-keys.ts'
import { Options } from './options.tsx'
import type { QuestionView } from '../../engine/index.ts'
import { isTaught } from './table-state.ts'

/** The table in words, and every answer: for eyes, ears and games without a board. */
export function ListView({ goal }: { goal: GoalPlace }) {
  const { words, state, question, slots, t } = useTable()
  const parts = words.board(state.eyes)
  const { players, tools, where, ribbon, coach } = slots
  const room = slots.isSmall
    ? {
        top: isTaught(state) ? coach.bottom : Math.max(players.bottom, tools.bottom),
        left: 0,
        right: 0,
        bottom: `calc(100% - ${ribbon.top}px)`,
      }
    : {
        top: where.bottom,
        left: isTaught(state) ? coach.right : 0,
        right: `calc(100% - ${players.left}px)`,
        bottom: `calc(100% - ${ribbon.top}px)`,
      }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className="list-view" style={room} tabIndex={0} role="region" aria-label={parts[0]?.title ?? ''}>
      <GoalPaper place={goal} isInList />
      {question !== undefined && (
        <section className="paper list-answers" aria-label={t.table.options}>
          <Answers question={question} />
          <BarredButton question={question} isWhole />
        </section>
      )}
      {parts.map((part, i) => (
        // Who leads two sides has one name.
        <section key={`${i} ${part.title}`} className="paper">
          {i === 0 ? <h2>{part.title}</h2> : <h3>{part.title}</h3>}
          {part.lines.length > 0 && (
            <ul>
              {part.lines.map((line, n) => (
                <li key={`${n} ${line}`}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function Answers({ question }: { question: QuestionView }) {
  return <Options question={question} options={question.options} keys={useOptionKeys(question)} />
}
