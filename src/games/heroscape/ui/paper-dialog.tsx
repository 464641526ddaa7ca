import type { ReactNode } from 'react'
import { useModal } from '../../../kit/ui/use-modal.ts'
import './paper-dialog.css'

/** A sheet over the table; Escape, the cross and a click outside close it. */
export function PaperDialog(props: { label: string; close: string; onClose(): void; children: ReactNode }) {
  const { label, close, onClose, children } = props
  const modal = useModal(onClose)
  return (
    <dialog {...modal} className="hs-dialog" aria-label={label}>
      <div className="hs-dialog-body">
        <button type="button" className="hs-dialog-close" aria-label={close} onClick={onClose}>
          ×
        </button>
        {children}
      </div>
    </dialog>
  )
}
