import { Link } from 'wouter'
import { nameOfGame } from '../shelf/boxes.ts'
import { useTable } from './context.tsx'
import { Slot } from './plate.tsx'

/** Where we are: the way back to the shelf, the round, and the steps of a turn as dots. */
export function Where({ title }: { title: string }) {
  const { t, ui, board, slots, language, state } = useTable()
  const where = ui?.where?.(board)
  const { steps = [], at } = where ?? {}
  return (
    <Slot at={slots.where} name="where">
      <section className="plate where" data-plate="where" aria-label={t.plates.where}>
        <Link href="/" className="where-back" aria-label={t.nav.shelf} title={t.nav.shelf}>
          ‹
        </Link>
        {!slots.isSmall && <strong className="where-game">{nameOfGame(state.table!.game, language)}</strong>}
        <span className="where-title">{where?.title ?? title}</span>
        {steps.length > 1 && (
          <ol className="where-steps" aria-label={t.plates.steps}>
            {steps.map((step, i) => (
              <li key={step} title={step} aria-current={i === at ? 'step' : undefined}>
                <span className="sr">{step}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </Slot>
  )
}
