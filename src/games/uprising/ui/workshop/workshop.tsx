import { useEffect, useMemo, useState, type DragEvent, type KeyboardEvent } from 'react'
import type { WorkshopProps } from '../../../../protocol/board.ts'
import { Changes } from './changes.tsx'
import { Checks } from './checks.tsx'
import * as desks from './desk.ts'
import type { Desk } from './desk.ts'
import { EntryList } from './entry-list.tsx'
import { newId, problemLines } from './files.ts'
import { Form } from './form.tsx'
import { builtIn, ShopProvider, useShop } from './frame.tsx'
import type { Shop } from './frame.tsx'
import { Head, useSave } from './head.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { isEmpty, openPack, readPack } from './pack.ts'
import type { Pack } from './pack.ts'
import { getAt } from './paths.ts'
import { Preview } from './preview.tsx'
import { Raw } from './raw.tsx'
import { checkWork } from './report.ts'
import type { Report } from './report.ts'
import { Sign } from './signs.tsx'
import { unsqueezed } from './squeeze.ts'
import { strings } from './strings.ts'
import './workshop.css'

const DRAFT_PAUSE = 800
/** The whole content is checked: not at every letter of a fast typist. */
const CHECK_PAUSE = 200
/** One line is read by then; more stay until they are closed. */
const SHORT_WORD = 6000

/** The content workshop: what the printed game says, entered card by card. */
export function Workshop(props: WorkshopProps) {
  const { lang } = props
  const [loaded] = useState(builtIn)
  const [desk, setDesk] = useState<Desk>(() => desks.newDesk(newId(strings[lang].unnamed), strings[lang].unnamed))
  const [told, tell] = useState<readonly string[]>([])
  const isReady = useStart(props, setDesk, tell)
  useDraft(desk, isReady, props)
  const report = useReport(desk, loaded)
  const entry = useMemo(() => desks.entryOn(desk, loaded.box), [desk, loaded])
  const shop = useMemo<Shop>(
    () => ({ ...props, ...loaded, t: strings[lang], desk, put: setDesk, entry, report }),
    [props, lang, desk, loaded, entry, report],
  )
  if (!isReady) return undefined
  return (
    <ShopProvider value={shop}>
      <Room told={told} tell={tell} />
    </ShopProvider>
  )
}

/** Begins with what the link holds, or with what was on the desk last. */
function useStart(props: WorkshopProps, setDesk: (desk: Desk) => void, tell: (lines: string[]) => void): boolean {
  const { lang, works, shared } = props
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const start = async (): Promise<void> => {
      if (shared !== undefined) {
        const read = readPack(await unsqueezed(shared))
        if (read.ok) setDesk(desks.openDesk(newId(read.value.name), read.value))
        else tell([strings[lang].linkBroken])
        return
      }
      const draft = await works.draft()
      const [id, read] = [getAt(draft, ['id']), openPack(getAt(draft, ['pack']))]
      if (typeof id === 'string' && read.ok) setDesk(desks.openDesk(id, read.value))
    }
    void start().finally(() => setReady(true))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the workshop opens
  }, [])
  return isReady
}

/** What is on the desk is kept all the time: nothing is lost with the tab. */
function useDraft({ id, pack }: Desk, isReady: boolean, { works }: WorkshopProps): void {
  useEffect(() => {
    if (!isReady || isEmpty(pack)) return undefined
    const timer = setTimeout(() => void works.keepDraft({ id, pack }), DRAFT_PAUSE)
    return () => clearTimeout(timer)
  }, [id, pack, isReady, works])
}

/** The check of the pack as it was a moment ago. */
function useReport({ pack, loose }: Desk, { box, content }: ReturnType<typeof builtIn>): Report {
  const [report, setReport] = useState<Report>(() => ({ pack, problems: [], content }))
  useEffect(() => {
    const timer = setTimeout(() => setReport(checkWork(pack, loose, box)), CHECK_PAUSE)
    return () => clearTimeout(timer)
  }, [pack, loose, box])
  return report
}

const TABS = ['list', 'edit', 'preview', 'changes', 'checks', 'json'] as const
type Tab = (typeof TABS)[number]

function Room({ told, tell }: { told: readonly string[]; tell(lines: readonly string[]): void }) {
  const { put, t } = useShop()
  const [tab, setTab] = useState<Tab>('list')
  const [isOpening, setOpening] = useState(false)
  const open = (id: string, pack: Pack): void => put((old) => desks.reopen(old, id, pack))
  const onFile = useFiles(open, tell)
  const drop = useDrop(onFile)
  const onKeyDown = useKeys(tell)
  const edit = (): void => setTab('edit')
  return (
    <div className="upw" data-tab={tab} onKeyDown={onKeyDown} {...drop.handlers}>
      <Head onOpen={() => setOpening(true)} onTell={tell} onWhyNot={() => setTab('checks')} />
      <Tabs tab={tab} choose={setTab} />
      <EntryList onChosen={edit} />
      <Form />
      <div className="upw-side">
        {tab === 'changes' ? (
          <Changes onShow={edit} />
        ) : tab === 'checks' ? (
          <Checks onShow={edit} />
        ) : tab === 'json' ? (
          <Raw />
        ) : (
          <Preview />
        )}
      </div>
      {drop.isOver && <p className="upw-drop">{t.drop}</p>}
      {told.length > 0 && <Told lines={told} onClose={() => tell([])} />}
      {isOpening && <OpenDialog onOpen={open} onFile={onFile} onClose={() => setOpening(false)} />}
    </div>
  )
}

function Tabs({ tab, choose }: { tab: Tab; choose(tab: Tab): void }) {
  const { t, report } = useShop()
  return (
    <nav className="upw-tabs" aria-label={t.title}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          data-tab={one}
          aria-current={one === tab ? 'true' : undefined}
          onClick={() => choose(one)}
        >
          {t.tabs[one]}
          {one === 'checks' && report.problems.length > 0 && (
            <span className="upw-count">{report.problems.length}</span>
          )}
        </button>
      ))}
    </nav>
  )
}

/** Undo, redo and save from anywhere, also from within a field. */
function useKeys(tell: (lines: readonly string[]) => void): (event: KeyboardEvent) => void {
  const { put } = useShop()
  const save = useSave(tell)
  return (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const act =
      key === 's'
        ? () => save('here')
        : key === 'y' || (key === 'z' && event.shiftKey)
          ? () => put(desks.redo)
          : key === 'z'
            ? () => put(desks.undo)
            : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  }
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
    <div className="upw-told paper" role="status">
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

/** Opens a file, even one with wrong values: the check says what they are. */
function useFiles(open: (id: string, pack: Pack) => void, tell: (lines: readonly string[]) => void) {
  const { lang, t } = useShop()
  const read = async (file: File): Promise<void> => {
    const found = readPack(await file.text())
    if (!found.ok) return tell([t.notOpened, ...problemLines(found, lang)])
    open(newId(found.value.name), found.value)
    return tell([t.opened(found.value.name)])
  }
  return (file: File): void => void read(file).catch(() => tell([t.notOpened]))
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
