import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { parseBot } from '../../bots/levels.ts'
import type { Role } from '../../engine/index.ts'
import type { SeatInfo } from '../../protocol/http.ts'
import { BotFace } from '../names/bot-face.tsx'
import { levelName } from '../names/level-name.ts'
import { RankSign } from '../names/rank-sign.tsx'
import { personaAt } from '../names/with-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'
import { platesOf } from './part-of.ts'
import { Slot } from './plate.tsx'
import { useSeconds } from './thinking.ts'

/** Who plays, in turn order; whoever is asked stands out. More than fit are scrolled to. */
export function Panels() {
  const { state, t, slots, ui, board } = useTable()
  const roles = Array.from({ length: state.table?.roles ?? 0 }, (_, role) => role)
  const list = useRef<HTMLUListElement>(null)
  const asked = useAsked()
  const coached = platesOf(state).join()
  useEffect(() => {
    const wanted = coached === '' ? [asked[0] ?? 0] : coached.split(',').map(Number).toReversed()
    // With the next drawing, which lays the page out anyway.
    const due = requestAnimationFrame(() => {
      for (const role of wanted) list.current?.children[role]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    return () => cancelAnimationFrame(due)
  }, [asked, coached])
  const Opponents = ui?.Opponents
  return (
    <Slot at={slots.players} name="players">
      <ul
        ref={list}
        className="panels"
        aria-label={t.table.players}
        style={{ '--plate': `${slots.player}px` } as CSSProperties}
      >
        {roles.map((role) => (
          <Player key={role} role={role} isAsked={asked.includes(role)} />
        ))}
        {Opponents !== undefined && <Opponents {...board} />}
      </ul>
    </Slot>
  )
}

/** Who plays for nobody here, and how well. */
function BotMark({ seat }: { seat: SeatInfo }) {
  const { state, t } = useTable()
  if (seat.holder !== 'bot' || seat.bot === undefined || seat.conceded) return undefined
  const persona = parseBot(seat.bot)?.character === undefined ? undefined : personaAt(state.table!, seat.seat)
  return (
    <span className="panel-bot">
      {persona !== undefined && <BotFace face={persona.face} />}
      <RankSign bot={seat.bot} />
      <span className="sr">{levelName(t, seat.bot)}</span>
    </span>
  )
}

/** For how long a bot has been thinking: for eyes, since ears have heard who decides. */
function Thinks({ role }: { role: Role }) {
  const { state } = useTable()
  const since = state.thinking.find((one) => one.role === role)?.since
  const seconds = useSeconds(since)
  if (since === undefined) return undefined
  return (
    <span className="num panel-thinks" aria-hidden="true">
      … {seconds} s
    </span>
  )
}

/** Who is being waited for, the same array as long as it is the same people. */
function useAsked(): readonly Role[] {
  const { state } = useTable()
  const now = (state.past?.mirror ?? state.shown).public.waiting.map(({ role }) => role)
  const kept = useRef(now)
  if (kept.current.join() !== now.join()) kept.current = now
  return kept.current
}

function Player({ role, isAsked }: { role: Role; isAsked: boolean }) {
  const { state, t, words, ui, board, nameOf, session } = useTable()
  const [isOpen, setOpen] = useState(false)
  const seat = state.table?.seats.find((one) => one.roles.includes(role))
  const Panel = ui?.Panel
  const Sheet = ui?.Sheet
  const name = words.player(role)
  const face =
    Panel === undefined ? (
      <span className="panel-plain">
        <strong>{name}</strong> <span className="soft">{nameOf(role)}</span>
      </span>
    ) : (
      <Panel {...board} of={role} />
    )
  return (
    <li className={isAsked ? 'panel plate asked' : 'panel plate'} data-plate="player">
      {Sheet === undefined ? (
        face
      ) : (
        <button
          type="button"
          className="panel-face"
          aria-haspopup="dialog"
          {...marked('player', role)}
          onClick={() => setOpen(true)}
        >
          {face}
        </button>
      )}
      {isAsked && <span className="sr">{t.table.chooses}</span>}
      {state.roles.length === 1 && state.roles[0] === role && <span className="panel-mine">{t.table.you}</span>}
      {seat !== undefined && <BotMark seat={seat} />}
      <span className="panel-marks">
        {seat?.holder === 'person' && !session.isLocal && (
          <span className={seat.isHere ? 'dot here' : 'dot'} {...marked('here')}>
            <span className="sr">{seat.isHere ? t.table.here : t.table.away}</span>
          </span>
        )}
        <Thinks role={role} />
        {seat?.conceded === true && <Icon name="flag" />}
        {seat?.conceded === true && <span className="sr">{t.table.conceded}</span>}
      </span>
      {isOpen && Sheet !== undefined && (
        <Dialog title={name} onClose={() => setOpen(false)} wide>
          <Sheet {...board} of={role} />
        </Dialog>
      )}
    </li>
  )
}
