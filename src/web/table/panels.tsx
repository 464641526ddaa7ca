import { useState } from 'react'
import type { Role } from '../../engine/table.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useTable } from './context.tsx'

/** Who plays, in turn order; whoever is asked stands out. */
export function Panels() {
  const { state, t } = useTable()
  const roles = Array.from({ length: state.table?.roles ?? 0 }, (_, role) => role)
  return (
    <ul className="panels" aria-label={t.table.players}>
      {roles.map((role) => (
        <Player key={role} role={role} />
      ))}
    </ul>
  )
}

function Player({ role }: { role: Role }) {
  const { state, t, words, ui, board, nameOf } = useTable()
  const [isOpen, setOpen] = useState(false)
  const seat = state.table?.seats.find((one) => one.roles.includes(role))
  const isAsked = state.mirror.public.waiting.some((waiting) => waiting.role === role)
  const Panel = ui?.Panel
  const Sheet = ui?.Sheet
  const name = words.player(role)
  return (
    <li className={isAsked ? 'panel paper asked' : 'panel paper'}>
      <div className="panel-head">
        {seat?.holder === 'person' && <span className={seat.isHere ? 'dot here' : 'dot'} aria-hidden="true" />}
        <span className="panel-person">
          {role === state.eyes && state.roles.length === 1 ? `${nameOf(role)} (${t.table.you})` : nameOf(role)}
          {seat?.holder === 'person' && <span className="sr"> {seat.isHere ? t.table.here : t.table.away}</span>}
          {seat?.conceded === true && ` · ${t.table.conceded}`}
        </span>
        {isAsked && <span className="chip turn">{t.table.chooses}</span>}
        {Sheet !== undefined && (
          <button
            type="button"
            className="button quiet small"
            aria-label={t.table.sheet(name)}
            title={t.table.sheet(name)}
            onClick={() => setOpen(true)}
          >
            …
          </button>
        )}
      </div>
      {Panel === undefined ? <h3>{name}</h3> : <Panel {...board} of={role} />}
      {isOpen && Sheet !== undefined && (
        <Dialog title={name} onClose={() => setOpen(false)} wide>
          <Sheet {...board} of={role} />
        </Dialog>
      )}
    </li>
  )
}
