import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react'

interface ModalProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  onCancel(event: SyntheticEvent): void
  onClick(event: MouseEvent): void
}

/** Makes a `<dialog>` modal for as long as it is there; Escape and a click outside close it. */
export function useModal(onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current!
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [])
  return {
    ref,
    onCancel(event) {
      event.preventDefault()
      onClose()
    },
    onClick(event) {
      if (event.target === ref.current) onClose()
    },
  }
}
