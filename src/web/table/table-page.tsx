import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { ok, type QuestionView, type Role } from '../../engine/index.ts'
import type { NamesOf } from '../../games/module.ts'
import { findGame } from '../../games/registry.ts'
import { cellsSeenBy, type NumberedEvent } from '../../protocol/mirror.ts'
import type { BoardProps } from '../../protocol/board.ts'
import type { SeatInfo } from '../../protocol/http.ts'
import { useLanguage, useMotion, useSettings } from '../app/settings.ts'
import { loadUi, type Ui } from '../games.ts'
import { errorWords, useT } from '../i18n/index.ts'
import { isFree } from '../online/own-tools.tsx'
import { RuleDialog } from '../rules/rule-dialog.tsx'
import { TableProvider, type TableView } from './context.tsx'
import { Cover } from './cover.tsx'
import { Layout } from './layout.tsx'
import { inForce } from './ledger.ts'
import { Loading } from './loading.tsx'
import type { MenuActions } from './menu.tsx'
import type { Coaching } from './plates.ts'
import { Slip, slipIn, type Unsure } from './slip.tsx'
import type { TableSession, TableState } from './session.ts'
import { useShow } from './director/use-show.ts'
import { OlderPage, StoppedPage } from './stopped.tsx'
import { useNewHere } from './newhere/use-new-here.ts'
import { useRoom } from './use-room.ts'
import { useTableState } from './use-table-state.ts'
import { sittersOf, useWords, type Loaded, type Sitters } from './words.ts'
import './table.css'
import './plates.css'
import './panels.css'
import './prompt.css'
import './drawer.css'

const NOTHING: readonly string[] = []
const NO_OFFERS: BoardProps['offers'] = []

interface Needed {
  readonly loaded: Loaded
  readonly ui: Ui | undefined
}

