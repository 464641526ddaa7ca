import { expect, it } from 'vitest'
import { type AnyGame, failed, hashOf, ok, prepare, type Setup } from '../../engine/index.ts'
import { lanterns } from '../../engine/testing/lanterns.ts'
import { Contents } from './contents.ts'

function counted(): { game: AnyGame; loads: () => number } {
  let loads = 0
  const game: AnyGame = { ...lanterns, loadContent: (pack) => (loads++, lanterns.loadContent(pack)) }
  return { game, loads: () => loads }
}

function setupOf(pack?: unknown): Setup {
  const prepared = prepare(lanterns, 2, {}, pack)
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  return prepared.value.setup
}

it('matches that are played with the same content share it, and it is checked once', () => {
  const { game, loads } = counted()
  const contents = new Contents()
  const prepared = [undefined, { areas: 4 }, { areas: 5 }, { areas: 4 }, undefined].map((pack) =>
    contents.prepare(game, structuredClone(setupOf(pack)), { hash: setupOf(pack).content }),
  )
  const found = prepared.map((one) => (one.ok ? one.value?.prepared.content : undefined))
  expect(found.map((content) => (content as { areas: number }).areas)).toEqual([6, 4, 5, 4, 6])
  expect([found[3] === found[1], found[4] === found[0]]).toEqual([true, true])
  expect(loads()).toBe(3)
})

it('it must be what the match was played with, and options must fit', () => {
  const contents = new Contents()
  const setup = setupOf({ areas: 4 })
  const path = (change: object): string => {
    const changed = { ...setup, ...change }
    const ready = contents.prepare(lanterns, changed, { hash: changed.content })
    return !ready.ok ? ready.problems[0].path : ready.value === undefined ? 'wanted' : 'fits'
  }
  expect(path({})).toBe('fits')
  expect(path({ content: setupOf().content })).toBe('wanted')
  expect(path({ pack: { areas: 5 } })).toBe('wanted')
  expect(path({ options: { cheat: true } })).toBe('setup.options.cheat')
  expect(path({ options: { cheat: true }, rulesVersion: 77 })).toBe('fits')
})

it('stored content is used as stored; where it is not what it says, or fits no more, it is that of today', () => {
  const game: AnyGame = {
    ...lanterns,
    compileContent(source) {
      const { areas } = source as { areas: unknown }
      if (areas === 'throw') throw new Error('cannot be compiled')
      return typeof areas === 'number' ? ok({ content: { areas }, source }) : failed('areas', 'must be a number')
    },
  }
  const areasWith = (hash: string, stored: string): unknown => {
    const ready = new Contents().prepare(game, setupOf(), { hash, stored })
    return ready.ok ? [ready.value?.prepared.content.areas, ready.value?.hash === hash] : ready.problems
  }
  const today = [6, false]
  const stored = (areas: unknown): unknown => areasWith(hashOf({ areas }), JSON.stringify({ areas }))
  expect(stored(9)).toEqual([9, true])
  expect([stored('many'), stored('throw')]).toEqual([today, today])
  expect([areasWith(hashOf({ areas: 9 }), ''), areasWith(hashOf({ areas: 9 }), '{"areas":8}')]).toEqual([today, today])
  expect(areasWith(hashOf({ areas: 9 }), '{"areas":')).toEqual(today)
})
