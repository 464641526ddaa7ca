import type { Language } from '../../../protocol/board.ts'
import type { Seen } from './seen.ts'
import { STRINGS } from './strings.ts'

/** What the battle is about, as the scenario says it. */
export function ScenarioText({ seen, language }: { seen: Seen; language: Language }) {
  const s = STRINGS[language]
  const { name, game, field, text } = { ...seen.scenario, field: seen.field }
  return (
    <section className="hs-scenario-text">
      <h3>{name[language]}</h3>
      <p className="soft">
        {s.games[game]} · {s.battlefield}: {field.name[language]}
      </p>
      <h4>{s.goal}</h4>
      <p>{text.goal[language]}</p>
      {text.special === undefined ? undefined : (
        <>
          <h4>{s.special}</h4>
          <p>{text.special[language]}</p>
        </>
      )}
    </section>
  )
}
