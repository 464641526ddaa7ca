import type { ChanceSource } from './source.ts'
import { assertDrawSize, TWO_TO_32 } from './source.ts'

/**
 * For search, simulation and fuzzing; never for a match between people, since its future can be computed from its past.
 * sfc32 (Chris Doty-Humphrey's small fast counting generator) on 32-bit words: the same numbers in every JavaScript engine.
 */
export interface FastSource extends ChanceSource {
  /** The next word, 0 to 2^32 − 1. */
  word(): number
  /**
   * An independent source. It depends on this source's seed and the label only, not on what was drawn before, and draws
   * nothing itself: game 17 of a simulation is the same however many games ran before it.
   */
  fork(label: string | number): FastSource
}

/** A number is the same seed as its decimal writing: `fastSource(7)` equals `fastSource('7')`. */
export function fastSource(seed: string | number): FastSource {
  return new Sfc32(absorb(new Int32Array([0x57414c53, 0x54415454, 0x243f6a88, 0x13198a2e]), String(seed)))
}

/** Up to here word × n is below 2^53 and therefore exact in a double. */
const EXACT_PRODUCT = 2097152

/**
 * The value that a word stands for, 0 … n − 1, or −1 where the word has to be rejected so that every value keeps exactly
 * floor(2^32 / n) words. Lemire's mapping, the high half of word × n, as long as it is exact; above, the word modulo n.
 */
export function valueOfWord(word: number, n: number): number {
  if (n > EXACT_PRODUCT) return word < TWO_TO_32 - (TWO_TO_32 % n) ? word % n : -1
  const low = Math.imul(word, n) >>> 0
  if (low < n && low < TWO_TO_32 % n) return -1
  return (word * n - low) / TWO_TO_32
}

class Sfc32 implements FastSource {
  private readonly origin: Int32Array
  /** A typed array, because numbers above 2^30 in object fields may be boxed, that is, allocated. */
  private readonly state: Int32Array

  constructor(origin: Int32Array) {
    this.origin = origin
    this.state = origin.slice()
    for (let round = 0; round < 16; round++) this.word()
  }

  word(): number {
    const s = this.state
    const b = s[1]
    const c = s[2]
    const sum = (s[0] + b + s[3]) | 0
    s[0] = b ^ (b >>> 9)
    s[1] = c + (c << 3)
    s[2] = ((c << 21) | (c >>> 11)) + sum
    s[3] = s[3] + 1
    return sum >>> 0
  }

  below(n: number): number {
    if (n < 1 || (n | 0) !== n) assertDrawSize(n)
    let value = valueOfWord(this.word(), n)
    while (value < 0) value = valueOfWord(this.word(), n)
    return value
  }

  fork(label: string | number): FastSource {
    return new Sfc32(absorb(this.origin.slice(), String(label)))
  }
}

/**
 * Stirs the UTF-16 units of a text into four words. Every step can be inverted, so no two states ever fall together;
 * the length at the end keeps fork('a').fork('b') apart from fork('ab').
 */
function absorb(words: Int32Array, text: string): Int32Array {
  for (let at = 0; at < text.length; at++) stir(words, text.charCodeAt(at))
  stir(words, ~text.length)
  for (let round = 0; round < 8; round++) stir(words, round)
  return words
}

function stir(w: Int32Array, unit: number): void {
  w[0] = Math.imul(turn(w[0] ^ unit, 13), 0x9e3779b1) + w[3]
  w[1] = Math.imul(turn(w[1] ^ w[0], 17), 0x85ebca6b) ^ w[2]
  w[2] = Math.imul(turn(w[2] + w[1], 11), 0xc2b2ae35) ^ w[0]
  w[3] = Math.imul(turn(w[3] ^ w[2], 19), 0x27d4eb2f) + w[1]
}

function turn(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
