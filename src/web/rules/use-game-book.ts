import { useEffect, useState } from 'react'
import { loadGameBook, type DrawnBook } from '../games.ts'

/** The drawn pages of a game; `undefined` while they are on their way, and where there are none. */
export function useGameBook(game: string): DrawnBook | undefined {
  const [book, setBook] = useState<{ readonly game: string; readonly drawn: DrawnBook | undefined }>()
  useEffect(() => {
    let isWanted = true
    loadGameBook(game).then(
      (drawn) => isWanted && setBook({ game, drawn }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [game])
  return book?.game === game ? book.drawn : undefined
}
