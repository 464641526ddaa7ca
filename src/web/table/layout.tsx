import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../boardkit/papers/button.tsx'
import { errorWords } from '../i18n/index.ts'
import type { SeatInfo } from '../../protocol/http.ts'
import { sitterName } from '../online/seat-names.ts'
import { useMedia } from '../../boardkit/use-media.ts'
import { Icon } from '../ui/icon.tsx'
import { Announcer } from './announcer.tsx'
import { useTable } from './context.tsx'
import { Ending } from './ending.tsx'
import { ListView } from './list-view.tsx'
import { Log } from './log.tsx'
import { Menu, type MenuActions } from './menu.tsx'
import { MyTurn } from './my-turn.tsx'
import { Panels } from './panels.tsx'
import { Prompt } from './prompt.tsx'
import { Scrubber } from './scrubber.tsx'
import { Seats } from './seats.tsx'
import { Standing } from './standing.tsx'
import { Stopped } from './stopped.tsx'
import { Notes, Talk } from './talk.tsx'

interface LayoutProps {
  readonly actions: MenuActions
  readonly usedInvite?: SeatInfo | undefined
  readonly endTry?: (() => void) | undefined
}

/** Wide: board, rail, question below. Phone: board first, then sheets to swipe through. */
export function Layout({ actions, usedInvite, endTry }: LayoutProps) {
  const { t, state, session, question, ui, words } = useTable()
  const isWide = useMedia('(min-width: 900px)')
  const [isList, setList] = useState(false)
  const [isHistory, setHistory] = useState(false)
  const showsList = isList || ui === undefined
  useTableKeys(() => setHistory((shown) => !shown))
  const title = words.board(state.eyes)[0]?.title ?? ''
  const isStopped = state.table?.state === 'stopped'
  const stopped = isStopped && state.past === undefined && (
    <Stopped session={session} state={state} actions={actions}>
      <Button sign={<Icon name="clock" />} text={t.seats.lookBack} onClick={() => setHistory(true)} />
    </Stopped>
  )
  const shown = { showsList, stopped, rematch: actions.rematch }
  return (
    <>
      <MyTurn isMine={question !== undefined && !isStopped} title={title} word={t.table.yourTurn} />
      <TableBar
        title={title}
        isList={showsList}
        setList={ui === undefined ? undefined : setList}
        isHistory={isHistory}
        setHistory={setHistory}
        actions={actions}
      />
      <main id="main" className={isWide ? 'table wide' : 'table phone'} data-list={showsList}>
        <h1 className="sr">{title}</h1>
        <Notices usedInvite={usedInvite} endTry={endTry} />
        <BoardArea showsList={showsList} actions={actions} />
        {(isHistory || state.past !== undefined) && <Scrubber onClose={() => setHistory(false)} />}
        {isWide ? <Wide {...shown} /> : <Phone {...shown} />}
        <Announcer />
      </main>
    </>
  )
}

/** What is to be known about the table before anything on it. */
function Notices({ usedInvite, endTry }: Omit<LayoutProps, 'actions'>) {
  const { t, state, isTrying } = useTable()
  return (
    <div className="notices">
      {isTrying && (
        <p className="banner" role="status">
          {t.table.trying} <Button look="small" text={t.table.endTry} onClick={endTry} />
        </p>
      )}
      <Trouble />
      {usedInvite !== undefined && (
        <p className="banner" role="alert">
          {t.seats.inviteTaken(sitterName(t, usedInvite))}
        </p>
      )}
      {!isTrying && <Standing state={state} />}
      {state.status === 'lost' && (
        <p className="banner" role="alert">
          {t.table.lost}
        </p>
      )}
    </div>
  )
}

/** Something that went wrong beside the game itself. */
function Trouble() {
  const { state, t, session } = useTable()
  const { problem } = state
  if (problem === undefined || state.status !== 'ready') return undefined
  return (
    <p className="banner" role="alert">
      {errorWords(t, problem.code)} <Button look="small" text={t.app.close} onClick={session.forgive} />
    </p>
  )
}

function BoardArea({ showsList, actions }: { showsList: boolean; actions: MenuActions }) {
  const { ui, board, state, t } = useTable()
  const isOver = state.mirror.public.outcome !== undefined && state.past === undefined
  const Stage = ui?.Stage
  return (
    <div className="board-area">
      <section className="board" aria-label={t.table.board}>
        {showsList || ui === undefined ? <ListView /> : <ui.Board {...board} />}
      </section>
      {Stage !== undefined && !isOver && (
        <div className="stage">
          <Stage {...board} />
        </div>
      )}
      {isOver && <Ending actions={actions} />}
    </div>
  )
}

interface Shown {
  readonly showsList: boolean
  /** Stands where something would be asked. */
  readonly stopped: ReactNode
  rematch(): void
}

function Wide({ showsList, stopped, rematch }: Shown) {
  const { ui, board, t } = useTable()
  const Hand = ui?.Hand
  return (
    <>
      <aside className="rail" aria-label={t.table.players}>
        <Panels />
        <Seats />
        <Tabs />
      </aside>
      <div className="foot">
        {stopped || <Prompt all={showsList} rematch={rematch} />}
        {Hand !== undefined && (
          <div className="hand">
            <Hand {...board} />
          </div>
        )}
      </div>
    </>
  )
}

/** The question, and the hand between its words and its answers. */
function Asked({ showsList, stopped, rematch }: Shown) {
  const { ui, board } = useTable()
  const Hand = ui?.Hand
  return (
    <>
      {stopped || (
        <Prompt
          all={showsList}
          rematch={rematch}
          between={
            Hand !== undefined && (
              <div className="hand">
                <Hand {...board} />
              </div>
            )
          }
        />
      )}
    </>
  )
}

