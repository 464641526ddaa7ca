import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useShop } from './frame.tsx'
import { Sign } from './signs.tsx'

/** A modal dialog; Escape, the cross and a click outside close it. */
export function Dialog(props: { title: string; onClose(): void; children: ReactNode }) {
  const { title, onClose, children } = props
  const { t } = useShop()
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
      className="dialog wide"
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
        <button type="button" className="button quiet icon" aria-label={t.close} onClick={onClose}>
          <Sign name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
