import { describe, expect, it } from 'vitest'
import { games } from '../../games/registry.ts'
import { BOXES, isPlayable, nameOfGame } from './boxes.ts'

describe('the shelf', () => {
  it('has every game that can be played, in the order of the registry, before those to come', () => {
    const ids = BOXES.map(({ id }) => id)
    expect(ids.slice(0, games.length)).toEqual(games.map(({ id }) => id))
    expect(ids.slice(games.length).filter(isPlayable)).toEqual([])
  })

  it('names games, and what is none by its id', () => {
    for (const { id, words } of BOXES) expect(nameOfGame(id, 'de')).toBe(words.de.name)
    expect(nameOfGame('lanterns', 'en')).toBe('lanterns')
  })
})
