// The mutants of a game's rules, made by StrykerJS's instrumenter, and the files in which each can be switched on.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

const silent = new Proxy(
  {},
  { get: (_target, name) => (String(name).startsWith('is') ? () => false : () => undefined) },
)

export const hashOf = (...texts) => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}

/** The files of a folder and everything below it, in a fixed order. */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/** What has been worked out before is kept under the hash of what it was worked out from. */
export async function kept(path, make) {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const made = await make()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(made))
  return made
}

/** All mutants of `src/games/<game>/rules`, and each file with its mutants in it. Paths start at the root of the project. */
export async function instrument(root, game, cache) {
  const sources = filesBelow(join(root, 'src', 'games', game, 'rules'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ name: file.slice(root.length + 1), content: readFileSync(file, 'utf8'), mutate: true }))
  const key = hashOf(...sources.flatMap(({ name, content }) => [name, content])).slice(0, 16)
  return kept(join(cache, `${game}-mutants-${key}.json`), async () => {
    const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true }
    const { files, mutants } = await new Instrumenter(silent).instrument(sources, options)
    const texts = new Map(sources.map(({ name, content }) => [name, content.split('\n')]))
    return {
      files: Object.fromEntries(files.map(({ name, content }) => [name, content])),
      mutants: mutants.map(({ id, fileName, mutatorName, replacement, location: { start, end } }) => ({
        id: Number(id),
        file: fileName,
        line: start.line + 1,
        column: start.column + 1,
        mutator: mutatorName,
        original: between(texts.get(fileName), start, end),
        replacement,
      })),
    }
  })
}

function between(lines, start, end) {
  if (start.line === end.line) return lines[start.line].slice(start.column, end.column)
  const middle = lines.slice(start.line + 1, end.line)
  return [lines[start.line].slice(start.column), ...middle, lines[end.line].slice(0, end.column)].join('\n')
}

/** A uniform sample that depends on the seed and the mutants alone. */
export function sampleOf(mutants, size, seed) {
  const keyed = mutants.map((mutant) => ({ mutant, key: hashOf(seed, JSON.stringify(mutant)) }))
  return keyed
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant)
}
