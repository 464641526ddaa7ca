import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../boardkit/papers/button.tsx'
import { errorWords } from '../i18n/index.ts'
import type { SeatInfo } from '../../protocol/http.ts'
import { sitterName } from '../online/seat-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Abouts } from './about/abouts.tsx'
import { marked } from './about/own.ts'
import { Announcer } from './announcer.tsx'
import { useTable } from './context.tsx'
import { Drawer, type Drawn } from './drawer.tsx'
import { Ending } from './ending.tsx'
import { GoalPaper } from './goal/goal-paper.tsx'
import { useGoal, type GoalPlace } from './goal/use-goal.ts'
import { Heard, useUnread } from './heard-news.tsx'
import { HelpDialog } from './help.tsx'
import { HintPaper } from './hint/hint-paper.tsx'
import { useHint } from './hint/use-hint.ts'
import { ListView } from './list-view.tsx'
import type { MenuActions } from './menu.tsx'
import { MyTurn } from './my-turn.tsx'
import { News } from './news.tsx'
import { Panels } from './panels.tsx'
import { partOf } from './part-of.ts'
import { Slot } from './plate.tsx'
import { Requests } from './requests.tsx'
import { Ribbon } from './ribbon.tsx'
import { useReview, type Reviewing } from './review/use-review.ts'
import { Scrubber } from './scrubber.tsx'
import { Since } from './since.tsx'
import { StagePlate } from './stage-plate.tsx'
import { Standing } from './standing.tsx'
import { Stopped } from './stopped.tsx'
import { Tools } from './tools.tsx'
import { Tray } from './tray.tsx'
import { useTableKeys } from './use-table-keys.ts'
import { Where } from './where.tsx'
import { isTaught, type TableState } from './table-state.ts'

interface LayoutProps {
  readonly actions: MenuActions
  readonly usedInvite?: SeatInfo | undefined
  readonly notice?: ReactNode
  /** In a lesson, instead of what happened since the last turn. */
  readonly coach?: ReactNode
  /** Whether the table is shown as a list. */
  readonly listed: readonly [boolean, Dispatch<SetStateAction<boolean>>]
  readonly endTry?: (() => void) | undefined
}

/** What is open over the board just now. */
function useOpened([isList, setList]: LayoutProps['listed'], actions: MenuActions) {
  const { ui, slots, state } = useTable()
  const [isHistory, setHistory] = useState(false)
  const [isHelp, setHelp] = useState(false)
  const [drawn, draw] = useState<Drawn>()
  const looksBack = state.past !== undefined || isHistory
  // There it covers what is looked back at.
  useEffect(() => {
    if (looksBack && slots.isSmall) draw(undefined)
  }, [looksBack, slots.isSmall])
  const goal = useGoal()
  const hint = useHint()
  const reviewing = useReview(actions)
  useTableKeys({
    goal: goal.toggle,
    history: () => setHistory((shown) => !shown),
    help: () => setHelp(true),
    hint: hint.toggle,
    list: () => setList((shown) => !shown),
  })
  return {
    isList: isList || ui === undefined,
    setList,
    isHistory,
    setHistory,
    isHelp,
    setHelp,
    drawn,
    draw,
    goal,
    hint,
    reviewing,
  }
}

/** The page's own head stands back while a table is there. */
function useWholeWindow(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['atTable'] = ''
    return () => void delete dataset['atTable']
  }, [])
}

/** The board is the screen; everything else lies on plates at its edges. */
export function Layout({ actions, listed, coach, ...notices }: LayoutProps) {
  const { t, state, question, ui, words, slots, isNewHere } = useTable()
  const { isList, setList, isHelp, setHelp, drawn, draw, goal, hint, ...past } = useOpened(listed, actions)
  const unread = useUnread(drawn)
  const title = words.board(state.eyes)[0]?.title ?? ''
  const isStopped = state.table?.state === 'stopped'
  const isStanding = isStopped && state.past === undefined
  const isOver = isOverNow(state)
  const list = { isList, setList: ui === undefined ? undefined : setList }
  const [above, setAbove] = useState<HTMLElement | null>(null)
  const scrubber = (past.isHistory || state.past !== undefined) && (
    <Scrubber reviewing={past.reviewing} onClose={() => past.setHistory(false)} />
  )
  return (
    <main
      id="main"
      className="table"
      data-game={state.table?.game}
      data-small={slots.isSmall || undefined}
      data-list={isList}
      data-coach-part={partOf(state)}
      data-new-here={isNewHere || isTaught(state) || undefined}
    >
      <MyTurn isMine={question !== undefined && !isStopped} title={title} word={t.table.yourTurn} />
      <h1 className="sr">{title}</h1>
      <Board isList={isList} goal={goal} />
      <Where title={title} goal={goal} />
      <Tools
        {...list}
        actions={actions}
        hint={hint}
        hasNews={unread > 0}
        isDrawn={drawn !== undefined}
        draw={(is) => draw(is ? 'log' : undefined)}
      />
      <Panels />
      <Happened isList={isList} isOver={isOver} coach={coach} />
      {!isList && !isOver && <Tray above={setAbove} isDrawn={drawn !== undefined} />}
      <Notices {...notices} unread={unread} openTalk={() => draw('chat')} />
      <OverHand above={above}>
        <Requests />
        {!isStanding && scrubber}
      </OverHand>
      {!isStanding && <Ribbon {...list} above={above} hint={hint} />}
      {isStanding && <StoppedLine actions={actions} lookBack={() => past.setHistory(true)} children={scrubber} />}
      {drawn !== undefined && (
        <Drawer drawn={drawn} draw={draw} hasNews={unread > 0} showHistory={() => past.setHistory(true)} />
      )}
      <End isOver={isOver && coach === undefined} actions={actions} reviewing={past.reviewing} />
      {isHelp && <HelpDialog onClose={() => setHelp(false)} />}
      <HintPaper place={hint} />
      {!isList && <GoalPaper place={goal} />}
      <Abouts />
      <Announcer />
    </main>
  )
}

