import type { FacedOption } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { FactionId } from '../content/units.ts'
import { Crest } from './crest.tsx'
import { FACTIONS } from './data.ts'
import { LOOKS } from './factions.ts'
import { STRINGS } from './strings.ts'

interface Props {
  readonly board: BoardProps
  readonly options: readonly FacedOption<FactionId>[]
}

/** The factions that are still free, as shields. */
export function FactionChoice({ board, options }: Props) {
  const s = STRINGS[board.language]
  return (
    <ul className="bk-hand-row">
      {options.map(({ key, label, data }) => (
        <li key={key}>
          <button type="button" className="bs-faction" onClick={() => board.answer(key)}>
            <Crest look={LOOKS[data]} size={52} />
            <b>{board.say(label)}</b>
            <small>{s.sheetHandLimit(FACTIONS[data].handLimit)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
