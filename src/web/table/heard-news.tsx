import { useEffect, useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'
import type { Drawn } from './drawer.tsx'
import { newsOfOthers, readTo } from './heard.ts'

/** What was said and not read yet, however long ago: also before somebody sat down. */
export function useUnread(drawn: Drawn | undefined): number {
  const { state } = useTable()
  const newest = state.chat.at(-1)?.n ?? 0
  const [read, setRead] = useState(() => readTo(state.table?.id ?? ''))
  useEffect(() => {
    if (drawn === 'chat') setRead(newest)
  }, [drawn, newest])
  return drawn === 'chat' ? 0 : state.chat.filter(({ n }) => n > read).length
}

/** The newest that was said, and what others did to the table itself: until it is read, put away or answered. */
export function Heard({ unread, openTalk }: { unread: number; openTalk(): void }) {
  const { state } = useTable()
  const [putAway, setPutAway] = useState(0)
  const line = unread === 0 ? undefined : state.chat.at(-1)
  return (
    <>
      <TookBack />
      {line !== undefined && line.n > putAway && (
        <Said name={line.name} text={line.text} openTalk={openTalk} putAway={() => setPutAway(line.n)} />
      )}
    </>
  )
}

interface SaidProps {
  readonly name: string
  readonly text: string
  openTalk(): void
  putAway(): void
}

function Said({ name, text, openTalk, putAway }: SaidProps) {
  const { t } = useTable()
  return (
    <p className="banner plate heard" role="status">
      <span className="heard-text">
        <strong>{name}:</strong> {text}
      </span>{' '}
      <Button look="small" text={t.table.chat} onClick={openTalk} {...marked('tab', 'chat')} />
      <Button
        look="small quiet"
        sign={<Icon name="close" />}
        label={t.app.close}
        onClick={putAway}
        {...marked('close')}
      />
    </p>
  )
}

/** Said aloud by the announcer already, as everything that happens. */
function TookBack() {
  const { state, t, words, session } = useTable()
  const [putAway, setPutAway] = useState(0)
  const own = state.eyes === undefined ? undefined : state.mirror.roles.get(state.eyes)?.events
  const news = newsOfOthers(state.told, state.roles, new Set(own?.map(({ event }) => event)))
  if (session.isLocal || news === undefined || news.n <= putAway) return undefined
  const gone = news.gone.map(words.event).find((text) => text !== '')
  return (
    <p className="banner plate heard">
      <span className="heard-text">
        {words.event(news.event)} {gone !== undefined && t.table.wasTakenBack(gone)}
      </span>{' '}
      <Button
        look="small quiet"
        sign={<Icon name="close" />}
        label={t.app.close}
        onClick={() => setPutAway(news.n)}
        {...marked('close')}
      />
    </p>
  )
}
