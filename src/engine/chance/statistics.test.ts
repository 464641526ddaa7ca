import { describe, expect, it } from 'vitest'
import { fastSource } from './fast.ts'
import { hmacSource } from './hmac.ts'
import { shuffle } from './shuffle.ts'
import type { ChanceSource } from './source.ts'
import { TWO_TO_32 } from './source.ts'

/** Pearson's statistic against equal probabilities, or against the given ones. */
function chiSquare(counts: readonly number[], probabilities?: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce((sum, count, at) => {
    const expected = total * (probabilities === undefined ? 1 / counts.length : probabilities[at])
    return sum + (count - expected) ** 2 / expected
  }, 0)
}

/** Wilson and Hilferty: the cube root of chi² / freedom is close to normal. Returns standard deviations from the mean. */
function deviation(statistic: number, freedom: number): number {
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread)
}

/**
 * Also too even is suspicious. Three and a half deviations happen once in 2,000 sound samples; the seeds are fixed, so a test that
 * passes keeps passing.
 */
function expectFair(counts: readonly number[], probabilities?: readonly number[]): void {
  expect(Math.abs(deviation(chiSquare(counts, probabilities), counts.length - 1))).toBeLessThan(3.5)
}

function expectUnfair(counts: readonly number[], probabilities?: readonly number[]): void {
  expect(deviation(chiSquare(counts, probabilities), counts.length - 1)).toBeGreaterThan(10)
}

function tally(size: number, draws: number, draw: (at: number) => number): number[] {
  const counts = Array.from({ length: size }, () => 0)
  for (let at = 0; at < draws; at++) counts[draw(at)]++
  return counts
}

const key = Uint8Array.from({ length: 32 }, (_, at) => 7 * at + 1)

const generators: { name: string; start: () => ChanceSource; draws: number }[] = [
  { name: 'fast', start: () => fastSource('statistics'), draws: 300_000 },
  { name: 'HMAC', start: () => hmacSource(key), draws: 24_000 },
]

/** What the tests have to be able to see: a word taken modulo n without rejection. */
function biased(): ChanceSource {
  const words = fastSource('biased')
  return { below: (n) => words.word() % n }
}

/** Draws one tile out of a bag given as counts per kind. */
function drawTile(bag: number[], source: ChanceSource): number {
  let left = source.below(bag.reduce((sum, count) => sum + count, 0))
  const kind = bag.findIndex((count) => (left -= count) < 0)
  bag[kind]--
  return kind
}

const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k)

describe('the yardstick', () => {
  it('agrees with printed chi-square tables', () => {
    expect(deviation(11.07, 5)).toBeCloseTo(1.645, 1)
    expect(deviation(15.086, 5)).toBeCloseTo(2.326, 1)
    expect(deviation(124.342, 100)).toBeCloseTo(1.645, 1)
    expect(chiSquare([10, 20, 30])).toBeCloseTo(10)
    expect(chiSquare([10, 20, 30], [1 / 6, 2 / 6, 3 / 6])).toBeCloseTo(0)
  })

  it('sees a loaded die and a word taken modulo n', () => {
    const die = fastSource('loaded')
    expectUnfair(tally(6, 60_000, () => die.below(31) % 6))
    const source = biased()
    expectUnfair(tally(3, 60_000, () => Math.floor(source.below(3 * 2 ** 30) / 2 ** 30)))
  })

  it('sees a shuffle that swaps every place with any place', () => {
    const source = fastSource('naive')
    const naive = () => {
      const cards = [0, 1, 2, 3]
      for (let at = 0; at < 4; at++) {
        const other = source.below(4)
        ;[cards[at], cards[other]] = [cards[other], cards[at]]
      }
      return permutationNumber(cards)
    }
    expectUnfair(tally(24, 48_000, naive))
  })
})

/** The place of a permutation of 0 … k − 1 in a list of all k!. */
function permutationNumber(cards: readonly number[]): number {
  return cards.reduce((sum, card, at) => {
    const smallerAfter = cards.slice(at + 1).filter((other) => other < card).length
    return sum * (cards.length - at) + smallerAfter
  }, 0)
}

