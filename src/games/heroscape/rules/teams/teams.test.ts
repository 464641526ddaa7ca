import { describe, expect, it } from 'vitest'
import { only } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { happen } from '../../testing/happening.ts'
import { plain } from '../../testing/moving.ts'
import { choose, figure, offered, positionMatch, question, rolls, tableOf } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { engagedWith } from '../engagement/adjacent.ts'
import { rollCombatDice } from '../table/dice.ts'
import { firstFigure, put } from '../table/figures.ts'
import { X, type Figure } from '../table/state.ts'
import { areEnemies, isFriendOf, isOwnSide, teamOf } from './sides.ts'

const TEAMS = [
  [0, 1],
  [2, 3],
]

describe('figures of team mates', () => {
  const t = tableOf({
    field: smallField(row(1, 1, 1, 1)),
    roles: 4,
    teams: TEAMS,
    armies: {
      0: { finn: [[0, 0]] },
      1: { thorgrim: [[1, 0]] },
      2: { syvarris: [[2, 0]] },
      3: { raelin: [[3, 0]] },
    },
  })
  const [finn, thorgrim, syvarris, raelin] = ['finn', 'thorgrim', 'syvarris', 'raelin'].map((id, role) =>
    figure(t, role, id),
  )

  it('are friends and do not engage each other [HS-TEAM-06]', () => {
    const engaged = (one: Figure): Figure[] => engagedWith(t, one, [])
    expect([finn, thorgrim, syvarris, raelin].map(engaged)).toEqual([[], [syvarris], [thorgrim], []])
    expect([isFriendOf(t, 0, thorgrim), isOwnSide(t, 0, thorgrim)]).toEqual([true, true])
    expect([isFriendOf(t, 0, raelin), isOwnSide(t, 0, raelin)]).toEqual([false, false])
  })

  it('are two sides, whoever sits where [HS-TEAM-01] [HS-TEAM-06]', () => {
    const enemies = [0, 1, 2, 3].map((a) => [0, 1, 2, 3].filter((b) => areEnemies(t, a, b)))
    expect(enemies).toEqual([
      [2, 3],
      [2, 3],
      [0, 1],
      [0, 1],
    ])
    expect(teamOf(t, 1)).toBe(only(0) | only(1))
  })
})

describe('two common cards in one army', () => {
  const common = (content: Content): Content => ({
    ...content,
    cards: content.cards.map((card) => (card.id === 'marro-warriors' ? { ...card, rarity: 'common' as const } : card)),
  })

  it('let a marker on either of them activate any four figures [HS-EX-46]', () => {
    for (const which of [0, 1]) {
      const match = positionMatch(
        {
          field: plain(3, 1),
          content: common,
          armies: { 0: { 'marro-warriors': [0, 1, 2, 3] }, 1: { syvarris: [36] } },
          arrange(state, content) {
            const t = { state, content }
            const second = state.owner.indexOf(0) + 1
            state.owner[second] = state.broughtBy[second] = 0
            for (let i = 0; i < 4; i++) put(t, firstFigure(t, second) + i, 4 + i)
            const lying = [0, 1, 2, X].map((marker) => (marker === 0 ? second - 1 + which : second))
            lying.forEach((card, slot) => {
              state.markerOn[slot] = card
              state.marker[slot] = slot
            })
          },
        },
        [{ procedure: 'turn', args: { step: 0 } }],
        rolls(),
      )
      const first = figure(match, 0, 'marro-warriors')
      const all = Array.from({ length: 8 }, (_, i) => `figure:${first + i}`)
      expect([question(match), offered(match)]).toEqual(['move@0', [...all, 'done']])
      const acting = [0, 5, 2, 7].map((n) => first + n)
      for (const one of acting) {
        choose(match, `figure:${one}`)
        choose(match, offered(match).filter((key) => key !== 'stay')[0])
      }
      // Four have moved: only they attack.
      expect([question(match), match.state.turn!.acting]).toEqual(['attack@0', acting])
      const attackers = offered(match).flatMap((key) => key.match(/^attack:(\d+)>/)?.[1] ?? [])
      expect(attackers.map(Number)).toEqual([...acting].sort((one, other) => one - other))
    }
  })
})

describe('the supply', () => {
  it('of dice never runs out [HS-SET-26] [HS-RUL-07]', () => {
    let faces: number[] = []
    happen(
      { armies: {} },
      function* (play) {
        faces = rollCombatDice(play, 25)
      },
      rolls('S'.repeat(20) + 'DDDD-'),
    )
    expect(faces).toEqual([...new Array<number>(20).fill(0), 1, 1, 1, 1, 2])
  })
})
