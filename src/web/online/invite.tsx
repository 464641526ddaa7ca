import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { useT } from '../i18n/index.ts'
import { copyText } from '../ui/copy.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import './online.css'

interface InviteProps {
  readonly link: string
  readonly title: string
  readonly text: string
  /** What has just been done. */
  readonly news?: string | undefined
  /** A link to keep is not to be scanned. */
  readonly hasCode?: boolean
  onClose(): void
  readonly children?: ReactNode
}

/** A link to send, and a code to scan. */
export function InviteDialog({ link, title, text, news, hasCode = true, onClose, children }: InviteProps) {
  const t = useT()
  const [isCopied, setCopied] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    setCopied(await copyText(link))
    // Where copying is not allowed, it is at least chosen.
    input.current?.select()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {news !== undefined && (
        <p className="news" role="status">
          <Icon name="check" /> {news}
        </p>
      )}
      <p>{text}</p>
      <div className="field">
        <input
          ref={input}
          className="input"
          readOnly
          value={link}
          aria-label={title}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <div className="link-tools">
        <Button
          sign={<Icon name={isCopied ? 'check' : 'copy'} />}
          text={isCopied ? t.app.copied : t.app.copy}
          onClick={() => void copy()}
        />
        <span className="sr" role="status">
          {isCopied ? t.app.copied : ''}
        </span>
        {children}
      </div>
      {hasCode && <QrCode text={link} label={t.table.qr} />}
    </Dialog>
  )
}

/** The old link ends with it: that is asked first. */
export function NewLink({ sure, onRenew }: { sure: string; onRenew(): void }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) return <Button look="quiet" text={t.seats.newLink} onClick={() => setAsking(true)} />
  return (
    <span className="sure" role="group" aria-label={t.seats.newLink}>
      <span role="alert">{sure}</span>
      <Button look="small" text={t.app.cancel} onClick={() => setAsking(false)} />
      <Button look="small primary" text={t.seats.newLinkDo} onClick={onRenew} />
    </span>
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

export function QrCode({ text, label }: { text: string; label: string }) {
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
