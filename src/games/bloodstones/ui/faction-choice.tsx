import type { FacedOption } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { FactionId } from '../content/units.ts'
import { offer } from '../offer.ts'
import { explained } from './about.ts'
import { Crest } from './crest.tsx'
import { LOOKS } from './factions.ts'
import { FACTIONS } from './printed.ts'
import { TABLE } from './table-strings.ts'

interface Props {
  readonly board: BoardProps
  readonly options: readonly FacedOption<FactionId>[]
}

const MEMBERS = new Map(offer.cast!.members.map((member) => [member.id, member]))

/** The factions that are still free: what each can, and how hard it is. */
export function FactionChoice({ board, options }: Props) {
  const { language } = board
  const s = TABLE[language]
  return (
    <ul className="bs-factions">
      {options.map(({ key, label, data }) => {
        const member = MEMBERS.get(data)
        const level = s.level[member?.level ?? 0]
        const { handLimit, villages } = FACTIONS[data]
        return (
          <li key={key}>
            <button
              type="button"
              className="bs-faction"
              data-key={key}
              onClick={() => board.answer(key)}
              {...explained(`faction:${data}`)}
            >
              <Crest look={LOOKS[data]} size={40} />
              <b>{board.say(label)}</b>
              <small>
                <span>
                  <span className="sr">{s.levelOf(level)}</span>
                  <span aria-hidden="true">{level}</span>
                </span>{' '}
                · {s.facts(handLimit, villages)}
              </small>
              <span className="bs-faction-about">{member?.about[language]}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
