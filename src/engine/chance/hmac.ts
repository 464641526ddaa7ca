import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { ChanceSource } from './source.ts'
import { assertDrawSize, TWO_TO_32 } from './source.ts'

/**
 * The chance of a real match: every draw can be recomputed from the key and its place, in any language.
 *
 *     block(epoch, counter) = HMAC-SHA-256(key, message), 32 bytes
 *     message               = epoch as 4 bytes, then counter as 8 bytes, both unsigned, most significant byte first
 *
 * A draw below n:
 *  1. Take block(epoch, counter) and add 1 to counter.
 *  2. Read the block as eight unsigned 32-bit words, most significant byte first, from left to right.
 *  3. limit = 2^32 − (2^32 mod n). The first word below limit gives the value: word mod n. The rest of the block is not used.
 *  4. If all eight words are at limit or above, go on with step 1.
 *
 * Every draw starts with a fresh block, also below(1), so (epoch, counter) is the whole position. A match starts at epoch 0,
 * counter 0. A new epoch is the epoch before plus 1, and its counter starts at 0.
 */
export interface HmacSource extends ChanceSource {
  readonly epoch: number
  /** The counter of the next block. */
  readonly counter: number
  /** After an undo by consent: what was seen of the old epoch says nothing about the draws to come. */
  nextEpoch(): void
}

export const KEY_BYTES = 32
const WORDS_IN_BLOCK = 8

/** The key stays in this closure: a source that is printed or serialised shows its position and nothing else. */
export function hmacSource(key: Uint8Array, epoch = 0, counter = 0): HmacSource {
  assertPosition(key, epoch, counter)
  const keyed = hmac.create(sha256, key)
  const bytes = new Uint8Array(12)
  const message = new DataView(bytes.buffer)
  const digest = new Uint8Array(keyed.outputLen)
  const block = new DataView(digest.buffer)
  // One for all blocks: making a new one takes as long as computing with it.
  const work = keyed.clone()

  function nextBlock(): DataView {
    message.setUint32(0, epoch)
    message.setUint32(4, Math.floor(counter / TWO_TO_32))
    message.setUint32(8, counter % TWO_TO_32)
    counter++
    keyed._cloneInto(work).update(bytes).digestInto(digest)
    return block
  }

  return {
    get epoch() {
      return epoch
    },
    get counter() {
      return counter
    },
    below(n) {
      assertDrawSize(n)
      return firstValue(nextBlock, n)
    },
    nextEpoch() {
      epoch++
      counter = 0
    },
  }
}

/** Steps 2 to 4; apart from the key, so that a test can hand in blocks that are rejected as a whole. */
export function firstValue(nextBlock: () => DataView, n: number): number {
  const limit = TWO_TO_32 - (TWO_TO_32 % n)
  for (;;) {
    const block = nextBlock()
    for (let at = 0; at < WORDS_IN_BLOCK; at++) {
      const word = block.getUint32(4 * at)
      if (word < limit) return word % n
    }
  }
}

function assertPosition(key: Uint8Array, epoch: number, counter: number): void {
  if (key.length !== KEY_BYTES) throw new RangeError(`the key has ${key.length} bytes instead of ${KEY_BYTES}`)
  if (!Number.isInteger(epoch) || epoch < 0 || epoch >= TWO_TO_32) throw new RangeError(`no epoch: ${epoch}`)
  if (!Number.isSafeInteger(counter) || counter < 0) throw new RangeError(`no counter: ${counter}`)
}
