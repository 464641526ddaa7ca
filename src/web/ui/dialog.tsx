import { useId, type ReactNode } from 'react'
import { useModal } from '../../kit/ui/use-modal.ts'
import { useT } from '../i18n/index.ts'
import { Icon } from './icon.tsx'

/** A modal dialog; Escape, the cross and a click outside close it. */
export function Dialog(props: { title: string; onClose(): void; wide?: boolean; children: ReactNode }) {
  const { title, onClose, wide = false, children } = props
  const t = useT()
  const modal = useModal(onClose)
  const id = useId()
  return (
    <dialog {...modal} className={wide ? 'dialog wide' : 'dialog'} aria-labelledby={id}>
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