/** Game and board are fetched for this table only. */
function useNeeded(game: string | undefined, pack: unknown, own: unknown): Needed | 'unfit' | undefined {
  const [needed, setNeeded] = useState<Needed | 'unfit'>()
  useEffect(() => {
    if (game === undefined) return
    let isWanted = true
    const load = async (): Promise<void> => {
      const module = await findGame(game)?.load()
      const printed = own === undefined ? module?.game.loadContent(pack) : ok({ content: own })
      const ui = await loadUi(game).catch(() => undefined)
      if (!isWanted || module === undefined || printed === undefined) return
      // Content made for another version of the game, perhaps.
      setNeeded(printed.ok ? { loaded: { module, content: printed.value.content }, ui } : 'unfit')
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [game, pack, own])
  return needed
}

interface TablePageProps {
  readonly session: TableSession
  readonly pack?: unknown
  /** The pack is still on its way, or could not be had. */
  readonly isBringing?: boolean
  readonly failure?: string
  again?(): void
  /** A scene's own content, as it is. */
  readonly content?: unknown
  readonly isTrying?: boolean
  /** A lesson or a worked example: who leads through it. */
  readonly coach?: ReactNode
  /** Somebody came with an invitation that another has used: its seat. */
  readonly usedInvite?: SeatInfo | undefined
  /** What is to be known once, above the board. */
  readonly notice?: ReactNode
  readonly actions: MenuActions
  endTry?(): void
}

export function TablePage(props: TablePageProps) {
  const { session, pack, isBringing = false, failure, again = () => {}, content, actions } = props
  const state = useTableState(session)
  const needed = useNeeded(isBringing ? undefined : state.table?.game, pack, content)
  if (state.status === 'failed')
    return (
      <main className="page narrow" id="main">
        <Broken code={state.problem?.code} isLocal={session.isLocal} />
      </main>
    )
  if (needed === 'unfit') return <NoPack again={() => location.reload()} />
  if (failure !== undefined) return <NoPack code={failure} again={again} />
  if (needed !== undefined && state.table?.state === 'stopped' && state.mirror.public.cells.size === 0)
    return <StoppedPage session={session} state={state} actions={actions} loaded={needed.loaded} />
  if (needed !== undefined && state.table?.state === 'over' && isBare(state))
    return <OlderPage state={state} actions={actions} loaded={needed.loaded} />
  if (
    needed === undefined ||
    state.table === undefined ||
    state.mirror.public.seq + state.mirror.public.cells.size === 0
  )
    return <Loading session={session} state={state} />
  return <Ready {...props} needed={needed} />
}

/** Events without a board: the rules of here cannot show it. */
const isBare = ({ mirror }: TableState): boolean => mirror.public.cells.size === 0 && mirror.public.events.length > 0

/** The table's own content could not be had, or is none here. */
function NoPack({ code, again }: { code?: string; again(): void }) {
  const t = useT()
  return (
    <main className="page narrow" id="main">
      <h1>{t.table.broken}</h1>
      <p className="lead" role="status">
        {code === undefined ? t.table.packUnfit : t.table.packMissing}
      </p>
      <p className="link-tools">
        <Button look="primary" text={t.lobby.again} onClick={again} />
        <a className="button" href="/games">
          {t.nav.games}
        </a>
      </p>
    </main>
  )
}

/** Why a game cannot be shown, and what to do then. */
function Broken({ code = 'internal', isLocal }: { code: string | undefined; isLocal: boolean }) {
  const t = useT()
  const isUnknown = code === 'unknownTable'
  return (
    <>
      <h1>{isUnknown ? t.table.unknown : t.table.broken}</h1>
      {!isUnknown && <p className="lead">{isLocal ? t.table.brokenLocal : errorWords(t, code)}</p>}
      <p className="link-tools">
        {!isUnknown && <Button look="primary" text={t.app.reload} onClick={() => location.reload()} />}
        <a className={isUnknown ? 'button primary' : 'button'} href="/games">
          {t.nav.games}
        </a>
      </p>
    </>
  )
}

function Ready({ session, needed, isTrying = false, ...props }: TablePageProps & { needed: Needed }) {
  const [rule, setRule] = useState<string>()
  const [unsure, setUnsure] = useState<Unsure>()
  const view = useView(session, needed, isTrying, setRule, setUnsure)
  const { state } = view
  // It stays a list when the device has been passed on.
  const [isList, setList] = useState(false)
  const game = state.table!.game
  return (
    <TableProvider value={view}>
      {state.cover === undefined ? <Layout {...props} listed={[isList, setList]} /> : <Cover />}
      {rule !== undefined && <RuleDialog game={game} id={rule} onRule={setRule} onClose={() => setRule(undefined)} />}
      {unsure !== undefined && (
        <Slip unsure={unsure} close={() => setUnsure(undefined)} answer={(keys) => void session.answer(...keys)} />
      )}
    </TableProvider>
  )
}

function useView(
  session: TableSession,
  { loaded, ui }: Needed,
  isTrying: boolean,
  openRule: (id: string) => void,
  setUnsure: (unsure: Unsure) => void,
): TableView {
  const t = useT()
  const language = useLanguage()
  const motion = useMotion()
  const confirm = useSettings((settings) => settings.confirm)
  const state = useTableState(session)
  const { eyes, past } = state
  const mirror = past?.mirror ?? state.shown
  const [shared, own] = useCells(mirror, eyes)
  const sitters = useSitters(state)
  const names = useNames(state.table)
  const words = useWords(loaded, language, shared, eyes, eyes === undefined ? undefined : own.get(eyes), sitters, names)
  const { asked, question, show } = useShow(session, state, words, ui)
  const told = useTold(state)
  const isNewHere = useNewHere(state, isTrying)
  const [pointed, point] = useState(NOTHING)
  const others = ui?.opponents?.({ view: { shared, own }, content: loaded.content }) ?? 0
  const { room, slots } = useRoom((state.table?.roles ?? 0) + others, ui?.Hand !== undefined, coachingIn(state))
  const nameOf = (role: Role): string => {
    const seat = state.table?.seats.find((one) => one.roles.includes(role))
    if (seat === undefined) return ''
    return isFree(seat) ? t.table.free : (seat.name ?? t.table.bot)
  }
  const answer = (...given: string[]): void => {
    const keys = state.coach === undefined ? withImplied(given, question, ui, board) : given
    const slip = slipIn(keys, question, { ui, isNewHere, coach: state.coach }, board)
    if (slip !== undefined) setUnsure({ keys, slip })
    else if (confirm && question?.closes === true) setUnsure({ keys })
    else void session.answer(...keys)
  }
  const board: BoardProps = {
    language,
    view: { shared, own },
    content: loaded.content,
    role: eyes,
    question,
    answer,
    offers: (eyes === undefined ? undefined : state.mirror.roles.get(eyes)?.offers) ?? NO_OFFERS,
    offer: (key) => void session.offer(key),
    explain: (key) => session.explain(key),
    odds: state.odds,
    events: state.fresh,
    told,
    room,
    pointed,
    motion,
    say: words.say,
    nameOf,
    openRule,
  }
  const doing = { nameOf, openRule, answer, point }
  const seen = { asked, question, show, isTrying, isNewHere, slots }
  return { session, state, t, language, loaded, ui, words, board, ...seen, ...doing }
}

/** One answer with what goes without saying after it. */
function withImplied(
  keys: string[],
  question: QuestionView | undefined,
  ui: Ui | undefined,
  board: BoardProps,
): string[] {
  const option = keys.length > 1 ? undefined : question?.options.find(({ key }) => key === keys[0])
  return option === undefined ? keys : [...keys, ...(ui?.thenOf?.(option, board) ?? [])]
}

const coachingIn = ({ coach }: TableState): Coaching | undefined =>
  coach === undefined ? undefined : coach.example === undefined ? 'lesson' : 'example'

/** What counts of what was told by the moment that is shown: nothing of what was taken back. */
function useTold({ told, past, eyes, mirror }: TableState): readonly NumberedEvent[] {
  const own = eyes === undefined ? undefined : mirror.roles.get(eyes)?.events
  return useMemo(() => {
    const all = past === undefined ? told : told.slice(0, past.at)
    return inForce(all, new Set(own?.map(({ event }) => event)))
  }, [told, past, own])
}

/** What those who sit there are called, the same as long as nobody is called otherwise. */
function useNames(table: TableState['table']): NamesOf {
  const all = (table?.seats ?? []).flatMap((seat) =>
    isFree(seat) ? [] : seat.roles.map((role): [Role, string | undefined] => [role, seat.name]),
  )
  const text = JSON.stringify(all)
  return useMemo(() => {
    const byRole = new Map(JSON.parse(text) as typeof all)
    return (role) => byRole.get(role) ?? undefined
  }, [text])
}

/** The same as long as nobody sits down or gets up: who is here changes all the time. */
function useSitters({ mirror, table }: TableView['state']): Sitters {
  const { events } = mirror.public
  const changes = events.filter(({ type }) => type === 'table.seat').length
  const who = table?.seats.map(({ holder, name = '' }) => `${holder} ${name}`).join('\n')
  // oxlint-disable-next-line react/exhaustive-deps -- `changes` and `who` stand for events and seats
  return useMemo(() => sittersOf(events, table?.seats ?? []), [changes, who])
}

/** Cells keep their identity as long as nothing in them changes, so that boards need not draw anew. */
function useCells(mirror: TableView['state']['mirror'], eyes: Role | undefined) {
  const [kept] = useState<{
    mirror?: unknown
    eyes?: unknown
    cells?: readonly [BoardProps['view']['shared'], BoardProps['view']['own']]
  }>({})
  if (kept.mirror !== mirror || kept.eyes !== eyes || kept.cells === undefined) {
    const mine = eyes === undefined ? undefined : mirror.roles.get(eyes)
    kept.cells = [
      cellsSeenBy(mirror, eyes),
      new Map(eyes === undefined || mine === undefined ? [] : [[eyes, mine.cells]]),
    ]
    kept.mirror = mirror
    kept.eyes = eyes
  }
  return kept.cells
}
