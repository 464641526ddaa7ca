import { describe, expect, it } from 'vitest'
import { fastSource } from './chance/fast.ts'
import { prepare, startMatch } from './setup.ts'
import { resample, scramble } from './secrets.ts'
import { EVERYONE, only, these } from './table.ts'
import { lanterns, type Lanterns } from './testing/lanterns.ts'

const dealt = () => {
  const prepared = prepare(lanterns, 3)
  if (!prepared.ok) throw new Error('not prepared')
  return startMatch(prepared.value, fastSource('secrets')).play
}

const tiles = (state: Lanterns): number[] =>
  [...state.hands.flat(), ...state.bag.flatMap((n, kind) => Array.from({ length: n }, () => kind))].sort()

describe('secrets', () => {
  it('a role keeps what it has seen; the rest is dealt anew from the same tiles', () => {
    const play = dealt()
    play.state.chestSeen[1] = only(1)
    const worlds = Array.from({ length: 20 }, (_, i) => resample(lanterns, play, 1, fastSource(i)))
    for (const world of worlds) {
      expect(world.hands[1]).toEqual(play.state.hands[1])
      expect(world.chests[1]).toBe(play.state.chests[1])
      expect(world.hands.map((hand) => hand.length)).toEqual([3, 3, 3])
      expect(tiles(world)).toEqual(tiles(play.state))
    }
    expect(new Set(worlds.map((world) => world.hands[0].join())).size).toBeGreaterThan(5)
    expect(new Set(worlds.map((world) => world.chests.join())).size).toBe(2)
  })

  it('an imagined world does not depend on what the role has not seen', () => {
    const play = dealt()
    const { state, changed } = scramble(lanterns, play, 2, 'x')
    expect([...changed].sort()).toEqual(['bag', 'chest', 'hand'])
    const imagined = (from: Lanterns) => resample(lanterns, { state: from, content: play.content }, 2, fastSource(9))
    expect(imagined(state)).toEqual(imagined(play.state))
  })

  it('a spectator has seen only what everyone has', () => {
    const play = dealt()
    play.state.chestSeen = [these([0, 1, 2]), EVERYONE, EVERYONE]
    const worlds = Array.from({ length: 20 }, (_, i) => resample(lanterns, play, undefined, fastSource(i)))
    expect(new Set(worlds.map((world) => world.chests.join())).size).toBe(1)
    expect(new Set(worlds.map((world) => world.hands.join())).size).toBeGreaterThan(5)
  })

  it('scrambling leaves the true state alone', () => {
    const play = dealt()
    const before = JSON.stringify(play.state)
    scramble(lanterns, play, undefined, 'x')
    expect(JSON.stringify(play.state)).toBe(before)
  })
})
