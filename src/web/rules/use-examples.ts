import { useEffect, useState } from 'react'
import type { RulebookChapter } from '../../kit/rulebook.ts'
import { loadTeaching } from '../teachings.ts'

const NONE: ReadonlySet<string> = new Set()
const EXAMPLE = /-EX-/

/** Which worked examples of a chapter can be tried on the board; what makes them is fetched only where there are any. */
export function useExamples(game: string, chapter: RulebookChapter): ReadonlySet<string> {
  const [examples, setExamples] = useState(NONE)
  const hasExamples = chapter.rules.some(({ id }) => EXAMPLE.test(id))
  useEffect(() => {
    if (!hasExamples) return undefined
    let isWanted = true
    loadTeaching(game).then(
      (teaching) => isWanted && setExamples(new Set(teaching?.examples.map(({ id }) => id))),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [game, hasExamples])
  return hasExamples ? examples : NONE
}
