import { useEffect, useState } from 'react'
import type { WorkInfo } from '../../../../protocol/board.ts'
import { Dialog } from './dialog.tsx'
import { newId } from './files.ts'
import { useShop } from './frame.tsx'
import { emptyPack, openPack } from './pack.ts'
import type { Pack } from './pack.ts'
import { SignButton } from './signs.tsx'

interface Props {
  onOpen(id: string, pack: Pack): void
  onFile(file: File): void
  onClose(): void
}

/** Where to start: with nothing, something saved, or a file. */
export function OpenDialog({ onOpen, onFile, onClose }: Props) {
  const { t } = useShop()
  const open = (id: string, pack: Pack): void => {
    onOpen(id, pack)
    onClose()
  }
  return (
    <Dialog title={t.openTitle} onClose={onClose}>
      <h3>{t.saved}</h3>
      <Saved onOpen={open} />
      <h3>{t.fresh}</h3>
      <p className="hint">{t.freshHint}</p>
      <button
        type="button"
        className="button"
        data-start="empty"
        onClick={() => open(newId(t.unnamed), emptyPack(t.unnamed))}
      >
        {t.fresh}
      </button>
      <h3>{t.fromFile}</h3>
      <p className="hint">{t.fromFileHint}</p>
      <input
        className="input"
        type="file"
        accept=".json,application/json"
        aria-label={t.chooseFile}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file !== undefined) onFile(file)
          onClose()
        }}
      />
    </Dialog>
  )
}

function Saved({ onOpen }: { onOpen(id: string, pack: Pack): void }) {
  const { works, t } = useShop()
  const [list, setList] = useState<readonly WorkInfo[]>()
  const [problem, setProblem] = useState<string>()
  const [doomed, setDoomed] = useState<WorkInfo>()
  const say = (error: unknown): void => setProblem((error as Error).message)
  const load = (): void => void works.list().then(setList, say)
  useEffect(load, [works])
  const open = async (work: WorkInfo): Promise<void> => {
    const read = openPack(await works.load(work))
    if (read.ok) onOpen(work.id, read.value)
    else setProblem(t.notOpened)
  }
  return (
    <>
      {problem !== undefined && <p className="problem">{problem}</p>}
      {list?.length === 0 && <p className="soft">{t.noneSaved}</p>}
      <ul className="upw-saved">
        {list?.map((work) => (
          <li key={`${work.place}:${work.id}`}>
            <button type="button" className="button" data-work={work.id} onClick={() => void open(work).catch(say)}>
              <strong>{work.name}</strong>
              <span className="soft">{work.place === 'account' ? t.inAccount : t.inBrowser}</span>
            </button>
            {doomed === work ? (
              <span role="alert" className="upw-sure">
                {t.deleteSure(work.name)}{' '}
                <button
                  type="button"
                  className="button small danger"
                  onClick={() => void works.remove(work).then(load, say)}
                >
                  {t.yes}
                </button>
                <button type="button" className="button small" onClick={() => setDoomed(undefined)}>
                  {t.cancel}
                </button>
              </span>
            ) : (
              <SignButton sign="trash" name={t.delete(work.name)} onClick={() => setDoomed(work)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
