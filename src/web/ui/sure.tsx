import { Button } from '../../boardkit/papers/button.tsx'
import { useT } from '../i18n/index.ts'
import { Dialog } from './dialog.tsx'
import { Problem } from './problem.tsx'

interface Props {
  readonly title: string
  readonly text: string
  /** What is written on it, if not the title. */
  readonly button?: string
  readonly look?: 'primary' | 'danger'
  readonly problem?: string | undefined
  onYes(): void
  onNo(): void
}

/** What ends something is asked about first. */
export function Sure({ title, text, button = title, look = 'primary', problem, onYes, onNo }: Props) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{text}</p>
      <Problem text={problem} />
      <div className="dialog-foot">
        <Button text={useT().app.cancel} onClick={onNo} />
        <Button look={look} text={button} onClick={onYes} autoFocus={look === 'primary'} />
      </div>
    </Dialog>
  )
}
