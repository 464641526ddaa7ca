import type { z } from 'zod'

/** What is wrong with a piece of content, and where: a field (`factions[2].tiles.castle.cost`) or a place in the text. */
export interface Problem {
  readonly path: string
  readonly problem: string
}

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

export function problemsOf(error: z.ZodError): Problem[] {
  const problems: Problem[] = []
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) problems.push({ path: formatPath([...issue.path, key]), problem: 'unknown field' })
    else problems.push({ path: formatPath(issue.path), problem: issue.message })
  }
  return limited(problems)
}

export function limited(problems: readonly Problem[]): Problem[] {
  if (problems.length <= MAX_PROBLEMS) return [...problems]
  const left = problems.length - MAX_PROBLEMS
  return [...problems.slice(0, MAX_PROBLEMS), { path: '(whole content)', problem: `and ${left} more problems` }]
}
