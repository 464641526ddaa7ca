import { useEffect, useState } from 'react'
import { findGame, type AnyModule } from '../../games/registry.ts'

/** A game as it is told of, fetched when it is needed: `none` where there is no such game. */
export function useModule(game: string): AnyModule | 'none' | undefined {
  const [found, setFound] = useState<AnyModule | 'none'>()
  useEffect(() => {
    const entry = findGame(game)
    if (entry === undefined) setFound('none')
    else
      void entry.load().then(
        (module) => setFound(module),
        () => setFound('none'),
      )
  }, [game])
  return found
}
