import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { ROOMS, type Room } from '../../protocol/socket.ts'
import { keepText, keptText } from '../app/kept.ts'
import { useLanguage } from '../app/settings.ts'
import { clockTime } from '../i18n/format.ts'
import { useT } from '../i18n/index.ts'
import { plainLine } from '../ui/plain.ts'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'
import { keepRead } from './heard.ts'
import type { TableSession, TableState } from './session.ts'

/** Players, teams and spectators talk in rooms of their own. */
export function Talk() {
  const { state, session } = useTable()
  return <TalkOf state={state} session={session} />
}

/** The same before the table is laid out. */
export function TalkOf({ state, session }: { state: TableState; session: TableSession }) {
  const t = useT()
  const language = useLanguage()
  const rooms = ROOMS.filter((room) =>
    room === 'spectators' ? state.seats.length === 0 : room === 'players' ? state.seats.length > 0 : hasTeam(state),
  )
  const [chosen, setRoom] = useState<Room>()
  const room = chosen ?? rooms[0] ?? 'spectators'
  const [text, setText] = useState('')
  const lines = state.chat.filter((line) => line.room === room)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight
  }, [lines.length])
  const table = state.table?.id ?? ''
  const newest = state.chat.at(-1)?.n ?? 0
  useEffect(() => keepRead(table, newest), [table, newest])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') void session.say(room, text.trim())
    setText('')
  }
  return (
    <div className="talk">
      {rooms.length > 1 && (
        <div className="segments" role="radiogroup" aria-label={t.table.chat}>
          {rooms.map((one) => (
            <label key={one} {...marked('room')}>
              <input type="radio" name="room" checked={one === room} onChange={() => setRoom(one)} />
              <span>{t.table.rooms[one]}</span>
            </label>
          ))}
        </div>
      )}
      <div ref={end} className="talk-lines" role="log" aria-label={t.table.chat} tabIndex={0}>
        {lines.length === 0 && <div className="soft">{t.table.silence}</div>}
        {lines.map((line) => (
          <div key={line.n}>
            <strong>{line.name}</strong> <span className="soft num">{clockTime(language, line.at)}</span>
            <br />
            {line.text}
          </div>
        ))}
      </div>
      <form onSubmit={send} className="talk-form">
        <input
          className="input"
          value={text}
          maxLength={1000}
          aria-label={t.table.say}
          {...marked('say')}
          placeholder={t.table.say}
          onChange={(event) => setText(plainLine(event.target.value))}
        />
        <Button text={t.table.send} type="submit" {...marked('say')} />
      </form>
    </div>
  )
}

function hasTeam(state: TableState): boolean {
  return state.table?.seats.some((seat) => state.seats.includes(seat.seat) && seat.team !== undefined) ?? false
}

/** For this player alone, kept in this browser. */
export function Notes() {
  const { state, t } = useTable()
  const key = `walstatt.notes.${state.table?.id ?? ''}.${state.eyes ?? ''}`
  return <NotesOf key={key} id={key} hint={t.table.notesHint} label={t.table.notes} />
}

function NotesOf({ id, hint, label }: { id: string; hint: string; label: string }) {
  const [text, setText] = useState(() => keptText(id) ?? '')
  return (
    <div className="notes">
      <p className="soft">{hint}</p>
      <textarea
        className="textarea"
        aria-label={label}
        {...marked('notes')}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          keepText(id, event.target.value)
        }}
      />
    </div>
  )
}
