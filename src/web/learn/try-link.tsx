import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useT } from '../i18n/index.ts'
import { hasLessons, loadTeaching } from '../teachings.ts'
import { Icon } from '../ui/icon.tsx'
import { fromHere } from './opened-from.ts'

/** Whether a rule is a worked example that can be tried. */
function useIsExample(game: string, id: string): boolean {
  const [found, setFound] = useState('')
  const mayBe = id.includes('-EX-') && hasLessons(game)
  useEffect(() => {
    if (!mayBe) return undefined
    let isWanted = true
    const look = async (): Promise<void> => {
      const teaching = await loadTeaching(game).catch(() => undefined)
      if (isWanted && teaching?.examples.some((example) => example.id === id) === true) setFound(id)
    }
    void look()
    return () => {
      isWanted = false
    }
  }, [game, id, mayBe])
  return found === id && id !== ''
}

/** Opens a worked example of the rulebook as a position; nothing where the rule is none. */
export function TryLink({ game, id }: { game: string; id: string }) {
  const t = useT()
  const [path] = useLocation()
  if (!useIsExample(game, id)) return undefined
  return (
    <Link
      className="button small"
      href={`/try/${game}/${id}`}
      state={fromHere(path, game, id)}
      aria-label={`${t.learn.tryIt}: ${id}`}
    >
      <Icon name="play" /> {t.learn.tryIt}
    </Link>
  )
}
