import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/words/words.ts'
import { fromCells, knows, lengthOf, storiesWith } from './combat-story.ts'
import type { CombatStory, RollStory, Story } from './combat-story.ts'

const began: Event = {
  type: 'combatBegan',
  side: 0,
  card: -1,
  other: 4,
  otherCard: 2,
  space: 7,
  terrain: 1,
  rule: 'UP-CMB-01',
}
const clash: Event = { type: 'combatRound', part: 'clash', n: 1, rule: 'UP-CMB-16' }
const roll = (side: number, card: number, dice: string, faces: string): Event => ({
  type: 'diceRolled',
  side,
  card,
  dice,
  faces,
  skulls: 0,
  shields: 0,
  bolts: 0,
  rule: 'UP-CMB-20',
})
const hit: Event = { type: 'combatDamage', side: 4, card: 2, n: 1, skulls: 2, shields: 1, rule: 'UP-CMB-41' }
const won: Event = { type: 'combatWonBy', side: 0, card: -1, space: 7, rule: 'UP-CMB-05' }
const heroRolled: Event = { type: 'heroRolled', role: 0, quest: -1, dice: '3', faces: '0', rule: 'UP-HER-17' }
const heroResult: Event = { type: 'heroResult', role: 0, quest: -1, skulls: 2, shields: 0, bolts: 0 }

describe('combats as stories', () => {
  it('puts rolls and damage to their group and round', () => {
    const [story] = storiesWith([], [began, clash, roll(0, -1, '0,3', '1,2'), roll(4, 2, '5', '5'), hit, won]) as [
      CombatStory,
    ]
    expect(story.rounds.map(({ part, n }) => [part, n])).toEqual([
      ['before', 0],
      ['clash', 1],
    ])
    const [own, enemy] = story.rounds[1].groups
    expect(own.roll).toEqual({ dice: [0, 3], faces: [1, 2] })
    expect(own.hit).toBeUndefined()
    expect(enemy.hit).toMatchObject({ n: 1, skulls: 2, shields: 1 })
    expect(story.result).toBe(won)
  })

  it('goes on with a combat that was told in parts', () => {
    const first = storiesWith([], [began, clash])
    const both = storiesWith(first, [roll(0, -1, '1', '0')])
    expect(both).toHaveLength(1)
    expect((both[0] as CombatStory).rounds[1].groups[0].roll?.faces).toEqual([0])
    expect(lengthOf(both[0])).toBe(2)
  })

  it('keeps a hero roll in the middle of a combat apart from it', () => {
    const stories = storiesWith([], [began, heroRolled, heroResult, clash])
    expect(stories.map(({ kind }) => kind)).toEqual(['roll', 'combat'])
    expect((stories[1] as CombatStory).rounds).toHaveLength(2)
  })

  it('tells a Quest from the attempt to its end', () => {
    const attempt: Event = { type: 'questAttempted', role: 1, quest: 4 }
    const ended: Event = { type: 'questEnded', role: 1, quest: 4, isSolved: 1, met: 2, need: 2 }
    const rolled: Event = { ...heroRolled, role: 1, quest: 4 } as Event
    const result: Event = { ...heroResult, role: 1, quest: 4 } as Event
    const [story, ...more] = storiesWith([], [attempt, rolled, result, ended]) as RollStory[]
    expect(more).toEqual([])
    expect(story).toMatchObject({ quest: 4, symbols: [2, 0, 0], ended: { isSolved: 1 } })
  })

  it('begins with what lies there for whoever comes later', () => {
    const group = {
      side: 0,
      card: -1,
      dice: [0],
      faces: [1],
      added: [],
      cancelled: [],
      boltsUsed: 0,
      ignored: [],
      forbidden: [0, 0] as const,
    }
    const cell = {
      space: 3,
      groups: [group, { ...group, side: 5 }] as const,
      part: 'clash' as const,
      step: 'reroll' as const,
      clash: 2,
      cause: 0,
      usedRound: [],
      usedCombat: [],
    }
    const story = fromCells(cell, undefined)
    expect(story).toMatchObject({ kind: 'combat', space: 3, rounds: [{ part: 'clash', n: 2 }] })
    expect(knows([story!], cell, undefined)).toBe(true)
    const over = storiesWith([], [began, won])
    expect(knows(over, { ...cell, space: 7 }, undefined)).toBe(false)
    expect(knows(over, { ...cell, space: 7, part: 'after' }, undefined)).toBe(true)
  })

  it('begins with an Event and takes what comes of it until the next Phase', () => {
    const stories = storiesWith([], [
      { type: 'eventRevealed', event: 4, chapter: 1, rule: 'UP-EVT-01' },
      { type: 'resourceGained', role: 0, kind: 1, n: 1 },
      { type: 'phaseBegan', phase: 'build', chapter: 1 },
      { type: 'resourceGained', role: 0, kind: 1, n: 1 },
    ] as Event[])
    expect(stories).toMatchObject([{ kind: 'event', event: 4, isOver: true }])
    expect((stories[0] as Extract<Story, { kind: 'event' }>).lines).toHaveLength(1)
  })
})
