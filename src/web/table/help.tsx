import { Dialog } from '../ui/dialog.tsx'
import { useTable } from './context.tsx'

/** How the table is used: by keys, by mouse, by touch. */
export function HelpDialog({ onClose }: { onClose(): void }) {
  const { t } = useTable()
  return (
    <Dialog title={t.help.title} onClose={onClose}>
      <dl className="help-keys">
        {t.help.keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{t.help.pointer}</p>
      <p>{t.help.touch}</p>
    </Dialog>
  )
}
