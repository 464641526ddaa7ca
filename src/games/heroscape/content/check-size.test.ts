import { expect, it } from 'vitest'
import { packTester } from '../../../kit/testing/packs.ts'
import type { TileSource } from './battlefield-schema.ts'
import { MAX_HEXES, MAX_STEPS } from './check-size.ts'
import { loadContent } from './content.ts'

const { load } = packTester('heroscape', loadContent)

const BIG = { terrain: 'grass', size: 24, rotation: 0 } as const
/** Big tiles laid so that each touches its neighbours. */
const place = (n: number): { q: number; r: number } => ({ q: (n % 38) * 6 - 110, r: Math.floor(n / 38) * 6 - 100 })

const flat = (tiles: number): TileSource[] =>
  Array.from({ length: tiles }, (_, n) => ({ ...BIG, ...place(n), level: 1 }))

/** Storeys on pillars: every space has a step to all those of the columns beside it. */
const tower = (storeys: number, stacks: number): TileSource[] =>
  Array.from({ length: stacks }, (_, n) => place(n)).flatMap((at) =>
    Array.from({ length: storeys * 2 - 1 }, (_, k) =>
      k % 2 === 0 ? { ...BIG, ...at, level: k + 1 } : { ...BIG, ...at, size: 1 as const, level: k + 1 },
    ),
  )

const fields = (count: number, tiles: readonly TileSource[]): object => ({
  battlefields: Array.from({ length: count }, (_, n) => ({
    id: `field-${n}`,
    name: { en: 'Field', de: 'Feld' },
    provenance: { tiles: 'recreated' },
    tiles,
    ruins: [],
    noRoom: [],
    layouts: [],
  })),
})

const problemsOf = (part: object): readonly string[] => {
  const loaded = load(part)
  return loaded.ok ? [] : loaded.problems.map(({ path, problem }) => `${path}: ${problem}`)
}

it('large battlefields are fine, but not without end', () => {
  expect(problemsOf(fields(1, flat(1000)))).toEqual([])
  expect(problemsOf(fields(2, flat(1000)))).toEqual([`battlefields: together they have more than ${MAX_HEXES} hexes`])
})

it('nor may storeys multiply: a small file would take hundreds of megabytes', () => {
  expect(problemsOf(fields(1, tower(4, 16)))).toEqual([])
  const steps = `battlefields: together they have more than ${MAX_STEPS} steps between spaces`
  expect(problemsOf(fields(1, tower(30, 16)))).toEqual([steps])
  expect(problemsOf(fields(8, tower(8, 16)))).toEqual([steps])
})
