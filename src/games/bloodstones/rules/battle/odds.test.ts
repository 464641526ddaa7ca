import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { before, fight } from '../../testing/battle.ts'
import { asked, choose, question, type BloodstonesMatch } from '../../testing/position.ts'
import { battleChances, battleOdds, compareSums, oddsFor, roundChances, sumChances, winChance } from './odds.ts'
import type { Chances } from './odds.ts'

const bag = defaultContent().battleBag

/** The non-zero entries as `sum: n`, in parts of `all`. */
const parts = (sums: readonly number[], all: number): Record<number, number> =>
  Object.fromEntries(sums.flatMap((chance, sum) => (chance > 0 ? [[sum, Math.round(chance * all * 1e9) / 1e9]] : [])))

const mean = (sums: readonly number[]): number => sums.reduce((total, chance, sum) => total + chance * sum, 0)
const rounded = ({ win, tie, loss }: Chances): string => [win, tie, loss].map((p) => p.toFixed(2)).join('/')

describe('sums of battle tiles', () => {
  it('has the exact distribution of three tiles [BS-TIL-15]', () => {
    expect(parts(sumChances(bag, 3), 28)).toEqual({ 7: 1, 8: 2, 9: 5, 10: 6, 11: 6, 12: 5, 13: 2, 14: 1 })
    expect(mean(sumChances(bag, 3))).toBeCloseTo(10.5, 10)
  })

  it('has the exact distribution of the best three of four [BS-BAT-15]', () => {
    expect(parts(sumChances(bag, 4), 70)).toEqual({ 8: 1, 9: 4, 10: 9, 11: 13, 12: 21, 13: 13, 14: 9 })
    expect(mean(sumChances(bag, 4)).toFixed(2)).toBe('11.77')
  })

  it('reaches at most 14, and 15 with a replacement of value 5 [BS-TIL-16, BS-EX-19]', () => {
    const highest = (sums: readonly number[]): number => sums.findLastIndex((chance) => chance > 0)
    expect([3, 4].map((n) => highest(sumChances(bag, n)))).toEqual([14, 14])
    expect([3, 4].map((n) => highest(sumChances(bag, n, 5)))).toEqual([15, 15])
  })

  it('has the known means with the lowest tile replaced', () => {
    const means = [5, 4, 3].map((value) => [3, 4].map((n) => mean(sumChances(bag, n, value)).toFixed(2)))
    expect(means).toEqual([
      ['13.07', '13.74'],
      ['12.07', '12.74'],
      ['11.14', '11.99'],
    ])
  })
})

describe('chances of a round', () => {
  const TABLE: Record<string, string[]> = {
    '-2': ['0.14/0.12/0.74', '0.30/0.17/0.53', '0.04/0.06/0.89', '0.11/0.12/0.77'],
    '-1': ['0.26/0.15/0.58', '0.47/0.17/0.36', '0.11/0.10/0.79', '0.24/0.17/0.60'],
    '0': ['0.42/0.17/0.42', '0.64/0.15/0.21', '0.21/0.15/0.64', '0.40/0.20/0.40'],
    '1': ['0.58/0.15/0.26', '0.79/0.10/0.11', '0.36/0.17/0.47', '0.60/0.17/0.24'],
    '2': ['0.74/0.12/0.14', '0.89/0.06/0.04', '0.53/0.17/0.30', '0.77/0.12/0.11'],
    '3': ['0.86/0.08/0.07', '0.96/0.03/0.02', '0.71/0.14/0.16', '0.89/0.07/0.04'],
    '4': ['0.94/0.04/0.02', '0.99/0.01/0.00', '0.84/0.09/0.07', '0.96/0.03/0.01'],
    '5': ['0.98/0.02/0.01', '1.00/0.00/0.00', '0.93/0.05/0.02', '0.99/0.01/0.00'],
  }

  it('agrees with the table by lead and number of tiles [BS-RUL-03]', () => {
    const pairs = [
      [3, 3],
      [4, 3],
      [3, 4],
      [4, 4],
    ] as const
    for (const [lead, row] of Object.entries(TABLE))
      row.forEach((cell, i) => {
        const { win, tie, loss } = roundChances(defaultContent(), pairs[i][0], pairs[i][1], Number(lead))
        const known = cell.split('/').map(Number)
        for (const [n, chance] of [win, tie, loss].entries()) expect(Math.abs(chance - known[n])).toBeLessThan(0.0053)
      })
  })

  it('loses as rarely as a lead promises [BS-RUL-03]', () => {
    const percent = (mine: number, lead: number): string =>
      (100 * roundChances(defaultContent(), mine, 3, lead).loss).toFixed(1)
    expect([0, 2, 3].map((lead) => percent(3, lead))).toEqual(['41.6', '14.3', '6.5'])
    expect([0, 2, 3].map((lead) => percent(4, lead))).toEqual(['21.0', '4.4', '1.5'])
  })

  it('is exact', () => {
    const { win, tie, loss } = roundChances(defaultContent(), 4, 4, 1)
    expect([win, tie, loss].map((chance) => Math.round(chance * 4900 * 1e6) / 1e6)).toEqual([2929, 820, 1151])
  })

  it('is certain beyond the widest difference of sums', () => {
    expect(rounded(roundChances(defaultContent(), 3, 3, 8))).toBe('1.00/0.00/0.00')
    expect(rounded(roundChances(defaultContent(), 3, 4, 40))).toBe('1.00/0.00/0.00')
    expect(rounded(roundChances(defaultContent(), 4, 3, -40))).toBe('0.00/0.00/1.00')
  })

  it('adds up to one and is symmetric', () => {
    for (let lead = -9; lead <= 9; lead++) {
      const { win, tie, loss } = compareSums(sumChances(bag, 4), sumChances(bag, 3), lead)
      expect(win + tie + loss).toBeCloseTo(1, 12)
      const other = compareSums(sumChances(bag, 3), sumChances(bag, 4), -lead)
      expect([other.loss, other.tie, other.win].map((p) => p.toFixed(12))).toEqual(
        [win, tie, loss].map((p) => p.toFixed(12)),
      )
    }
  })
})

