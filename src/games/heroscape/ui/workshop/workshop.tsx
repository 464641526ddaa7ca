import { useRef, useState } from 'react'
import { useMedia } from '../../../../boardkit/use-media.ts'
import { Room as ShellRoom, Tabs } from '../../../../boardkit/workshop/room.tsx'
import { useShell } from '../../../../boardkit/workshop/shell.ts'
import type { WorkshopProps } from '../../../../protocol/board.ts'
import './colours.css'
import './workshop.css'
import { Bar, Says, Zoom } from './bar.tsx'
import { useReport } from './checks.tsx'
import { craftOf } from './craft.ts'
import * as workbenches from './workbench.ts'
import type { Workbench } from './workbench.ts'
import { Patterns } from './drawing.tsx'
import { emptyPlan } from './documents.ts'
import { builtIn, ShopProvider, useShop } from './frame.tsx'
import { Head } from './head.tsx'
import { Palette } from './palette.tsx'
import { PlanView } from './plan-view.tsx'
import { Preview } from './preview.tsx'
import { ScenarioPart } from './scenario-part.tsx'
import { SheetsPart } from './sheets.tsx'
import { Starts } from './starts.tsx'
import { StockPart } from './stock.tsx'
import { strings } from './strings.ts'
import type { Camera } from './use-camera.ts'

/** The battlefield builder. */
export function Workshop(props: WorkshopProps) {
  const t = strings[props.language]
  const [loaded] = useState(builtIn)
  const [workbench, put] = useState<Workbench>(() => workbenches.openWorkbench(emptyPlan(props.language)))
  const shell = useShell(props, {
    t,
    craft: craftOf(props, loaded.source),
    doc: workbenches.planOn(workbench),
    begin: (plan) => put(workbenches.openWorkbench(plan)),
    open: (plan) => put((old) => workbenches.reopen(old, plan)),
  })
  if (shell === undefined) return undefined
  return (
    <ShopProvider value={{ ...shell, ...loaded, t, workbench, put }}>
      <Room />
    </ShopProvider>
  )
}

const TABS = ['build', 'view', 'stock', 'scenario', 'sheets'] as const
type Tab = (typeof TABS)[number]

function Room() {
  const shop = useShop()
  const { t } = shop
  const report = useReport()
  const [tab, setTab] = useState<Tab>('build')
  const [isOpening, setOpening] = useState(() => shop.doc.tiles.length === 0)
  const isNarrow = useMedia('(max-width: 999px)')
  // Beside the plan stands the view; on a phone it is a tab of its own, and nothing is drawn unseen.
  const side = tab === 'build' && !isNarrow ? 'view' : tab
  return (
    <ShellRoom
      shell={shop}
      className="hsw"
      tab={tab}
      isNarrow={isNarrow}
      isOpening={isOpening}
      starts={(open) => <Starts open={open} />}
      onClose={() => setOpening(false)}
    >
      <svg width={0} height={0} className="hsw-defs" aria-hidden="true">
        <Patterns />
      </svg>
      <Head report={report} onOpen={() => setOpening(true)} onWhyNot={() => setTab('scenario')} />
      <Tabs
        label={t.title}
        names={t.tabs}
        tabs={isNarrow ? TABS : TABS.slice(1)}
        tab={side}
        counts={{ scenario: report.errors.length }}
        choose={setTab}
      />
      <Work />
      <div className="workshop-side">
        {side === 'view' && <Preview />}
        {side === 'stock' && <StockPart />}
        {side === 'scenario' && <ScenarioPart report={report} onShow={() => setTab('build')} />}
        {side === 'sheets' && <SheetsPart />}
      </div>
    </ShellRoom>
  )
}

function Work() {
  const cameraRef = useRef<Camera | undefined>(undefined)
  return (
    <div className="hsw-work no-print">
      <Palette />
      <div className="hsw-middle">
        <Bar />
        <PlanView cameraRef={cameraRef} />
        <Zoom cameraRef={cameraRef} />
        <Says />
      </div>
    </div>
  )
}
