import { useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { useMedia } from '../../../../boardkit/use-media.ts'
import { Room as ShellRoom, Tabs } from '../../../../boardkit/workshop/room.tsx'
import { saveWork, useShell } from '../../../../boardkit/workshop/shell.ts'
import type { WorkshopProps } from '../../../../protocol/board.ts'
import './colours.css'
import './workshop.css'
import { Changes } from './changes.tsx'
import { Checks } from './checks.tsx'
import { craftOf, newWork } from './craft.ts'
import * as workbenches from './workbench.ts'
import type { Workbench } from './workbench.ts'
import { EntryList } from './entry-list.tsx'
import { Form } from './form.tsx'
import { builtIn, ShopProvider, useShop } from './frame.tsx'
import { Head, savedWord } from './head.tsx'
import { Preview } from './preview.tsx'
import { Raw } from './raw.tsx'
import { checkWork } from './report.ts'
import type { Report } from './report.ts'
import { Starts } from './starts.tsx'
import { strings } from './strings.ts'

/** The whole content is checked: not at every letter of a fast typist. */
const CHECK_PAUSE = 200

/** The content workshop: what the printed game says, entered card by card. */
export function Workshop(props: WorkshopProps) {
  const { language } = props
  const t = strings[language]
  const [loaded] = useState(builtIn)
  const [workbench, put] = useState<Workbench>(() => workbenches.openWorkbench(newWork(language)))
  const { id } = workbench
  const pack = workbenches.packOn(workbench)
  const shell = useShell(props, {
    t,
    craft: craftOf(language),
    doc: useMemo(() => ({ id, pack }), [id, pack]),
    begin: (work) => put(workbenches.openWorkbench(work)),
    open: (work) => put((old) => workbenches.reopen(old, work)),
  })
  const report = useReport(workbench, loaded)
  const entry = useMemo(() => workbenches.entryOn(workbench, loaded.box), [workbench, loaded])
  if (shell === undefined) return undefined
  return (
    <ShopProvider value={{ ...shell, ...loaded, t, workbench, put, entry, report }}>
      <Room />
    </ShopProvider>
  )
}

/** The check of the pack as it was a moment ago. */
function useReport(workbench: Workbench, { box, content }: ReturnType<typeof builtIn>): Report {
  const { loose } = workbench
  const pack = workbenches.packOn(workbench)
  const [report, setReport] = useState<Report>(() => ({ pack, problems: [], content }))
  useEffect(() => {
    const timer = setTimeout(() => setReport(checkWork(pack, loose, box)), CHECK_PAUSE)
    return () => clearTimeout(timer)
  }, [pack, loose, box])
  return report
}

const TABS = ['list', 'edit', 'preview', 'changes', 'checks', 'json'] as const
type Tab = (typeof TABS)[number]

function Room() {
  const shop = useShop()
  const { t, report } = shop
  const [tab, setTab] = useState<Tab>('list')
  const [isOpening, setOpening] = useState(false)
  const isNarrow = useMedia('(max-width: 1099px)')
  const onKeyDown = useKeys()
  const edit = (): void => setTab('edit')
  const side = !isNarrow && (tab === 'list' || tab === 'edit') ? 'preview' : tab
  return (
    <ShellRoom
      shell={shop}
      className="upw"
      tab={tab}
      isNarrow={isNarrow}
      isOpening={isOpening}
      starts={(open) => <Starts open={open} />}
      onClose={() => setOpening(false)}
      onKeyDown={onKeyDown}
    >
      <Head onOpen={() => setOpening(true)} onWhyNot={() => setTab('checks')} />
      <Tabs
        label={t.title}
        names={t.tabs}
        tabs={isNarrow ? TABS : TABS.slice(2)}
        tab={side}
        counts={{ checks: report.problems.length }}
        choose={setTab}
      />
      <EntryList onChosen={edit} />
      <Form />
      <div className="workshop-side">
        <Side tab={tab} onShow={edit} />
      </div>
    </ShellRoom>
  )
}

function Side({ tab, onShow }: { tab: Tab; onShow(): void }) {
  if (tab === 'changes') return <Changes onShow={onShow} />
  if (tab === 'checks') return <Checks onShow={onShow} />
  return tab === 'json' ? <Raw /> : <Preview />
}

/** Undo, redo and save from anywhere, also from within a field. */
function useKeys(): (event: KeyboardEvent) => void {
  const shop = useShop()
  const { put } = shop
  return (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const act =
      key === 's'
        ? () => saveWork(shop, 'here', savedWord(shop))
        : key === 'y' || (key === 'z' && event.shiftKey)
          ? () => put(workbenches.redo)
          : key === 'z'
            ? () => put(workbenches.undo)
            : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  }
}
