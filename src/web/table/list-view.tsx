import { useTable } from './context.tsx'

/** The table in words: what a board shows, for eyes, ears and games without a board. */
export function ListView() {
  const { words, state } = useTable()
  const parts = words.board(state.eyes)
  return (
    <div className="list-view" tabIndex={0} role="region" aria-label={parts[0]?.title ?? ''}>
      {parts.map((part, i) => (
        <section key={part.title} className="paper">
          {i === 0 ? <h2>{part.title}</h2> : <h3>{part.title}</h3>}
          {part.lines.length > 0 && (
            <ul>
              {part.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
