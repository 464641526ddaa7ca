import { useEffect, useRef, type ReactNode } from 'react'
import './paper-dialog.css'

/** A sheet over the table; Escape, the cross and a click outside close it. */
export function PaperDialog(props: { label: string; close: string; onClose(): void; children: ReactNode }) {
  const { label, close, onClose, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current!
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className="hs-dialog"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className="hs-dialog-body">
        <button type="button" className="hs-dialog-close" aria-label={close} onClick={onClose}>
          ×
        </button>
        {children}
      </div>
    </dialog>
  )
}
