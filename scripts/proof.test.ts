import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checksWith, OFFERED } from '../src/engine/proof/index.ts'

it('docs/proof.md names every invariant and what it proves', () => {
  const lines = readFileSync(new URL('../docs/proof.md', import.meta.url), 'utf8').split('\n')
  const invariants = [OFFERED, ...checksWith()]
  const told = invariants.filter(({ name, about }) =>
    lines.some((line) => line.startsWith(`| \`${name}\``) && line.includes(about)),
  )
  expect(told).toEqual(invariants)
})
