import { useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Role } from '../../engine/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
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
  const { state, t, words, ui, board, nameOf, session } = useTable()
  const [isOpen, setOpen] = useState(false)
  const seat = state.table?.seats.find((one) => one.roles.includes(role))
  const isAsked = (state.past?.mirror ?? state.shown).public.waiting.some((waiting) => waiting.role === role)
  const Panel = ui?.Panel
  const Sheet = ui?.Sheet
  const name = words.player(role)
  return (
    <li className={isAsked ? 'panel paper asked' : 'panel paper'}>
      <div className="panel-body">
        {Panel === undefined ? (
          <>
            <h3>{name}</h3>
            <p className="soft">{nameOf(role)}</p>
          </>
        ) : (
          <Panel {...board} of={role} />
        )}
      </div>
      <div className="panel-side">
        {seat?.holder === 'person' && !session.isLocal && (
          <span className={seat.isHere ? 'dot here' : 'dot'} title={seat.isHere ? t.table.here : t.table.away} />
        )}
        {isAsked && <span className="sr">{t.table.chooses}</span>}
        {seat?.conceded === true && <Icon name="flag" />}
        {seat?.conceded === true && <span className="sr">{t.table.conceded}</span>}
        {Sheet !== undefined && (
          <Button
            look="quiet small"
            sign={<Icon name="more" />}
            label={t.table.sheet(words.called(role).object)}

            onClick={() => setOpen(true)}
          />
        )}
      </div>
      {isOpen && Sheet !== undefined && (
        <Dialog title={name} onClose={() => setOpen(false)} wide>
          <Sheet {...board} of={role} />
        </Dialog>
      )}
    </li>
  )
}
