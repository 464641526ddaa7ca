import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useT } from '../i18n/index.ts'
import { Icon } from './icon.tsx'

/** A modal dialog; Escape, the cross and a click outside close it. */
export function Dialog(props: { title: string; onClose(): void; wide?: boolean; children: ReactNode }) {
  const { title, onClose, wide = false, children } = props
  const t = useT()
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current!
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button quiet icon" aria-label={t.app.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
