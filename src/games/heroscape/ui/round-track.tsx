import { useState } from 'react'
import { Dialog } from '../../../boardkit/papers/dialog.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { truceCell } from '../rules/table/cells.ts'
import { TURNS } from '../rules/table/state.ts'
import { marked } from './about/mark.ts'
import { isBasicGame } from './army.ts'
import { Badge } from './badge.tsx'
import { mistOf, phaseOf, roundOf, turnOf, type Seen } from './seen.ts'
import { ScenarioText } from './scenario-text.tsx'
import { STRINGS } from './strings.ts'
import './round-track.css'

/** Round, turn and step in one line, with the scenario behind a button. */
export function RoundTrack({ board, seen }: { board: BoardProps; seen: Seen }) {
  const { language } = board
  const s = STRINGS[language]
  const [isOpen, setOpen] = useState(false)
  const { view } = seen
  const { round } = roundOf(view)
  const name = seen.scenario.name[language]
  const mist = mistOf(view)
  return (
    <div className="hs-track">
      <button
        type="button"
        className="hs-scenario"
        aria-label={s.showScenario(name)}
        {...marked('button:scenario')}
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
      <Rounds seen={seen} label={roundWord(seen, s, round)} />
      <TurnWords board={board} seen={seen} />
      {truceCell.in(view.shared) === 1 ? (
        <span className="hs-tag" {...marked('mark:truce')}>
          {s.truce}
        </span>
      ) : undefined}
      {mist >= 0 ? (
        <span className="hs-tag" {...marked('terrain:mist')}>
          {s.mist(mist)}
        </span>
      ) : undefined}
      {isOpen ? (
        <Dialog label={name} language={language} onClose={() => setOpen(false)}>
          <ScenarioText seen={seen} language={language} />
        </Dialog>
      ) : undefined}
    </div>
  )
}

function roundWord(seen: Seen, s: (typeof STRINGS)['en'], round: number): string {
  if (round === 0) return s.beforeRounds
  return isBasicGame(seen) ? s.turnNumber(round) : s.round(round, seen.options.rounds)
}

/** A dot for every round where their number is known. */
function Rounds({ seen, label }: { seen: Seen; label: string }) {
  const { round } = roundOf(seen.view)
  const { rounds } = seen.options
  return (
    <span className="hs-rounds" {...marked('number:round')}>
      <b>{label}</b>
      {rounds === 0 || isBasicGame(seen) ? undefined : (
        <span aria-hidden="true">
          {Array.from({ length: rounds }, (_, i) => (
            <i key={i} className={i + 1 === round ? 'hs-here' : i < round ? 'hs-past' : ''} />
          ))}
        </span>
      )}
    </span>
  )
}

function TurnWords({ board, seen }: { board: BoardProps; seen: Seen }) {
  const s = STRINGS[board.language]
  const turn = turnOf(seen.view)
  if (turn === undefined || phaseOf(seen.view) === 'over')
    return (
      <span className="soft" {...marked(`phase:${phaseOf(seen.view)}`)}>
        {s.phases[phaseOf(seen.view)]}
      </span>
    )
  return (
    <span className="hs-turn-words">
      {isBasicGame(seen) ? undefined : (
        <span {...marked('number:turn')}>{s.turn(roundOf(seen.view).turn + 1, TURNS)}</span>
      )}
      <Badge role={turn.role} />
      <span>
        {board.nameOf(turn.role)} · <b {...marked(`step:${turn.step}`)}>{s.steps[turn.step]}</b>
      </span>
    </span>
  )
}
