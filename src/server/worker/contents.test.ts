import { expect, it } from 'vitest'
import { type AnyGame, prepare, type Setup } from '../../engine/index.ts'
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
    contents.prepare(game, structuredClone(setupOf(pack))),
  )
  const found = prepared.map((one) => (one.ok ? one.value.content : undefined))
  expect(found.map((content) => (content as { areas: number }).areas)).toEqual([6, 4, 5, 4, 6])
  expect([found[3] === found[1], found[4] === found[0]]).toEqual([true, true])
  expect(loads()).toBe(3)
})

it('it must still be what the setup says, with options that fit', () => {
  const contents = new Contents()
  const setup = setupOf({ areas: 4 })
  const path = (change: object): string => {
    const prepared = contents.prepare(lanterns, { ...setup, ...change })
    return prepared.ok ? 'fits' : prepared.problems[0].path
  }
  expect(path({})).toBe('fits')
  expect(path({ content: setupOf().content })).toBe('setup.content')
  expect(path({ pack: { areas: 5 } })).toBe('setup.content')
  expect(path({ pack: { areas: 'x' } })).toBe('setup.pack.areas')
  expect(path({ rulesVersion: 77 })).toBe('setup.rulesVersion')
  expect(path({ options: { cheat: true } })).toBe('setup.options.cheat')
})
