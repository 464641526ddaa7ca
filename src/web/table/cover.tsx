import { useEffect, useRef } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { useTable } from './context.tsx'

/** Hides the table while the device is passed on. */
export function Cover() {
  const { state, t, words, nameOf, session } = useTable()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const role = state.cover ?? 0
  const name = nameOf(role)
  return (
    <main className="cover" id="main">
      <div className="paper cover-card">
        <p className="soft">{words.player(role)}</p>
        <h1>{t.table.cover(name)}</h1>
        <p>{t.table.coverText}</p>
        <Button ref={button} look="primary" text={t.table.coverButton(name)} onClick={() => session.uncover()} />
      </div>
    </main>
  )
}