describe.each(generators)('$name generator', ({ start, draws }) => {
  it.each([2, 3, 5, 6, 7, 8, 9, 10, 12, 17, 20, 33, 257, 1000, 1025])('throws a fair die with %i sides', (n) => {
    const source = start()
    expectFair(tally(n, draws, () => source.below(n)))
  })

  // 3 × 2^30 and 5 × 2^29 are where a plain modulo would favour the low values by half or more.
  it.each([3 * 2 ** 30, 5 * 2 ** 29, 2 ** 31 + 1, 2 ** 21 + 1, 2 ** 21, 65537, TWO_TO_32])(
    'is even over the range of %i',
    (n) => {
      const source = start()
      expectFair(tally(15, draws, () => Math.floor((source.below(n) / n) * 15)))
    },
  )

  it('is even in the low bits of a range just above a power of two', () => {
    const source = start()
    const n = 2 ** 31 + 1
    expectFair(tally(16, draws, () => source.below(n) % 16))
  })

  it('shuffles four cards into all 24 orders alike', () => {
    const source = start()
    expectFair(tally(24, draws / 4, () => permutationNumber(shuffle([0, 1, 2, 3], source))))
  })

  it('brings every card of a deck of 52 to the top and to the bottom alike', () => {
    const source = start()
    const top = Array.from({ length: 52 }, () => 0)
    const bottom = Array.from({ length: 52 }, () => 0)
    for (let deal = 0; deal < draws / 50; deal++) {
      const deck = shuffle(
        Array.from({ length: 52 }, (_, at) => at),
        source,
      )
      top[deck[0]]++
      bottom[deck[51]]++
    }
    expectFair(top)
    expectFair(bottom)
  })

  it('draws from a bag without putting back as the hypergeometric distribution says', () => {
    const source = start()
    const [red, others, hand] = [4, 8, 3]
    const probabilities = [0, 1, 2, 3].map(
      (k) => (binomial(red, k) * binomial(others, hand - k)) / binomial(red + others, hand),
    )
    const redDrawn = () => {
      const bag = [red, 5, others - 5]
      for (let tile = 0; tile < hand; tile++) drawTile(bag, source)
      return red - bag[0]
    }
    expectFair(tally(4, draws / 4, redDrawn), probabilities)
  })

  it.each([1, 2, 3, 8])('throws dice that do not depend on the die %i before', (lag) => {
    const source = start()
    const thrown = Array.from({ length: draws }, () => source.below(6))
    expectFair(tally(36, draws - lag, (at) => 6 * thrown[at] + thrown[at + lag]))
  })

  it('makes all triples of successive dice alike', () => {
    const source = start()
    expectFair(tally(216, draws / 3, () => 36 * source.below(6) + 6 * source.below(6) + source.below(6)))
  })

  it('sums five dice to the right distribution', () => {
    const source = start()
    const five = () => source.below(2) + source.below(2) + source.below(2) + source.below(2) + source.below(2)
    expectFair(
      tally(6, draws / 5, five),
      [0, 1, 2, 3, 4, 5].map((k) => binomial(5, k) / 32),
    )
  })
})

describe('seeds and keys that lie close together', () => {
  it('give first and second draws that are fair over the seeds 0 to 59,999', () => {
    const pairs = (seed: number) => {
      const source = fastSource(seed)
      return 6 * source.below(6) + source.below(6)
    }
    expectFair(tally(36, 60_000, pairs))
  })

  it('give unrelated draws in neighbouring seeds', () => {
    const first = (seed: string) => fastSource(seed).below(6)
    expectFair(tally(36, 40_000, (at) => 6 * first(`game ${at}`) + first(`game ${at + 1}`)))
  })

  it('give unrelated draws in a source and its fork', () => {
    const parent = fastSource('parent')
    const fork = parent.fork('child')
    expectFair(tally(36, 100_000, () => 6 * parent.below(6) + fork.below(6)))
  })

  it('give unrelated draws in forks with neighbouring labels', () => {
    const parent = fastSource('parent')
    const [one, two] = [parent.fork(1), parent.fork(2)]
    expectFair(tally(36, 100_000, () => 6 * one.below(6) + two.below(6)))
    expectFair(tally(36, 40_000, (at) => 6 * parent.fork(at).below(6) + parent.fork(at + 1).below(6)))
  })

  it('give unrelated draws in an epoch and the next, place by place', () => {
    const [before, after] = [hmacSource(key), hmacSource(key, 1)]
    expectFair(tally(36, 40_000, () => 6 * before.below(6) + after.below(6)))
  })
})
