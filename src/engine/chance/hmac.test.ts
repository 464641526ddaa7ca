import { createHmac } from 'node:crypto'
import { inspect } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstValue, hmacSource } from './hmac.ts'
import { TWO_TO_32 } from './source.ts'

const fixed = { seed: 20261, numRuns: 200 }
const key = Uint8Array.from({ length: 32 }, (_, at) => at)
const keys = fc.uint8Array({ minLength: 32, maxLength: 32 })

/** The documented algorithm once more, with Node's HMAC and whole-number arithmetic of any size. */
function reference(anyKey: Uint8Array, epoch: number, counter: number, n: number): { value: number; counter: number } {
  for (;;) {
    const message = Buffer.alloc(12)
    message.writeUInt32BE(epoch, 0)
    message.writeBigUInt64BE(BigInt(counter), 4)
    const block = createHmac('sha256', anyKey).update(message).digest()
    counter++
    for (let at = 0; at < 32; at += 4) {
      const word = BigInt(block.readUInt32BE(at))
      if (word < 2n ** 32n - (2n ** 32n % BigInt(n))) return { value: Number(word % BigInt(n)), counter }
    }
  }
}

function blockOf(...words: number[]): DataView {
  const block = new DataView(new ArrayBuffer(32))
  words.forEach((word, at) => block.setUint32(4 * at, word))
  return block
}

describe('the HMAC generator', () => {
  it('gives the test vectors for the key 00 01 … 1f', () => {
    const source = hmacSource(key)
    expect([6, 6, 6, 6, 20, 1000].map((n) => source.below(n))).toEqual([3, 5, 2, 1, 8, 862])
    expect(source.below(TWO_TO_32)).toBe(2081022240)
    expect([source.epoch, source.counter]).toEqual([0, 7])
    source.nextEpoch()
    expect([source.epoch, source.counter]).toEqual([1, 0])
    expect([6, 6, 6, 6, 20, 1000].map((n) => source.below(n))).toEqual([5, 2, 0, 0, 7, 518])
    expect(hmacSource(key, 2, 2 ** 32 + 5).below(TWO_TO_32)).toBe(4239229673)
  })

  it("agrees with Node's HMAC at every epoch, counter and n", () => {
    const epochs = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    const counters = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 2 ** 53 - 10 }))
    const sizes = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 2 ** 31, max: 2 ** 32 }))
    fc.assert(
      fc.property(keys, epochs, counters, sizes, (anyKey, epoch, counter, n) => {
        const source = hmacSource(anyKey, epoch, counter)
        const expected = reference(anyKey, epoch, counter, n)
        expect(source.below(n)).toBe(expected.value)
        expect(source.counter).toBe(expected.counter)
      }),
      fixed,
    )
  })

  it("agrees with Node's HMAC over a long run in which many words are rejected", () => {
    const source = hmacSource(key, 3)
    let counter = 0
    for (let draw = 0; draw < 2_000; draw++) {
      const expected = reference(key, 3, counter, 2 ** 31 + 1)
      counter = expected.counter
      expect(source.below(2 ** 31 + 1)).toBe(expected.value)
    }
    expect(source.counter).toBe(counter)
    expect(counter).toBeGreaterThan(2_000)
  })

  it('takes the next word, then the next block, when words are rejected', () => {
    const top = TWO_TO_32 - 1
    const n = 3 // 2^32 mod 3 is 1: only the highest word is rejected
    const never = () => expect.unreachable('a further block was taken')
    expect(firstValue(oneByOne([blockOf(top, top, 5, 6)], never), n)).toBe(2)
    const all = blockOf(top, top, top, top, top, top, top, top)
    expect(firstValue(oneByOne([all, all, blockOf(4)], never), n)).toBe(1)
    expect(firstValue(oneByOne([blockOf(top - 1)], never), n)).toBe((top - 1) % 3)
    expect(firstValue(oneByOne([blockOf(top)], never), 2 ** 31)).toBe(2 ** 31 - 1)
    expect(firstValue(oneByOne([blockOf(2 ** 31 + 1, 2 ** 31)], never), 2 ** 31 + 1)).toBe(2 ** 31)
  })

  it('is resumed from epoch and counter alone, and spends a block on below(1) too', () => {
    fc.assert(
      fc.property(
        keys,
        fc.array(fc.integer({ min: 1, max: TWO_TO_32 }), { minLength: 1, maxLength: 10 }),
        (anyKey, sizes) => {
          const whole = hmacSource(anyKey, 4)
          let resumed = hmacSource(anyKey, 4)
          for (const n of sizes) {
            expect(resumed.below(n)).toBe(whole.below(n))
            resumed = hmacSource(anyKey, resumed.epoch, resumed.counter)
          }
        },
      ),
      fixed,
    )
    const source = hmacSource(key)
    expect(source.below(1)).toBe(0)
    expect(source.counter).toBe(1)
  })

  it('does not follow later changes of the key bytes and shows no key when printed', () => {
    const mine = key.slice()
    const source = hmacSource(mine)
    mine.fill(255)
    expect(source.below(TWO_TO_32)).toBe(hmacSource(key).below(TWO_TO_32))
    expect(JSON.parse(JSON.stringify(source))).toEqual({ epoch: 0, counter: 1 })
    expect(inspect(source, { depth: 10, showHidden: true })).not.toMatch(/Uint8Array|Uint32Array|HMAC/)
  })

  it.each([0, -1, 1.5, TWO_TO_32 + 1, NaN, Infinity])('refuses a draw below %d and stays where it is', (n) => {
    const source = hmacSource(key)
    expect(() => source.below(n)).toThrow(RangeError)
    expect(source.counter).toBe(0)
  })

  it('refuses a key of another length and a position that cannot be written', () => {
    expect(() => hmacSource(new Uint8Array(31))).toThrow('31 bytes instead of 32')
    for (const epoch of [-1, 0.5, TWO_TO_32, NaN]) expect(() => hmacSource(key, epoch)).toThrow(RangeError)
    for (const counter of [-1, 0.5, 2 ** 53, NaN]) expect(() => hmacSource(key, 0, counter)).toThrow(RangeError)
  })
})

function oneByOne(blocks: readonly DataView[], whenEmpty: () => DataView): () => DataView {
  let at = 0
  return () => blocks[at++] ?? whenEmpty()
}
