import type { ReactNode } from 'react'
import type { Language } from '../../protocol/board.ts'
import { CloseButton } from './paper.tsx'
import { useModal } from './use-modal.ts'
import './dialog.css'

interface Props {
  readonly label: string
  readonly language: Language
  readonly className?: string
  readonly children: ReactNode
  onClose(): void
}

/** A sheet over the table; Escape, the cross and a click outside close it. */
export function Dialog({ label, language, className = '', children, onClose }: Props) {
  const modal = useModal(onClose)
  return (
    <dialog {...modal} className={`bk-dialog ${className}`} aria-label={label}>
      <div className="bk-dialog-body">
        <CloseButton language={language} close={onClose} />
        {children}
      </div>
    </dialog>
  )
}
