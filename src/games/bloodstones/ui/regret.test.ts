import { describe, expect, it } from 'vitest'
import { oddsFor } from '../rules/battle/odds.ts'
import { actions } from '../testing/actions.ts'
import { row } from '../testing/marches.ts'
import { choose } from '../testing/position.ts'
import { regretOf } from './regret.ts'
import { seen, turnAt } from './testing/seen.ts'

describe('what beginners regret', () => {
  it('is a battle that is mostly lost, and no other [BS-BAT-16]', () => {
    const against = (mine: number, theirs: number) => {
      const match = turnAt({
        mine: [
          ['citadel', 0],
          ['archer', 0],
          ['swordsman', 1, mine],
        ],
        theirs: [['axeThrower', 1, theirs]],
        hand: ['archer', 'blank'],
      })
      const board = seen({ match, odds: oddsFor(match.play, 0, match.asked(0)!) })
      return regretOf(
        board.question!.options.find(({ label }) => label.key === 'action.fight')!,
        board,
      )?.kind
    }
    expect(against(1, 4)).toBe('bloodstones.fight')
    expect(against(4, 1)).toBeUndefined()
  })

  it('is units that the desert takes at the end of the turn, but not those that endure it [BS-DRW-02, BS-UND-04]', () => {
    const [plains, desert] = [1, 2]
    const ending = (unit: 'archer' | 'undead', area: number) => {
      const match = actions({
        factions: ['necromancers', 'corsairs', 'dragonRiders'],
        units: {
          0: [
            [unit, area],
            ['goblin', desert],
          ],
          1: [],
        },
        hands: { 0: ['archer', 'blank'] },
      })
      const board = seen({ match })
      return regretOf(
        board.question!.options.find(({ key }) => key === 'end')!,
        board,
      )?.kind
    }
    expect(ending('archer', desert)).toBe('bloodstones.desert')
    expect(ending('archer', plains)).toBeUndefined()
    expect(ending('undead', desert)).toBeUndefined()
  })

  it('is a payment of which two points or more are lost [BS-MOV-03]', () => {
    const match = turnAt({
      map: row('plains', 'plains'),
      mine: [
        ['citadel', 0],
        ['archer', 0],
      ],
      hand: ['blank', 'archer'],
    })
    choose(match, 'move:0', '1')
    if (match.asked(0)!.question.name === 'moveMore') choose(match, 'pay')
    const board = seen({ match })
    const lost = board.question!.options.map((option) => [
      Number(option.detail?.args?.['lost'] ?? 0),
      regretOf(option, board)?.kind,
    ])
    expect(lost.length).toBeGreaterThan(1)
    for (const [points, kind] of lost) expect(kind).toBe(Number(points) >= 2 ? 'bloodstones.lost' : undefined)
  })
})
