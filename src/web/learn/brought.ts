import type { AnyGame, Game, GameState, Problem, Result } from '../../engine/index.ts'
import type { AnyModule } from '../../games/registry.ts'
import { broughtLessons, rehearsalProblems } from '../../lessons/brought.ts'
import type { Lesson, Teaching } from '../../lessons/lesson.ts'
import { localWorks } from '../local/works.ts'

/** The lessons of a content pack, and what it is called. */
export interface Brought {
  readonly name: string
  readonly lessons: readonly Lesson[]
}

/** One pack for each game is learnt from on this device. No id of a work has a dot. */
const LEARNT = '.lessons'

interface Pack {
  readonly name: string
  readonly lessons?: readonly unknown[]
}

const NONE: Result<Brought> = { ok: false, problems: [] }

/** The lessons of a pack that was read, looked through; without problems to tell where it has none. */
function lessonsOf(teaching: Teaching, { name, lessons = [] }: Pack): Result<Brought> {
  if (lessons.length === 0) return NONE
  const found = broughtLessons(teaching, lessons)
  return found.ok ? { ok: true, value: { name, lessons: found.value } } : found
}

/** The lessons of a file; each is played once, so that none is kept that does not fit the rules. */
export function readBrought(module: AnyModule, teaching: Teaching, text: string): Result<Brought> {
  const pack = module.readPack(text)
  if (!pack.ok) return pack
  const found = lessonsOf(teaching, pack.value as Pack)
  if (!found.ok) return found
  const game = module.game as AnyGame as Game<GameState, unknown>
  const problems: readonly Problem[] = rehearsalProblems(game, teaching, found.value.lessons)
  return problems.length > 0 ? { ok: false, problems } : found
}

export const keepBrought = (game: string, { name, lessons }: Brought): Promise<void> =>
  localWorks.put({ game, id: LEARNT, name, pack: { name, lessons }, updated: Date.now() })

export const forgetBrought = (game: string): Promise<void> => localWorks.remove(game, LEARNT)

/** What is kept, as far as it still fits; nothing where nothing can be kept. */
export async function broughtTo(game: string, teaching: Teaching): Promise<Brought | undefined> {
  const kept = await localWorks.get(game, LEARNT).catch(() => undefined)
  const found = kept === undefined ? NONE : lessonsOf(teaching, kept.pack as Pack)
  return found.ok ? found.value : undefined
}
