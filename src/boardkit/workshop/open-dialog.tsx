import { useEffect, useState, type ReactNode } from 'react'
import type { WorkInfo } from '../../protocol/board.ts'
import { Button } from '../papers/button.tsx'
import { TitledDialog } from '../papers/titled-dialog.tsx'
import { openFile, wordsOf } from './shell.ts'
import type { Shell } from './shell.ts'
import { SignButton } from './signs.tsx'
import type { ShellWords } from './words.ts'
import './open-dialog.css'

interface Props<Doc> {
  readonly shell: Shell<Doc>
  /** Ways to begin anew. */
  starts(open: (doc: Doc) => void): ReactNode
  onClose(): void
}

/** Where to start: with something saved, anew, or with a file. */
export function OpenDialog<Doc>({ shell, starts, onClose }: Props<Doc>) {
  const { t, craft } = shell
  const open = (doc: Doc): void => {
    shell.open(doc)
    onClose()
  }
  return (
    <TitledDialog title={t.openTitle} close={t.close} wide onClose={onClose}>
      <h3>{t.saved}</h3>
      <Saved shell={shell} onOpen={open} />
      {starts(open)}
      <h3>{t.fromFile}</h3>
      <p className="hint">{t.fromFileHint}</p>
      <input
        className="input"
        type="file"
        accept={craft.files}
        aria-label={t.chooseFile}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) void openFile(shell, file)
          onClose()
        }}
      />
    </TitledDialog>
  )
}

function Saved<Doc>({ shell, onOpen }: { shell: Shell<Doc>; onOpen(doc: Doc): void }) {
  const { works, craft, t } = shell
  const [list, setList] = useState<readonly WorkInfo[]>()
  const [problem, setProblem] = useState<string>()
  const [doomed, setDoomed] = useState<WorkInfo>()
  const say = (error: unknown): void => setProblem(wordsOf(error))
  const load = (): void => void works.list().then(setList, say)
  useEffect(load, [works])
  const open = async (work: WorkInfo): Promise<void> => {
    const found = craft.fromWork(await works.load(work), work.id)
    if (found.ok) onOpen(found.value)
    else setProblem(t.notOpened)
  }
  return (
    <>
      {problem !== undefined && <p className="problem">{problem}</p>}
      {list?.length === 0 && <p className="soft">{t.noneSaved}</p>}
      <ul className="workshop-saved">
        {list?.map((work) => (
          <li key={`${work.place}:${work.id}`}>
            <Button
              data-work={work.id}
              sign={<strong>{work.name}</strong>}
              text={<span className="soft">{work.place === 'account' ? t.inAccount : t.inBrowser}</span>}
              onClick={() => void open(work).catch(say)}
            />
            {doomed === work ? (
              <Sure
                t={t}
                name={work.name}
                onYes={() => void works.remove(work).then(load, say)}
                onNo={() => setDoomed(undefined)}
              />
            ) : (
              <SignButton sign="trash" name={t.delete(work.name)} onClick={() => setDoomed(work)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Asks once more before something is gone for good. */
function Sure({ t, name, onYes, onNo }: { t: ShellWords; name: string; onYes(): void; onNo(): void }) {
  return (
    <span role="alert" className="workshop-sure">
      {t.deleteSure(name)} <Button look="small danger" text={t.yes} onClick={onYes} />
      <Button look="small" text={t.cancel} onClick={onNo} />
    </span>
  )
}
