import type { Teaching } from '../lessons/lesson.ts'
import { teachingProblems } from '../lessons/check.ts'

// A game is a folder: whatever has lessons is found, and fetched only when it is learnt. Page and worker both come here.
const found = import.meta.glob<{ default: Teaching }>('../games/*/lessons/index.ts')

const pathOf = (game: string): string => `../games/${game}/lessons/index.ts`

export const hasLessons = (game: string): boolean => Object.hasOwn(found, pathOf(game))

const loaded = new Map<string, Promise<Teaching>>()

async function load(game: string): Promise<Teaching> {
  const { default: teaching } = await found[pathOf(game)]()
  const [problem] = teachingProblems(teaching)
  if (problem !== undefined) throw new Error(`${game}: ${problem.path}: ${problem.problem}`)
  return teaching
}

/** What a game teaches, or `undefined`. */
export function loadTeaching(game: string): Promise<Teaching | undefined> {
  if (!hasLessons(game)) return Promise.resolve(undefined)
  let teaching = loaded.get(game)
  if (teaching === undefined) {
    teaching = load(game)
    // Without a network it may come later.
    teaching.catch(() => loaded.delete(game))
    loaded.set(game, teaching)
  }
  return teaching
}
