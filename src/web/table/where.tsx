import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { nameOfGame } from '../shelf/boxes.ts'
import { Button } from '../../boardkit/papers/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'
import type { GoalPlace } from './goal/use-goal.ts'
import { Slot } from './plate.tsx'

/** Where we are: the way back to the shelf, the round, and the steps of a turn as dots. */
export function Where({ title, goal }: { title: string; goal: GoalPlace }) {
  const { t, ui, board, slots, language, state } = useTable()
  const where = ui?.where?.(board)
  const { steps = [], at } = where ?? {}
  const open = ({ target }: MouseEvent): void => {
    if (goal.goal !== undefined && (target as Element).closest('a, button') === null) goal.toggle()
  }
  return (
    <Slot at={slots.where} name="where">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button in it does the same by keys */}
      <section className="plate where" data-plate="where" aria-label={t.plates.where} onClick={open}>
        <Link href="/" className="where-back" aria-label={t.nav.shelf} {...marked('shelf')}>
          ‹
        </Link>
        {!slots.isSmall && <strong className="where-game">{nameOfGame(state.table!.game, language)}</strong>}
        <span className="where-title" {...marked('where')}>
          {where?.title ?? title}
        </span>
        {steps.length > 1 && (
          <ol className="where-steps" aria-label={t.plates.steps}>
            {steps.map((step, i) => (
              <li key={step} aria-current={i === at ? 'step' : undefined} {...marked('step', i)}>
                <span className="sr">{step}</span>
              </li>
            ))}
          </ol>
        )}
        {goal.goal !== undefined && (
          <Button
            look="quiet where-goal"
            sign={<Icon name="goal" />}
            label={t.goal.open}
            aria-expanded={goal.isOpen}
            onClick={goal.toggle}
            {...marked('goal')}
          />
        )}
      </section>
    </Slot>
  )
}
