import { describe, expect, it } from 'vitest'
import { randomBot } from '../../../bots/random.ts'
import { simulateMatch } from '../../../bots/simulate.ts'
import { prepare, privateCells, publicCells } from '../../../engine/index.ts'
import { bloodstones } from '../index.ts'
import { narrator } from './narrator.ts'

describe('a table for words, made from cells', () => {
  const prepared = prepare(bloodstones, 3)
  if (!prepared.ok) throw new Error('three players fit')
  const bots = [0, 1, 2].map(() => randomBot<never, never>()) as never
  const { match } = simulateMatch(prepared.value, bots, 'stand-in', {
    decisions: 400,
    rounds: 1000,
    round: (state) => state.round,
  })

  it.each(['en', 'de'] as const)('tells the same as the table itself (%s)', (language) => {
    const cells = publicCells(bloodstones, match.play)
    for (const role of [0, 1, 2]) {
      const table = narrator.standIn(match.content, cells, role, privateCells(bloodstones, match.play, role))
      expect(narrator.board(language, table, role)).toEqual(narrator.board(language, match.play, role))
      expect(narrator.player(language, table, role)).toBe(narrator.player(language, match.play, role))
    }
    const seen = narrator.standIn(match.content, cells, undefined, undefined)
    expect(narrator.board(language, seen, undefined)).toEqual(narrator.board(language, match.play, undefined))
  })
})
