import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChanceRecord, Contribution, Opening } from './fairness.ts'
import {
  commitment,
  contributionCommitment,
  deriveKey,
  openCommitment,
  openContribution,
  verifyDraws,
  verifyOpening,
} from './fairness.ts'
import { fromHex, toHex } from './hex.ts'
import { hmacSource } from './hmac.ts'
import { TWO_TO_32 } from './source.ts'

const fixed = { seed: 20262, numRuns: 100 }
const bytesFrom = (first: number, length: number) => Uint8Array.from({ length }, (_, at) => first + at)
const secret = bytesFrom(0, 32)
const seat0: Contribution = { seat: 0, bytes: bytesFrom(0xa0, 16) }
const seat2: Contribution = { seat: 2, bytes: bytesFrom(0xc0, 20) }

function openingOf(chosen: Uint8Array, contributions: readonly Contribution[]): Opening {
  const committed = contributions.map((one) => ({ ...one, commitment: contributionCommitment(one) }))
  return { commitment: commitment(chosen), secret: chosen, contributions: committed }
}

function flipped(bytes: Uint8Array, at: number): Uint8Array {
  const changed = bytes.slice()
  changed[at % bytes.length] ^= 1
  return changed
}

describe('commitments and the key', () => {
  it('follow the documented encoding (values computed with another language)', () => {
    expect(commitment(secret)).toBe('ad8120e8c5548505605727885977c5271b3cc11c8a1b852c51d1248686a7b96f')
    expect(contributionCommitment(seat2)).toBe('e6611d9054145ea46f1808edbf3247e87d46089a6a8446c82e6057da0cce9143')
    const key = 'c0328f1bb8a41ff81201500564ede72d15ac70ed10a2ed83be8ebb2ca15c5e0d'
    expect(toHex(deriveKey(secret, [seat0, seat2]))).toBe(key)
  })

  it('open with what was committed to and with nothing else', () => {
    expect(openCommitment(commitment(secret), secret)).toBe(true)
    expect(openCommitment(commitment(secret), flipped(secret, 5))).toBe(false)
    expect(openCommitment(commitment(secret).toUpperCase(), secret)).toBe(false)
    expect(openContribution(contributionCommitment(seat0), seat0)).toBe(true)
    expect(openContribution(contributionCommitment(seat0), { ...seat0, seat: 1 })).toBe(false)
    expect(openContribution(contributionCommitment(seat0), { seat: 0, bytes: flipped(seat0.bytes, 0) })).toBe(false)
  })

  it('refuse a short secret and contributions that are too short to be unguessable or too long', () => {
    expect(openCommitment(commitment(bytesFrom(0, 31)), bytesFrom(0, 31))).toBe(false)
    for (const length of [0, 15, 65]) {
      const bad = { seat: 0, bytes: bytesFrom(0, length) }
      expect(openContribution(contributionCommitment(bad), bad)).toBe(false)
      expect(() => deriveKey(secret, [bad])).toThrow(`${length} bytes`)
    }
    for (const length of [16, 64]) {
      const good = { seat: 0, bytes: bytesFrom(0, length) }
      expect(openContribution(contributionCommitment(good), good)).toBe(true)
    }
    expect(() => deriveKey(bytesFrom(0, 31), [seat0])).toThrow('31 bytes')
    expect(() => deriveKey(secret, [{ seat: -1, bytes: seat0.bytes }])).toThrow('seat -1')
  })

  it('let every byte of every contribution, and every seat number, change the key', () => {
    const keys = [
      deriveKey(secret, []),
      deriveKey(secret, [seat0]),
      deriveKey(secret, [seat2]),
      deriveKey(secret, [seat0, seat2]),
      deriveKey(secret, [seat0, { ...seat2, seat: 3 }]),
      deriveKey(flipped(secret, 31), [seat0, seat2]),
      ...Array.from(seat0.bytes, (_, at) => deriveKey(secret, [{ seat: 0, bytes: flipped(seat0.bytes, at) }, seat2])),
    ]
    expect(new Set(keys.map(toHex)).size).toBe(keys.length)
  })

  it('keep two contributions apart from one that is as long as both', () => {
    const split = [
      { seat: 0, bytes: bytesFrom(0, 16) },
      { seat: 1, bytes: bytesFrom(16, 32) },
    ]
    const moved = [
      { seat: 0, bytes: bytesFrom(0, 32) },
      { seat: 1, bytes: bytesFrom(32, 16) },
    ]
    expect(toHex(deriveKey(secret, split))).not.toBe(toHex(deriveKey(secret, moved)))
  })
})

