import type { QuestionView } from '../../../engine/wire.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { FACTION_IDS } from '../content/units.ts'
import { Crest } from './crest.tsx'
import { FACTIONS } from './data.ts'
import { LOOKS } from './factions.ts'
import { STRINGS } from './strings.ts'

/** The factions that are still free, as shields. */
export function FactionChoice({ board, question }: { board: BoardProps; question: QuestionView }) {
  const s = STRINGS[board.lang]
  return (
    <ul className="bs-tiles">
      {question.options.map((option) => {
        const id = FACTION_IDS.find((faction) => faction === option.key)
        return id === undefined ? undefined : (
          <li key={id}>
            <button type="button" className="bs-faction" onClick={() => board.answer(option.key)}>
              <Crest look={LOOKS[id]} size={52} />
              <b>{board.say(option.label)}</b>
              <small>{s.sheetHandLimit(FACTIONS[id].handLimit)}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
