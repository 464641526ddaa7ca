// Needs nothing that is installed.
import { createHash } from 'node:crypto'

export const hashOf = (...texts) => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}

/** A uniform sample that depends on the seed and the mutants alone. */
export function sampleOf(mutants, size, seed) {
  const keyed = mutants.map((mutant) => ({ mutant, key: hashOf(seed, JSON.stringify(mutant)) }))
  return keyed
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant)
}
