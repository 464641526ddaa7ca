import { useTable } from './context.tsx'

/** The final table: the game's own, or places and points. */
export function Ending() {
  const { ui, board, state, t, words, nameOf, session } = useTable()
  const { outcome } = state.mirror.public
  if (outcome === undefined) return undefined
  if (ui?.Ending !== undefined)
    return (
      <div className="ending">
        <ui.Ending {...board} events={session.events.map(({ event }) => event)} />
      </div>
    )
  const places =
    outcome.kind === 'ranking' ? outcome.places : outcome.kind === 'teams' ? [outcome.winners, outcome.losers] : []
  return (
    <section className="ending paper" aria-label={t.table.over}>
      <h2>{t.table.over}</h2>
      <ol>
        {places.flatMap((roles, place) =>
          roles.map((role) => (
            <li key={role} value={place + 1}>
              <strong>{words.player(role)}</strong> · {nameOf(role)}
              {outcome.kind === 'ranking' && <span className="num"> · {t.table.points(outcome.scores[role])}</span>}
            </li>
          )),
        )}
      </ol>
    </section>
  )
}
