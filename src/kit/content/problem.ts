import type { z } from 'zod'
import type { Problem } from '../../engine/index.ts'

const MAX_PROBLEMS = 50

/** Foreign text may carry terminal codes or be endless; only harmless characters get into a message. */
export function printable(text: string): string {
  const harmless = text.replace(/[^\p{L}\p{N}_$.\- ]/gu, '?')
  return harmless.length > 40 ? `${harmless.slice(0, 40)}…` : harmless
}

export function formatPath(path: readonly PropertyKey[]): string {
  let text = ''
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`
    else text += (text === '' ? '' : '.') + printable(String(part))
  }
  return text === '' ? '(whole content)' : text
}

/** The first problem of each field. */
export function problemsOf(error: z.ZodError, format: (path: readonly PropertyKey[]) => string): Problem[] {
  const problems = new Map<string, Problem>()
  const add = (path: string, problem: string): void => {
    if (!problems.has(path)) problems.set(path, { path, problem })
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add(format([...issue.path, key]), 'unknown field')
    else add(format(issue.path), issue.message)
  }
  return limited([...problems.values()])
}

/**
 * Names things by their id: after a pack is laid over the built-in content, a position in the merged list
 * would tell its author nothing.
 */
export function pathById(source: unknown): (path: readonly PropertyKey[]) => string {
  return (path) => {
    const [list, position, ...rest] = path
    const things = (source as Record<PropertyKey, unknown>)[list]
    const id: unknown = Array.isArray(things) && typeof position === 'number' ? things[position]?.id : undefined
    if (typeof id !== 'string') return formatPath(path)
    return [`${String(list)}[${printable(id)}]`, ...(rest.length > 0 ? [formatPath(rest)] : [])].join('.')
  }
}

/** For the problems of a part: says where the part is. */
export function within(path: string): (problem: Problem) => Problem {
  return (problem) => ({ path: `${path}.${problem.path}`, problem: problem.problem })
}

export function limited(problems: readonly Problem[]): Problem[] {
  if (problems.length <= MAX_PROBLEMS) return [...problems]
  const left = problems.length - MAX_PROBLEMS
  return [...problems.slice(0, MAX_PROBLEMS), { path: '(whole content)', problem: `and ${left} more problems` }]
}
