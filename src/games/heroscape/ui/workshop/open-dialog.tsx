import { useEffect, useState } from 'react'
import type { WorkInfo } from '../../../../protocol/board.ts'
import type { Plan } from '../../builder/plan.ts'
import { Dialog } from './dialog.tsx'
import { copyOfPrinted, emptyPlan, planFromPack } from './documents.ts'
import { useShop } from './frame.tsx'
import { Miniature } from './miniature.tsx'
import { SignButton } from './signs.tsx'

interface Props {
  onOpen(plan: Plan): void
  onFile(file: File): void
  onClose(): void
}

/** Where to start: with nothing, a printed battlefield, something saved, or a file. */
export function OpenDialog({ onOpen, onFile, onClose }: Props) {
  const { source, t, lang } = useShop()
  const open = (plan: Plan | undefined): void => {
    if (plan !== undefined) onOpen(plan)
    onClose()
  }
  return (
    <Dialog title={t.openTitle} onClose={onClose}>
      <h3>{t.saved}</h3>
      <Saved onOpen={open} />
      <h3>{t.printed}</h3>
      <div className="hsw-start">
        <button type="button" className="hsw-card" data-start="empty" onClick={() => open(emptyPlan(lang))}>
          <span className="hsw-mini" />
          <strong>{t.empty}</strong>
          <span className="hint">{t.emptyHint}</span>
        </button>
        {source.battlefields.map((field) => (
          <button
            key={field.id}
            type="button"
            className="hsw-card"
            data-start={field.id}
            onClick={() => open(copyOfPrinted(source, field.id))}
          >
            <Miniature tiles={field.tiles} />
            <strong>{field.name[lang]}</strong>
          </button>
        ))}
      </div>
      <h3>{t.fromFile}</h3>
      <p className="hint">{t.fromFileHint}</p>
      <input
        className="input"
        type="file"
        accept=".json,.hsc,application/json"
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

function Saved({ onOpen }: { onOpen(plan: Plan | undefined): void }) {
  const { works, source, t } = useShop()
  const [list, setList] = useState<readonly WorkInfo[]>()
  const [problem, setProblem] = useState<string>()
  const [doomed, setDoomed] = useState<WorkInfo>()
  const say = (error: unknown): void => setProblem((error as Error).message)
  const load = (): void => void works.list().then(setList, say)
  useEffect(load, [works])
  const open = async (work: WorkInfo): Promise<void> => {
    const plan = planFromPack(await works.load(work), source)
    if (plan === undefined) setProblem(t.notOpened)
    else onOpen(plan)
  }
  return (
    <>
      {problem !== undefined && <p className="problem">{problem}</p>}
      {list?.length === 0 && <p className="soft">{t.noneSaved}</p>}
      <ul className="hsw-saved">
        {list?.map((work) => (
          <li key={`${work.place}:${work.id}`}>
            <button type="button" className="button" data-work={work.id} onClick={() => void open(work).catch(say)}>
              <strong>{work.name}</strong>
              <span className="soft">{work.place === 'account' ? t.inAccount : t.inBrowser}</span>
            </button>
            {doomed === work ? (
              <span role="alert" className="hsw-sure">
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
