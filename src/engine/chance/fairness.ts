import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { toHex } from './hex.ts'
import { hmacSource } from './hmac.ts'
import { isDrawSize } from './source.ts'

/**
 * Provable fairness. Nobody, the server included, can choose the dice of a match:
 *
 *  1. The server takes 32 random bytes, the secret, and publishes `commitment(secret)`.
 *  2. Every human seat takes 16 to 64 random bytes, its contribution, and publishes `contributionCommitment`.
 *  3. When all commitments are in, the contributions are opened, and anybody can check them.
 *  4. `deriveKey` makes the key that `hmacSource` draws from.
 *  5. At the end the server opens the secret; `verifyOpening` and `verifyDraws` recompute everything.
 *
 * In what follows u32(x) is x as 4 bytes, most significant first, ‖ joins bytes, texts are ASCII:
 *
 *     commitment                   = SHA-256("walstatt/secret/1" ‖ secret)
 *     contributionCommitment       = SHA-256("walstatt/contribution/1" ‖ u32(seat) ‖ bytes)
 *     key                          = HMAC-SHA-256(secret, "walstatt/key/1" ‖ u32(number of contributions)
 *                                      ‖ for each in rising seat order: u32(seat) ‖ u32(length of bytes) ‖ bytes)
 *
 * Commitments are written as 64 lower-case hexadecimal digits. The seat is part of its commitment, so that nobody can take over
 * the commitment of another seat and open it with that seat's bytes. Random bytes come from the caller: the engine makes none.
 */
export interface Contribution {
  readonly seat: number
  readonly bytes: Uint8Array
}

export interface CommittedContribution extends Contribution {
  readonly commitment: string
}

/** What is public after the end of a match. */
export interface Opening {
  readonly commitment: string
  readonly secret: Uint8Array
  /** In rising seat order. */
  readonly contributions: readonly CommittedContribution[]
}

export const SECRET_BYTES = 32
export const CONTRIBUTION_BYTES = { least: 16, most: 64 } as const

export function commitment(secret: Uint8Array): string {
  return toHex(sha256(concatBytes(utf8ToBytes('walstatt/secret/1'), secret)))
}

export function contributionCommitment({ seat, bytes }: Contribution): string {
  return toHex(sha256(concatBytes(utf8ToBytes('walstatt/contribution/1'), u32(seat), bytes)))
}

/** Whether the opened secret is the one that was committed to. */
export function openCommitment(published: string, secret: Uint8Array): boolean {
  return secret.length === SECRET_BYTES && commitment(secret) === published
}

/** Whether the opened contribution is the one that its seat committed to. */
export function openContribution(published: string, opened: Contribution): boolean {
  return isContribution(opened) && contributionCommitment(opened) === published
}

/** Throws if the caller has not checked what it passes: wrong lengths, seats out of order or twice. */
export function deriveKey(secret: Uint8Array, contributions: readonly Contribution[]): Uint8Array {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`the secret has ${secret.length} bytes`)
  const parts = [utf8ToBytes('walstatt/key/1'), u32(contributions.length)]
  contributions.forEach((contribution, at) => {
    const { seat, bytes } = contribution
    if (!isContribution(contribution)) throw new RangeError(`no contribution: seat ${seat}, ${bytes.length} bytes`)
    if (!isRising(contributions, at)) throw new RangeError(`contributions are not in seat order at seat ${seat}`)
    parts.push(u32(seat), u32(bytes.length), bytes)
  })
  return hmac(sha256, secret, concatBytes(...parts))
}

export type OpeningResult =
  | { readonly ok: true; readonly key: Uint8Array }
  | { readonly ok: false; readonly reason: 'secret' }
  | { readonly ok: false; readonly reason: 'contribution' | 'order'; readonly seat: number }

/**
 * A seat checks besides that its own commitment is in the list: only it knows that. An empty list proves that the server
 * did not change its mind, not that it did not choose.
 */
export function verifyOpening(opening: Opening): OpeningResult {
  const { contributions, secret } = opening
  if (!openCommitment(opening.commitment, secret)) return { ok: false, reason: 'secret' }
  for (const [at, contribution] of contributions.entries()) {
    const { seat } = contribution
    if (!openContribution(contribution.commitment, contribution)) return { ok: false, reason: 'contribution', seat }
    if (!isRising(contributions, at)) return { ok: false, reason: 'order', seat }
  }
  return { ok: true, key: deriveKey(secret, contributions) }
}

/** One draw as a log records it: the answer to below(n). */
export interface DrawRecord {
  readonly n: number
  readonly value: number
}

/** Stands where an undo by consent started a new epoch. Draws before it stay in the log and are verified too. */
export interface EpochRecord {
  readonly epoch: number
}

export type ChanceRecord = DrawRecord | EpochRecord

/** The index of the first record that differs; `form` is a record that is neither a possible draw nor an epoch. */
export type DrawsResult =
  | { readonly ok: true; readonly draws: number; readonly epoch: number }
  | { readonly ok: false; readonly index: number; readonly reason: 'value'; readonly expected: number }
  | { readonly ok: false; readonly index: number; readonly reason: 'epoch'; readonly expected: number }
  | { readonly ok: false; readonly index: number; readonly reason: 'form' }

/**
 * Recomputes the draws of a whole log, in log order, from epoch 0 and counter 0. Places are counted here and never taken from
 * the log, and epochs rise by exactly one: otherwise whoever knows the key could skip the draws it does not like.
 * That each n is what the rules ask for, and each epoch follows an undo that all consented to, is for the replay to check.
 */
export function verifyDraws(key: Uint8Array, records: readonly ChanceRecord[]): DrawsResult {
  const source = hmacSource(key)
  let draws = 0
  for (const [index, record] of records.entries()) {
    const isEpoch = 'epoch' in record
    const isDraw = 'n' in record
    if (isEpoch === isDraw) return { ok: false, index, reason: 'form' }
    if (isEpoch) {
      source.nextEpoch()
      if (record.epoch !== source.epoch) return { ok: false, index, reason: 'epoch', expected: source.epoch }
      continue
    }
    if (!isDrawSize(record.n)) return { ok: false, index, reason: 'form' }
    const expected = source.below(record.n)
    if (record.value !== expected) return { ok: false, index, reason: 'value', expected }
    draws++
  }
  return { ok: true, draws, epoch: source.epoch }
}

function isContribution({ seat, bytes }: Contribution): boolean {
  const fits = bytes.length >= CONTRIBUTION_BYTES.least && bytes.length <= CONTRIBUTION_BYTES.most
  return fits && Number.isInteger(seat) && seat >= 0 && seat <= 0xffffffff
}

function isRising(contributions: readonly Contribution[], at: number): boolean {
  return at === 0 || contributions[at - 1].seat < contributions[at].seat
}

function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
