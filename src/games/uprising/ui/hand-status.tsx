import type { BoardProps } from '../../../protocol/board.ts'
import { PHASES } from '../content/names.ts'
import { CHAOS, chapterOf, EMPIRE, factionsOf, optionsOf, phaseOf, playersOf, vpOf } from './cells.ts'
import { wordsOf } from './cards-table.ts'
import { lookOfSide } from './colours.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { STRINGS } from './strings.ts'

/** Always there: Chapter and Phase, and the points of all sides against the Nemesis. */
export function StatusLine({ board }: { board: BoardProps }) {
  const { view, lang } = board
  const s = STRINGS[lang]
  const { chapter } = chapterOf(view)
  const phase = phaseOf(view)
  const vp = vpOf(view)
  const factions = factionsOf(view)
  const w = wordsOf(board)
  const sides = [EMPIRE, CHAOS, ...playersOf(view).keys()]
  return (
    <div className="upp-status" role="group" aria-label={s.status}>
      <span className="upp-chapter">
        <Icon name="chapter" /> <b>{s.chapterOf(chapter, optionsOf(view)?.chapters ?? 0)}</b>
      </span>
      {phase === 'setup' || phase === 'over' ? (
        <span>{s.phases[phase]}</span>
      ) : (
        <ol className="upp-phases">
          {PHASES.map((one) => (
            <li key={one} aria-current={one === phase ? 'step' : undefined} title={s.phases[one]}>
              <Icon name={one as IconName} label={s.phases[one]} />
              {one === phase ? <span>{s.phases[one]}</span> : undefined}
            </li>
          ))}
        </ol>
      )}
      <span className="upp-scores">
        {sides.map((side) => {
          const look = lookOfSide(side, factions)
          const name = side === EMPIRE ? s.empire : side === CHAOS ? s.chaos : w.player(side)
          return (
            <span
              key={side}
              className="upp-score"
              style={{ background: look.fill, color: look.on }}
              title={`${name}: ${s.vpLong(vp[side] ?? 0)}`}
            >
              <Icon name={look.emblem} label={name} />
              <b key={vp[side]}>{vp[side] ?? 0}</b>
            </span>
          )
        })}
      </span>
    </div>
  )
}