describe('chances of a coming battle', () => {
  it('uses modifiers and numbers of tiles of both sides [BS-BAT-16]', () => {
    const t = before({
      factions: ['dragonRiders', 'hillFolk'],
      units: { 0: [['swordsman', 0], ['lizardman', 0], ['lizardman', 0]], 1: [['swordsman', 0], ['raider', 0]] }, // prettier-ignore
    })
    expect(rounded(battleChances(t, 0, 1, 0))).toBe('0.89/0.06/0.04')
    expect(rounded(battleChances(t, 1, 0, 0))).toBe('0.36/0.17/0.47')
  })

  it('counts a tie as the defender’s with a shield guard [BS-BAT-25]', () => {
    const t = before({
      factions: ['dragonRiders', 'hillFolk'],
      units: { 0: [['swordsman', 0]], 1: [['shieldGuard', 0]] },
    })
    expect(rounded(battleChances(t, 0, 1, 0))).toBe('0.42/0.00/0.58')
    expect(winChance(t, 0, 1, 0).toFixed(3)).toBe('0.416')
  })

  it('leaves a tie a tie where only the attacker has a shield guard [BS-BAT-25] [BS-RUL-43]', () => {
    const t = before({
      factions: ['dragonRiders', 'hillFolk'],
      units: { 0: [['shieldGuard', 0]], 1: [['archer', 0]] },
    })
    const even = roundChances(defaultContent(), 3, 3, 0)
    expect(battleChances(t, 0, 1, 0)).toEqual(even)
    expect(even.tie).toBeGreaterThan(0)
  })

  it('repeats tied rounds until somebody wins [BS-BAT-26]', () => {
    const t = before({
      factions: ['dragonRiders', 'hillFolk'],
      units: { 0: [['swordsman', 0]], 1: [['swordsman', 0]] },
    })
    expect(winChance(t, 0, 1, 0)).toBeCloseTo(0.5, 12)
    const uneven = before({ factions: ['dragonRiders', 'hillFolk'], units: { 0: [['leader', 0]], 1: [['archer', 0]] } })
    const { win, loss } = battleChances(uneven, 0, 1, 0)
    expect(winChance(uneven, 0, 1, 0)).toBeCloseTo(win / (win + loss), 12)
  })
})

const chancesOf = (match: BloodstonesMatch): [string, string][] => {
  const ask = asked(match)
  return oddsFor(match.play, ask.role, ask).map(({ about, chances }) => [
    about.key + (about.args?.hidden === 1 ? ' hidden' : ''),
    chances.map((c) => c.probability.toFixed(3)).join('/'),
  ])
}