describe('the opening of a match', () => {
  const sound = openingOf(secret, [seat0, seat2])

  it('gives the key that the match was played with', () => {
    const seats = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 6 })
    const bytes = fc.uint8Array({ minLength: 64, maxLength: 64 })
    fc.assert(
      fc.property(bytes, seats, (random, chosen) => {
        const rising = [...chosen].sort((a, b) => a - b)
        const contributions = rising.map((seat) => ({ seat, bytes: random.slice(seat, seat + 16 + seat) }))
        const opening = openingOf(random.slice(0, 32), contributions)
        expect(verifyOpening(opening)).toEqual({ ok: true, key: deriveKey(opening.secret, contributions) })
      }),
      fixed,
    )
  })

  it('shows a secret that was changed after the commitment', () => {
    expect(verifyOpening({ ...sound, secret: flipped(secret, 0) })).toEqual({ ok: false, reason: 'secret' })
  })

  it('shows a contribution that was changed after its commitment', () => {
    const [first, second] = sound.contributions
    const contributions = [first, { ...second, bytes: flipped(second.bytes, 3) }]
    expect(verifyOpening({ ...sound, contributions })).toEqual({ ok: false, reason: 'contribution', seat: 2 })
  })

  it('shows a seat that took over the commitment and the bytes of another', () => {
    const [first] = sound.contributions
    const contributions = [first, { ...first, seat: 1 }]
    expect(verifyOpening({ ...sound, contributions })).toEqual({ ok: false, reason: 'contribution', seat: 1 })
  })

  it('shows seats out of order and a seat that contributes twice', () => {
    const [first, second] = sound.contributions
    const swapped = { ...sound, contributions: [second, first] }
    expect(verifyOpening(swapped)).toEqual({ ok: false, reason: 'order', seat: 0 })
    const twice = { ...sound, contributions: [first, first] }
    expect(verifyOpening(twice)).toEqual({ ok: false, reason: 'order', seat: 0 })
    expect(() => deriveKey(secret, [seat2, seat0])).toThrow('not in seat order')
  })
})

/** What a match with undos by consent leaves in its log: all draws, also those taken back, and the new epochs. */
function play(key: Uint8Array, script: readonly (number | 'consent')[]): ChanceRecord[] {
  const source = hmacSource(key)
  return script.map((step) => {
    if (step !== 'consent') return { n: step, value: source.below(step) }
    source.nextEpoch()
    return { epoch: source.epoch }
  })
}

describe('the draws of a match', () => {
  const key = deriveKey(secret, [seat0, seat2])
  const steps = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: TWO_TO_32 }) },
    fc.constant('consent' as const),
  )

  it('are verified over any number of epochs', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (script) => {
        const epoch = script.filter((step) => step === 'consent').length
        expect(verifyDraws(key, play(key, script))).toEqual({ ok: true, draws: script.length - epoch, epoch })
      }),
      fixed,
    )
  })

  it('show the first value that was changed, and what it should be', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 20 }), fc.nat(), (script, where) => {
        const honest = play(key, [...script, 6])
        const places = honest.flatMap((record, at) => ('n' in record && record.n > 1 ? [at] : []))
        const index = places[where % places.length]
        const { n, value } = honest[index] as { n: number; value: number }
        const log = honest.with(index, { n, value: (value + 1) % n })
        expect(verifyDraws(key, log)).toEqual({ ok: false, index, reason: 'value', expected: value })
      }),
      fixed,
    )
  })

  it('show a draw that was left out, repeated or made after an unmarked epoch', () => {
    const dice = play(
      key,
      Array.from({ length: 12 }, () => 1000),
    )
    const firstDifference = (log: ChanceRecord[]) => {
      const result = verifyDraws(key, log)
      return result.ok ? undefined : [result.index, result.reason]
    }
    expect(firstDifference(dice)).toBeUndefined()
    expect(firstDifference(dice.toSpliced(4, 1))).toEqual([4, 'value'])
    expect(firstDifference(dice.toSpliced(4, 0, dice[4]))).toEqual([5, 'value'])
    const consent = play(key, [1000, 1000, 'consent', 1000])
    expect(firstDifference(consent.toSpliced(2, 1))).toEqual([2, 'value'])
    expect(firstDifference(play(deriveKey(secret, [seat0]), [1000, 1000]))).toEqual([0, 'value'])
  })

  it.each([0, 2, 7, -1, 0.5, NaN])('show a jump from epoch 0 to epoch %d', (epoch) => {
    const log = [...play(key, [6, 6]), { epoch }]
    expect(verifyDraws(key, log)).toEqual({ ok: false, index: 2, reason: 'epoch', expected: 1 })
  })

  it.each([0, -6, 1.5, TWO_TO_32 + 1, NaN, '6' as unknown as number])('show a draw below %s without throwing', (n) => {
    const log = [...play(key, [6]), { n, value: 0 }]
    expect(verifyDraws(key, log)).toEqual({ ok: false, index: 1, reason: 'form' })
  })

  it('show a draw hidden in an epoch, and a record that is neither', () => {
    const hidden = { epoch: 1, n: 6, value: 5 }
    expect(verifyDraws(key, [hidden])).toEqual({ ok: false, index: 0, reason: 'form' })
    expect(verifyDraws(key, [{} as ChanceRecord])).toEqual({ ok: false, index: 0, reason: 'form' })
  })
})

describe('hexadecimal text', () => {
  it('comes back as the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'))
        expect(fromHex(toHex(bytes))).toEqual(bytes)
      }),
      fixed,
    )
  })

  it.each(['0', 'abc', 'AB', 'zz', '0x00', ' 00', '00\n', '0 '])('is refused when written %j', (text) => {
    expect(fromHex(text)).toBeUndefined()
  })
})
