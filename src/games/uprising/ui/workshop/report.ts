import type { Problem } from '../../../../engine/index.ts'
import { findSyntaxProblem } from '../../../../kit/content/json-syntax.ts'
import { loadContent } from '../../content/content.ts'
import type { Content } from '../../content/content.ts'
import { entryOf, LISTS, patchesOf } from './pack.ts'
import type { Box, ListName, Pack } from './pack.ts'
import { pathKeys, pathWords } from './paths.ts'

/** A problem and the thing that it speaks of. */
export interface Placed extends Problem {
  readonly list?: ListName
  readonly id?: string
  /** The way inside the thing. */
  readonly field: string
}

export interface Report {
  /** What was checked. */
  readonly pack: Pack
  readonly problems: readonly Placed[]
  /** The whole content with the pack, if it can be played. */
  readonly content: Content | undefined
}

/** Texts of fields that are no JSON, by `hexes[rigga].explore`: they are not in the pack yet. */
export type Loose = Readonly<Record<string, string>>

const isList = (key: unknown): key is ListName => LISTS.some((list) => list === key)

/** Names the thing by its id, wherever the check has counted. */
function placed(problem: Problem, pack: Pack, box: Box): Placed {
  const keys = pathKeys(problem.path)
  const [list, at, ...rest] = keys
  if (!isList(list) || at === undefined) return { ...problem, field: problem.path }
  const patch = patchesOf(pack, list).find(({ id }, index) => (typeof at === 'number' ? index === at : id === at))
  const id = patch?.id ?? String(at)
  const field = pathWords(typeof at === 'number' ? patch : entryOf(box, pack, list, id), rest)
  return { path: `${list}[${id}]${field === '' ? '' : `.${field}`}`, problem: problem.problem, list, id, field }
}

/** The same check that loads packs, and texts that are not even JSON. */
export function checkWork(pack: Pack, loose: Loose, box: Box): Report {
  const loaded = loadContent(pack)
  const broken = Object.entries(loose).map(([path, text]): Problem => {
    const syntax = findSyntaxProblem(text)
    const where = syntax === undefined ? '' : `line ${syntax.line}, column ${syntax.column}: ${syntax.problem}`
    return { path, problem: `not JSON: ${where}` }
  })
  const wrong = loaded.ok ? [] : loaded.problems
  const problems = [...broken, ...wrong].map((problem) => placed(problem, pack, box))
  return { pack, problems, content: loaded.ok && problems.length === 0 ? loaded.content : undefined }
}

/** What is said about a field, or about something inside it. */
export function problemsAt(problems: readonly Placed[], list: ListName, id: string, field: string): readonly Placed[] {
  return problems.filter(
    (one) =>
      one.list === list &&
      one.id === id &&
      (one.field === field || one.field.startsWith(`${field}.`) || one.field.startsWith(`${field}[`)),
  )
}
