import { useEffect, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../papers/button.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { openFile } from './shell.ts'
import type { Shell } from './shell.ts'
import { Sign } from './signs.tsx'
import './workshop.css'

/** One line is read by then; more stay until they are closed. */
const SHORT_WORD = 6000

interface Props<Doc> {
  readonly shell: Shell<Doc>
  readonly className: string
  readonly tab: string
  /** Everything does not fit side by side: the tabs lie below, and one part is seen at a time. */
  readonly isNarrow: boolean
  readonly isOpening: boolean
  /** Ways to begin anew. */
  starts(open: (doc: Doc) => void): ReactNode
  onClose(): void
  onKeyDown?(event: KeyboardEvent): void
  readonly children: ReactNode
}

/** The whole workshop: files may be dropped anywhere, and notices lie over it. */
export function Room<Doc>(props: Props<Doc>) {
  const { shell, className, tab, isNarrow, isOpening, starts, onClose, onKeyDown, children } = props
  const { t, told, tell } = shell
  const drop = useDrop((file) => void openFile(shell, file))
  return (
    <div
      className={`workshop-room ${className}`}
      data-tab={tab}
      data-narrow={isNarrow}
      onKeyDown={onKeyDown}
      {...drop.handlers}
    >
      {children}
      {drop.isOver && <p className="workshop-drop">{t.drop}</p>}
      {told.length > 0 && <Told lines={told} close={t.close} onClose={() => tell([])} />}
      {isOpening && <OpenDialog shell={shell} starts={starts} onClose={onClose} />}
    </div>
  )
}

interface TabsProps<Tab extends string> {
  readonly label: string
  readonly names: Readonly<Record<NoInfer<Tab>, string>>
  readonly tabs: readonly Tab[]
  readonly tab: NoInfer<Tab>
  /** How many problems a tab shows. */
  readonly counts: Readonly<Partial<Record<NoInfer<Tab>, number>>>
  choose(tab: NoInfer<Tab>): void
}

export function Tabs<Tab extends string>({ label, names, tabs, tab, counts, choose }: TabsProps<Tab>) {
  return (
    <nav className="workshop-tabs no-print" aria-label={label}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          data-tab={one}
          aria-current={one === tab ? 'true' : undefined}
          onClick={() => choose(one)}
        >
          {names[one]}
          {(counts[one] ?? 0) > 0 && <span className="workshop-count">{counts[one]}</span>}
        </button>
      ))}
    </nav>
  )
}

function Told({ lines, close, onClose }: { lines: readonly string[]; close: string; onClose(): void }) {
  useEffect(() => {
    if (lines.length > 1) return undefined
    const timer = setTimeout(onClose, SHORT_WORD)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- counted from when it was said
  }, [lines])
  return (
    <div className="workshop-told paper no-print" role="status">
      <div>
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <Button look="quiet icon" sign={<Sign name="close" />} aria-label={close} onClick={onClose} />
    </div>
  )
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
