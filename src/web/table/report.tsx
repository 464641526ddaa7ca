import { useState, type FormEvent } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { plainText } from '../ui/plain.ts'
import { useTable } from './context.tsx'

/** A report goes to the server's operator; a local game is saved as a file instead. */
export function ReportForm({ onClose, save }: { onClose(): void; save(): void }) {
  const { t, session, state } = useTable()
  const [text, setText] = useState('')
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const { report } = await import('../online/api.ts')
    const sent = await report(state.table?.id ?? '', text, state.seats[0])
    if (sent.ok) setDone(true)
    else setProblem(t.errors[sent.code])
  }
  return (
    <Dialog title={t.table.report} onClose={onClose}>
      {session.isLocal ? (
        <>
          <p>{t.table.reportLocal}</p>
          <div className="dialog-foot">
            <Button look="primary" text={t.table.export} onClick={save} />
          </div>
        </>
      ) : isDone ? (
        <p role="status">{t.table.reportDone}</p>
      ) : (
        <form onSubmit={(event) => void send(event)}>
          <div className="field">
            <label htmlFor="report">{t.table.reportHint}</label>
            <textarea
              id="report"
              className="textarea"
              rows={6}
              maxLength={4000}
              required
              value={text}
              onChange={(event) => setText(plainText(event.target.value))}
            />
            {problem !== undefined && <p className="problem">{problem}</p>}
          </div>
          <div className="dialog-foot">
            <Button type="submit" look="primary" text={t.table.reportSend} />
          </div>
        </form>
      )}
    </Dialog>
  )
}
