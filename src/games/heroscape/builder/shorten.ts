import { BrokenNumbers, put, take } from './numbers.ts'
import type { Numbers } from './numbers.ts'

const SHORTEST = 4
const SLOTS = 1 << 16

/** By the four bytes at a place. */
const slotAt = (bytes: Uint8Array, at: number): number =>
  Math.imul(bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24), 0x9e_37_79_b1) >>> 16

function lengthOfRepeat(bytes: Uint8Array, from: number, at: number): number {
  let length = 0
  while (at + length < bytes.length && bytes[from + length] === bytes[at + length]) length++
  return length
}

/** The same bytes with repeats left out: by turns new bytes, and how many to copy from how far back. */
export function shortened(bytes: Uint8Array): number[] {
  const short: number[] = []
  const last = new Int32Array(SLOTS).fill(-1)
  let [at, fresh] = [0, 0]
  const putFresh = (): void => {
    put(short, at - fresh)
    for (let i = fresh; i < at; i++) short.push(bytes[i])
  }
  while (at + SHORTEST <= bytes.length) {
    const slot = slotAt(bytes, at)
    const from = last[slot]
    last[slot] = at
    const length = from < 0 ? 0 : lengthOfRepeat(bytes, from, at)
    if (length < SHORTEST) at++
    else {
      putFresh()
      put(short, length)
      put(short, at - from)
      for (let i = at + 1; i < at + length && i + SHORTEST <= bytes.length; i++) last[slotAt(bytes, i)] = i
      at += length
      fresh = at
    }
  }
  at = bytes.length
  if (fresh < at) putFresh()
  return short
}

/** Reads what `shortened` has written; nothing in it is trusted. Undefined if it is broken or has more than `most` bytes. */
export function lengthened(short: Uint8Array, most: number): Uint8Array | undefined {
  const numbers: Numbers = { bytes: short, at: 0 }
  const long: number[] = []
  try {
    while (numbers.at < short.length) {
      const fresh = take(numbers, 0, Math.min(most - long.length, short.length - numbers.at))
      if (fresh > short.length - numbers.at) return undefined
      for (let i = 0; i < fresh; i++) long.push(short[numbers.at++])
      if (numbers.at === short.length) break
      const length = take(numbers, 1, most - long.length)
      const back = take(numbers, 1, long.length)
      for (let i = 0; i < length; i++) long.push(long[long.length - back])
    }
  } catch (error) {
    if (error instanceof BrokenNumbers) return undefined
    throw error
  }
  return Uint8Array.from(long)
}
