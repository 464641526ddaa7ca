import { useEffect, useState } from 'react'
import { parseRulebook, type Rulebook, type RulebookChapter, type RulebookRule } from '../../kit/rulebook.ts'
import type { Language } from '../../protocol/board.ts'
import { rulebookOf } from '../games.ts'

const books = new Map<string, Promise<Rulebook | undefined>>()

/** The rules of a game in one language; fetched once. */
export function loadBook(game: string, language: Language): Promise<Rulebook | undefined> {
  const key = `${game}.${language}`
  let book = books.get(key)
  if (book === undefined) {
    book = fetchBook(game, language)
    books.set(key, book)
    book.catch(() => books.delete(key))
  }
  return book
}

async function fetchBook(game: string, language: Language): Promise<Rulebook | undefined> {
  const url = rulebookOf(game, language)
  if (url === undefined) return undefined
  const response = await fetch(url)
  if (!response.ok) throw new Error(`rules: ${response.status}`)
  const parsed = parseRulebook(await response.text())
  return parsed.ok ? parsed.value : undefined
}

/** `undefined` while it is on its way; `none` where the game has none, or it cannot be had. */
export function useBook(game: string, language: Language): Rulebook | 'none' | undefined {
  const [book, setBook] = useState<Rulebook | 'none'>()
  useEffect(() => {
    let isWanted = true
    loadBook(game, language).then(
      (found) => isWanted && setBook(found ?? 'none'),
      () => isWanted && setBook('none'),
    )
    return () => {
      isWanted = false
    }
  }, [game, language])
  return book
}

export function findRule(book: Rulebook, id: string): RulebookRule | undefined {
  for (const chapter of book.chapters) {
    const rule = chapter.rules.find((one) => one.id === id)
    if (rule !== undefined) return rule
  }
  return undefined
}

/** Where something stands: a rule by its id, or a chapter by its code. */
export function chapterOf(book: Rulebook, place: string): RulebookChapter | undefined {
  return book.chapters.find(({ code, rules }) => code === place || rules.some(({ id }) => id === place))
}