function Phone(shown: Shown) {
  const { t, question, session } = useTable()
  const sheets: readonly (readonly [id: string, name: string, content: ReactNode])[] = [
    ['ask', t.table.prompt, <Asked key="ask" {...shown} />],
    ['players', t.table.players, [<Panels key="panels" />, <Seats key="seats" />]],
    ['log', t.table.log, <Log />],
    ...(session.isLocal ? [] : ([['chat', t.table.chat, <Talk />]] as const)),
    ['notes', t.table.notes, <Notes />],
  ]
  const [open, setOpen] = useState(0)
  const id = question?.id
  useEffect(() => {
    const sheet = document.getElementById('sheet-ask')
    if (id === undefined || sheet === null) return
    sheet.scrollTop = 0
    sheet.parentElement?.scrollTo({ left: 0 })
  }, [id])
  return (
    <>
      <nav className="sheet-tabs" aria-label={t.table.menu}>
        {sheets.map(([sheet, name], at) => (
          <button
            key={sheet}
            type="button"
            className="sheet-tab"
            aria-pressed={at === open}
            onClick={() => {
              const element = document.getElementById(`sheet-${sheet}`)
              element?.parentElement?.scrollTo({ left: element.offsetLeft })
            }}
          >
            {name}
          </button>
        ))}
      </nav>
      <div
        className="sheets"
        tabIndex={-1}
        onScroll={({ target, currentTarget }) => {
          // A sheet that scrolls in itself is heard here too.
          if (target === currentTarget) setOpen(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }}
      >
        {sheets.map(([sheet, name, content]) => (
          <section key={sheet} id={`sheet-${sheet}`} className="sheet" aria-label={name}>
            {content}
          </section>
        ))}
      </div>
    </>
  )
}

function Tabs() {
  const { t, session } = useTable()
  const [tab, setTab] = useState<'log' | 'chat' | 'notes'>('log')
  const tabs = session.isLocal ? (['log', 'notes'] as const) : (['log', 'chat', 'notes'] as const)
  return (
    <div className="tabs">
      <div role="tablist" aria-label={t.table.log} className="tab-list">
        {tabs.map((one) => (
          <button
            key={one}
            id={`tab-${one}`}
            type="button"
            role="tab"
            aria-selected={tab === one}
            aria-controls="tab-panel"
            tabIndex={tab === one ? 0 : -1}
            className="tab"
            onClick={() => setTab(one)}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
              if (step === 0) return
              const next = tabs[(tabs.indexOf(one as never) + step + tabs.length) % tabs.length]
              setTab(next)
              document.getElementById(`tab-${next}`)?.focus()
            }}
          >
            {t.table[one]}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="tab-panel paper">
        {tab === 'log' ? <Log /> : tab === 'chat' ? <Talk /> : <Notes />}
      </div>
    </div>
  )
}

function useTableKeys(toggleHistory: () => void): void {
  const { session, state } = useTable()
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { tagName } = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(tagName)) return
      if (document.querySelector('dialog[open]') !== null) return
      const own = state.eyes === undefined ? undefined : state.mirror.roles.get(state.eyes)
      if (event.key === 'u' && own?.undo === true) void session.undo()
      else if (event.key === 'r' && own?.redo === true) void session.redo()
      else if (event.key === 'h') toggleHistory()
      else if (event.key === 'b') document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [session, state, toggleHistory])
}

/** Taking back, and taking that back. */
function BackAndForth() {
  const { t, state, session } = useTable()
  const own = state.eyes === undefined ? undefined : state.mirror.roles.get(state.eyes)
  const canUndo = own?.undo === true && state.past === undefined
  if (own === undefined || state.mirror.public.outcome !== undefined) return undefined
  return (
    <>
      <Button
        look="small tool"
        disabled={!canUndo}
        title={canUndo ? t.table.undo : t.table.noUndo}
        onClick={() => void session.undo()}
        sign={<Icon name="undo" />}
        text={<span>{t.table.undo}</span>}
      />
      {own.redo && (
        <Button
          look="small tool"
          title={t.table.redo}
          onClick={() => void session.redo()}
          sign={<Icon name="redo" />}
          text={<span>{t.table.redo}</span>}
        />
      )}
    </>
  )
}

/** The table's own tools, in the head of the page. */
function TableBar(props: {
  title: string
  isList: boolean
  setList: ((isList: boolean) => void) | undefined
  isHistory: boolean
  setHistory(shown: boolean): void
  actions: MenuActions
}) {
  const { title, isList, setList, isHistory, setHistory, actions } = props
  const { t } = useTable()
  const [slot, setSlot] = useState<HTMLElement>()
  useEffect(() => setSlot(document.getElementById('table-slot') ?? undefined), [])
  if (slot === undefined) return undefined
  const listLabel = isList ? t.table.showBoard : t.table.showList
  return createPortal(
    <>
      <span className="table-title">{title}</span>
      <BackAndForth />
      <Button
        look="small tool"
        aria-pressed={isHistory}
        title={t.table.history}
        onClick={() => setHistory(!isHistory)}
        sign={<Icon name="clock" />}
        text={<span>{t.table.history}</span>}
      />
      {setList !== undefined && (
        <Button
          look="small tool"

          label={listLabel}
          onClick={() => setList(!isList)}
          sign={<Icon name={isList ? 'map' : 'list'} />}
          text={<span>{isList ? t.table.board : t.table.list}</span>}
        />
      )}
      <Menu actions={actions} />
    </>,
    slot,
  )
}
