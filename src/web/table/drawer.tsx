import { Button } from '../../boardkit/papers/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'
import { Log } from './log.tsx'
import { Slot } from './plate.tsx'
import { Seats } from './seats.tsx'
import { Notes, Talk } from './talk.tsx'
import { useEscape } from './use-escape.ts'

export type Drawn = 'log' | 'chat' | 'notes'

interface Props {
  readonly drawn: Drawn
  /** Something was said that nobody here has seen yet. */
  readonly hasNews: boolean
  draw(drawn: Drawn | undefined): void
  showHistory(): void
}

/** What is read beside the game: the chronicle, the talk, one's own notes. */
export function Drawer({ drawn, draw, hasNews, showHistory }: Props) {
  const { t, slots } = useTable()
  useEscape(() => draw(undefined))
  return (
    <Slot at={slots.drawer} name="drawer">
      <aside className="plate drawer" data-plate="drawer" aria-label={t.table[drawn]}>
        <div className="drawer-head">
          <Tabs {...{ drawn, draw, hasNews }} />
          <Button
            look="quiet icon"
            sign={<Icon name="close" />}
            label={t.app.close}
            onClick={() => draw(undefined)}
            {...marked('close')}
          />
        </div>
        <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${drawn}`} className="tab-panel">
          {drawn === 'log' ? <Log /> : drawn === 'chat' ? <Talk /> : <Notes />}
        </div>
        <div className="drawer-foot">
          {drawn === 'log' && (
            <Button
              look="small"
              sign={<Icon name="clock" />}
              text={t.table.history}
              onClick={showHistory}
              {...marked('history')}
            />
          )}
          <Seats />
        </div>
      </aside>
    </Slot>
  )
}

function Tabs({ drawn, draw, hasNews }: Omit<Props, 'showHistory'>) {
  const { t, session } = useTable()
  const tabs = session.isLocal ? (['log', 'notes'] as const) : (['log', 'chat', 'notes'] as const)
  return (
    <div role="tablist" aria-label={t.plates.drawer} className="tab-list">
      {tabs.map((one) => (
        <button
          key={one}
          id={`tab-${one}`}
          type="button"
          role="tab"
          aria-selected={drawn === one}
          aria-controls="tab-panel"
          tabIndex={drawn === one ? 0 : -1}
          className="tab"
          {...marked('tab')}
          onClick={() => draw(one)}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
            if (step === 0) return
            const next = tabs[(tabs.indexOf(one as never) + step + tabs.length) % tabs.length]
            draw(next)
            document.getElementById(`tab-${next}`)?.focus()
          }}
        >
          {t.table[one]}
          {one === 'chat' && hasNews && <b className="news-mark" role="img" aria-label={t.plates.news} />}
        </button>
      ))}
    </div>
  )
}
