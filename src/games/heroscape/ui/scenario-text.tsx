import type { Language } from '../../../protocol/board.ts'
import type { Seen } from './seen.ts'
import { STRINGS } from './strings.ts'

/** What the battle is about, as the scenario says it. */
export function ScenarioText({ seen, lang }: { seen: Seen; lang: Language }) {
  const s = STRINGS[lang]
  const { name, game, field, text } = { ...seen.scenario, field: seen.field }
  return (
    <section className="hs-scenario-text">
      <h3>{name[lang]}</h3>
      <p className="hs-soft">
        {s.games[game]} · {s.battlefield}: {field.name[lang]}
      </p>
      <h4>{s.goal}</h4>
      <p>{text.goal[lang]}</p>
      {text.special === undefined ? undefined : (
        <>
          <h4>{s.special}</h4>
          <p>{text.special[lang]}</p>
        </>
      )}
    </section>
  )
}
