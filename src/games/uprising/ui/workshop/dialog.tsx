import { useId, type ReactNode } from 'react'
import { useModal } from '../../../../kit/ui/use-modal.ts'
import { useShop } from './frame.tsx'
import { Sign } from './signs.tsx'

/** A modal dialog; Escape, the cross and a click outside close it. */
export function Dialog(props: { title: string; onClose(): void; children: ReactNode }) {
  const { title, onClose, children } = props
  const { t } = useShop()
  const modal = useModal(onClose)
  const id = useId()
  return (
    <dialog {...modal} className="dialog wide" aria-labelledby={id}>
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