/** Over, and nobody looks back. */
const isOverNow = ({ shown, past }: TableState): boolean => shown.public.outcome !== undefined && past === undefined

/** It is drawn after the board's last change, not in the same breath. */
function End({ isOver, ...rest }: { isOver: boolean; actions: MenuActions; reviewing: Reviewing }) {
  const isShown = useDeferredValue(isOver, false)
  return isOver && isShown && <Ending {...rest} />
}

interface HappenedProps extends Pick<LayoutProps, 'coach'> {
  readonly isList: boolean
  readonly isOver: boolean
}

/** What happened since my last turn, or what the coach says, and the newest result. */
function Happened({ isList, isOver, coach }: HappenedProps) {
  const [isWhole, setWhole] = useState(false)
  if (isList && coach === undefined) return undefined
  return (
    <News>
      {coach ?? <Since isBesideAll={isWhole} />}
      {!isList && !isOver && <StagePlate tell={setWhole} />}
    </News>
  )
}

interface StoppedLineProps {
  readonly actions: MenuActions
  readonly children: ReactNode
  lookBack(): void
}

/** Where the ribbon is while the game goes on. */
function StoppedLine({ actions, children, lookBack }: StoppedLineProps) {
  const { t, session, state } = useTable()
  return (
    <div className="slot-stopped plate" data-plate="ribbon">
      {children}
      <Stopped session={session} state={state} actions={actions}>
        <Button sign={<Icon name="clock" />} text={t.seats.lookBack} onClick={lookBack} {...marked('history')} />
      </Stopped>
    </div>
  )
}

/** What is asked besides the question, over the hand if there is one. */
function OverHand({ above, children }: { above: HTMLElement | null; children: ReactNode }) {
  const { where, ribbon } = useTable().slots
  if (above !== null) return createPortal(children, above)
  return (
    <Slot at={{ ...ribbon, top: where.bottom, bottom: ribbon.top }} name="requests">
      {children}
    </Slot>
  )
}

function Board({ isList, goal }: { isList: boolean; goal: GoalPlace }) {
  const { ui, board, t } = useTable()
  useWholeWindow()
  return (
    <section className="board" data-board aria-label={t.table.board}>
      {isList || ui === undefined ? <ListView goal={goal} /> : <ui.Board {...board} />}
    </section>
  )
}

interface NoticesProps extends Omit<LayoutProps, 'actions' | 'listed' | 'coach'> {
  readonly unread: number
  openTalk(): void
}

/** What is to be known about the table besides the game. */
function Notices({ usedInvite, notice, endTry, ...heard }: NoticesProps) {
  const { t, state, isTrying, slots } = useTable()
  const { ribbon, where } = slots
  return (
    <Slot at={{ ...ribbon, top: slots.isSmall ? slots.players.bottom : where.bottom }} name="notices">
      {isTrying && endTry !== undefined && (
        <p className="banner plate" role="status">
          {t.table.trying} <Button look="small" text={t.table.endTry} onClick={endTry} {...marked('endTry')} />
        </p>
      )}
      <Trouble />
      {usedInvite !== undefined && (
        <p className="banner plate" role="alert">
          {t.seats.inviteTaken(sitterName(t, usedInvite))}
        </p>
      )}
      {notice}
      {!isTrying && <Standing state={state} />}
      {!isTrying && <Heard {...heard} />}
      {state.status === 'lost' && (
        <p className="banner plate" role="alert">
          {t.table.lost}
        </p>
      )}
    </Slot>
  )
}

/** Something that went wrong beside the game itself. */
function Trouble() {
  const { state, t, session } = useTable()
  const { problem } = state
  if (problem === undefined || state.status !== 'ready') return undefined
  return (
    <p className="banner plate" role="alert">
      {errorWords(t, problem.code)}{' '}
      <Button look="small" text={t.app.close} onClick={session.forgive} {...marked('close')} />
    </p>
  )
}
