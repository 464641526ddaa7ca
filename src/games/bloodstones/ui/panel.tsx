import { PlayerPlate } from '../../../boardkit/plates/player-plate.tsx'
import type { PanelProps } from '../../../protocol/board.ts'
import { roleCell } from '../rules/table/cells.ts'
import { explained } from './about.ts'
import { lookOf } from './cells.ts'
import { Crest } from './crest.tsx'
import { Icon } from './icon.tsx'
import { breakable, factionName, STRINGS } from './strings.ts'

/** One player: faction and points; who plays it, and what can be counted. */
export function Panel({ of, view, language, nameOf }: PanelProps) {
  const cell = roleCell.in(view.shared, of)
  if (cell === undefined) return undefined
  const s = STRINGS[language]
  const look = lookOf(view, of)
  const name = cell.faction === '' ? nameOf(of) : breakable(factionName(language, cell.faction))
  const person = cell.out === 1 ? s.outOfGame : nameOf(of)
  return (
    <PlayerPlate
      colour={look.ink}
      sign={<Crest look={look} size={26} />}
      name={name}
      line={
        cell.faction === '' ? undefined : (
          <>
            {person}{' '}
            <span {...explained('number:hand')}>
              <Icon name="blank" label={s.handShort} /> {cell.hand}
            </span>{' '}
            <span {...explained('number:bag')}>
              <Icon name="bag" label={s.bag} /> {cell.bag}
            </span>
          </>
        )
      }
      number={
        <span {...explained('number:vp')}>
          {cell.vp} <span className="about-label">{s.vp}</span>
        </span>
      }
      numberLabel={s.vpTrack}
    />
  )
}
