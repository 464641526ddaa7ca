import type { Plan } from '../../builder/plan.ts'
import { copyOfPrinted, emptyPlan } from './documents.ts'
import { useShop } from './frame.tsx'
import { Miniature } from './miniature.tsx'

/** An empty table, or a copy of a built-in battlefield. */
export function Starts({ open }: { open(plan: Plan): void }) {
  const { source, t, language } = useShop()
  return (
    <>
      <h3>{t.printed}</h3>
      <div className="hsw-start">
        <button type="button" className="hsw-card" data-start="empty" onClick={() => open(emptyPlan(language))}>
          <span className="hsw-mini" />
          <strong>{t.empty}</strong>
          <span className="hint">{t.emptyHint}</span>
        </button>
        {source.battlefields.map((field) => (
          <button
            key={field.id}
            type="button"
            className="hsw-card"
            data-start={field.id}
            onClick={() => open(copyOfPrinted(source, field.id)!)}
          >
            <Miniature tiles={field.tiles} />
            <strong>{field.name[language]}</strong>
          </button>
        ))}
      </div>
    </>
  )
}
