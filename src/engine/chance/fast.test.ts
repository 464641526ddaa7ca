import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FastSource } from './fast.ts'
import { fastSource, valueOfWord } from './fast.ts'
import { shuffle } from './shuffle.ts'
import { TWO_TO_32 } from './source.ts'

const fixed = { seed: 20260, numRuns: 300 }
const words = (seed: string | number, count = 8) => {
  const source = fastSource(seed)
  return Array.from({ length: count }, () => source.word())
}

function twoWords(source: FastSource): number[] {
  return [source.word(), source.word()]
}

describe('the fast generator', () => {
  it('keeps its numbers for ever, since saved seeds depend on them', () => {
    expect(words('walstatt', 4)).toEqual([3718419174, 2494936144, 2277375980, 2048384135])
    const source = fastSource('walstatt')
    expect([6, 6, 6, 6, 20, 1000, 3_000_000_000].map((n) => source.below(n))).toEqual([5, 3, 3, 2, 17, 947, 2404846585])
    const fork = source.fork('battle')
    expect([fork.word(), fork.word()]).toEqual([3317324995, 1048291812])
  })

  it('is sfc32, as whole-number arithmetic of any size computes it', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const mask = 0xffffffffn
        const state = (fastSource(seed) as unknown as { state: Int32Array }).state
        let [a, b, c, counter] = Array.from(state, (word) => BigInt(word) & mask)
        const expected: number[] = []
        for (let at = 0; at < 20; at++) {
          const sum = (a + b + counter) & mask
          counter = (counter + 1n) & mask
          a = b ^ (b >> 9n)
          b = (c + (c << 3n)) & mask
          c = (((c << 21n) | (c >> 11n)) + sum) & mask
          expected.push(Number(sum))
        }
        expect(words(seed, 20)).toEqual(expected)
      }),
      fixed,
    )
  })

  it('gives the same sequence for the same seed, a number being its decimal writing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        expect(words(seed)).toEqual(words(seed))
      }),
      fixed,
    )
    expect(words(7)).toEqual(words('7'))
  })

  it('gives different sequences for different seeds, also empty, long, reordered or not well-formed ones', () => {
    const seeds = [
      '',
      ' ',
      '0',
      '00',
      '01',
      '10',
      'ab',
      'ba',
      '\u0000',
      '\u0000\u0000',
      '\ud800',
      '\udfff',
      'é',
      'e\u0301',
    ]
    const all = [
      ...seeds,
      'x'.repeat(10_000),
      'x'.repeat(9_999),
      ...Array.from({ length: 5_000 }, (_, at) => `seed ${at}`),
    ]
    expect(new Set(all.map((seed) => words(seed, 2).join())).size).toBe(all.length)
  })

  it('stays below n for every n', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: TWO_TO_32 }),
        fc.integer({ min: 1, max: 40 }),
        (seed, large, small) => {
          const source = fastSource(seed)
          for (const n of [large, small]) {
            const value = source.below(n)
            expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
          }
        },
      ),
      fixed,
    )
    expect(fastSource('one').below(1)).toBe(0)
  })

  it.each([0, -1, 0.5, 6.5, TWO_TO_32 + 1, NaN, Infinity, -Infinity])('refuses a draw below %d', (n) => {
    expect(() => fastSource('x').below(n)).toThrow(RangeError)
  })
})

