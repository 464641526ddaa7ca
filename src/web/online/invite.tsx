import { useEffect, useState, type ReactNode } from 'react'
import { useT } from '../i18n/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'

interface InviteProps {
  readonly link: string
  readonly title: string
  readonly text: string
  /** A link to keep is not to be scanned. */
  readonly hasCode?: boolean
  onClose(): void
  readonly children?: ReactNode
}

/** A link to send, and a code to scan. */
export function InviteDialog({ link, title, text, hasCode = true, onClose, children }: InviteProps) {
  const t = useT()
  const [copied, setCopied] = useState<string>()
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="field">
        <input className="input" readOnly value={link} aria-label={title} onFocus={(event) => event.target.select()} />
      </div>
      <div className="link-tools">
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(link))}
        >
          <Icon name="copy" /> <span role="status">{copied === link ? t.app.copied : t.app.copy}</span>
        </button>
        {children}
      </div>
      {hasCode && <QrCode text={link} label={t.table.qr} />}
    </Dialog>
  )
}

/** Pixels that a camera needs for every square. */
const MODULE = 3
/** Longer links are drawn with less to spare for damage. */
const LONG = 2000

interface Drawn {
  readonly size: number
  readonly path: string
}

async function draw(text: string): Promise<Drawn> {
  const { default: qrcode } = await import('qrcode-generator')
  const code = qrcode(0, text.length > LONG ? 'L' : 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  let path = ''
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (code.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`
  return { size, path }
}

function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn>()
  // A long link fits into no code.
  useEffect(() => void draw(text).then(setDrawn, () => setDrawn(undefined)), [text])
  if (drawn === undefined) return undefined
  return (
    <svg
      className="qr"
      style={{ width: `min(${Math.max(260, drawn.size * MODULE)}px, 100%)` }}
      viewBox={`-3 -3 ${drawn.size + 6} ${drawn.size + 6}`}
      role="img"
      aria-label={label}
    >
      <rect x="-3" y="-3" width={drawn.size + 6} height={drawn.size + 6} fill="#fff" />
      <path d={drawn.path} fill="#111" shapeRendering="crispEdges" />
    </svg>
  )
}
