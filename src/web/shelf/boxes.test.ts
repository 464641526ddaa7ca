import { describe, expect, it } from 'vitest'
import { games } from '../../games/registry.ts'
import { BOXES, isPlayable, nameOfGame } from './boxes.ts'

describe('the shelf', () => {
  it('has every game that can be played, in the order of the registry, before those to come', () => {
    const ids = BOXES.map(({ id }) => id)
    expect(ids.slice(0, games.length)).toEqual(games.map(({ id }) => id))
    expect(ids.slice(games.length).filter(isPlayable)).toEqual([])
    expect(ids.toSorted()).toEqual(['bloodstones', 'heroscape', 'immortals', 'uprising'])
  })

  it('names games, and what is none by its id', () => {
    expect(nameOfGame('uprising', 'de')).toBe('Uprising')
    expect(nameOfGame('lanterns', 'en')).toBe('lanterns')
  })
})
