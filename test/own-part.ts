import { existsSync } from 'node:fs'

/** What a game has to say about tests that all games go through: a file of its `testing/`, or nothing. */
export async function ownPart<T>(game: string, file: string): Promise<Partial<T>> {
  const url = new URL(`../src/games/${game}/testing/${file}`, import.meta.url)
  return existsSync(url) ? ((await import(/* @vite-ignore */ url.href)) as T) : {}
}