describe('odds behind a question', () => {
  const duel = {
    factions: ['dragonRiders', 'hillFolk'] as const,
    units: { 0: [['swordsman', 0]], 1: [['swordsman', 0]] } as const,
    draw: [[4, 3, 2], [5, 3, 2]], // prettier-ignore
  }

  it('tells the attacker about every open battle before it acts [BS-RUL-38]', () => {
    const t = before({
      factions: ['dragonRiders', 'hillFolk', 'horseLords'],
      units: { 0: [['swordsman', 0], ['swordsman', 1]], 1: [['swordsman', 0], ['swordsman', 1]], 2: [['archer', 1]] }, // prettier-ignore
    })
    expect(oddsFor(t, 0, { question: { name: 'action' } } as never).map((o) => o.about.args)).toEqual([
      { area: 0, opponent: 1 },
      { area: 1, opponent: 1 },
      { area: 1, opponent: 2 },
    ])
    expect(oddsFor(t, 1, { question: { name: 'action' } } as never)).toEqual([])
  })

  it('tells the active role about its final battles too, and nobody outside its actions [BS-RUL-38] [BS-END-05]', () => {
    const t = before({ ...duel, units: { 0: [['swordsman', 0]], 1: [['swordsman', 0]] } })
    const toldIn = (phase: typeof t.state.phase): unknown => {
      t.state.phase = phase
      return oddsFor(t, 0, { question: { name: 'finalBattle' } } as never).map((o) => o.about.args)
    }
    expect(toldIn('final')).toEqual([{ area: 0, opponent: 1 }])
    expect(toldIn('capture')).toEqual([])
  })

  it('tells the defender before a retreat, seen from its side', () => {
    const match = fight({ ...duel, units: { 0: [['swordsman', 0, 2]], 1: [['archer', 0]] } })
    expect(question(match)).toBe('retreat@1')
    expect(chancesOf(match)).toEqual([['odds.battle', '0.044/0.062/0.894']])
  })

  it('knows the own tiles and not the opponent’s while replacing [BS-BAT-11]', () => {
    const match = fight({ ...duel, hands: { 0: ['leader'], 1: ['archer'] } })
    choose(match, 'stay')
    expect(question(match)).toBe('replace@0')
    // 9 against three unknown tiles; 12 with the leader for the 2
    expect(chancesOf(match)).toEqual([
      ['odds.asDrawn', `${(3 / 28).toFixed(3)}/${(5 / 28).toFixed(3)}/${(20 / 28).toFixed(3)}`],
      ['odds.withReplacement', `${(20 / 28).toFixed(3)}/${(5 / 28).toFixed(3)}/${(3 / 28).toFixed(3)}`],
    ])
  })

  it('takes a hidden replacement for any tile its owner could hold [BS-RUL-40]', () => {
    const match = fight({
      ...duel,
      hands: { 0: ['leader'], 1: ['archer'] },
      bags: { 0: ['archer', 'archer', 'archer'] },
    })
    choose(match, 'stay', 'leader>2')
    expect(question(match)).toBe('replace@1')
    const five = sumChances(bag, 3, 5)
    const two = sumChances(bag, 3, 2)
    const mixed = five.map((chance, sum) => chance / 4 + ((two[sum] ?? 0) * 3) / 4)
    const sure = new Array<number>(11).fill(0).fill(1, 10)
    const { win, tie, loss } = compareSums(sure, mixed, 0)
    expect(chancesOf(match)).toEqual([['odds.asDrawn hidden', [win, tie, loss].map((p) => p.toFixed(3)).join('/')]])
  })

  it('is certain for Corsairs who see what the opponent has [BS-FAC-COR-04]', () => {
    const match = fight({ ...duel, factions: ['hillFolk', 'corsairs', 'horseLords'], units: { 0: [['swordsman', 0]], 1: [['axeThrower', 0]] }, hands: { 1: ['archer', 'blank'] } }) // prettier-ignore
    choose(match, 'stay')
    expect(question(match)).toBe('replace@1')
    // 9 + 1 against 10 + 1
    expect(chancesOf(match)).toEqual([
      ['odds.asDrawn', '1.000/0.000/0.000'],
      ['odds.withReplacement', '1.000/0.000/0.000'],
    ])
  })

  it('gives ties to the defender with a shield guard on either side of the question [BS-BAT-25]', () => {
    const units = { 0: [['swordsman', 0]], 1: [['shieldGuard', 0]] } as const
    const match = fight({ ...duel, units, hands: { 0: ['archer'], 1: ['archer'] } })
    choose(match, 'stay')
    expect(chancesOf(match)[0][1]).toBe(`${(3 / 28).toFixed(3)}/0.000/${(25 / 28).toFixed(3)}`)
    choose(match, 'none')
    expect(chancesOf(match)[0][1]).toBe('0.500/0.000/0.500')
  })

  it('gives no tie to anybody for a shield guard of the attacker [BS-BAT-25] [BS-RUL-43]', () => {
    const units = { 0: [['shieldGuard', 0]], 1: [['archer', 0]] } as const
    const match = fight({ ...duel, units, hands: { 0: ['archer'], 1: ['archer'] } })
    choose(match, 'stay')
    expect(chancesOf(match)[0][1]).not.toContain('/0.000/')
  })

  it('has nothing to say about losses and flight', () => {
    const match = fight({ ...duel, units: { 0: [['swordsman', 0]], 1: [['swordsman', 0], ['archer', 0]] }, draw: [[5, 5, 4], [2, 2, 3, 3]] }) // prettier-ignore
    choose(match, 'stay')
    expect(question(match)).toBe('lose@1')
    expect(chancesOf(match)).toEqual([])
    choose(match, 'archer')
    expect(question(match)).toBe('fleeTo@1')
    expect(chancesOf(match)).toEqual([])
  })

  it('takes the side of the battle that runs, whoever is active', () => {
    const match = fight({ ...duel, units: { 0: [['lizardman', 0]], 1: [['raider', 0]] } })
    const lead = roundChances(defaultContent(), 3, 3, 1)
    expect(battleOdds(match.play, 0, 0, 1).chances.map((c) => c.probability)).toEqual([lead.win, lead.tie, lead.loss])
    expect(battleOdds(match.play, 1, 0, 0).chances.map((c) => c.probability)).toEqual([lead.loss, lead.tie, lead.win])
  })
})
