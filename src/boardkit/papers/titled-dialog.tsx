import { useId, type ReactNode } from 'react'
import { StrokeIcon } from '../drawing/stroke-icon.tsx'
import { about } from './about.ts'
import { Button } from './button.tsx'
import { useModal } from './use-modal.ts'

interface Props {
  readonly title: string
  /** What the cross is called. */
  readonly close: string
  readonly wide?: boolean
  readonly children: ReactNode
  onClose(): void
}

/** A modal dialog with a title; Escape, the cross and a click outside close it. */
export function TitledDialog({ title, close, wide = false, children, onClose }: Props) {
  const modal = useModal(onClose)
  const id = useId()
  return (
    <dialog {...modal} className={wide ? 'dialog wide' : 'dialog'} aria-labelledby={id}>
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <Button
          look="quiet icon"
          sign={<StrokeIcon path="M6 6l12 12M18 6 6 18" />}
          aria-label={close}
          onClick={onClose}
          {...about('table.close')}
        />
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
