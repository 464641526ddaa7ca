import type { Game, GameState, Problem, Result } from '../engine/index.ts'
import { lessonProblems } from './check.ts'
import type { Lesson, Teaching } from './lesson.ts'
import { rehearse } from './rehearse.ts'

/** Lessons that come with a content pack: added to what a game teaches, or all that is wrong with them. Nothing in them is trusted. */
export function broughtLessons<S extends GameState, C>(
  teaching: Teaching<S, C>,
  given: readonly unknown[],
): Result<readonly Lesson[]> {
  const ids = new Set(teaching.lessons.map(({ id }) => id))
  const problems = given.flatMap((lesson, i) => problemsWith(teaching, ids, lesson, `lessons[${i}]`))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: given as readonly Lesson[] }
}

/** Each is played once by who does what the coach says: what does not fit the rules is refused with the step where it ends. */
export function rehearsalProblems<S extends GameState, C>(
  game: Game<S, C>,
  teaching: Teaching<S, C>,
  lessons: readonly Lesson[],
): readonly Problem[] {
  return lessons.flatMap((lesson, i) =>
    problemOf(`lessons[${i}].steps`, () => void rehearse<S, C>(game, teaching, lesson)),
  )
}

function problemsWith<S extends GameState, C>(
  { set }: Pick<Teaching<S, C>, 'set'>,
  ids: Set<string>,
  value: unknown,
  path: string,
): readonly Problem[] {
  const wrong = lessonProblems(value, path)
  if (wrong.length > 0) return wrong
  const { id, scene, role } = value as Lesson
  if (ids.has(id)) return [{ path: `${path}.id`, problem: `there is a lesson ${id} already` }]
  ids.add(id)
  return problemOf(`${path}.scene`, () => {
    if (role >= set(scene).roles) throw new Error(`has no role ${role}`)
  })
}

function problemOf(path: string, attempt: () => void): readonly Problem[] {
  try {
    attempt()
    return []
  } catch (error) {
    return [{ path, problem: error instanceof Error ? error.message : String(error) }]
  }
}