describe('the mapping of words to values', () => {
  // Words of one value lie side by side, and only the first of them can be rejected: so all of them are counted.
  it.each([1, 2, 3, 6, 7, 8, 1000, 1025, 4097, 65537])('gives every value below %i exactly as many words', (n) => {
    const share = Math.floor(TWO_TO_32 / n)
    const firstWord = (value: number) => Math.ceil((value * TWO_TO_32) / n)
    const wrong = []
    for (let value = 0; value < n; value++) {
      const [first, end] = [firstWord(value), firstWord(value + 1)]
      const rejected = valueOfWord(first, n) === -1 ? 1 : 0
      const sound = [first + rejected, end - 1].every((word) => valueOfWord(word, n) === value)
      if (!sound || end - first - rejected !== share) wrong.push(value)
    }
    expect(wrong).toEqual([])
  })

  it('agrees with whole-number arithmetic up to 2^21', () => {
    const reference = (word: bigint, n: bigint) => {
      const product = word * n
      return product % 2n ** 32n < 2n ** 32n % n ? -1 : Number(product >> 32n)
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TWO_TO_32 - 1 }), fc.integer({ min: 1, max: 2 ** 21 }), (word, n) => {
        expect(valueOfWord(word, n)).toBe(reference(BigInt(word), BigInt(n)))
        const edge = Math.ceil((Math.floor(word % n) * TWO_TO_32) / n)
        expect(valueOfWord(edge, n)).toBe(reference(BigInt(edge), BigInt(n)))
      }),
      { ...fixed, numRuns: 2_000 },
    )
  })

  it('takes words above 2^21 modulo n and rejects those of the last, incomplete round', () => {
    for (const n of [2 ** 21 + 1, 10 ** 9, 2 ** 31, 2 ** 31 + 1, 3 * 2 ** 30, TWO_TO_32]) {
      const rounds = Math.floor(TWO_TO_32 / n)
      expect([0, n - 1, rounds * n - 1].map((word) => valueOfWord(word, n))).toEqual([0, n - 1, n - 1])
      const rejected = [rounds * n, TWO_TO_32 - 1].filter((word) => word < TWO_TO_32 && word >= rounds * n)
      expect(rejected.map((word) => valueOfWord(word, n))).toEqual(rejected.map(() => -1))
      expect(valueOfWord(n + 5 < rounds * n ? n + 5 : 5, n)).toBe(5)
    }
  })

  it('leaves out rejected words and takes the next', () => {
    for (const n of [2 ** 21 + 1, 2 ** 31 + 1, 3 * 2 ** 30, 2_000_003]) {
      const source = fastSource('rejection')
      const accepted = words('rejection', 400)
        .map((word) => valueOfWord(word, n))
        .filter((value) => value >= 0)
      expect(accepted.map(() => source.below(n))).toEqual(accepted)
    }
  })
})

describe('forks', () => {
  it('are the same again for the same label', () => {
    const source = fastSource('match')
    expect(twoWords(source.fork(3))).toEqual(twoWords(source.fork('3')))
  })

  it('depend on seed and label only, and leave the parent as it was', () => {
    const [fresh, used] = [fastSource('match'), fastSource('match')]
    for (let at = 0; at < 100; at++) used.below(6)
    const fork = used.fork('game 3')
    expect(twoWords(fork)).toEqual(twoWords(fresh.fork('game 3')))
    for (let at = 0; at < 100; at++) fresh.below(6)
    expect(used.word()).toBe(fresh.word())
  })

  it('are all different: by label, by parent, by depth, and from the parent', () => {
    const root = fastSource('r')
    const sources = [
      root,
      root.fork(''),
      root.fork('').fork(''),
      root.fork('a'),
      root.fork('b'),
      root.fork('ab'),
      root.fork('a').fork('b'),
      root.fork('b').fork('a'),
      fastSource('ra'),
      fastSource('s').fork('a'),
    ]
    expect(new Set(sources.map((source) => twoWords(source).join())).size).toBe(sources.length)
  })
})

describe('shuffle', () => {
  it('works in place, keeps every element and follows the seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (cards, seed) => {
        const deck = [...cards]
        expect(shuffle(deck, fastSource(seed))).toBe(deck)
        const ascending = (a: number, b: number) => a - b
        expect([...deck].sort(ascending)).toEqual([...cards].sort(ascending))
        expect(shuffle([...cards], fastSource(seed))).toEqual(deck)
      }),
      fixed,
    )
  })

  it('draws once per place from the last down to the second', () => {
    const asked: number[] = []
    const first = { below: (n: number) => (asked.push(n), 0) }
    expect(shuffle(['a', 'b', 'c', 'd'], first)).toEqual(['b', 'c', 'd', 'a'])
    expect(asked).toEqual([4, 3, 2])
    expect(shuffle([], first)).toEqual([])
    expect(asked).toHaveLength(3)
  })
})
