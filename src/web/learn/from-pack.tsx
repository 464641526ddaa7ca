import { useEffect, useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Problem } from '../../engine/index.ts'
import { findGame } from '../../games/registry.ts'
import type { Teaching } from '../../lessons/lesson.ts'
import { useT } from '../i18n/index.ts'
import { broughtTo, forgetBrought, keepBrought, readBrought, type Brought } from './brought.ts'
import { Lessons } from './lesson-lines.tsx'

interface Wrong {
  readonly text: string
  readonly problems: readonly Problem[]
}

/** Lessons that are in no box: from the file of a content pack, kept on this device. */
export function FromPack({ game, teaching }: { game: string; teaching: Teaching }) {
  const t = useT()
  const [brought, setBrought] = useState<Brought>()
  const [wrong, setWrong] = useState<Wrong>()
  useEffect(() => void broughtTo(game, teaching).then(setBrought), [game, teaching])
  const read = async (file: File): Promise<void> => {
    setWrong(undefined)
    const module = await findGame(game)!.load()
    if (file.size > module.largestPack) return setWrong({ text: t.errors.tooLarge, problems: [] })
    const found = readBrought(module, teaching, await file.text())
    if (!found.ok) {
      const text = found.problems.length === 0 ? t.learn.packNone : t.learn.packWrong
      return setWrong({ text, problems: found.problems })
    }
    await keepBrought(game, found.value).catch(() => setWrong({ text: t.workshop.noStorage, problems: [] }))
    setBrought(found.value)
  }
  const forget = (): void => {
    void forgetBrought(game)
    setBrought(undefined)
  }
  return (
    <details id="learn-pack" className="learn-pack" open={brought !== undefined}>
      <summary>{t.learn.packTitle}</summary>
      <p id="learn-pack-lead">{t.learn.packLead}</p>
      {brought !== undefined && (
        <>
          <h2>{t.learn.packOf(brought.name)}</h2>
          <Lessons key={brought.name} game={game} lessons={brought.lessons} />
          <Button look="quiet small" text={t.learn.packRemove} onClick={forget} />
        </>
      )}
      <input
        className="input"
        type="file"
        accept="application/json,.json"
        aria-label={t.setup.pack}
        aria-describedby="learn-pack-lead"
        onChange={({ target: { files } }) => files?.[0] !== undefined && void read(files[0])}
      />
      {wrong !== undefined && <Why wrong={wrong} />}
    </details>
  )
}

function Why({ wrong: { text, problems } }: { wrong: Wrong }) {
  const t = useT()
  return (
    <>
      <p className="problem" role="alert">
        {text}
      </p>
      {problems.length > 0 && (
        <details className="soft">
          <summary>{t.lobby.importWhy}</summary>
          <ul lang="en">
            {problems.map(({ path, problem }) => (
              <li key={path + problem}>
                {path}: {problem}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
