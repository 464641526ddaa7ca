import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type DragEvent } from 'react'
import type { WorkshopProps } from '../../../../protocol/board.ts'
import { packOf } from '../../builder/pack.ts'
import type { Plan } from '../../builder/plan.ts'
import { planFromShare } from '../../builder/share.ts'
import { sayRefusal } from '../../builder/text.ts'
import { Bar, Says, Zoom } from './bar.tsx'
import { useReport } from './checks.tsx'
import * as desks from './desk.ts'
import type { Desk } from './desk.ts'
import { Patterns } from './drawing.tsx'
import { emptyPlan, largestFile, planFromPack, problemLines, readFile, settled } from './documents.ts'
import { builtIn, ShopProvider, useShop } from './frame.tsx'
import type { Shop } from './frame.tsx'
import { Head } from './head.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { Palette } from './palette.tsx'
import { PlanView } from './plan-view.tsx'
import { Preview } from './preview.tsx'
import { ScenarioPart } from './scenario-part.tsx'
import { SheetsPart } from './sheets.tsx'
import { Sign } from './signs.tsx'
import { unsqueezed } from './squeeze.ts'
import { StockPart } from './stock.tsx'
import { strings } from './strings.ts'
import type { Camera } from './use-camera.ts'
import './workshop.css'

const DRAFT_PAUSE = 800
/** One line is read by then; more stay until they are closed. */
const SHORT_WORD = 6000

/** The battlefield builder. */
export function Workshop(props: WorkshopProps) {
  const { lang, works, shared } = props
  const [loaded] = useState(builtIn)
  const [desk, setDesk] = useState<Desk>(() => desks.openDesk(emptyPlan(lang)))
  const [isReady, setReady] = useState(false)
  const [told, tell] = useState<readonly string[]>([])
  useEffect(() => {
    const { source } = loaded
    const start = async (): Promise<void> => {
      if (shared !== undefined) {
        const read = planFromShare(await unsqueezed(shared), source)
        if (read.ok) {
          const taken = (await works.list()).map(({ id }) => id)
          setDesk(desks.openDesk(settled(read.plan, source, taken)))
        } else tell([sayRefusal(lang, read.refusal)])
      } else {
        const draft = planFromPack(await works.draft(), source)
        if (draft !== undefined) setDesk(desks.openDesk(draft))
      }
    }
    void start().finally(() => setReady(true))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the workshop opens
  }, [])
  useDraft(desk, isReady, props)
  const shop = useMemo<Shop>(
    () => ({ ...props, t: strings[lang], desk, put: setDesk, source: loaded.source, content: loaded.content }),
    [props, lang, desk, loaded],
  )
  if (!isReady) return undefined
  return (
    <ShopProvider value={shop}>
      <Room told={told} tell={tell} />
    </ShopProvider>
  )
}

/** What is on the desk is kept all the time: nothing is lost with the tab. */
function useDraft(desk: Desk, isReady: boolean, { works }: WorkshopProps): void {
  const plan = desks.planOn(desk)
  useEffect(() => {
    if (!isReady || plan.tiles.length === 0) return undefined
    const timer = setTimeout(() => void works.keepDraft(packOf(plan)), DRAFT_PAUSE)
    return () => clearTimeout(timer)
  }, [plan, isReady, works])
}

const TABS = ['build', 'view', 'stock', 'scenario', 'sheets'] as const
type Tab = (typeof TABS)[number]

function Room({ told, tell }: { told: readonly string[]; tell(lines: readonly string[]): void }) {
  const { desk, put, t } = useShop()
  const report = useReport()
  const [tab, setTab] = useState<Tab>('build')
  const cameraRef = useRef<Camera | undefined>(undefined)
  const [isOpening, setOpening] = useState(() => desks.planOn(desk).tiles.length === 0)
  const open = (plan: Plan): void => put((old) => desks.reopen(old, plan))
  const onFile = useFiles(open, tell)
  const drop = useDrop(onFile)
  const isNarrow = useNarrow()
  // Beside the plan stands the view; on a phone it is a tab of its own, and nothing is drawn unseen.
  const side = tab === 'build' && !isNarrow ? 'view' : tab
  return (
    <div className="hsw" data-tab={tab} {...drop.handlers}>
      <svg width={0} height={0} className="hsw-defs" aria-hidden="true">
        <Patterns />
      </svg>
      <Head report={report} onOpen={() => setOpening(true)} onTell={tell} onWhyNot={() => setTab('scenario')} />
      <Tabs tab={tab} choose={setTab} errors={report.errors.length} />
      <div className="hsw-work no-print">
        <Palette />
        <div className="hsw-middle">
          <Bar />
          <PlanView cameraRef={cameraRef} />
          <Zoom cameraRef={cameraRef} />
          <Says />
        </div>
      </div>
      <div className="hsw-side">
        {side === 'view' && <Preview />}
        {side === 'stock' && <StockPart />}
        {side === 'scenario' && <ScenarioPart report={report} onShow={() => setTab('build')} />}
        {side === 'sheets' && <SheetsPart />}
      </div>
      {drop.isOver && <p className="hsw-drop">{t.drop}</p>}
      {told.length > 0 && <Told lines={told} onClose={() => tell([])} />}
      {isOpening && <OpenDialog onOpen={open} onFile={onFile} onClose={() => setOpening(false)} />}
    </div>
  )
}

const NARROW = '(max-width: 999px)'

function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(NARROW)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(NARROW).matches,
  )
}

function Tabs({ tab, choose, errors }: { tab: Tab; choose(tab: Tab): void; errors: number }) {
  const { t } = useShop()
  return (
    <nav className="hsw-tabs no-print" aria-label={t.title}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          data-tab={one}
          aria-current={one === tab ? 'true' : undefined}
          onClick={() => choose(one)}
        >
          {t.tabs[one]}
          {one === 'scenario' && errors > 0 && <span className="hsw-count">{errors}</span>}
        </button>
      ))}
    </nav>
  )
}

function Told({ lines, onClose }: { lines: readonly string[]; onClose(): void }) {
  const { t } = useShop()
  useEffect(() => {
    if (lines.length > 1) return undefined
    const timer = setTimeout(onClose, SHORT_WORD)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- counted from when it was said
  }, [lines])
  return (
    <div className="hsw-told paper no-print" role="status">
      <div>
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <button type="button" className="button quiet icon" aria-label={t.close} onClick={onClose}>
        <Sign name="close" />
      </button>
    </div>
  )
}

function useFiles(open: (plan: Plan) => void, tell: (lines: readonly string[]) => void): (file: File) => void {
  const { source, works, lang, t } = useShop()
  const read = async (file: File): Promise<void> => {
    if (file.size > largestFile(file.name)) return tell([t.notOpened, t.fileTooLarge])
    const found = readFile(file.name, new Uint8Array(await file.arrayBuffer()), source, lang)
    if (!found.ok) return tell([t.notOpened, ...problemLines(found, lang)])
    const taken = (await works.list()).map(({ id }) => id)
    const { plan, lines } = found.value
    open(settled(plan, source, taken))
    return tell([t.imported(plan.name[lang]), ...lines])
  }
  return (file) => void read(file).catch(() => tell([t.notOpened]))
}

function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      if (event.currentTarget === event.target || event.relatedTarget === null) setOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer.files[0]
      if (file !== undefined) onFile(file)
    },
  }
  return { isOver, handlers }
}
